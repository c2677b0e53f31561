import { APPEND, appendTip } from "~/components/prompt-tips";
import type { ElementWishes } from "~/film/key-elements";
import { SCENE_TEMPLATES, type SceneTemplate } from "~/film/scene-templates";
import type { Filled, FormValues } from "../define-tool";
import { warmed } from "../warmed.server";
import { linesOf } from "./schema";

const film = warmed(() => import("~/film/key-elements"));

export const TEMPLATE = "template:";
/** The intent of the button that asks for key elements, and of those that add one: `element:` and the line itself. */
export const SUGGEST = "suggest";
const ELEMENT = "element:";

/** What an untouched form holds. */
export const EMPTY_FORM: FormValues = { aspectRatio: "16:9", duration: 8, useShortVisualActions: true };

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");
const elementsOf = (values: FormValues) => linesOf(textOf(values.keyElements));
const isFrom = (text: string, part: "brandProduct" | "baseStyle" | "idea") =>
  text === "" || SCENE_TEMPLATES.some((template) => template[part] === text);

/**
 * The form with a preset in it. Words of the user's own stay: a brand, a style and a description that no preset wrote,
 * and key elements beside the preset's.
 */
function withPreset(values: FormValues, template: SceneTemplate): FormValues {
  const brand = textOf(values.brandProduct);
  const ownBrand = isFrom(brand, "brandProduct") ? undefined : brand;
  const style = textOf(values.baseStyle);
  const description = textOf(values.coreDescription);
  const wroteIt = SCENE_TEMPLATES.some(({ idea, brandProduct }) =>
    [idea, idea.replace(brandProduct, brand)].includes(description),
  );
  const lines = new Set(SCENE_TEMPLATES.flatMap(({ keyElements }) => keyElements));
  const ownLines = elementsOf(values).filter((line) => !lines.has(line));
  return {
    ...values,
    brandProduct: ownBrand ?? template.brandProduct,
    baseStyle: isFrom(style, "baseStyle") ? template.baseStyle : style,
    coreDescription:
      description === "" || wroteIt
        ? template.idea.replace(template.brandProduct, ownBrand ?? template.brandProduct)
        : description,
    sceneType: template.sceneType,
    keyElements: [...ownLines, ...template.keyElements].join("\n"),
    duration: template.duration,
  };
}

/** The preset that stands in a form, whatever else was written into it. */
export function presetOf(values: FormValues): string | undefined {
  const lines = elementsOf(values);
  return SCENE_TEMPLATES.find(
    ({ sceneType, keyElements }) =>
      textOf(values.sceneType) === sceneType && keyElements.every((line) => lines.includes(line)),
  )?.id;
}

/** The form with proposals beside its key elements. */
async function withProposals(values: FormValues): Promise<FormValues> {
  const { proposeElements } = await film();
  const wishes: ElementWishes = {
    sceneType: textOf(values.sceneType),
    brandProduct: textOf(values.brandProduct),
    coreDescription: textOf(values.coreDescription),
    environment: textOf(values.environment),
    keyElements: elementsOf(values),
  };
  return { ...values, proposals: proposeElements(wishes) };
}

/** Answers the buttons of the form that fill it: presets, proposals, tips and reset. */
export async function fill(intent: string, values: FormValues): Promise<Filled | undefined> {
  const filled = await filledBy(intent, values);
  return filled && { ...filled, values: { ...filled.values, preset: presetOf(filled.values) } };
}

async function filledBy(intent: string, values: FormValues): Promise<Filled | undefined> {
  if (intent === "reset") return { values: EMPTY_FORM, toast: { title: "Form Reset", kind: "success" } };
  if (intent === SUGGEST) return { values: await withProposals(values) };
  if (intent.startsWith(ELEMENT)) {
    const line = intent.slice(ELEMENT.length);
    const keyElements = [...elementsOf(values), line].join("\n");
    return { values: await withProposals({ ...values, keyElements }) };
  }
  if (intent.startsWith(APPEND)) {
    const coreDescription = appendTip(textOf(values.coreDescription), intent.slice(APPEND.length));
    return { values: { ...values, coreDescription } };
  }
  const template = SCENE_TEMPLATES.find(({ id }) => intent === `${TEMPLATE}${id}`);
  if (!template) return undefined;
  const toast = { title: "Preset Loaded", description: template.label, kind: "success" } as const;
  return { values: withPreset(values, template), toast };
}
