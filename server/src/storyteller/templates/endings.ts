import type { EndingKind } from '../parse/classify-ending.ts';

type StatedEndingKind = Exclude<EndingKind, 'quoted'>;

/** How the wished ending comes true on its page. `{told}` is `Ending.fullStatement`; `{spot}` is where the plot ends. */
export const endingTemplates: Record<StatedEndingKind, string[]> = {
  find: [
    'And there, {spot}, {told}.',
    'And that was when, {spot}, {told}.',
    '“Look,” whispered {F}, and pointed. And there, {spot}, {told}.',
  ],
  learn: [
    'Nobody made a rule about it. It just came, {spot}: {told}.',
    'And without anyone noticing quite when, {told}.',
  ],
  win: ['Everyone looked, and looked again. It was true: {told}!', 'A great cheer went up, for {told}!'],
  friends: ['That was how {told}.', 'And from that hour on, {told}.'],
  home: ['And so, just as {L} had wished, {told}.', 'And that was how {told}.'],
  sleep: ['Little by little it grew quiet, and {told}.', 'And so, just as {L} had wished, {told}.'],
  party: ['So of course it had to be, right there {spot}: {told}.', 'And {spot} it began: {told}.'],
  state: ['And just like that, {told}.', 'It began {spot} and spread, until {told}.'],
  deed: [
    'And that was the very moment, {spot}, when {told}.',
    'And so, just as {L} had wished, {told}.',
    'And then, {spot}, it happened: {told}.',
  ],
  thing: [
    'And there it was {spot}, just as {L} had wished: {told}.',
    '“Look!” cried {F}. There it was at last: {told}.',
  ],
};

/** The same for endings of kind `party` that are a clause (`there was a party`), not a noun phrase. */
export const partyClauseTemplates = ['So of course {told}.', 'And so, just as {L} had wished, {told}.'];

/** Reactions to the wished ending. */
export const endingReactionTemplates: Record<EndingKind, string[]> = {
  find: [
    'It had been there all along, waiting to be found.',
    '“So that’s where,” breathed {L}.',
    'Nobody spoke. There are things one has to look at first.',
  ],
  learn: [
    'It was easier than it sounds.',
    'And once you can do a thing like that, you can’t forget it.',
    '“Was that all?” asked {L}. It was, and it was a lot.',
  ],
  win: [
    'Hats flew up, and some of them never came down.',
    '“I always said so,” said {F}, who had not said so once.',
    'Nobody had lost, which is the best way to win.',
  ],
  friends: [
    'It did not need a ribbon. It held by itself.',
    'There was no going back, and nobody wanted to.',
    'They shook hands on it, all of them, in a heap.',
  ],
  home: [
    'The lamp in the window had been left on.',
    'There is no better sound than one’s own door.',
    'Somebody had kept it warm.',
  ],
  sleep: [
    'You could hear it: in, and out, and in.',
    'Even the stars dimmed down a bit, to be polite.',
    'One last whisper, and then not even that.',
  ],
  party: [
    'There was something to eat in every hand, and music in every foot.',
    'It went on till the candles leaned.',
    'Even those who never danced were seen to bounce.',
  ],
  state: [
    'Even the air was warm with it.',
    'You could have buttered it and eaten it.',
    'You could see it from a long way off.',
  ],
  deed: [
    'If you had blinked, you’d have missed it. Nobody blinked.',
    'It was even better than in the wish.',
    '“It came true,” said {L}. “All of it.”',
  ],
  thing: [
    'It was even better than in the wish.',
    'Everyone had to touch it once, to be sure.',
    '“It came true,” said {L}. “All of it.”',
  ],
  quoted: [
    'Every word of it was so.',
    'They read it twice, because it was so good.',
    '“It came true,” said {L}. “All of it.”',
  ],
};

/** How a quoted ending comes true. `{line}` is the quotation; `onlyPage` is for stories of one page. */
export const quotedEndingTemplates = {
  full: [
    '{L} took out the scrap of paper and read the wish aloud: “{line}” It had come true.',
    '{F} unfolded the note and read it out: “{line}” And that is how it was.',
  ],
  brief: '{L} read out the wish: “{line}” It had come true.',
  onlyPage: '{L} had a wish on a scrap of paper: “{line}” And now it had come true.',
};

/** The same for a quoted ending that is a question: it is answered. */
export const questionEndingTemplates = {
  full: [
    '{L} took out the scrap of paper and read aloud: “{line}” This time nobody had to wonder. They knew.',
    '{F} unfolded the note and read it out: “{line}” “We know that now,” said {L}.',
  ],
  brief: '{L} read it out: “{line}” Now they knew.',
  onlyPage: '{L} had a question on a scrap of paper: “{line}” And now they knew.',
};
