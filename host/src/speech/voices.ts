import type { Schedule } from '../schedule.ts';

/** The part of a SpeechSynthesisVoice that is used. */
export interface VoiceLike {
  name: string;
  lang: string;
  voiceURI: string;
  localService?: boolean;
}

type VoiceTest = (voice: VoiceLike) => boolean;

/** True for a voice of the stories' language. */
export const isEnglish: VoiceTest = ({ lang }) => /^en([-_]|$)/i.test(lang);
const isGoogle: VoiceTest = ({ name }) => /google/i.test(name);
// Includes the first names by which engines call their female voices.
const FEMALE =
  /female|\b(samantha|karen|moira|tessa|fiona|victoria|serena|kate|ava|allison|susan|catherine|zoe|zira|hazel|aria|jenny|sonia|libby|emma|natasha|clara)\b/i;

/** The specified voice preference, in order. The chosen voice precedes them and is looked up separately. */
const PREFERENCE: VoiceTest[] = [
  ({ name }) => /google uk english female/i.test(name),
  (voice) => isEnglish(voice) && isGoogle(voice) && !/standard/i.test(voice.name),
  // Edge calls its neural voices 'Natural'.
  (voice) =>
    isEnglish(voice) && (/microsoft.*(neural|natural)/i.test(voice.name) || /premium/i.test(voice.name)),
  (voice) => isEnglish(voice) && isGoogle(voice),
  (voice) => isEnglish(voice) && FEMALE.test(voice.name),
  isEnglish,
  () => true,
];

/**
 * The voice to read with: the chosen one (by voiceURI or name), else the best available, else null. Without a connection
 * only voices of the device count, if there are any: the others would stay silent.
 */
export const chooseVoice = <Voice extends VoiceLike>(
  allVoices: readonly Voice[],
  chosen?: string | null,
  isOffline = false,
): Voice | null => {
  const local = isOffline ? allVoices.filter(({ localService }) => localService !== false) : [];
  const voices = local.length > 0 ? local : allVoices;
  const named = chosen
    ? voices.find(({ voiceURI, name }) => voiceURI === chosen || name === chosen)
    : undefined;
  if (named) return named;
  for (const matches of PREFERENCE) {
    const found = voices.find(matches);
    if (found) return found;
  }
  return null;
};

const VOICE_POLLS = 20;

/** The delay before a poll (from 0), in milliseconds: 300, 400, … 1000, then 1000. */
export const voicePollDelay = (poll: number): number => Math.min(100 * (poll + 3), 1_000);

interface VoiceSource<Voice> {
  getVoices(): Voice[];
  schedule: Schedule;
}

/** Polls for the browser's voices, which load late and may never fire `voiceschanged`; [] after 20 polls. */
export const loadVoices = <Voice>(source: VoiceSource<Voice>): Promise<Voice[]> =>
  new Promise((resolve) => {
    const poll = (count: number) => {
      const voices = source.getVoices();
      if (voices.length > 0 || count >= VOICE_POLLS) return resolve(voices);
      source.schedule(() => poll(count + 1), voicePollDelay(count));
    };
    poll(0);
  });
