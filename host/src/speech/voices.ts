/** What is known of a voice; the browser's SpeechSynthesisVoice fits. */
export interface VoiceLike {
  name: string;
  lang: string;
  voiceURI: string;
  localService?: boolean;
}

type Wanted = (voice: VoiceLike) => boolean;

/** True for a voice of the stories' language. */
export const isEnglish: Wanted = ({ lang }) => /^en([-_]|$)/i.test(lang);
const isGoogle: Wanted = ({ name }) => /google/i.test(name);
// Voices that carry a first name instead of the word.
const FEMALE =
  /female|\b(samantha|karen|moira|tessa|fiona|victoria|serena|kate|ava|allison|susan|catherine|zoe|zira|hazel|aria|jenny|sonia|libby|emma|natasha|clara)\b/i;

/** SPEC section 9, voice preference, in order. The named voice comes first and is looked up separately. */
const PREFERENCE: Wanted[] = [
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

/** The voice to read with: the one named (by voiceURI or name), else the best there is, else null. */
export const chooseVoice = <Voice extends VoiceLike>(
  voices: readonly Voice[],
  named?: string | null,
): Voice | null => {
  const chosen = named
    ? voices.find(({ voiceURI, name }) => voiceURI === named || name === named)
    : undefined;
  if (chosen) return chosen;
  for (const wanted of PREFERENCE) {
    const found = voices.find(wanted);
    if (found) return found;
  }
  return null;
};

const VOICE_POLLS = 20;

/** The wait before a poll (from 0): 300, 400, … 1000 ms, then 1000. */
export const voicePollDelay = (poll: number): number => Math.min(100 * (poll + 3), 1_000);

interface VoiceSource<Voice> {
  getVoices(): Voice[];
  after(delay: number, task: () => void): () => void;
}

/** The browser's voices, polled for because they load late and their event may never come; [] after 20 polls. */
export const loadVoices = <Voice>(source: VoiceSource<Voice>): Promise<Voice[]> =>
  new Promise((resolve) => {
    const look = (poll: number) => {
      const voices = source.getVoices();
      if (voices.length > 0 || poll >= VOICE_POLLS) return resolve(voices);
      source.after(voicePollDelay(poll), () => look(poll + 1));
    };
    look(0);
  });
