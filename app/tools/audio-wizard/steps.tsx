import { type FieldMetadata, getInputProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { Field } from "~/components/field";
import {
  AMBIENT_SOUNDS,
  AUDIO_TRANSITIONS,
  ENVIRONMENTS,
  INSTRUMENTS,
  MIXING_STYLES,
  MUSIC_MOODS,
  MUSIC_STYLES,
  MUSIC_TEMPOS,
  SOUND_INTENSITIES,
  SPECIFIC_SOUNDS,
  STEPS,
  type StepId,
  TIMES_OF_DAY,
  VOICE_ACCENTS,
  VOICE_AGES,
  VOICE_GENDERS,
  VOLUME_DYNAMICS,
  WEATHER_CONDITIONS,
} from "./options";
import type { AudioInput } from "./schema";
import { Choices, OpenChoice, Switch, Words } from "./step-fields";

export type AudioFields = { [Name in keyof Required<AudioInput>]: FieldMetadata<AudioInput[Name]> };

function Setup({ projectTitle, sceneContext }: AudioFields) {
  return (
    <>
      <Field field={projectTitle} label="Project title">
        <input
          {...getInputProps(projectTitle, { type: "text" })}
          key={projectTitle.key}
          placeholder="The Letter"
        />
      </Field>
      <Words
        field={sceneContext}
        label="Scene context"
        hint="What happens, where and with whom. A length such as “6 seconds” is read from it; without one the clip is 8 s."
        placeholder="An old fisherman rows his boat through fog at dawn and opens a letter"
        rows={6}
      />
    </>
  );
}

function Music({ musicStyle, musicMood, musicTempo, musicInstruments, customMusicDescription }: AudioFields) {
  return (
    <>
      <div className="choice-row">
        <OpenChoice field={musicStyle} label="Music style" options={MUSIC_STYLES} />
        <OpenChoice field={musicMood} label="Mood" options={MUSIC_MOODS} />
        <OpenChoice field={musicTempo} label="Tempo" options={MUSIC_TEMPOS} />
      </div>
      <Choices field={musicInstruments} label="Instruments" options={INSTRUMENTS} />
      <Words
        field={customMusicDescription}
        label="In your own words"
        placeholder="A waltz, slightly out of tune"
      />
    </>
  );
}

function Effects({ ambientSounds, specificSounds, soundIntensity, customSoundDescription }: AudioFields) {
  return (
    <>
      <Choices field={ambientSounds} label="Ambient sounds" options={AMBIENT_SOUNDS} />
      <Choices field={specificSounds} label="Specific effects" options={SPECIFIC_SOUNDS} />
      <OpenChoice field={soundIntensity} label="Intensity" options={SOUND_INTENSITIES} />
      <Words
        field={customSoundDescription}
        label="In your own words"
        placeholder="Iron oarlocks creak on every stroke"
      />
    </>
  );
}

function Voice(fields: AudioFields) {
  return (
    <>
      <Switch field={fields.hasVoiceover} label="Voice-over" hint="A voice that nobody on screen speaks.">
        <Words
          field={fields.dialogContent}
          label="What it says"
          hint="Eight seconds hold about 24 words."
          placeholder="She wrote to me every winter."
        />
      </Switch>
      <Switch field={fields.hasCharacterDialog} label="Character dialog" hint="Somebody on screen speaks.">
        <Words
          field={fields.characterDialogDescription}
          label="Who speaks, and what"
          placeholder="The fisherman whispers: “At last.”"
        />
      </Switch>
      <div className="choice-row">
        <OpenChoice field={fields.voiceGender} label="Voice" options={VOICE_GENDERS} open="Not cast" />
        <OpenChoice field={fields.voiceAge} label="Age" options={VOICE_AGES} open="Any age" />
        <OpenChoice field={fields.voiceAccent} label="Accent" options={VOICE_ACCENTS} open="Any accent" />
      </div>
    </>
  );
}

function Technical({ audioMixingStyle, volumeDynamics, spatialAudio, audioTransitions }: AudioFields) {
  return (
    <>
      <div className="choice-row">
        <OpenChoice
          field={audioMixingStyle}
          label="Mixing style"
          options={MIXING_STYLES}
          open="For the web"
        />
        <OpenChoice field={volumeDynamics} label="Volume dynamics" options={VOLUME_DYNAMICS} />
      </div>
      <Switch
        field={spatialAudio}
        label="Spatial audio"
        hint="5.1 with a binaural version for headphones, in place of stereo."
      />
      <Choices field={audioTransitions} label="Transitions" options={AUDIO_TRANSITIONS} />
    </>
  );
}

function Environment({ environmentType, timeOfDay, weatherConditions, locationSpecifics }: AudioFields) {
  return (
    <>
      <div className="choice-row">
        <OpenChoice
          field={environmentType}
          label="Environment"
          options={ENVIRONMENTS}
          open="As the scene says"
        />
        <OpenChoice field={timeOfDay} label="Time of day" options={TIMES_OF_DAY} open="As the scene says" />
        <OpenChoice
          field={weatherConditions}
          label="Weather"
          options={WEATHER_CONDITIONS}
          open="As the scene says"
        />
      </div>
      <Words
        field={locationSpecifics}
        label="Location details"
        placeholder="Wooden rowing boat, iron oarlocks, a buoy bell far off"
      />
    </>
  );
}

const FIELDS: Record<StepId, (fields: AudioFields) => ReactNode> = {
  setup: Setup,
  music: Music,
  effects: Effects,
  voice: Voice,
  technical: Technical,
  environment: Environment,
};

/** Every step's fields. Only the current step is seen, but all are posted, so that nothing is lost between them. */
export function StepFieldsets({ fields, current }: { fields: AudioFields; current: StepId }) {
  return STEPS.map(({ id, label }) => (
    <fieldset key={id} className="options wizard-step" hidden={id !== current}>
      <legend id={`step-${id}`} tabIndex={-1}>
        {label}
      </legend>
      {FIELDS[id](fields)}
    </fieldset>
  ));
}
