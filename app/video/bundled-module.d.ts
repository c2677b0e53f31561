declare module "*?bundled" {
  /** A module with all that it imports, as one CommonJS text. */
  const source: string;
  export default source;
}
