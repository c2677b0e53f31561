import { useSyncExternalStore } from "react";

const never = () => () => {};

/** @returns whether scripts run: false in the page's HTML and until it has come alive, so that what needs them is not shown before it works */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
