export {
  createSpeech,
  type Speech,
  type SpeechSettings,
  type SpeechStatus,
  type Telling,
  type Voice,
} from './create-speech.ts';
export { SPEECH } from './policy.ts';
export { type Range, splitSentences } from './split.ts';
export { chooseVoice } from './voice.ts';
export { browserSpeechWorld, type EngineLike, type SpeechWorld, type UtteranceLike } from './world.ts';
