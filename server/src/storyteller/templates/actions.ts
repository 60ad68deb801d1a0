import type { Beat } from '../story-plan.ts';

/** What fits every plot. */
const companion = {
  problem: [
    '“What shall we do?” asked {X}.',
    '{X} did not know what to do either.',
    '“There must be something we can do,” said {X}.',
    '“Let’s think,” said {X}.',
    '{X} wanted to help. But how?',
    '“We’ll think of something,” said {X}.',
    '“I’ll help you,” said {X}.',
    '“What now?” asked {X}.',
    '{X} looked at {L}. What now?',
    '“Don’t worry,” said {X}. “Let’s think about it.”',
    '“What can we do about it?” asked {X}.',
    '{X} thought about it, and so did {L}.',
  ],
  'setting-out': [
    '“Let’s try something else,” said {X}.',
    '“We’ll have to think again,” said {X}.',
    '{X} wondered what else there was.',
    '“Well, now we know,” said {X}.',
    '“It was worth a try,” said {X}.',
    '“What else could we try?” asked {X}.',
    '“There must be another way,” said {X}.',
    '“Never mind,” said {X}. “It was only the first try.”',
    '“That didn’t work,” said {X}.',
    '“So that’s not the way,” said {X}.',
  ],
  'first-try': [
    '“What have we missed?” asked {X}.',
    '“We’re missing something,” said {X}.',
    '{X} could not think of anything else.',
    '“That would have been too easy,” said {X}.',
    '“There has to be a way,” said {X}.',
    '{X} thought harder than before.',
    '“I’m not giving up,” said {X}.',
    '“I’ve no idea what else to do,” said {X}.',
    '“Not that either,” said {X}.',
    '“Are you all right?” asked {X}. {L} nodded.',
    '“Now what?” asked {X}.',
  ],
  lowest: [
    '“I think it could work,” said {X}.',
    '{X} was thinking about it too.',
    '“Let’s try it,” said {X}.',
    '“We’ll do it together,” said {X}.',
    '{X} was ready to try again.',
    '“I like the sound of it,” said {X}.',
    '{X} looked hopeful.',
  ],
  turn: [
    '{X} watched, and hoped.',
    '{X} wished it would work.',
    'Would it work? {X} hardly dared to look.',
    '{X} did not say a word.',
    '{X} was there to help.',
    '{X} watched without a word.',
    '{X} waited to see what would happen.',
    'All {X} could do was hope.',
    '{X} was full of hope.',
    '{X} was ready to help.',
    '{X} kept close by.',
  ],
  ending: [
    '{X} cheered.',
    '“At last!” said {X}.',
    '{X} was so glad.',
    '{X} could not stop smiling.',
    '“That was a good idea,” said {X}.',
    '{X} laughed for joy.',
    '“Hooray!” cried {X}.',
    '“I knew there was a way,” said {X}.',
    '{X} beamed at {L}.',
    '“Just look at that,” said {X}.',
    '{X} was happy, and a little proud.',
  ],
};

const lead = {
  problem: ['{L} thought hard.', '“What now?” asked {L}.', '{L} wondered what to do.'],
  'setting-out': ['{L} had to think of something else.', '“That was not the way,” said {L}.'],
  'first-try': ['{L} sighed.', '{L} could not think of anything else.', '“What else is there?” asked {L}.'],
  lowest: ['{L} thought about it.', '{L} began to hope.'],
  turn: ['{L} hardly dared to look.', '{L’s} heart was beating fast.', '{L} waited.'],
  ending: ['{L} was so happy.', '{L} could hardly believe it.', '{L} smiled and smiled.'],
};

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
