/** The orders of the student table, as they stand in its address, with what each is called. */
export const STUDENT_SORTS = {
  name: "Name, A to Z",
  "-name": "Name, Z to A",
  username: "Username, A to Z",
  "-username": "Username, Z to A",
  email: "Email, A to Z",
  "-email": "Email, Z to A",
  "-created": "Newest first",
  created: "Oldest first",
  "-runs": "Most runs first",
  runs: "Fewest runs first",
  "-used": "Last used first",
  used: "Longest unused first",
} as const;
export type StudentSort = keyof typeof STUDENT_SORTS;

/** The table's columns, each with the order its heading gives first. */
export const STUDENT_COLUMNS = [
  { label: "Name", sort: "name" },
  { label: "Username", sort: "username" },
  { label: "Email", sort: "email" },
  { label: "Created", sort: "-created" },
  { label: "Runs", sort: "-runs" },
  { label: "Last use", sort: "-used" },
] as const satisfies readonly { label: string; sort: StudentSort }[];

/** The same column the other way round. */
export const reversed = (sort: StudentSort) =>
  (sort.startsWith("-") ? sort.slice(1) : `-${sort}`) as StudentSort;
