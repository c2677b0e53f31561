import { Link } from "@remix-run/react";
import { type ClassRow, ClassTable } from "./class-table";

/** A row of the report: a generated password is in it this once. */
export interface ReportRow extends ClassRow {
  generatedPassword: string;
}

/** What became of a class list, row by row, with the generated passwords to keep. */
export function ClassReport({ rows }: { rows: ReportRow[] }) {
  const made = rows.filter(({ faults }) => faults.length === 0);
  const generated = made.filter(({ generatedPassword }) => generatedPassword !== "");
  const list = made.map((row) => [row.fullName, row.username, row.email, row.generatedPassword]);
  const refused = rows.length - made.length;
  return (
    <section aria-labelledby="report" className="stack">
      <h2 id="report">
        {made.length} {made.length === 1 ? "student" : "students"} registered
        {refused > 0 && `, ${refused} ${refused === 1 ? "row" : "rows"} not`}
      </h2>
      {generated.length > 0 && (
        <form method="post" action="/admin/class-passwords" className="office-card">
          <p>
            <strong>The generated passwords are shown this once.</strong> Keep them before you leave this
            page.
          </p>
          <input type="hidden" name="students" value={JSON.stringify(list)} />
          <button type="submit" className="button button-primary">
            Download passwords as CSV
          </button>
        </form>
      )}
      <ClassTable
        rows={rows}
        caption="What became of each row"
        able="Registered"
        password={({ generatedPassword, password }) =>
          generatedPassword ? (
            <code>{generatedPassword}</code>
          ) : (
            <span className={password === "weak" ? "weak" : undefined}>
              {password === "weak" ? "as given: weak" : "as given"}
            </span>
          )
        }
      />
      <p>
        <Link to="/admin/register" className="text-link">
          See all students
        </Link>
      </p>
    </section>
  );
}
