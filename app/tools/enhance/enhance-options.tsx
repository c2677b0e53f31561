import { type FieldMetadata, getInputProps, getTextareaProps } from "@conform-to/react";
import { CheckField, Field } from "~/components/field";
import type { EnhanceInput } from "./schema";

/** The fields of the options, of a form of one prompt or of many. */
export interface OptionFields {
  addVoice: FieldMetadata<boolean>;
  voiceText: FieldMetadata<EnhanceInput["voiceText"]>;
  addSubtitles: FieldMetadata<boolean>;
  soundGuide: FieldMetadata<EnhanceInput["soundGuide"]>;
  addCinematic: FieldMetadata<boolean>;
}

/** What is wanted beside the picture: a voice, subtitles, sound, a look. */
export function EnhanceOptions({ fields }: { fields: OptionFields }) {
  return (
    <>
      <fieldset className="options">
        <legend>Voice</legend>
        <div className="reveal">
          <CheckField field={fields.addVoice} label="Add voice narration">
            <input {...getInputProps(fields.addVoice, { type: "checkbox" })} key={fields.addVoice.key} />
          </CheckField>
          <div className="revealed">
            <Field
              field={fields.voiceText}
              label="Voice text"
              hint="What is said, word for word. About 20 words fit in 8 seconds."
            >
              <textarea {...getTextareaProps(fields.voiceText)} key={fields.voiceText.key} rows={2} />
            </Field>
          </div>
        </div>
        <CheckField
          field={fields.addSubtitles}
          label="Add subtitles"
          hint="Off: the prompt tells the generator to burn none in."
        >
          <input
            {...getInputProps(fields.addSubtitles, { type: "checkbox" })}
            key={fields.addSubtitles.key}
          />
        </CheckField>
      </fieldset>
      <fieldset className="options">
        <legend>Audio enhancement settings</legend>
        <Field field={fields.soundGuide} label="Sound guide" hint="Sounds or music you want to hear.">
          <input
            {...getInputProps(fields.soundGuide, { type: "text" })}
            key={fields.soundGuide.key}
            placeholder="gulls, rope creaking, no music"
          />
        </Field>
      </fieldset>
      <fieldset className="options">
        <legend>Look</legend>
        <CheckField field={fields.addCinematic} label="Cinematic look" hint="Off: plain and documentary.">
          <input
            {...getInputProps(fields.addCinematic, { type: "checkbox" })}
            key={fields.addCinematic.key}
          />
        </CheckField>
      </fieldset>
    </>
  );
}
