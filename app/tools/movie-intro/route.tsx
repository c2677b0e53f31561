import { getInputProps, getTextareaProps } from "@conform-to/react";
import { type MetaFunction, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { PRODUCT_NAME } from "~/components/brand";
import { Choice } from "~/components/choice";
import { Field } from "~/components/field";
import { shownLater, WITH_RESULT } from "../shown-later";
import { FormActions, ToolForm, useToolForm } from "../tool-form";
import { ToolPage, useToolState } from "../tool-page";
import { toolAction, toolLoader } from "../tool-route.server";
import { EmptyScript, PendingScript } from "./empty-script";
import "../part-tabs.css";
import "./movie-intro.css";
import { DURATIONS, STYLES } from "./options";
import type { MovieIntroInput } from "./schema";
import { movieIntroTool } from "./tool.server";

export const meta: MetaFunction = () => [{ title: `Movie Intro Script · ${PRODUCT_NAME}` }];
export const loader = toolLoader(movieIntroTool);
export const action = toolAction(movieIntroTool);

const IntroScript = await shownLater(async () => (await import("./intro-script")).IntroScript, WITH_RESULT);

type Answer = ReturnType<typeof useActionData<typeof action>>;

function IntroForm({ id, answer, pending }: { id: string; answer: Answer; pending: boolean }) {
  const page = useLoaderData<typeof loader>();
  const [form, fields] = useToolForm<MovieIntroInput>(id, answer, page);
  const { mainIdea, consistentElements, introStyle, introDuration } = fields;
  return (
    <ToolForm path={page.tool.path} run={page.run} form={form} answer={answer}>
      <fieldset className="options">
        <legend>Main Idea for the Video Intro</legend>
        <Field
          field={mainIdea}
          label="Main idea:"
          hint="What happens, to whom and where. Two or three sentences make the richest script."
        >
          <textarea
            {...getTextareaProps(mainIdea, { ariaDescribedBy: mainIdea.descriptionId })}
            key={mainIdea.key}
            className="idea"
            rows={7}
            placeholder="A lighthouse keeper discovers a glowing message in a bottle and rows out to find its sender"
          />
        </Field>
      </fieldset>
      <fieldset className="options">
        <legend>Consistent Elements</legend>
        <Field
          field={consistentElements}
          label="Main character, style, etc.:"
          hint="Stands word for word in every scene, because each clip is generated alone."
        >
          <input
            {...getInputProps(consistentElements, {
              type: "text",
              ariaDescribedBy: consistentElements.descriptionId,
            })}
            key={consistentElements.key}
            placeholder="Old keeper with a grey beard, yellow oilskin coat, 35mm film look"
          />
        </Field>
      </fieldset>
      <fieldset className="options">
        <legend>Style &amp; Duration</legend>
        <Choice field={introStyle} label="Select Intro Style:" options={STYLES} />
        <Choice field={introDuration} label="Desired Intro Duration:" options={DURATIONS} />
      </fieldset>
      <FormActions
        path={page.tool.path}
        label="Generate Intro Script"
        pendingLabel="Generating Script..."
        pending={pending}
      />
    </ToolForm>
  );
}

export default function MovieIntroScript() {
  const page = useLoaderData<typeof loader>();
  const { answer, run, pending, unfolded, formId } = useToolState(page, useActionData<typeof action>());
  const [search] = useSearchParams();
  return (
    <ToolPage
      unfolded={unfolded}
      label={page.tool.label}
      purpose={page.tool.purpose}
      form={<IntroForm id={formId} answer={answer} pending={pending} />}
      result={pending ? <PendingScript /> : run && <IntroScript run={run} search={search} />}
      empty={<EmptyScript form={formId} presets={page.presets} />}
    />
  );
}
