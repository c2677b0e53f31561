import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, type MetaFunction, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { requireSession } from "~/accounts/sessions.server";
import { PRODUCT_NAME } from "~/components/brand";
import { type ImportReport, importHistory, MAX_IMPORT_BYTES } from "~/history/transfer.server";
import { HttpError, toHttpError } from "~/http/errors.server";
import { describeError, log } from "~/http/log.server";
import { pageAction } from "~/http/page-action.server";
import { receiveForm } from "~/http/upload.server";

export const meta: MetaFunction = () => [{ title: `Import history · ${PRODUCT_NAME}` }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSession(request);
  return { maxMebibytes: MAX_IMPORT_BYTES / 1024 / 1024 };
}

/** One write to the database is made of what a piece holds: some hundred runs. */
const PIECE_BYTES = 256 * 1024;

interface Answer {
  report?: ImportReport;
  error?: string;
}

export const action = pageAction(async ({ request }, requestId) => {
  const { user } = await requireSession(request);
  const folder = await mkdtemp(join(tmpdir(), "veo3-import-"));
  try {
    const { file } = await receiveForm(request, folder, { field: "file", maxBytes: MAX_IMPORT_BYTES });
    if (!file) throw new HttpError(400, "Choose a file first.");
    const pieces = createReadStream(file.path, { highWaterMark: PIECE_BYTES });
    return data<Answer>({ report: await importHistory(user.id, pieces) });
  } catch (error) {
    const { status, message } = toHttpError(error);
    if (status >= 500) log("error", "fault", { id: requestId, status, ...describeError(error) });
    return data<Answer>({ error: message }, status);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

const items = (count: number) => (count === 1 ? "1 item" : `${count} items`);

function Report({ report }: { report: ImportReport }) {
  const { added, known, failed, problems } = report;
  return (
    <div role="status" className="stack">
      <p className="font-semibold">
        {items(added)} added, {items(known)} there already, {items(failed)} not taken over.
      </p>
      {problems.length > 0 && (
        <ul className="import-problems">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {failed > problems.length && <li>And {failed - problems.length} more.</li>}
        </ul>
      )}
    </div>
  );
}

export default function ImportHistory() {
  const { maxMebibytes } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const pending = useNavigation().state !== "idle";
  return (
    <section className="message-page">
      <h1>Import history</h1>
      <p>
        Choose a file that was exported from History & Favorites, here or on another server. Items that are
        there already stay as they are, so the same file twice adds nothing.
      </p>
      <Form method="post" encType="multipart/form-data" className="stack w-full">
        <div className="field">
          <label htmlFor="file">History file</label>
          <input
            type="file"
            id="file"
            name="file"
            accept="application/json,.json"
            required
            aria-describedby={answer?.error ? "file-error file-hint" : "file-hint"}
            aria-invalid={answer?.error ? true : undefined}
          />
          <p id="file-hint" className="hint">
            A .json file of at most {maxMebibytes} MiB.
          </p>
          {answer?.error && (
            <p id="file-error" role="alert" className="field-error">
              {answer.error}
            </p>
          )}
        </div>
        <div className="form-actions">
          <button type="submit" className="button button-primary" disabled={pending}>
            {pending ? "Importing..." : "Import"}
          </button>
          <Link to="/?panel=history" className="button button-quiet">
            History & Favorites
          </Link>
        </div>
      </Form>
      {answer?.report && <Report report={answer.report} />}
    </section>
  );
}
