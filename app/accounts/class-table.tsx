import type { ReactNode } from "react";

/** What the table shows of a row of a class list. */
export interface ClassRow {
  row: number;
  fullName: string;
  username: string;
  email: string;
  password: "given" | "weak" | "generated";
  madeUsername: boolean;
  faults: string[];
}

const PASSWORD: Record<ClassRow["password"], string> = {
  given: "as given",
  weak: "as given: weak",
  generated: "generated",
};

/** A class list, row by row, with what becomes of each. */
export function ClassTable<R extends ClassRow>({
  rows,
  caption,
  able,
  password = (row) => (
    <span className={row.password === "weak" ? "weak" : undefined}>{PASSWORD[row.password]}</span>
  ),
}: {
  rows: R[];
  caption: string;
  /** The word for a row without faults. */
  able: string;
  /** What stands in the password's column. */
  password?: (row: R) => ReactNode;
}) {
  return (
    <table className="student-table class-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {["Row", "Name", "Username", "Email", "Password", "Result"].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.row}>
            <td data-label="Row">{row.row}</td>
            <td data-label="Name">
              <bdi>{row.fullName || "–"}</bdi>
            </td>
            <td data-label="Username">
              <span>
                <bdi>{row.username || "–"}</bdi>
                {row.madeUsername && <span className="state"> made from the name</span>}
              </span>
            </td>
            <td data-label="Email">
              <bdi>{row.email || "–"}</bdi>
            </td>
            <td data-label="Password">{row.faults.length > 0 ? "–" : password(row)}</td>
            <td data-label="Result">
              {row.faults.length > 0 ? (
                <span className="field-error">Not registered: {row.faults.join(". ")}</span>
              ) : (
                able
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
