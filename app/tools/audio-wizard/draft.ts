import { useRouteLoaderData } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import type { FormValues } from "../define-tool";
import { LIST_FIELDS } from "./options";

/** Reads a form as it stands: text by field name, lists as lists. */
function valuesOf(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string" || value === "") continue;
    values[name] = LIST_FIELDS.includes(name) ? [...((values[name] as string[]) ?? []), value] : value;
  }
  return values;
}

/** Storage may be full or forbidden: then the page works without it. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

function readDraft(key: string): FormValues | undefined {
  const text = attempt(() => sessionStorage.getItem(key));
  const values = text ? attempt<unknown>(() => JSON.parse(text)) : undefined;
  return typeof values === "object" && values !== null ? (values as FormValues) : undefined;
}

export interface Draft {
  /** What was typed before the page was loaded again; undefined where nothing was. */
  values: FormValues | undefined;
  /** Forgets it. */
  clear: () => void;
}

/**
 * Keeps what is typed into a form in this tab, so that it outlives a reload. Each person has a draft of their own.
 * @param form the form's id as it is now
 * @param filled whether the page itself brings values, which then take the draft's place
 */
export function useDraft(form: (restored: boolean) => string, filled: boolean): Draft {
  const root = useRouteLoaderData<{ shell: { user: { username: string } } | null }>("root");
  const key = `audio-wizard-draft:${root?.shell?.user.username ?? ""}`;
  const [values, setValues] = useState<FormValues>();
  const id = form(values !== undefined && !filled);

  useEffect(() => setValues(readDraft(key)), [key]);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!(element instanceof HTMLFormElement)) return;
    const keep = () => attempt(() => sessionStorage.setItem(key, JSON.stringify(valuesOf(element))));
    if (filled) keep();
    element.addEventListener("input", keep);
    return () => element.removeEventListener("input", keep);
  }, [id, key, filled]);
  const clear = useCallback(() => {
    attempt(() => sessionStorage.removeItem(key));
  }, [key]);
  return { values: filled ? undefined : values, clear };
}
