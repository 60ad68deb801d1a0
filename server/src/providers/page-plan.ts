import { chooseBeats } from '../storyteller/beats/choose-beats.ts';
import { toneOf } from '../storyteller/moderation/moderate-text.ts';
import type { Beat, StoryRequest } from '../storyteller/story-plan.ts';

/** What a page is for, as a writer thinks of it. */
const PURPOSES: Record<Beat, string> = {
  'home-and-wish':
    'Open in the middle of something small and real. Show where home is, who each character is by what they are doing, and what the first one wants. The planted thing lies in plain sight.',
  'friend-and-object':
    'The others join in, each for a reason of their own. The planted thing is used once, for something ordinary.',
  problem: 'The want meets the obstacle: something happens that makes it matter today.',
  'setting-out':
    'The decision, and the beginning of it: the first hope, and the first thing that is not as expected.',
  'first-try':
    'A good idea goes wrong, in a way one can draw and laugh about. Afterwards something is known that was not known before.',
  helper:
    'Somebody or something shows what has been overlooked, without solving it. It comes from the story, not out of the blue.',
  lowest: 'The quietest page. It looks as if it will not work. Say little; let them stay together.',
  turn: 'The first character understands, and does it. The planted thing decides. What is special about each of the others is needed too.',
  ending: 'The desired ending happens before our eyes, because of the turn. Take your time over it.',
  'home-again':
    'The picture of page 1 again, with one thing changed. The refrain comes a last time, a little different. The last sentence is quiet enough to close the book on.',
};

/** The same for a character without others. */
const ALONE: Partial<Record<Beat, string>> = {
  'friend-and-object':
    'The day goes on, and somebody or something small comes in that will be there until the end. The planted thing is used once, for something ordinary.',
  lowest: 'The quietest page. It looks as if it will not work. Say little; stay close.',
  turn: 'The first character understands, and does it. The planted thing decides, and so does what is special about this character.',
};

/** The same for what is sad or frightening. */
const GENTLE: Partial<Record<Beat, string>> = {
  'home-and-wish':
    'An ordinary moment at home in which one can feel what has happened, or what is feared. Say it plainly, in one sentence; a small child must not have to guess. The planted thing lies in plain sight, and belongs to it.',
  problem:
    'The moment of the day in which it is hardest: something that used to be easy, or the hour before the light goes out.',
  'setting-out': 'One small thing that could be done. It is begun, not bravely, only begun.',
  'first-try': 'It does not go as hoped, and has to be put down for a while. Nobody minds.',
  helper: 'Somebody remembers something, or knows the feeling too, and says so in one true sentence.',
  turn: 'The first character does the small thing after all, in a way that nobody else would have thought of. The planted thing is part of it.',
  ending: 'The desired ending happens softly, before our eyes. Take your time over it.',
  'home-again':
    'The picture of page 1 again. What is lost is still lost, or the night is still dark; one thing has changed, and it stays. The last sentence is quiet and warm.',
};

const EPISODE =
  'Another attempt or another stretch of the way: harder than the one before, and different in kind.';
const GENTLE_EPISODE = 'Another hour, or another day: a little further, and different in kind.';
const SINGLE_PAGE =
  'The whole story on one page: the want, the obstacle, the turn, and the desired ending as something that happens.';
const CLOSING = ' Then close the book with a last quiet sentence that brings back the beginning.';

/** Whether theme or ending are sad or frightening for a child. */
export const isGentle = ({ theme, desiredEnding }: Pick<StoryRequest, 'theme' | 'desiredEnding'>): boolean =>
  toneOf(theme, desiredEnding) === 'gentle';

/** What each page is for, in order: by the number of pages, by the tone, and by whether there is more than one character. */
export const pagePlan = (request: StoryRequest): { page: number; purpose: string }[] => {
  const { totalPages, cast } = request;
  const gentle = isGentle(request);
  const purposes = { ...PURPOSES, ...(cast.length === 1 ? ALONE : {}), ...(gentle ? GENTLE : {}) };
  return chooseBeats(totalPages).map(({ beat, isEpisode }, i) => {
    if (totalPages === 1) return { page: 1, purpose: SINGLE_PAGE };
    if (isEpisode) return { page: i + 1, purpose: gentle ? GENTLE_EPISODE : EPISODE };
    const closing = totalPages <= 4 && beat === 'ending' ? CLOSING : '';
    return { page: i + 1, purpose: purposes[beat] + closing };
  });
};
