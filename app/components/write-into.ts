/**
 * Writes into a text area as if it had been typed, so that everything that listens to typing hears of it. Asking the
 * form library instead would send the whole form to the server and back.
 * @param id the text area's id
 */
export function writeInto(id: string, text: string): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
