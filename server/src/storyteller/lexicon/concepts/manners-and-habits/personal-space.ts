import type { StorySourceInput } from '../../story-source.ts';

/** Stories about personal space. */
export const personalSpace: StorySourceInput = {
  id: 'personal-space',
  words: [
    'personal space',
    'space bubble',
    'personal bubble',
    'stand/standing/sit/sitting too close',
    'too close',
    'ask/asking before hug',
    'ask/asking before hugging',
    'hug/hugging everyone/everybody',
    'too many hugs',
    'ask first before hug',
    'love/loves hugs/hugging',
    'give/giving people space',
    'body bubble',
    'give/giving space',
  ],
  situations: ['learn', 'deed', 'trait', 'cannot'],
  topic: 'personal space',
  thing: 'the hoop',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-hoop',
      titles: ['{L} and the Bubble', 'A Hug for Everyone?', 'May I Hug You?'],
      goal: 'be close without being too close',
      trouble: 'everyone stepped back from {L’s} hugs',
      solved: '{L} asked first, and nobody stepped back',
      opener:
        '{L+} loved hugs. {L} hugged the door in the morning, and the coats on their pegs. Most of all {L} liked to hug people, long and tight, whenever they came by.',
      friend:
        'There was {F+}! {L} ran, threw both arms round {F} and squeezed. “Oof,” said {F}, and wriggled out.',
      problem:
        'On the carpet {L} sat so close to {F} that their noses nearly touched. {F} moved a little to the left. {L} moved, too. {F} moved again, and then there was no more carpet. “You’re too close,” said {F}.',
      tries: [
        '{L} tried to hug more softly. {F} still stepped back, because nobody had asked.',
        '{L} came up from behind instead, for a surprise hug. {F} jumped and dropped a whole box of crayons.',
        '{L} hugged nobody at all and stood alone by the wall. That was far too much space.',
      ],
      tip: '{G+} laid a hoop on the floor and let {L} stand in it. “Stretch out your arms,” said {G}. “That much room belongs to you. Everybody has some, though you can’t see it. Would you walk into somebody’s room without knocking?”',
      low: '{L} looked down at two empty arms. “Doesn’t anybody like me?” asked {L} quietly. That was not it at all.',
      turn: '{L} went up to {F} and stopped one big step away. “Knock, knock,” said {L}. “May I give you a hug?” {F} thought about it. “Not now,” said {F}. “But you can have a high five.” {L} said, “All right,” and held up a hand.',
      done: 'Smack! It was a very good high five. They sat down with a bit of carpet between them. When it was time to go home, {F} came and stopped one step away. “Knock, knock,” said {F}. “Now I’d like that hug.”',
      again:
        '{L} still loves hugs. Some people like a hug, some like a wave, and the cat likes to be left alone. {L} asks every time.',
      helper: { name: 'Miss Willow', creature: 'sheep' },
      outcomes: [
        {
          asked: ['hug/high/five/wave/ask/space'],
          kinds: ['hugs', 'says', 'says-words'],
          done: 'Smack! It was a very good high five. They sat down with a bit of carpet between them, and nobody ran out of it. At the end {F} came and stopped one big step away. “Knock, knock,” said {F}, and {told}.',
        },
        {
          kinds: [
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'plays',
            'happy',
            'feels',
            'stays',
            'laughs',
          ],
          done: 'Smack! It was a very good high five, from one big step away. They sat down with a bit of carpet between them. There was room for the game on it, for the dice and for all the counters, and {told}.',
        },
        {
          kinds: [
            'claps',
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'home',
            'way-home',
            'tells',
            'sleep',
            'invited',
          ],
          done: '“Knock, knock,” {L} said, to one after another. Some liked a hug, some a wave, and the cat liked to be left alone. Nobody took a step back. The hoop lay in the middle with a plate in it, within everybody’s reach, and {told}.',
        },
      ],
    },
  ],
};
