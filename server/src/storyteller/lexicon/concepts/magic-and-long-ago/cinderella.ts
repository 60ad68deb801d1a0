import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Cinderella. */
export const cinderella: StorySourceInput = {
  id: 'cinderella',
  words: ['cinderella', 'glass slipper', 'fairy godmother', 'cinderella ball', 'go/going/goes ball'],
  situations: ['learn', 'deed', 'wants', 'wants-to-go', 'trait'],
  topic: 'Cinderella',
  thing: 'the glass slipper',
  home: 'cottage',
  main: 'castle',
  plots: [
    {
      id: 'before-midnight',
      titles: ['{L} Goes to the Ball', 'The Slipper on the Stairs', 'Before the Clock Strikes Twelve'],
      goal: 'go to the ball',
      trouble: 'a whole bowl of lentils had to be sorted first',
      solved: '{L} had danced at the ball',
      opener:
        'There was going to be a ball at the castle, and everyone was invited. But {L+} lived with people who left all the work to {L.them}, and always said, “First the lentils!”',
      friend:
        'The lentils had been tipped into the ashes, a whole bowl of them. Then the others drove off in the coach. {F+} looked in at the kitchen window. “Aren’t you going?” asked {F}.',
      problem:
        '“I can’t,” said {L}. “There are a thousand lentils in the ashes. And look at my clothes.” On the hill all the windows of the castle were bright already, and you could hear the music.',
      tries: [
        '{L} picked out the lentils one by one. After an hour there were a hundred in the bowl, and the ball had begun.',
        '{L} washed the old clothes and hung them over the stove. They were clean then, and so wet that they dripped.',
        '{L} wanted to walk to the castle all the same. At the gate stood a guard. “Only with a coach,” said the guard.',
      ],
      tip: '“You feed the pigeons every day, and you’ve never asked for anything,” said {G+}. “Ask now! They know a lentil when they see one. And leave the rest to me. I only need a pumpkin. But at midnight it’s a pumpkin again.”',
      low: '“Why would anyone help me?” asked {L}. “Because you always helped us,” cooed somebody on the window sill.',
      turn: '{L} opened the window wide and called, “Please help me!” Forty pigeons came, and the bowl was full in no time. And out in the yard stood a golden coach, and on the seat lay clothes like starlight and slippers of glass.',
      done: 'How {L} danced! With everyone, and twice with the prince, who was good at hopping. Then the clock began to strike. {L} kept the promise and ran, so fast that one slipper stayed on the stairs. The next day it was brought back. It fitted only {L}.',
      again:
        '{L} lives in the castle now, as a guest of honour. The lentils are sorted by those who want to eat them.',
      outcomes: [
        {
          asked: [
            'prince/princess/king marry/dance/love/find/wedding',
            'marry',
            'wedding',
            'shoe/slipper fit',
            'happily/happy ever after',
            'live castle/palace',
          ],
          done: '{L} danced with everyone, and twice with the prince, who was good at hopping. At midnight one slipper stayed on the stairs. The next day it was carried from house to house, to the last door, past the bowl of lentils, and {told}.',
        },
        {
          asked: [
            'sister/stepsister/stepmother/stepsisters sorry/kind/nice/friend/share/help/forgive',
            'sorry',
            'forgive',
          ],
          done: '{L} danced with everyone, and ran at midnight, and lost a slipper on the stairs. The next day it was brought back, and it fitted only {L}. In the kitchen the others stood in front of the empty lentil bowl and looked at their shoes. So {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '{L} danced with everyone, and ran at midnight, and one slipper stayed on the stairs. It was brought back and fitted only {L}. “A ball with a clock is no good,” said the prince, and had it stopped. The doors were opened again, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} danced with everyone, and ran at midnight, and one slipper stayed on the stairs. It was brought back on a cushion, and it fitted only {L}. On the cushion lay a folded paper with a seal as well, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} danced with everyone, and twice with the prince. At midnight one slipper stayed on the stairs. It was brought back, and it fitted only {L}. Forty pigeons sat on the windowsill and {F} in the window, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'How {L} danced! Then the clock struck, and {L} kept the promise and ran, so fast that one slipper stayed on the stairs. A pumpkin rolled the last bit of the way, forty pigeons flew ahead, and {told}.',
        },
      ],
      helper: { name: 'Godmother Moss', creature: 'woman' },
      art: {
        'There was going to be': 'kitchen: L sweep broom sad; fireplace',
        'The lentils had been': 'kitchen: F look worried in doorway; L kneel sad; bowl, fireplace',
        'look at my clothes': 'kitchen, evening: L kneel sad; F point worried; bowl',
        'one by one. After': 'kitchen, evening: L hold bowl sleepy; F peek curious; nut',
        'hung them over the stove': 'kitchen, evening: L hang shirt sad; F point worried; puddle',
        'At the gate stood a guard': 'castle, evening: L slump sad; F look worried; guard, gate',
        'You feed the pigeons': 'kitchen, evening: G say; L look G surprised; F look G; pumpkin',
        'on the window sill': 'kitchen, evening: L look surprised; F point surprised; bird',
        'the bowl was full': 'kitchen, night: L cheer; many bird, bowl',
        'on the seat lay clothes': 'garden, night: L startle surprised; F cheer; dress, glass, pumpkin',
        'danced! With': 'castle, night: L dance; F dance; clock, slippers',
        'The lentils are sorted': 'castle: L eat happy at table; F clap happy; bowl',
      },
    },
  ],
};
