import type { StorySourceInput } from '../../story-source.ts';

/** Stories about plastic in the sea. */
export const plasticInTheSea: StorySourceInput = {
  id: 'plastic-in-the-sea',
  words: [
    'too much plastic',
    'plastic in the sea',
    'plastic in sea/ocean',
    'plastic in the ocean',
    'ocean plastic',
    'plastic pollution',
    'sea pollution',
    'beach clean',
    'beach clean-up',
    'cleaning beach',
    'rubbish on the beach',
    'rubbish in the sea/river/lake',
    'litter on beach',
    'plastic bag',
    'plastic bags',
    'plastic bottle',
    'plastic bottles',
    'single-use plastic',
    'no more plastic',
    'less plastic',
    'single-use cups',
    'bring/bringing your own bag',
    'shopping bag',
    'reusable bag',
    'reusable cup',
    'world ocean/oceans day',
    'oceans day',
    'save our oceans',
    'save our seas',
    'clean seas',
    'look/looking after the ocean/oceans/sea',
  ],
  situations: ['learn', 'question', 'deed', 'sad', 'value', 'too-many', 'make'],
  topic: 'plastic in the sea',
  thing: 'the net across the ditch',
  home: 'shore',
  main: 'shore',
  plots: [
    {
      id: 'where-it-all-comes-from',
      titles: ['Where Does It All Come From?', '{L} Cleans the Beach', 'The Net in the Ditch'],
      goal: 'keep the plastic out of the sea',
      trouble: 'the beach was dirty again every morning',
      solved: 'the plastic no longer reached the sea',
      opener:
        'On the beach, between the shells, lay a blue lid. Then came a bottle, a bag, and half a bucket. The tide had brought them. {L+} filled a whole sack, and in the evening the beach was clean.',
      friend:
        'On the next morning {F+} was there already. “You didn’t finish,” said {F}. There lay bottles again, and lids, and a bag that looked exactly like a jellyfish. “The turtles think so, too,” said {L}, and picked it up quickly.',
      problem:
        'They cleaned up on Monday, on Tuesday and on Wednesday. Each time the sea brought more. “It can’t throw these away itself,” said {L}. “The sea doesn’t drink lemonade. So where does it come from?”',
      tries: [
        'They put up a sign: “No rubbish, please.” The sea can’t read.',
        '{F} wanted to build a wall of sand. The tide took it along, and left a bottle.',
        'They collected faster. But two are only two, and the tide comes twice a day.',
      ],
      tip: '“If the bath overflows, do you mop the floor, or do you turn off the tap?” asked {G+}. “Plastic comes down the river. Walk along it, always upwards, until you find the tap.”',
      low: 'In {L’s} hand was a bottle top. There was still a sticker on it, from the market in town.',
      turn: 'They walked along the stream, past the meadow, past the bridge. Behind the market there was a ditch, and it was full to the brim with bags and cups. When it rained, everything was washed down. “Here’s the tap!” said {L}.',
      done: 'They stretched an old fishing net across it. Then {L} showed the sack at every stall. They put up a bin with a lid. The woman with the cherries gave a penny off for a bag of your own. By Saturday the net was nearly empty.',
      again:
        'On Sunday there was nothing on the beach but shells. {L} filled a bag with them. It was made of cloth.',
      object: 'bag',
      helper: {
        name: 'Captain Shelly',
        creature: 'seal',
      },
      outcomes: [
        {
          asked: ['clean/beach/sea/ocean/fish/turtle/dolphin/animal/safe/save/rubbish/plastic/bag/whale'],
          done: 'They stretched an old net across the ditch behind the market. {L} showed the sack at every stall, and a bin with a lid was put up. By Saturday the net was nearly empty. The tide came in twice, with nothing but shells, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'They stretched an old net across the ditch, {L} showed the sack at every stall, and by Saturday the net was nearly empty. On the beach there was so much room! The woman with the cherries brought a bowl, without a bag, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'They stretched an old net across the ditch, {L} showed the sack at every stall, and by Saturday the net was nearly empty. On Sunday there were only shells. {F} looked for a lid, found none, and turned a cartwheel. On the clean sand {told}.',
        },
      ],
    },
  ],
};
