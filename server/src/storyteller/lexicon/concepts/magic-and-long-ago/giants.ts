import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the giant. */
export const giants: StorySourceInput = {
  id: 'giants',
  words: ['giant', 'giant and troll', 'friendly/gentle giant', 'giantess'],
  situations: ['thing-pair', 'being-and-thing', 'question', 'visit', 'newcomer', 'afraid'],
  topic: 'the giant',
  thing: 'the giant',
  creature: 'giant',
  home: 'village',
  main: 'mountain',
  plots: [
    {
      id: 'boots-in-the-way',
      titles: ['The Giant on the Hill', '{L} and the Giant', 'Boom, Boom, Boom'],
      goal: 'find a way to live beside the giant',
      trouble: 'everything broke when the giant came to the village',
      solved: 'the giant and the village were good neighbours',
      object: 'boot',
      opener:
        'On the hill above the village lived somebody whose boots were as big as two cottages. When the wind was right, {L+} could hear humming up there, very deep.',
      friend:
        'One day there was a boom, boom, boom, and the cups jumped on the shelf. It was {S+}. “I’m sorry,” {S} whispered, and all the windows rattled. “It’s lonely on the hill. May I come for tea?”',
      problem:
        '{S} sat down, and sat on the bakery fence. {S} sneezed, and the washing flew into the next valley. The people ran into their cellars. “Go away!” they called. And {S} went back up the hill, with a tear as big as a bathtub.',
      tries: [
        '{L} asked {S} to walk on tiptoe. Now there were deep holes in the field instead of shallow ones, and the cows fell in.',
        'They gave {S} tea, all the tea in the village. It was one sip.',
        'They asked {S} to bend down and look smaller. Then {S} fell over, and there was a new pond.',
      ],
      tip: '“You ask a giant to be small,” said {G+}. “Nobody can do that. What do you need in this village that only somebody as big as a church could do? And who could visit whom? Think about who breaks less.”',
      turn: '{L} put on walking boots and climbed up the hill, with a flask of tea. “We’ll come to you!” called {L}. “And would you do something for us? The mill hasn’t had any wind for weeks.”',
      done: 'Up on the hill there was room. {S} took a breath and blew, quite gently, and down in the valley the mill began to turn. On Sunday the whole village climbed up with cake, and they sat on one of the giant’s boots as if it was a bench.',
      again:
        'When there’s no wind, the miller rings the bell. And every night the whole village goes to sleep to a very deep humming.',
      outcomes: [
        {
          asked: [
            'village/people/everyone/villager friend/like/love/welcome/help/thank/happy/giant',
            'lonely',
            'friend giant',
            'build/house/home',
          ],
          done: '{S} took a breath and blew, quite gently, and down in the valley the mill began to turn. The people came out of their cellars and looked up the hill. “And we hid from that!” said the baker, and mended the fence, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '{S} blew, quite gently, and down in the valley the mill began to turn. With the first flour they baked on every stove in the village. On Sunday they all climbed up the hill, where there’s room for somebody so big, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{S} took a breath and blew, quite gently, and down in the valley the mill began to turn. On Sunday the whole village climbed up the hill. It took ten of them to carry the thing with the bow on it, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{S} took a breath and blew, quite gently, and down in the valley the mill began to turn. On Sunday the whole village climbed up and sat on one of the big boots, as on a bench. “No more tears like bathtubs,” said {L}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{S} took a breath and blew, quite gently, and down in the valley the mill began to turn. When the stars came out, {S} hummed, very deep, so that the panes trembled only a little, and {told}.',
        },
      ],
      helper: { name: 'Miller Grist', creature: 'mouse' },
      art: {
        'whose boots were as big': 'village: L listen curious; huge boot',
        'all the windows rattled': 'village: S whisper ashamed; L look surprised; cup, house',
        'with a tear as big': 'mountain: S cry; L think worried; people, house',
        'to walk on tiptoe': 'meadow: S tiptoe worried; L look curious; cow, hole',
        'all the tea in the village': 'village: L offer cup; S drink cup sad; kettle',
        'there was a new pond': 'village: S fall; L startle; pond, tree',
        'You ask a giant to be small': 'village: G say; L look G curious; windmill',
        'with a flask of tea': 'mountain: L climb flask brave; S look happy',
        'We’ll come to you': 'mountain: L call flask brave; S look happy',
        'The mill hasn’t had': 'mountain: L point happy; S look curious; windmill',
        'down in the valley the': 'mountain: S blow happy; L cheer; windmill',
        'the miller rings the bell': 'village, night: L lie happy in bed; bell',
      },
    },
  ],
};
