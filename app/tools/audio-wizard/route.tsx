import {
  type MetaFunction,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from "@remix-run/react";
import { PRODUCT_NAME } from "~/components/brand";
import { shownLater, WITH_RESULT } from "../shown-later";
import { ToolPage, useToolState } from "../tool-page";
import { toolAction, toolLoader } from "../tool-route.server";
import "./audio-wizard.css";
import { useDraft } from "./draft";
import { EmptySpecification, PendingSpecification } from "./empty-specification";
import { STEPS, type StepId, stepOfField } from "./options";
import { audioWizard } from "./tool.server";
import { WizardForm } from "./wizard-form";

export const meta: MetaFunction = () => [{ title: `Audio Enhancement Wizard · ${PRODUCT_NAME}` }];
export const loader = toolLoader(audioWizard);
export const action = toolAction(audioWizard);

const Specification = await shownLater(async () => (await import("./result")).Specification, WITH_RESULT);

type Answer = ReturnType<typeof useActionData<typeof action>>;

/** The step to show: the one in the address, the first where something is wrong, or the last after a run. */
function useStep(answer: Answer): StepId {
  const [search] = useSearchParams();
  const { location, formMethod } = useNavigation();
  // On the way to another step that step is shown at once.
  const asked = location && !formMethod ? new URLSearchParams(location.search) : search;
  const step = STEPS.find(({ id }) => id === asked.get("step"));
  if (step) return step.id;
  const wrong = Object.keys(answer?.result?.error ?? {}).map(stepOfField);
  return STEPS.find(({ id }) => wrong.includes(id))?.id ?? (answer?.run ? "environment" : "setup");
}

export default function AudioEnhancementWizard() {
  const page = useLoaderData<typeof loader>();
  const { answer, run, pending, unfolded, formId } = useToolState(page, useActionData<typeof action>());
  const filled = answer?.values;
  const idOf = (restored: boolean) => (restored ? `${formId}-draft` : formId);
  const draft = useDraft(idOf, filled !== undefined);
  const id = idOf(draft.values !== undefined);
  const step = useStep(answer);
  const { path, label, purpose } = page.tool;
  return (
    <ToolPage
      unfolded={unfolded}
      label={label}
      purpose={purpose}
      form={
        <WizardForm
          key={id}
          id={id}
          path={path}
          step={step}
          answer={answer}
          constraint={page.constraint}
          values={filled ?? draft.values ?? page.values}
          pending={pending}
          onReset={draft.clear}
        />
      }
      result={
        pending ? (
          <PendingSpecification />
        ) : (
          run && <Specification run={run} path={path} onReset={draft.clear} />
        )
      }
      empty={<EmptySpecification form={id} presets={page.presets} />}
    />
  );
}
