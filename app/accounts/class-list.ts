import { readCsv } from "./csv";
import { plainLetters } from "./plain-letters";

/** One student of a class list, as it was written there; "" for what is not given. */
export interface ListedStudent {
  /** The row's number in the file, from 1. */
  row: number;
  fullName: string;
  username: string;
  email: string;
  password: string;
}
type Column = Exclude<keyof ListedStudent, "row">;

/** The order of columns in a list without a header. */
const BY_POSITION: readonly Column[] = ["fullName", "username", "email", "password"];

const HEADINGS: Record<Column, readonly string[]> = {
  fullName: ["name", "fullname", "student", "studentname"],
  username: ["username", "user", "login", "loginname"],
  email: ["email", "mail", "emailaddress"],
  password: ["password", "initialpassword"],
};

function columnOf(heading: string): Column | undefined {
  const plain = plainLetters(heading).replace(/[^a-z0-9]/g, "");
  return BY_POSITION.find((column) => HEADINGS[column].includes(plain));
}

/** In a list without a header a column of addresses is the email column, wherever it stands. */
function columnsByPosition(rows: string[][]): (Column | undefined)[] {
  const width = Math.max(...rows.map((row) => row.length));
  const places = Array.from({ length: width }, (_, place) => place);
  const addresses = places.find((place) => {
    const cells = rows.map((row) => row[place] ?? "").filter((cell) => cell !== "");
    return cells.length > 0 && cells.every((cell) => /^[^\s@]+@[^\s@]+$/.test(cell));
  });
  if (addresses === undefined) return [...BY_POSITION];
  const others = BY_POSITION.filter((column) => column !== "email");
  return places.map((place) => (place === addresses ? "email" : others.shift()));
}

/**
 * Reads a class list: with a header in any order, or else name, username, email, password.
 * @returns its students, and the headings of columns that mean nothing here
 */
export function readClassList(text: string): { students: ListedStudent[]; ignored: string[] } {
  const filled = readCsv(text)
    .map((cells, place) => ({ row: place + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  const [first] = filled;
  if (!first) return { students: [], ignored: [] };
  const headed = first.cells.map(columnOf);
  const hasHeader = headed.some((column) => column === "fullName" || column === "username");
  const columns = hasHeader ? headed : columnsByPosition(filled.map(({ cells }) => cells));
  const students = (hasHeader ? filled.slice(1) : filled).map(({ row, cells }) => {
    const student: ListedStudent = { row, fullName: "", username: "", email: "", password: "" };
    columns.forEach((column, place) => {
      if (column && student[column] === "") student[column] = cells[place] ?? "";
    });
    return student;
  });
  const ignored = hasHeader ? first.cells.filter((cell, place) => cell !== "" && !headed[place]) : [];
  return { students, ignored };
}
