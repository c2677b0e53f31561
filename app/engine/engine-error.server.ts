import { HttpError } from "~/http/errors.server";

/** How a model's endpoint can fail, with the status our own reply then has and what the person reads. */
const FAULTS = {
  refusedKey: [502, "The model's endpoint refused this server's key. Please ask your administrator."],
  unknownModel: [502, "The model's endpoint does not know the model. Please ask your administrator."],
  badRequest: [502, "The model's endpoint did not accept the request. Please ask your administrator."],
  quotaUsedUp: [503, "The model's quota is used up. Please ask your administrator."],
  rateLimited: [503, "The model is busy."],
  failed: [502, "The model's endpoint failed. Please try again."],
  unreachable: [502, "The model's endpoint cannot be reached. Please try again."],
  timedOut: [504, "The model did not answer in time. Please try again."],
  notJson: [502, "The model's answer was not in the form that was asked for. Please try again."],
  offSchema: [502, "The model's answer left out something that was asked for. Please try again."],
  truncated: [502, "The model's answer was cut off before its end. Please try a shorter idea."],
  empty: [502, "The model answered nothing. Please try again."],
  refused: [502, "The model declined to answer. Please word the idea differently."],
  tooLarge: [502, "The model's answer was too large. Please try again."],
} as const;
export type EngineFault = keyof typeof FAULTS;

/** A model that did not answer as it should. */
export class EngineError extends HttpError {
  constructor(
    readonly fault: EngineFault,
    retryAfterSeconds?: number,
  ) {
    const [status, message] = FAULTS[fault];
    super(
      status,
      retryAfterSeconds ? `${message} Please try again in ${retryAfterSeconds} seconds.` : message,
      {
        retryAfterSeconds,
      },
    );
  }
}
