import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { PRODUCT_NAME } from "~/components/brand";
import { ToolPage, useToolState } from "../tool-page";
import { JsonForm } from "./form";
import "./json-prompt.css";
import { act, load } from "./page.server";
import { EmptyJson, JsonResult, PendingJson } from "./result";

export const meta: MetaFunction = () => [{ title: `JSON Generator · ${PRODUCT_NAME}` }];
export const loader = load;
export const action = act;

export default function JsonGenerator() {
  const page = useLoaderData<typeof loader>();
  const { answer, run, pending, formId } = useToolState(page, useActionData<typeof action>());
  return (
    <ToolPage
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
