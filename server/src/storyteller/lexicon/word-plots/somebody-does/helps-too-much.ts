import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `helps-too-much` of the frame `somebody-does`, for themes with its words. */
export const helpsTooMuch: StoryPlotInput = {
  id: 'helps-too-much',
  words: ['help', 'do the homework', 'do homework', 'work for'],
  verbs: ['help'],
  titles: ['{S} to the Rescue', 'Let Me, Said {S}', '{L} and {S}'],
  goal: 'find out where {S} was really needed',
  trouble: '{S} helped everyone who did not want to be helped',
  solved: '{S} had learned to ask first, and was needed',
  opener:
    '{L+} wanted to tie a shoe. It was tied already. {L} wanted to eat an egg. It was peeled, cut up and half-way to {L’s} mouth. Somebody here was very, very helpful.',
  friend:
    '“Done!” said {S+}. “What’s next? I {did}, and I’ll do the rest as well. Sit down. Don’t lift a finger.” {L} had rather been looking forward to the egg.',
  problem:
    'At first it was pleasant. Then people found out: they could not do anything any more, because {S} had done it. The children forgot how to tie a bow. An old lady had been taken across the road four times. “Thank you,” everybody said, and hid when {S} came.',
  tries: [
    '“Have a rest,” said {L}. {S} rested so hard that a chair broke, and mended the chair, and the one beside it.',
    'They hid all the tools. {S} helped them look.',
    '{F} said it straight out: “It’s too much.” {S} wanted to help {F} with that.',
  ],
  tip: '“{S} helps with hands,” said {G+}. “You should begin with the ears. There’s one short question. Whoever asks it only helps where it’s wanted.”',
  turn: '“What do you need?” That was the question. {L} practised it with {S}: ask, then put both hands behind the back, then wait. Waiting was the worst. At the first door somebody said, “Nothing, thank you.” {S} trembled, but {S} went on.',
  done: 'At the ninth door a small voice said, “Could you just sit here while I do it myself?” {S} sat down. The small one got it wrong, and then right. “That was a great help,” said the small one. {S} had not moved a finger.',
  again:
    'Now there’s always somebody at {S’s} door. “What do you need?” asks {S}. Mostly it is just company.',
};
