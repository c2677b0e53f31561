import { format } from "date-fns";
import type { StudentRow } from "./student-table";
import type { Student } from "./students.server";

const day = (moment: string | null) => (moment ? format(new Date(moment), "MMM d, yyyy") : "never");

/** A student as pages show one: dates in words, made here, because the browser has no code for them. */
export const toStudentRow = (student: Student): StudentRow => ({
  ...student,
  created: day(student.createdAt),
  used: day(student.lastUsedAt),
});
