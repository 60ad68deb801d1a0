import type { StorySourceInput } from '../../story-source.ts';

/** Stories about farting rainbows. */
export const rainbowFarts: StorySourceInput = {
  id: 'rainbow-farts',
  words: [
    'fart/farts/farting/farted rainbow/rainbows',
    'rainbow/rainbows fart/farts',
    'toot/toots/tooting/trump/trumps/trumping rainbow/rainbows',
    'parp/parps rainbow/rainbows',
    'unicorn fart/farts/farting/farted',
    'fart/farts/farting colours/glitter/sparkles',
    'glitter fart/farts',
    'unicorn/dragon/fairy/dog/cat/dinosaur who/that fart/farts rainbow/rainbows',
    'magic/magical fart/farts',
    'colourful/colorful fart/farts',
    'burp/burps/burping rainbow/rainbows',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'wants-to-be',
    'own-wish-to-be',
    'what-if',
    'works-as',
    'pair',
    'magic-thing',
    'refuses',
    'misdeed',
    'sound',
  ],
  topic: 'rainbows that went parp',
  thing: 'the rainbow',
  main: 'meadow',
  plots: [
    {
      id: 'parp-in-all-colours',
      titles: ['Parp! A Rainbow!', '{L} and the Rainbow Parps', 'In All the Colours'],
      goal: 'live with farts that were rainbows',
      trouble: 'a rainbow came out with every fart, and everyone could see it',
      solved: 'a rainbow fart had saved the picnic',
      opener:
        '{L+} ate a bowl of beans, and thought nothing of it. Then it went parp. And out came a rainbow! It was red, orange, yellow, green, blue and purple, and it stood over the meadow for quite a while.',
      friend:
        '“Was that you?” asked {F+}. There was no point in saying no. The rainbow began right behind {L}. They looked at each other, and then they both had to laugh so much that it went parp again. Now there were two.',
      problem:
        'The whole village was coming to the meadow for a picnic. “Everyone will see who it was!” said {L}. Other people’s farts are only air, and soon gone. A rainbow can be seen from the church tower.',
      tries: [
        '{L} held it in. It gurgled, it bubbled, and it went round and round. Then came a hiccup, and a tiny rainbow shot out of both ears.',
        '{L} sat down on a cushion, to keep the rainbow in. Parp! It came out at the sides, all squashed and stripy, and the cushion was never white again.',
        '“It was the cow,” said {L}. Everybody looked at the cow. The rainbow stood on the other side of the meadow. The cow looked offended.',
      ],
      tip: '“Everybody farts,” said {G+}, chewing. “I do it all day, and not one of mine has ever had a colour. You’ve been hiding it. Has nobody told you what people do when they see a rainbow? They look up and come nearer.”',
      low: 'Just then the fog came. It came up from the river, thick and grey, until you could not see your own sandwich. Somewhere in it the smallest children called, “Where are you?”',
      turn: 'They had gone to pick daisies, and now they could not find the way back. In all that grey there was nothing to walk towards. {L} thought of the rainbow that you could see from the church tower. “More beans, please,” said {L}.',
      done: '{L} took a deep breath and did not hold anything in. PAAARP! Up went the biggest rainbow of all, and it shone right through the fog. “There!” shouted the children, and ran along under the colours until they reached the picnic. Everybody clapped. {L} took a bow. Parp!',
      again:
        'Now there are always beans at the picnic. When it goes parp, nobody asks who it was. They all look up and say, “Aah!”',
      helper: { name: 'Clover', creature: 'cow' },
    },
  ],
};
