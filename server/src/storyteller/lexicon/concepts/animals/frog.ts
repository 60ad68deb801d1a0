import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a tadpole. */
export const frog: StorySourceInput = {
  id: 'frog',
  words: ['frog', 'life cycle of a frog', 'frog life cycle', 'tadpole', 'toad', 'frogspawn', 'frog pond'],
  situations: ['question', 'newcomer', 'has'],
  creature: 'tadpole',
  topic: 'a tadpole',
  thing: 'the tadpole',
  home: 'garden',
  main: 'river',
  plots: [
    {
      id: 'first-a-tail-then-legs',
      titles: ['A Tadpole Called Dot', '{L} at the Pond', 'First a Tail, Then Legs'],
      goal: 'find out what {S} would be',
      trouble: '{S} changed every day and did not know why',
      solved: '{S} was a frog, and a good one',
      opener:
        'In the pond there was something like soup with black dots in it. In the morning one of the dots had a tail. {L+} lay on the bank and watched it wriggle.',
      friend:
        '“Am I a fish?” asked {S+}, and swam to the edge. “I’ve asked the fish. They say no.” {L} did not know either. “I’ll come every day,” said {L}, “and write it down.”',
      problem:
        'On Tuesday {S} had two legs. They had come out at the back, overnight. On Friday there were two more. “There’s something wrong with me,” said {S}. “The fish don’t do this.” And the tail was getting shorter and shorter.',
      tries: [
        '{L} looked it up in the big book of fish, from A to Z. {S} was not in it.',
        '{S} tried to hide the legs. You can’t hide four legs behind a tail that’s shrinking.',
        '“Perhaps you’re a lizard,” said {F}. They asked one. The lizard was offended.',
      ],
      tip: '“Don’t ask who looks like you now,” said {G+}. “Ask who has looked like you before. I had a tail myself, and a round head. What do you suppose I am?”',
      turn: '{S} looked at {G}. The wide mouth! The eyes on top! “Climb up here,” said {L}, and tapped on a lily pad. “But I live in the water,” said {S}. “Take a breath all the same.” {S} stretched the new back legs, and pushed.',
      done: 'Hup! {S} flew through the air, and landed on the leaf with a smack. It was dry up here, and bright, and it smelled of mint. {S} opened a very wide mouth. “Quark,” it said. Then better: “Croak!” {S} was a frog!',
      again:
        'In the evening they croak in the choir. {S} sings second voice. And in spring {S} sits beside the new dots, and says, “Don’t worry about the legs.”',
      helper: { name: 'Grandmother Croak', creature: 'frog' },
      outcomes: [
        {
          asked: ['frog/grow/leg/become/turn/croak', 'jump/hop/leap'],
          done: 'Hup! {S} sailed through the air and landed on the lily pad. It was dry up there on the lily pad, and bright, and it smelled of mint. {S} felt behind, and there was no tail. “Croak!” That settled it: {told}.',
        },
        {
          asked: ['family/mother/mum/brother/sister/home/friend'],
          done: 'Hup! {S} flew through the air and landed on the lily pad with a smack. “Quark,” it said, and better: “Croak!” From every leaf in the pond somebody answered who had once been a black dot in the same soup. And {told}.',
        },
        {
          asked: ['princess/prince/kiss'],
          done: 'Hup! {S} landed on the lily pad with a smack. “Croak!” {S} was a frog. “And what comes after that?” asked {S}, who was used to a change every day. “In books there’s one thing more,” said {L}. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Hup! {S} landed on the lily pad with a smack. “Quark,” it said, and better: “Croak!” A frog! The whole choir was sitting on the bank. {G} gave the note with that wide mouth, and by the light of the evening {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Hup! {S} flew through the air, and landed on the lily pad with a smack, and {L} got all of the pond on the nose. “Croak!” said {S}, and was a frog, a good one. In the mint {told}.',
        },
      ],
      art: {
        'soup with black dots': 'river: L look curious at pond',
        'Am I a fish': 'river: S swim curious in water; L hold writing-pad happy',
        'had two legs': 'river: S look worried; L stand surprised; pond',
        'the big book of fish': 'river: L read book worried; S look L sad',
        'tried to hide the legs': 'river: S hide ashamed in grass; L look S worried',
        'you’re a lizard': 'river: F say curious; L+S look F worried; small tortoise',
        'looks like you now': 'river: G say; L+S look G curious',
        'The wide mouth': 'river: S look G surprised; L point happy',
        'tapped on a lily pad': 'river: L point happy; S jump brave; leaf',
        'smelled of mint': 'river: S sit proud; L cheer; green leaf',
        'they croak in the choir': 'river, evening: S sing; L clap happy; frog',
      },
    },
  ],
};
