/** The fields of a form that posts these values again, nested ones and list items by their path. */
export function HiddenValues({ values, path = "" }: { values: Record<string, unknown>; path?: string }) {
  return Object.entries(values).map(([name, value]) => {
    const at = path ? `${path}.${name}` : name;
    if (Array.isArray(value)) {
      return value.map((item, index) => {
        const itemAt = `${at}[${index}]`;
        return <HiddenValue key={itemAt} at={itemAt} value={item} />;
      });
    }
    return <HiddenValue key={at} at={at} value={value} />;
  });
}

function HiddenValue({ at, value }: { at: string; value: unknown }) {
  if (value === undefined || value === null || value === false) return null;
  if (typeof value === "object") return <HiddenValues values={value as Record<string, unknown>} path={at} />;
  return <input type="hidden" name={at} value={value === true ? "on" : String(value)} />;
}
