import type { Actor, Feeling, Scene } from '../../storyteller/story-plan.ts';
import type { FigureFeeling } from '../figure-feeling.ts';
import { moodIn } from './read-moods.ts';
import { withoutSpeech } from './sentences-of-page.ts';

const SORROWS: ReadonlySet<string> = new Set<FigureFeeling>(['sad', 'worried', 'tearful', 'frightened']);

/** Whether somebody is sad or worried. */
export const isSorrow = (feeling: FigureFeeling): boolean => SORROWS.has(feeling);

/** Something is not as it should be. */
const TROUBLE =
  /n’t\b|\b(?:not|no|nobody|no one|nothing|never|none|nowhere|cannot|without|wrong|lost|gone|missing|broke|broken|empty|fell|fallen|stuck|spilled|spilt|torn|late|alone|dark|cold|hurt|hurts|ached?|ill|poorly|died|quiet|silent|silence|sorry|sad|hard|harder|heavy|difficult|too|stopped|forgot(?:ten)?|lonely|miss(?:ed|es)?|afraid|scared|frightened|worried|angry|cross|shouted|storm|rain(?:ed)?|thunder|only|still|instead|but|pity|mistake|problem|trouble|oh dear|oh no)\b/i;
/** It is funny or goes well. */
const MERRY =
  /\b(?:laugh\w*|giggl\w*|grinn\w*|smil\w*|hooray|hurrah|funny|merr\w+|beam\w*|cheer\w*|delight\w*|snap|splash\w*|tickl\w*|hiccups?|danced?|joke\w*|wonderful|best|delicious|glad|happ\w+|sang)\b/i;
/**
 * The face of an actor of whom the page says nothing: that of its plan, as far as the page agrees. Nobody is sad where it is merry or where
 * nothing is amiss; where somebody cries, nobody laughs.
 */
export function plannedFeeling({ text, beat }: Scene, { feeling }: Pick<Actor, 'feeling'>): Feeling {
  const told = withoutSpeech(text).toLowerCase();
  const mood = moodIn(told);
  const isSad = mood !== null && isSorrow(mood);
  if (!isSorrow(feeling)) {
    const isOut = beat === 'lowest' || (isSad && !ENDS_WELL.has(beat));
    return isOut && BRIGHT.has(feeling) ? 'calm' : feeling;
  }
  if (isSad) return feeling;
  if (MERRY.test(told)) return beat === 'lowest' ? 'calm' : 'happy';
  return beat === 'lowest' || TROUBLE.test(text) ? feeling : 'curious';
}

const BRIGHT: ReadonlySet<string> = new Set<Feeling>(['happy', 'laughing', 'proud']);
const ENDS_WELL: ReadonlySet<string> = new Set(['ending', 'home-again']);

/** Somebody is laughed at or treated badly. */
const UNKIND =
  /\b(?:mean (?:things|words|laugh)|unkind|nasty|not a nice laugh|wasn’t a nice laugh|laughed at (?:him|her|them)|made fun|called (?:him|her|them) names|teased|pushed (?:him|her|them) away)\b/;
/** What somebody says who has no hope: `I’m no good at anything`. */
const DISCOURAGED =
  /\bI(?:’m| am) (?:no good|not (?:any )?good|not the best|not (?:clever|brave|big|strong|fast) enough|(?:so |too |very )?(?:bad at|stupid|useless|lonely|sad|scared|afraid))|\bI (?:can’t|cannot|’ll never|will never|give up)\b|\bI’ll never\b|\b(?:nobody|no one) (?:likes|wants|believes|plays with)\b|\bit’s no use\b/iu;
const WELL: ReadonlySet<string> = new Set(['turn', 'ending', 'home-again']);

/** The face that is shown for a feeling: nobody beams who is laughed at or has just said that nothing will come of it. */
export function shownFeeling(
  { text, beat }: Scene,
  feeling: FigureFeeling,
  isSpeaker: boolean,
): FigureFeeling {
  if (!BRIGHT.has(feeling) || WELL.has(beat)) return feeling;
  if (UNKIND.test(withoutSpeech(text).toLowerCase())) return 'sad';
  const speech = text.match(/“[^”]*”/g)?.join(' ') ?? '';
  return isSpeaker && DISCOURAGED.test(speech) ? 'sad' : feeling;
}
