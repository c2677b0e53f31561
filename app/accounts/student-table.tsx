import { Form, Link } from "@remix-run/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import { reversed, STUDENT_COLUMNS, STUDENT_SORTS, type StudentSort } from "./student-sorts";

/** A student as the table shows one: dates as text. */
export interface StudentRow {
  id: number;
  fullName: string;
  username: string;
  email: string | null;
  createdAt: string;
  created: string;
  runs: number;
  lastUsedAt: string | null;
  used: string;
  deactivatedAt: string | null;
}

export interface StudentTableProps {
  students: StudentRow[];
  /** How many the search finds, and how many there are. */
  found: number;
  total: number;
  page: number;
  pages: number;
  /** The number of the first one shown. */
  from: number;
  q: string;
  sort: StudentSort;
}

function addressOf({ q, sort, page }: { q: string; sort: StudentSort; page?: number }): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (sort !== "-created") query.set("sort", sort);
  if (page && page > 1) query.set("page", String(page));
  return `/admin/register${query.size > 0 ? `?${query}` : ""}#students`;
}

function Heading({
  label,
  usual,
  q,
  sort,
}: {
  label: string;
  usual: StudentSort;
  q: string;
  sort: StudentSort;
}) {
  const current = sort === usual || sort === reversed(usual);
  const descending = sort.startsWith("-");
  const Arrow = descending ? ArrowDown : ArrowUp;
  const next = sort === usual ? reversed(usual) : usual;
  return (
    <th scope="col" aria-sort={current ? (descending ? "descending" : "ascending") : undefined}>
      <Link to={addressOf({ q, sort: next })} title={STUDENT_SORTS[next]}>
        {label} {current && <Arrow size={14} aria-hidden />}
      </Link>
    </th>
  );
}

function Search({ q, sort }: { q: string; sort: StudentSort }) {
  return (
    <Form
      method="get"
      action="/admin/register#students"
      className="student-search"
      role="search"
      key={`${q} ${sort}`}
    >
      <div className="field">
        <label htmlFor="student-search">Search students</label>
        <input id="student-search" type="search" name="q" defaultValue={q} maxLength={200} dir="auto" />
      </div>
      <div className="field student-order">
        <label htmlFor="student-order">Order</label>
        <select id="student-order" name="sort" defaultValue={sort}>
          {Object.entries(STUDENT_SORTS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button">
        Search
      </button>
      {q && (
        <Link to={addressOf({ q: "", sort })} className="button button-quiet">
          Show all
        </Link>
      )}
    </Form>
  );
}

function Pages({ page, pages, q, sort }: StudentTableProps) {
  if (pages === 1) return null;
  const link = (to: number, label: string) =>
    to >= 1 && to <= pages ? (
      <Link to={addressOf({ q, sort, page: to })} className="button">
        {label}
      </Link>
    ) : null;
  return (
    <nav aria-label="Pages of students" className="pages">
      {link(page - 1, "Previous page")}
      <span>
        Page {page} of {pages}
      </span>
      {link(page + 1, "Next page")}
    </nav>
  );
}

/** The registered students: searched, sorted and paged by the page's address, so it works without scripts. */
export function StudentTable(props: StudentTableProps) {
  const { students, found, total, from, q, sort } = props;
  if (total === 0) return <p className="empty">No students yet. The first one you register appears here.</p>;
  return (
    <>
      <Search q={q} sort={sort} />
      <p className="hint" role="status">
        {found === 0
          ? "No student matches this search."
          : `${from} to ${from + students.length - 1} of ${found} ${found === 1 ? "student" : "students"}`}
      </p>
      {found > 0 && (
        <table className="student-table">
          <thead>
            <tr>
              {STUDENT_COLUMNS.map(({ label, sort: usual }) => (
                <Heading key={label} label={label} usual={usual} q={q} sort={sort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {students.map((student) => (
              <Row key={student.id} student={student} />
            ))}
          </tbody>
        </table>
      )}
      <Pages {...props} />
    </>
  );
}

function Row({ student }: { student: StudentRow }) {
  const { id, fullName, username, email, createdAt, created, runs, lastUsedAt, used, deactivatedAt } =
    student;
  return (
    <tr>
      <td data-label="Name">
        <span>
          <Link to={`/admin/students/${id}`} className="text-link">
            <bdi>{fullName}</bdi>
          </Link>
          {deactivatedAt && <span className="state"> Deactivated</span>}
        </span>
      </td>
      <td data-label="Username">
        <bdi>{username}</bdi>
      </td>
      <td data-label="Email">
        <bdi>{email ?? "–"}</bdi>
      </td>
      <td data-label="Created">
        <time dateTime={createdAt}>{created}</time>
      </td>
      <td data-label="Runs">{runs}</td>
      <td data-label="Last use">{lastUsedAt ? <time dateTime={lastUsedAt}>{used}</time> : "never"}</td>
    </tr>
  );
}
