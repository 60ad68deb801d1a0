import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-step-of-its-own` of the frame `somebody-in-role`, for themes with its words. */
export const aStepOfItsOwn: StoryPlotInput = {
  id: 'a-step-of-its-own',
  words: [
    'ballerina',
    'dancer',
    'ballet dancer',
    'ballet',
    'dance',
    'singer',
    'rock star',
    'pop star',
    'dj',
    'acrobat',
  ],
  titles: ['{Noun} on the Stage', 'A Step of Its Own', 'Bravo, {S!}!'],
  goal: 'dance on the big stage',
  trouble: '{S} could not dance like the others',
  solved: 'the whole hall was dancing like {S}',
  opener:
    'Thud, thud, whirr. The lamp in the hall trembled. Somebody was practising, up in the dance school. {L+} went up the stairs to look.',
  friend:
    'In front of the long mirror was {S+}, with a bow on top. “I want to dance,” said {S}. “On the big stage, with a curtain. It’s tomorrow.” “Show me,” said {L}, and sat down on the floor.',
  problem:
    'It began quite softly, one turn and then two. Then {S} {slip}. The other dancers giggled, behind their fans. “{A} can’t dance,” somebody said. “Everybody knows that.”',
  tries: [
    '{S} did exactly what the best dancer did, one step later. It looked like an echo of something, with bumps.',
    '{S} tried it backwards, with closed eyes and {treat} for the nerves. It was a fine dance for whoever was standing behind. Nobody was standing there any more.',
    '{L} tied coloured threads to {S}, like a puppet, and pulled. They both had to be untangled.',
  ],
  tip: '“You’re hiding what’s yours,” said {G+}. “What happens when you turn too quickly? Do it again, and on purpose, and in time. Then it’s not a mistake any more. Then it’s a step.”',
  turn: 'They put on the slow music. “One, two, three, and,” counted {L}. At “and” it happened, just as before: bump and whirr. “Again!” cried {L}. Soon it had a shape, and then it had a name.',
  done: 'The curtain went up. {S} came out alone and danced, one, two, three, and bump! And the whole hall held its breath. “{Voice}!” called {S} at the end. They clapped until the lamp fell down, and then they all wanted to learn the step.',
  again:
    'They teach it in the dance school now, on Thursdays. It’s called “the {noun}”, and the best ones nearly manage it.',
  setting: { home: 'village', main: 'city', indoors: true },
};
