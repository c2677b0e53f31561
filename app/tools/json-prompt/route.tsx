import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { PRODUCT_NAME } from "~/components/brand";
import { shownLater, WITH_RESULT } from "../shown-later";
import { ToolPage, useToolState } from "../tool-page";
import { EmptyJson, PendingJson } from "./empty-json";
import { JsonForm } from "./form";
import "./json-prompt.css";
import { act, load } from "./page.server";

export const meta: MetaFunction = () => [{ title: `JSON Generator · ${PRODUCT_NAME}` }];
export const loader = load;
export const action = act;

const JsonResult = await shownLater(async () => (await import("./result")).JsonResult, WITH_RESULT);

export default function JsonGenerator() {
  const page = useLoaderData<typeof loader>();
  const { answer, run, pending, unfolded, formId } = useToolState(page, useActionData<typeof action>());
  return (
    <ToolPage
      unfolded={unfolded}
      label={page.tool.label}
      purpose={page.tool.purpose}
      form={
        <div className="json-form">
          <JsonForm id={formId} answer={answer} pending={pending} />
        </div>
      }
      result={pending ? <PendingJson /> : run && <JsonResult run={run} />}
      empty={<EmptyJson form={formId} />}
    />
  );
}
