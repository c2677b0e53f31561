import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, type MetaFunction, useLoaderData } from "@remix-run/react";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { PRODUCT_NAME } from "~/components/brand";
import { AnswerToast } from "~/components/toast";
import type { ShownGroup } from "./entries.server";
import { InspirationCard } from "./inspiration-card";
import { loadPage } from "./page.server";
import "./video-inspiration.css";

export const meta: MetaFunction = () => [{ title: `Video Inspiration · ${PRODUCT_NAME}` }];

export const loader = (args: LoaderFunctionArgs) => loadPage(args);

interface GroupProps {
  group: ShownGroup;
  variations: number;
  query: string;
}

/** A group that folds. What the reader has opened stays open while the page is there. */
function Group({ group, variations, query }: GroupProps) {
  const [open, setOpen] = useState(group.open);
  useEffect(() => {
    if (group.open) setOpen(true);
  }, [group.open]);
  return (
    <details
      id={group.id}
      className="inspiration-group"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h2>{group.title}</h2>
        <span className="hint">
          {group.about} <span className="inspiration-count">{group.entries.length}</span>
        </span>
      </summary>
      {!open && (
        // Seen without scripts alone: with them the sketches are drawn as the group opens.
        <Link to={{ search: `?group=${group.id}`, hash: group.id }} className="text-link">
          Show these with their sketches
        </Link>
      )}
      <ul className="inspirations">
        {group.entries.map((entry) => (
          <InspirationCard key={entry.id} entry={entry} drawn={open} variations={variations} query={query} />
        ))}
      </ul>
    </details>
  );
}

function SearchForm({ query }: { query: string }) {
  return (
    <Form method="get" role="search" className="inspiration-search">
      <label htmlFor="inspiration-query" className="sr-only">
        Search the ideas
      </label>
      <input
        key={query}
        id="inspiration-query"
        type="search"
        name="q"
        defaultValue={query}
        placeholder="Search: neon, hands, slow motion…"
        maxLength={100}
      />
      <button type="submit" className="button">
        <Search size={16} aria-hidden /> Search
      </button>
    </Form>
  );
}

export default function VideoInspiration() {
  const { label, purpose, query, groups, totals, said } = useLoaderData<typeof loader>();
  const found = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div className="inspiration-page">
      <AnswerToast answer={said} />
      <header className="tool-header">
        <h1>{label}</h1>
        <p className="text-muted">{purpose}</p>
      </header>
      <SearchForm query={query} />
      {query !== "" && (
        <p className="hint" role="status">
          {found === 0 ? `No idea holds “${query}”.` : `${found} of ${totals.entries} ideas hold “${query}”.`}{" "}
          <Link to="?" className="text-link">
            Show all ideas
          </Link>
        </p>
      )}
      {groups.map((group) => (
        <Group key={group.id} group={group} variations={totals.variations} query={query} />
      ))}
    </div>
  );
}
