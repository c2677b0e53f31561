import { Form, useNavigation } from "@remix-run/react";
import { FieldError } from "~/components/field";
import { type ClassRow, ClassTable } from "./class-table";

const EXAMPLE = "name, username, email, password\nAda Lovelace, ada, ada@example.org,\nGrace Hopper";

/** Where a class list is pasted or uploaded, to be looked at first. */
export function ClassForm({ rows, error }: { rows: string; error: string | undefined }) {
  const pending = useNavigation().formMethod === "POST";
  const errors = error ? [error] : undefined;
  const field = { id: "rows", errorId: "rows-error", descriptionId: "rows-hint", errors };
  return (
    <Form
      method="post"
      action="/admin/register/class"
      encType="multipart/form-data"
      className="office-card"
      aria-label="Class list"
    >
      <div className="field">
        <label htmlFor={field.id}>Rows, one student each</label>
        <textarea
          id={field.id}
          name="rows"
          rows={6}
          defaultValue={rows}
          key={rows}
          placeholder={EXAMPLE}
          spellCheck={false}
          className="class-rows"
          aria-invalid={errors ? true : undefined}
          aria-describedby={`${field.descriptionId}${errors ? ` ${field.errorId}` : ""}`}
        />
        <p id={field.descriptionId} className="hint">
          Name, username, email and password, with a comma, semicolon or tab between them; a header row may
          put them in another order. Only the name is needed: usernames are made from names, passwords
          generated.
        </p>
      </div>
      <div className="field">
        <label htmlFor="class-file">Or a CSV file, in place of the rows above</label>
        <input id="class-file" type="file" name="file" accept=".csv,.tsv,.txt,text/csv,text/plain" />
      </div>
      <FieldError field={field} />
      <button
        type="submit"
        name="intent"
        value="preview"
        className="button button-primary"
        disabled={pending}
      >
        {pending ? "Reading..." : "Preview"}
      </button>
    </Form>
  );
}

/** What a class list would do, and the button that does it. */
export function ClassPreview({
  rows,
  ignored,
  text,
}: {
  rows: ClassRow[];
  ignored: string[];
  /** The list itself, so that what is confirmed is what was looked at. */
  text: string;
}) {
  const pending = useNavigation().formMethod === "POST";
  const able = rows.filter(({ faults }) => faults.length === 0);
  const weak = able.filter(({ password }) => password === "weak").length;
  const students = able.length === 1 ? "1 student" : `${able.length} students`;
  return (
    <section aria-labelledby="preview" className="stack">
      <h2 id="preview">Preview</h2>
      <p>
        {students} can be registered{able.length < rows.length && `, ${rows.length - able.length} cannot`}.
        {ignored.length > 0 && ` Columns left out: ${ignored.join(", ")}.`}
      </p>
      {able.length > 0 && (
        <Form method="post" action="/admin/register/class" className="office-card" aria-label="Confirm">
          <textarea name="rows" defaultValue={text} hidden readOnly aria-label="The rows of the preview" />
          {weak > 0 && (
            <div className="check-field">
              <input type="checkbox" id="replace-weak" name="replaceWeak" value="on" />
              <div>
                <label htmlFor="replace-weak">
                  Generate passwords in place of {weak === 1 ? "the weak one" : `the ${weak} weak ones`}
                </label>
                <p className="hint">A weak password is one that attackers try first.</p>
              </div>
            </div>
          )}
          <button
            type="submit"
            name="intent"
            value="register"
            className="button button-primary"
            disabled={pending}
          >
            {pending ? "Registering..." : `Register ${students}`}
          </button>
        </Form>
      )}
      <ClassTable rows={rows} caption="What would become of each row" able="Can be registered" />
    </section>
  );
}
