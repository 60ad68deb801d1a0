import type { StorySourceInput } from '../../story-source.ts';

/** Stories about driving to the moon because it is made of cheese. */
export const moonOfCheese: StorySourceInput = {
  id: 'moon-of-cheese',
  words: [
    'moon cheese',
    'drive/drives/driving race/racing car all way',
    'cheese moon',
    'moon is made of cheese',
    'moon made of cheese',
    'moon be cheese',
    'eat/eats/eating/ate moon',
    'bite/bites/bit moon',
    'drive/drives/driving/drove moon',
    'race car moon',
    'car to the moon',
    'drive car/truck/bus/tractor moon',
    'drives all the way to the moon',
    'moon because it is cheese',
    'mouse/mice moon',
    'eat/eats/ate all moon',
    'moon was cheese',
    'moon were cheese',
    'moon was made of cheese',
    'mouse/mice eat/eats/ate moon',
    'mouse/mice eat/eats/ate all moon',
    'moon be/was/were cheese and mouse',
  ],
  situations: [
    'deed',
    'what-if',
    'wants',
    'made-of',
    'ride',
    'visit',
    'wants-to-go',
    'ability',
    'own-wish',
    'question',
    'has',
  ],
  topic: 'driving to the moon for cheese',
  thing: 'the road to the moon',
  home: 'workshop',
  main: 'moon',
  night: true,
  plots: [
    {
      id: 'no-road-goes-up',
      titles: ['All the Way to the Moon', '{L} and the Big Cheese', 'The Fastest Car to the Moon'],
      goal: 'drive to the moon and eat some of it',
      trouble: 'no road went up to the moon',
      solved: '{L} had got there, and the moon tasted good',
      opener:
        'It hung over the roofs, round and yellow, with holes in it. {L+} had known it for a long time: the moon is made of cheese. And {L} was hungry. In the shed stood the red racing car, with a full tank.',
      friend:
        '“Get in,” said {L}. “Where are we going?” asked {F+}. {L} pointed up. “But that’s far,” said {F}. “It’s a fast car,” said {L}, and did up the belt. Brrrm!',
      problem:
        'They drove down the street, round the pond and over the hill, and the moon came along the whole time, just out of reach. But all the roads go left, or right, or straight on. Not one goes up. On top of the hill the road stopped.',
      tries: [
        '{L} drove up a haystack at full speed. The car flew as far as the next haystack. It was soft, and it was not the moon.',
        'They tied a hundred balloons to the bumper. They got as high as the church clock. Then a crow came by, and it was curious, and it had a pointed beak.',
        '{L} honked, so that the moon would come down a bit. The moon came down every morning, but only on the other side of the world.',
      ],
      tip: '“I see it go by every night,” said {G+} on top of the telephone pole. “Wait till it’s just coming up, behind the sea. Then it lies on the water, and on the water there’s a road. It’s yellow. It leads right to the door.”',
      low: 'They drove to the sea and waited, with the engine running and their noses at the windscreen. It grew dark. There was a glow at the edge of the world. “Now,” whispered {F}.',
      turn: 'There it was, so big that it filled the whole windscreen! And across the water, right up to the beach, lay a road of light. “Hold on tight,” said {L}. The wheels touched the water and did not get wet. Faster, and faster, and then the nose went up.',
      done: 'Bump! They stood on something soft. It was yellow and smelled of Sunday. {L} took a bite, from the edge. It tasted like the best cheese in the world. They ate until they could eat no more, filled the boot, and rolled home, downhill all the way.',
      again:
        'Next evening a piece of the moon was missing, at the edge. “Strange,” people said, and looked up. {L} said nothing, and had cheese on toast. It grows back. It takes about two weeks.',
      outcomes: [
        {
          asked: [
            'eat/taste/bite cheese/moon/all',
            'cheese',
            'bring/share/take cheese/home/moon',
            'moon grow/back/again',
          ],
          done: 'The yellow road led over the water and up. Bump! They stood on something soft. It smelled of Sunday, and it was full of holes in which more of it was to be seen. {L} broke off the edge, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Bump! They stood on something soft, yellow, and smelling of Sunday. It tasted like the best cheese in the world. They lit the headlights, and out of every hole a small head looked to see who had come to supper, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Bump! They stood on something soft, yellow, and smelling of Sunday. It tasted like the best cheese in the world. {F} fell into one of the holes and came out of another, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Bump! They stood on something soft that smelled of Sunday. They ate until they could eat no more, filled the boot, and rolled downhill along the yellow road. It ended between the roofs, right in front of the shed, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Bump! They stood on something soft, yellow, and smelling of Sunday. {L} took a bite. It tasted like the best cheese in the world. They filled the boot until the car hung low, and from there it was downhill all the way, so {told}.',
        },
      ],
      helper: { name: 'Mr Hoot', creature: 'owl' },
      art: {
        'the moon is made of cheese': 'workshop, night: L think cheese happy; red car',
        'Where are we going': 'village, night: L ride in red car happy; F ride in red car curious; red car',
        'On top of the hill the road': 'mountain, night: L slump sad; F point worried; moon, red car',
        'drove up a haystack': 'meadow, night: L ride in red car; F peek curious; hay, red car',
        'a hundred balloons to':
          'clouds, night: L ride in red car; F ride in red car worried; many balloon, bird',
        'honked, so that': 'mountain, night: L call; F look curious; moon, red car',
        'on the water there’s a road': 'shore, night: G say; L+F look G curious; moon',
        'drove to the sea': 'shore, evening: L ride in red car curious; F ride in red car curious; wave',
        'lay a road of light': 'shore, night: L ride in red car brave; F ride in red car surprised; moon',
        'smelled of Sunday': 'moon, night: L eat cheese happy; F eat cheese happy; red car',
        'moon was missing, at the': 'village, night: L eat cheese happy; F clap happy; moon, people',
      },
    },
    {
      id: 'the-last-crumb',
      words: [
        'mouse/mice',
        'eat/eats/eating/ate moon',
        'eat/eats/eating/ate all',
        'eat/eats/ate it all',
        'bite/bites/bit moon',
      ],
      titles: ['{L} Eats the Moon', 'Who Ate the Moon?', 'The Last Crumb of the Moon'],
      goal: 'bring the moon back',
      trouble: 'the moon of cheese had been eaten up, and the nights were dark',
      solved: 'the moon was growing again',
      opener:
        'The moon was made of cheese, and everybody knew it. But only {L+} knew the way: up the church tower, along the weathercock, and one big jump. {L} took a little nibble. Mmmm!',
      friend:
        '“What does it taste of?” called {F+} from the weathercock. “Come and try!” said {L}. They nibbled a bit from the left. They nibbled a bit from the right. Each night the moon was thinner, and it tasted so good.',
      problem:
        'And then it was all gone. {L} sat on the weathercock, full up to the whiskers. It was dark, so dark! The owl flew into the bell. The hedgehogs walked in a circle. “Who ate all of the moon?” they called. {L} went red.',
      tries: [
        '{L} hung up a plate instead. It was round and it was white. But a plate doesn’t shine.',
        '{F} hung up a lantern. It lit up the weathercock and half a chimney. For the rest of the world it was not enough.',
        'They fetched cheese from the larder, and wanted to build a new moon. On the way up the stairs it got smaller and smaller. It was {L}. It smelled so good.',
      ],
      tip: '“I have baked bread all my life,” said {G+}, who could not see to knead, “and I never use all of the dough. I always keep a lump, and in the morning it has grown again. Isn’t there anything left?”',
      low: 'Anything left? {L} shook out both pockets. There was a button, a bit of string, and, right down in the corner, a crumb. It was yellow. It shone, ever so little.',
      turn: 'It smelled wonderful. {L} swallowed, and did not eat it. “I’m sorry,” {L} said to the crumb, carried it up the tower and put it back in its place, in the middle of the sky. “Now nobody must nibble,” said {L}. “Not even me.”',
      done: 'The next evening there was a thin yellow line, no wider than a fingernail. The evening after that it was a slice. “It’s growing!” called {F}. After two weeks the moon was big and round and made of cheese, and the owl flew past the bell.',
      again:
        'Sometimes {L} still takes a nibble, but always leaves a piece. You can see it for yourself: the moon gets thin, and then it grows again.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} put the last crumb back. After two weeks the moon was big and round and made of cheese. The owl, the hedgehogs and all the others came up the tower, with bread only, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} put the last crumb back. The next evening there was a thin yellow line, and the evening after that a slice. The owl flew past the bell without touching it, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} put the last crumb back. Evening by evening it grew, a line, a slice, a half. Nobody nibbled. By its light they found the hole under the weathercock again, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} put the last crumb back in its place, in the middle of the sky. The next evening there was a thin yellow line, and the evening after that a slice. “It’s growing!” called {F}, and {told}.',
        },
      ],
      helper: { name: 'Mrs Rye', creature: 'woman' },
      art: {
        'took a little nibble': 'moon, night: L eat cheese happy; tower',
        'from the weathercock': 'moon, night: L eat cheese happy; F eat cheese happy',
        'The owl flew into': 'village, night: L look ashamed on tower; owl, bell, hedgehog',
        'hung up a plate instead': 'village, night: L hang plate; F peek curious; tower',
        'lit up the weathercock': 'village, night: F hang lantern; L think worried; tower, chimney',
        'wanted to build a new': 'village, night: L eat cheese ashamed; F point worried; stairs',
        'I always keep a lump': 'kitchen, night: G knead dough calm; L look G ashamed; F look G',
        'right down in the corner':
          'village, night: L hold cheese surprised; F point surprised; button, string',
        'It smelled wonderful': 'village, night: L raise cheese brave; F look curious; tower, star',
        'a thin yellow line': 'village, night: L point happy; F cheer; moon, owl',
        'the moon gets thin': 'village, night: L eat cheese happy; moon',
      },
    },
  ],
};
