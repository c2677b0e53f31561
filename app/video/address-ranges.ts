import { BlockList, isIP } from "node:net";

/** Addresses that are nobody's server on the public internet, and who says so. */
interface ReservedRange {
  range: string;
  what: string;
  source: string;
}

/** IANA's IPv4 special-purpose registry, multicast, and one cloud's host address that lies among public ones. */
const RESERVED_IPV4: readonly ReservedRange[] = [
  { range: "0.0.0.0/8", what: "this network", source: "RFC 791" },
  { range: "10.0.0.0/8", what: "private networks", source: "RFC 1918" },
  { range: "100.64.0.0/10", what: "carriers' own networks; one cloud's metadata", source: "RFC 6598" },
  { range: "127.0.0.0/8", what: "this machine", source: "RFC 1122" },
  { range: "168.63.129.16/32", what: "Azure's host", source: "Microsoft Learn, IP address 168.63.129.16" },
  { range: "169.254.0.0/16", what: "link-local; most clouds' metadata", source: "RFC 3927" },
  { range: "172.16.0.0/12", what: "private networks", source: "RFC 1918" },
  { range: "192.0.0.0/24", what: "protocol assignments", source: "RFC 6890" },
  { range: "192.0.2.0/24", what: "documentation", source: "RFC 5737" },
  { range: "192.31.196.0/24", what: "AS112", source: "RFC 7535" },
  { range: "192.52.193.0/24", what: "multicast tunnels", source: "RFC 7450" },
  { range: "192.88.99.0/24", what: "6to4 relays", source: "RFC 7526" },
  { range: "192.168.0.0/16", what: "private networks", source: "RFC 1918" },
  { range: "192.175.48.0/24", what: "AS112", source: "RFC 7534" },
  { range: "198.18.0.0/15", what: "benchmarks", source: "RFC 2544" },
  { range: "198.51.100.0/24", what: "documentation", source: "RFC 5737" },
  { range: "203.0.113.0/24", what: "documentation", source: "RFC 5737" },
  { range: "224.0.0.0/4", what: "multicast", source: "RFC 5771" },
  { range: "240.0.0.0/4", what: "reserved, and broadcast", source: "RFC 1112" },
];

/**
 * The one range that global IPv6 addresses are given out of. All else is refused with it: `::`, `::1`, IPv4 written
 * as IPv6, translation prefixes, link-local and unique local addresses.
 */
const GLOBAL_IPV6: ReservedRange = { range: "2000::/3", what: "global unicast", source: "RFC 4291" };

/** What of it is special all the same: IANA's IPv6 special-purpose registry. */
const RESERVED_IPV6: readonly ReservedRange[] = [
  { range: "2001::/23", what: "protocol assignments, Teredo among them", source: "RFC 2928" },
  { range: "2001:db8::/32", what: "documentation", source: "RFC 3849" },
  { range: "2002::/16", what: "6to4: any IPv4 address inside", source: "RFC 3056" },
  { range: "2620:4f:8000::/48", what: "AS112", source: "RFC 7534" },
  { range: "3fff::/20", what: "documentation", source: "RFC 9637" },
];

function listOf(ranges: readonly ReservedRange[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const { range } of ranges) {
    const [network = "", prefix] = range.split("/");
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

const reservedIpv4 = listOf(RESERVED_IPV4, "ipv4");
const globalIpv6 = listOf([GLOBAL_IPV6], "ipv6");
const reservedIpv6 = listOf(RESERVED_IPV6, "ipv6");

/**
 * Whether an address is a server's on the public internet.
 * @param address IPv4 in dotted decimal, or IPv6 without brackets; anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !reservedIpv4.check(address, "ipv4");
    case 6:
      // An address with a zone (fe80::1%eth0) means something on this machine only.
      return (
        !address.includes("%") && globalIpv6.check(address, "ipv6") && !reservedIpv6.check(address, "ipv6")
      );
    default:
      return false;
  }
}
