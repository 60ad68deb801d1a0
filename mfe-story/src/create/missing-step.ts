/** The first thing that a new story still lacks, the words for it, and the id of the element where it is given. */
export interface MissingStep {
  text: string;
  targetId: string;
}

interface StorySoFar {
  characters: number;
  theme: string;
  desiredEnding: string;
}

export const STEP_IDS = {
  characters: 'story-characters',
  theme: 'story-theme',
  desiredEnding: 'story-ending',
} as const;

/** What is missing before a story can start, in the order of the screen; null when nothing is. */
export const missingStep = ({ characters, theme, desiredEnding }: StorySoFar): MissingStep | null => {
  if (characters === 0) return { text: 'Choose who is in your story', targetId: STEP_IDS.characters };
  if (theme.trim() === '') return { text: 'Now say where it goes', targetId: STEP_IDS.theme };
  if (desiredEnding.trim() === '') return { text: 'Now say how it ends', targetId: STEP_IDS.desiredEnding };
  return null;
};
