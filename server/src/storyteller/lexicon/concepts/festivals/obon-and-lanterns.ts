import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Obon, when people in Japan remember the dead. */
export const obonAndLanterns: StorySourceInput = {
  id: 'obon-and-lanterns',
  words: [
    'obon',
    'bon festival',
    'bon dance',
    'bon odori',
    'floating lanterns',
    'lantern on the river',
    'lanterns on the river',
  ],
  situations: ['visit', 'make', 'learn', 'sad', 'question', 'absence'],
  gentle: true,
  topic: 'Obon',
  thing: 'the paper lantern',
  home: 'village',
  main: 'river',
  night: true,
  plots: [
    {
      id: 'a-light-for-great-grandmother',
      titles: ['A Light for Great-Grandmother', '{L} and the Lantern on the River', 'Obon'],
      goal: 'send off a lantern with something on it that was true',
      trouble: '{L} did not know what to put on the lantern',
      solved: 'the lantern was on the water',
      opener:
        'In Japan, in the middle of summer, there is a festival on which families think of those who have died. It’s called Obon. At the door hangs a lantern, so that they can find the way. {L+} was helping to sweep the family grave.',
      friend:
        '{F+} brought a cucumber and four little sticks, and made a horse of it. “So that they come quickly,” said {F}. Beside it stood a cow made from an aubergine. “And that one’s for going back, so that they needn’t hurry.”',
      problem:
        'On the last evening they write on a paper lantern and let it float down the river. “You may write to Great-Grandmother,” they told {L}. But {L} had never known Great-Grandmother. The paper was white, and so it stayed.',
      tries: [
        '{L} wanted to copy what the others had written. But they were the others’ words.',
        '{L} painted a flower. It was pretty. It could have been for anybody.',
        '{L} looked at the photograph for a long while. It showed somebody in a dark dress, who did not smile.',
      ],
      tip: '“You have never met,” said {G+}, “but there’s something of Great-Grandmother in this house every day. Ask the others. What did those hands make? What did that voice sing? Then you’ll know what to write.”',
      low: 'Outside the first drums began for the dance. The river was black, and quite smooth.',
      turn: '{L} asked. “The plum tree,” said one. “It was planted from a stone.” “The lullaby with the frog,” said another. {L} stopped. {L} knew that song! {L} had been sung to sleep with it. Then {L} took the brush.',
      done: 'On the lantern stood: “Thank you for the frog song and the plums.” {L} lit the candle together with a grown-up and put it on the water. It drifted off, among a hundred others. {L} hummed. Someone hummed along.',
      again:
        'They danced in the circle, with slow steps, until late. And in the garden hung the plums, blue in the dark.',
      outcomes: [
        {
          asked: ['lantern/light/river/remember/float/dance/star/family/love/memory/story'],
          done: '“Thank you for the frog song and the plums,” it said on the lantern. {L} lit the candle together with a grown-up and put it on the water. It drifted off, among a hundred others, and {told}. {L} hummed.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'hug/cuddle/kiss/snuggle',
            'make up',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'laugh/giggle/grin',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'stay',
            'home',
            'sleep/asleep/bed/snore',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'team/together',
          ],
          kinds: [
            'eats',
            'shares',
            'makes',
            'hugs',
            'happy',
            'friends',
            'laughs',
            'says',
            'stays',
            'home',
            'sleep',
            'plays',
            'team',
          ],
          done: '“Thank you for the frog song and the plums,” it said on the lantern. It drifted off on the black water, among a hundred others. {L} hummed the frog song. Someone hummed along, and then someone else, and {told}.',
        },
      ],
      object: 'lantern',
      helper: {
        name: 'Grandmother Sato',
        creature: 'woman',
      },
    },
  ],
};
