import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the cave. */
export const caves: StorySourceInput = {
  id: 'caves',
  words: ['cave', 'explore/exploring cave', 'stalactite', 'underground cave', 'cave exploring'],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'visit', 'lost', 'afraid'],
  topic: 'the cave',
  thing: 'the cave',
  home: 'meadow',
  main: 'cave',
  plots: [
    {
      id: 'the-way-back',
      titles: ['{L} Goes Into the Cave', 'Drip, Drip, Drip', 'The Way Back Out'],
      goal: 'find the way back out of the cave',
      trouble: 'all the passages in the cave looked the same',
      solved: 'they were standing in the sunlight again',
      object: 'lantern',
      opener:
        'Behind the waterfall the hill had a mouth. In it was a cave, and in there stone icicles grew, from the top down and from the bottom up, one drop at a time. {L+} had a helmet, a lantern, and strong boots.',
      problem:
        'They walked in, from one hall to the next, and looked only upwards. “And now back,” said {L}, and turned round. There were three passages. All of them were grey, and wet, and dripped. Which had they come by?',
      tries: [
        'They took the widest. It ended at a black lake.',
        'They took the one on the left. After a while they came back, from the right, into the very same hall.',
        '{F} called, “Hello?” It came back out of all three: “Hello, hello, hello.”',
      ],
      tip: '“I could tell you,” said {G+}, and sat down on a stone. “But next time I may not be there. Be quiet first, everyone. A cave with a mouth breathes. It’s cold in here and warm outside. So what does the air do?”',
      turn: '{L} held up the lantern in front of the first passage. The flame stood still. In front of the second it stood still as well. In front of the third it leaned over, just a little. “The air’s moving there!” whispered {L}. They followed the flame.',
      done: 'It grew less dark, and then it was grey, and then green. And then they were standing behind the waterfall, in the middle of a rainbow. How loud the birds were, and how many colours everything had!',
      again:
        'When they go in now, the first thing they do is to pile up pebbles. And {L} looks round at every corner, because on the way back it all looks different.',
      helper: { name: 'Guide Stella', creature: 'bat' },
      outcomes: [
        {
          asked: ['find/treasure/gold/dinosaur/crystal/dragon/bear/bat/painting'],
          done: 'The flame leaned over a little. They followed it. Before it grew light it grew narrow, and there {L} held up the lantern to a corner that they had run past, looking only upwards. The flame stood still, and {told}.',
        },
        {
          asked: ['home/out/way/sun/light/rainbow/safe'],
          done: '{L} held up the lantern, and they went where the flame leaned over. It grew less dark, and then it was grey, and then green. There was the waterfall, with a rainbow in it, and the birds were loud. With boots in the grass {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'They followed the flame. It grew less dark, then grey, then green, and they were standing behind the waterfall, in the middle of a rainbow. {G} had flown ahead, and dried the flat stones with a wing. There, in all those colours, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'They followed the flame. It grew less dark, then grey, then green, and then they were standing behind the waterfall, in a rainbow. {F} called, “Hello?” Only one voice answered now, and it was {L’s}. In the sun {told}.',
        },
      ],
      art: {
        'Behind the waterfall': 'cave: L look curious; lantern',
        'strong boots': 'cave: L hold lantern happy wearing hat',
        'three passages': 'cave: L hold lantern worried; F point worried',
        'black lake': 'cave: L+F look worried; pond, stone',
        'the very same hall': 'cave: L startle worried; F stand worried; lantern',
        'came back out of all three': 'cave: F call worried; L cover-ears',
        'sat down on a stone': 'cave: G say calm; L+F look G curious',
        'the first passage': 'cave: L raise lantern curious; F look',
        'leaned over, just': 'cave: L point lantern happy; F walk happy',
        'in the middle of a rainbow': 'forest: L+F cheer; rainbow, bird',
        'to pile up pebbles': 'cave: L build happy; stone, lantern',
      },
    },
  ],
};
