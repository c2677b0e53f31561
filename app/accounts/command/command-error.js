/** A refusal in one plain line: exit code 1. */
export class CommandError extends Error {}

/** The command line itself was wrong: exit code 2. */
export class WrongUse extends Error {}
