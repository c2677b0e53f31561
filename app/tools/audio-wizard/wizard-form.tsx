import { Link, useLocation, useNavigate } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { type FormPage, ToolForm, type ToolFormProps, useToolForm } from "../tool-form";
import { STEP_INTENT, STEPS, type StepId, stepOfField } from "./options";
import type { AudioInput } from "./schema";
import { type AudioFields, StepFieldsets } from "./steps";

type Answer = ToolFormProps<AudioInput>["answer"];

export interface WizardFormProps {
  id: string;
  path: string;
  step: StepId;
  answer: Answer;
  constraint: FormPage<AudioInput>["constraint"];
  values: Record<string, unknown>;
  pending: boolean;
  /** Called when the form is left for an empty one. */
  onReset: () => void;
}

/** Where a step is. */
const addressOf = (path: string, step: StepId) => `${path}?step=${step}`;

/**
 * Goes to a step without asking the server, where scripts run; the form stays as it is. Without them the button posts
 * the form to the step's address, which answers with the values as they were posted.
 */
function useSteps(path: string, step: StepId) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) document.getElementById(`step-${step}`)?.focus();
    moved.current = false;
  }, [step]);
  return (to: StepId) => ({
    type: "submit" as const,
    name: "intent",
    value: STEP_INTENT,
    formAction: addressOf(path, to),
    formNoValidate: true,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      moved.current = to !== step;
      const address = new URLSearchParams(search);
      address.set("step", to);
      navigate(`${path}?${address}`, { preventScrollReset: true });
    },
  });
}

interface StepListProps {
  step: StepId;
  /** Steps on which something is wrong. */
  wrong: ReadonlySet<StepId>;
  buttonTo: ReturnType<typeof useSteps>;
}

function StepList({ step, wrong, buttonTo }: StepListProps) {
  return (
    <nav aria-label="Steps" className="wizard-steps">
      <ol>
        {STEPS.map(({ id, label }, at) => (
          <li key={id}>
            <button
              {...buttonTo(id)}
              className="wizard-step-button"
              aria-current={id === step ? "step" : undefined}
            >
              <span className="wizard-step-number tabular" aria-hidden>
                {at + 1}
              </span>
              {label}
              {wrong.has(id) && <span className="wizard-step-wrong">Needs a look</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The six steps of one form. */
export function WizardForm({
  id,
  path,
  step,
  answer,
  constraint,
  values,
  pending,
  onReset,
}: WizardFormProps): ReactNode {
  const [form, fields] = useToolForm<AudioInput>(
    id,
    answer,
    { constraint, values },
    { shouldRevalidate: "onSubmit" },
  );
  const buttonTo = useSteps(path, step);
  const wrong = new Set(Object.keys(form.allErrors).map(stepOfField));
  const at = STEPS.findIndex((each) => each.id === step);
  const [previous, next] = [STEPS[at - 1], STEPS[at + 1]];
  const forward = next && (
    <button {...buttonTo(next.id)} className="button button-primary">
      Next
    </button>
  );
  return (
    <ToolForm
      path={path}
      form={form}
      answer={answer}
      defaultButton={next && <button {...buttonTo(next.id)} hidden tabIndex={-1} aria-hidden="true" />}
    >
      <div className="wizard">
        <StepList step={step} wrong={wrong} buttonTo={buttonTo} />
        <div className="stack">
          <StepFieldsets fields={fields as unknown as AudioFields} current={step} />
          <div className="form-actions">
            {previous && (
              <button {...buttonTo(previous.id)} className="button">
                Previous
              </button>
            )}
            {forward ?? (
              <button type="submit" className="button button-primary" disabled={pending}>
                {pending ? "Generating..." : "Generate Audio Enhancement"}
              </button>
            )}
            <Link to={path} reloadDocument onClick={onReset} className="button button-quiet">
              Reset
            </Link>
          </div>
        </div>
      </div>
    </ToolForm>
  );
}
