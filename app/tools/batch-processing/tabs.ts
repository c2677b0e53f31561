/** The page's two tabs, by the name they have in its address. */
export const TABS = [
  { name: "input", label: "Input" },
  { name: "results", label: "Results" },
] as const;
export type TabName = (typeof TABS)[number]["name"];

/** The button that shows the other tab and keeps what is typed. */
export const SHOW_TAB = "show-tab";
