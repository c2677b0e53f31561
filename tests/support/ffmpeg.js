import { spawnSync } from "node:child_process";

/** @param {string} program @param {string[]} parts */
const tried = (program, parts) => spawnSync(program, parts, { stdio: "inherit" }).status === 0;

/** @param {string} path */
const runs = (path) => spawnSync(path, ["-hide_banner", "-version"], { stdio: "ignore" }).status === 0;

const found = () => [process.env.FFMPEG_PATH ?? "", "ffmpeg"].find((path) => path && runs(path));

/**
 * Finds an ffmpeg (FFMPEG_PATH, then PATH), or installs the system's package where apt is there. Tests need one that can
 * write H.264, to make their clips with.
 * @returns {string} its path
 * @throws {Error} when none can be had
 */
export function findOrInstallFfmpeg() {
  const here = found();
  if (here) return here;
  console.log("Installing ffmpeg (once) ...");
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (/** @type {string[]} */ ...parts) => {
    const [program = "", ...rest] = [...asRoot, "apt-get", "-qq", ...parts];
    return tried(program, rest);
  };
  if (apt("update")) apt("install", "-y", "--no-install-recommends", "ffmpeg");
  const installed = found();
  if (!installed) throw new Error("No ffmpeg: install one, or set FFMPEG_PATH to one.");
  return installed;
}
