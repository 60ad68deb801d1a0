import type { StorySourceInput } from '../../story-source.ts';

/** Not wanting to wash one's hair. */
export const washingHair: StorySourceInput = {
  id: 'washing-hair',
  words: [
    'wash/washing hair',
    'hair wash',
    'shampoo',
    'wash/washing head',
    'hair washed',
    'get/getting hair washed',
    'hate hair wash/washed/washing',
    'wash my hair',
    'hair wash day',
  ],
  situations: ['reluctant', 'afraid', 'refuses', 'deed', 'learn', 'trait', 'wants'],
  topic: 'washing hair',
  thing: 'the shampoo',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'a-lid-for-the-eyes',
      titles: ['Not My Hair!', 'Foam', 'The Crown of Foam'],
      goal: 'get the hair washed without a scream',
      trouble: 'the water ran into {L’s} eyes and stung',
      solved: 'the hair was clean and not one drop had got into an eye',
      opener:
        'There was jam in it, and sand from Tuesday, and a small leaf that had once been green. “Today is the day for washing hair,” somebody called from the bathroom. {L+} was under the table already.',
      problem:
        'It was not the water. It was the moment when it comes from above! It runs down the forehead, into the eyes, and stings like a bee. “I won’t wash my hair,” said {L}, “I’ll wash all the rest twice.”',
      tries: [
        '{L} squeezed both eyes shut, as tightly as you can. That works up to the moment when you want to see if it’s over.',
        'They tried the diving mask. The water stayed out, and the shampoo stayed in, behind the glass.',
        '{F} washed it with a dry cloth. Now the jam was everywhere, and the leaf was gone, and nobody knew where.',
      ],
      tip: '“Water’s lazy,” said {G+}. “It always runs to where it’s lowest. You look at your toes, so it runs over your face. What would it do if you looked at the moon? And let somebody hold the jug who can count to three. You.”',
      turn: '{L} drew a moon on a piece of paper and stuck it on the ceiling. Then {L} leaned back, looked up at it, and put a rolled flannel over both eyebrows, as a dam. “I’ll say when,” said {L}. “One, two… three.”',
      done: 'It was warm. It ran back, over the ears, and away. Not a drop! {L} kept looking at the moon, and now came the foam. It stood up so high that it reached the lamp, and the leaf came out of it.',
      again:
        '“Is it hair day?” asks {L}, with the flannel in one hand. The moon on the ceiling has a bit of a curl by now, from the steam.',
      outcomes: [
        {
          asked: ['clean/shiny/soft/hair/beautiful/brush/braid/dry/shine'],
          kinds: ['sees'],
          done: '“One, two… three,” said {L}, with both eyes on the moon. It was warm, it ran back, over the ears, and away. Not a drop! The sand from Tuesday was gone, and so was the leaf. Then came the towel, and {told}.',
        },
        {
          asked: ['bubble/foam/shampoo/mermaid/beard/crown/play/splash'],
          kinds: ['plays', 'makes'],
          done: '“I’ll say when,” {L} had said, and looked at the moon. Not a drop had got past the dam. The foam stood up so high that it reached the lamp, and the leaf came out of it. It could be pressed into any shape, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'says',
            'says-words',
            'party',
            'eats',
            'shares',
            'gets',
            'given-by',
            'all-get',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: 'It ran back, over the ears, and away. Not a drop! The flannel had been a good dam, and the moon on the ceiling had a curl from the steam. {L} came out of the towel smelling of apples, and {told}.',
        },
      ],
    },
  ],
};
