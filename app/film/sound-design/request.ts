/** What a sound brief is asked for. Values are those of the options; lists may hold words of the user's own. */
export interface SoundRequest {
  readonly projectTitle: string;
  readonly sceneContext: string;
  readonly musicStyle?: string;
  readonly musicMood?: string;
  readonly musicTempo?: string;
  readonly musicInstruments: readonly string[];
  readonly customMusicDescription?: string;
  readonly ambientSounds: readonly string[];
  readonly specificSounds: readonly string[];
  readonly soundIntensity?: string;
  readonly customSoundDescription?: string;
  readonly hasVoiceover: boolean;
  readonly voiceGender?: string;
  readonly voiceAge?: string;
  readonly voiceAccent?: string;
  readonly dialogContent?: string;
  readonly hasCharacterDialog: boolean;
  readonly characterDialogDescription?: string;
  readonly audioMixingStyle?: string;
  readonly spatialAudio: boolean;
  readonly audioTransitions: readonly string[];
  readonly volumeDynamics?: string;
  readonly environmentType?: string;
  readonly timeOfDay?: string;
  readonly weatherConditions?: string;
  readonly locationSpecifics?: string;
}
