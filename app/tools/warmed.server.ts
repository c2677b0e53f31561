/** Long enough for the server to answer its first request, short enough that nobody asks before. */
const AFTER_START_MS = 250;

/**
 * Loads a large module once: when it is first asked for, or a moment after the start, whichever comes first.
 * @returns the function that gives the module
 */
export function warmed<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  const once = () => {
    loading ??= load();
    return loading;
  };
  setTimeout(() => void once(), AFTER_START_MS).unref();
  return once;
}
