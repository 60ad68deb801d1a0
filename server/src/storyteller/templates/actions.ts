import { merryTexture } from '../lexicon-stories/merry-texture.ts';
import type { Beat } from '../story-plan.ts';

const { companion, lead } = merryTexture;

/**
 * What a companion says or does on a page of each beat, independent of the plot, so that everyone present acts. `{X}` is the acting
 * character, never the lead; the lead may occur as `{L}`.
 */
export const actionTemplates: Record<Beat, string[]> = {
  ...companion,
  'home-and-wish': ['{X} was there too.'],
  'friend-and-object': [
    '“What is it for?” asked {X}. Nobody knew yet.',
    '“I have a good feeling about today,” said {X}.',
    '“May I look as well?” asked {X}. Of course {X} could.',
    '“It suits you,” said {X}.',
    '{X} came closer to see it better.',
  ],
  // The way there; only then something is tried.
  'setting-out': [
    '{X} walked beside {L}, and neither of them was in a hurry.',
    '{X} took {L’s} bag for a while, and then they changed over.',
    '“Tell me the story so far,” said {X}, so {L} told it.',
    '{X} waited until {L} had caught up.',
    '{X} looked back once, and hurried on.',
    '“Are we nearly there?” asked {X}. Not yet, but it was not far now.',
    '“This is the best bit so far,” said {X}.',
    '“Listen,” said {X}. They stood still and listened.',
    '“When I’m old,” said {X}, “I’ll say that I was here with you.”',
  ],
  'first-try': companion['setting-out'],
  helper: ['{X} listened to every word.', '“I see,” said {X}.', '{X} had not known that.'],
  'home-again': ['{X} was tired and happy.', '“What a day!” said {X}.', '{X} was still smiling.'],
};

/** What the lead does on a page of each beat. */
export const leadActionTemplates: Record<Beat, string[]> = {
  ...lead,
  'home-and-wish': ['{L} had a good feeling about the day.'],
  'friend-and-object': [
    '{L} could not stop smiling.',
    '“Is that for me?” asked {L}.',
    '{L} said thank you, and was very pleased.',
  ],
  problem: [
    '{L} swallowed hard.',
    '“We have to help,” said {L}.',
    '“Oh no,” whispered {L}.',
    '{L} looked at {FT}. “Are you coming?”',
    '“There must be something we can do,” said {L}.',
  ],
  'setting-out': [
    '{L} went in front, humming a little.',
    '“It can’t be far,” said {L}.',
    '{L} turned round to see that everyone was there.',
    '“Come on,” said {L}. “We’re nearly there.”',
    '{L} thought of home for a moment, and walked a bit faster.',
    '“I’m glad we came,” said {L}.',
    '{L} took a deep breath and went on.',
    '{L} said the plan over again, so as not to forget it.',
    '“Thank you for coming with me,” said {L}.',
    '“One more step,” said {L}, and after that, “One more.”',
  ],
  'first-try': lead['setting-out'],
  helper: ['{L} listened to every word.', '“Thank you,” said {L}.'],
  'home-again': ['{L} was tired and happy.', '{L} was still smiling.'],
};

/** Brief actions for long pages; `{who}` is one character or several. */
export const briefActionTemplates: Record<Beat, string[]> = {
  'home-and-wish': ['{Who} came by.'],
  'friend-and-object': ['{Who} laughed.', '{Who} came closer.'],
  problem: ['{Who} stared.', '{Who} gasped.'],
  'setting-out': ['{Who} came too.', '{Who} hurried along.'],
  'first-try': ['{Who} sighed.', '{Who} tried to think.'],
  helper: ['{Who} nodded.', '{Who} listened.'],
  lowest: ['{Who} sat close.', '{Who} sniffed.'],
  turn: ['{Who} helped.'],
  ending: ['{Who} cheered.', '{Who} danced.'],
  'home-again': ['{Who} waved.'],
};

/** How the third character arrives. */
export const thirdArrivalTemplates = [
  'Behind {F} came {T+}. “Wait for me!”',
  '{T+} was there as well, and wanted to come.',
  'And then {T+} came, too, and waved.',
  '{T+} popped up next. “What are you doing? Can I come too?”',
];

/** Introduces the companions and the plot's object in stories without a page for their arrival. */
export const companionsPresentTemplates = [
  '{FT+} had come to play, with {thing} for {L}.',
  '{FT+} had come for breakfast, and brought {L} {thing}.',
  'In came {FT+} with {thing}. “For you, {L}!”',
];
