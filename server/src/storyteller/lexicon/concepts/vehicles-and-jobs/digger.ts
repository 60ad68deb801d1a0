import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the building site. */
export const digger: StorySourceInput = {
  id: 'digger',
  words: [
    'digger',
    'digger/excavator dig/digs/digging',
    'dig/digging hole',
    'dig/digging other side earth/world',
    'dig/digging earth/world',
    'excavator',
    'construction site/vehicle/worker',
    'construction',
    'building site',
    'backhoe',
    'build/building house',
  ],
  situations: ['wants', 'learn', 'visit', 'ability', 'trait', 'make'],
  topic: 'the building site',
  thing: 'the digger',
  main: 'workshop',
  plots: [
    {
      id: 'rock-in-the-way',
      titles: ['The Digger and the Stubborn Stone', '{L} on the Building Site', 'Dig, Digger, Dig!'],
      goal: 'dig the hole for the new house',
      trouble: 'a great stone lay in the way of the digger',
      solved: 'the digger had finished the hole',
      opener:
        'On the building site everything rumbled and beeped. {L+} wore a yellow helmet, and climbed up into the cab of the big digger. Here the new house was going to stand.',
      problem:
        'The digger took one bite of earth, and another. Then: clonk! Its shovel had hit a stone as big as a bus. Forwards, backwards, clonk. No further.',
      tries: [
        'The digger pushed with all its might. Its wheels went round, the mud flew, and the stone did not move. But the digger was stuck now.',
        'They called the crane. It pulled until its back wheels lifted. “I’d better stop,” creaked the crane.',
        '{L} tapped on the stone with a very small hammer. A very small crumb came off. That would take a thousand years.',
      ],
      tip: '“My grandfather moved stones with nothing but a pole,” said {G+}. “Don’t lift it. Tip it. Dig where it’s lowest, give it a slope, and let it do the work itself.”',
      turn: '{L} pulled the left lever, very gently. The digger didn’t dig at the stone any more, but beside it, a deep long slope. Then they pushed one strong beam under the edge. “Now!” called {L}.',
      done: 'The stone leaned, it groaned, and rolled, bump, bump, down the slope and out of the hole, as if it had always wanted to. The digger took the last bite. The hole was ready!',
      again:
        'The house has been finished for some time now. In front of it lies the great stone, and whoever is tired sits down on it.',
      outcomes: [
        {
          asked: [
            'build house/home/school/playground/park/pool',
            'house/school/playground be built/finish/ready',
            'finish/dig hole',
          ],
          done: 'The stone leaned, groaned, and rolled, bump, bump, down the slope and out of the hole, as if it had always wanted to. The digger took the last bite. The builders were already standing there with the first bricks, and {told}.',
        },
        {
          asked: [
            'find/discover/dig treasure/dinosaur/bone/gold/tusk/mammoth/skeleton/something',
            'treasure',
            'dinosaur',
            'bone',
            'fossil',
          ],
          done: 'The stone leaned, it groaned, and rolled down the slope and out of the hole. The digger lowered its shovel for the last bite. And where the stone had lain since the beginning of the world, the earth was a different colour, and {told}.',
        },
        {
          asked: ['drive digger', 'be/become digger driver/builder', 'let drive', 'friend digger'],
          done: 'The stone leaned, groaned, and rolled, bump, bump, out of the hole. “I couldn’t have done that more gently myself,” said {G}, who had moved stones for forty years, and hung the key on {L’s} little finger. So {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The stone rolled, bump, bump, out of the hole, and stopped upright in the grass. It was flat on top, like a table. Somebody put a lunch box on it, and then somebody else did, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The stone leaned, it groaned, and rolled, bump, bump, out of the hole, as if it had always wanted to. All the machines on the building site hooted. The yellow helmets flew up in the air, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The stone rolled out of the hole, bump, bump, and the digger took the last bite. Then it laid its shovel on the ground, the way a dog lays down its head, and {L} turned off the key, and {told}.',
        },
      ],
      helper: { name: 'Foreman Brick', creature: 'mole' },
      art: {
        'climbed up into the cab': 'city: L drive in digger happy wearing hat; digger',
        'Here the new house': 'city: L drive in digger happy; F wave; digger, many block',
        'a stone as big as a bus': 'city: L look surprised; F point worried; huge stone, digger',
        'the mud flew': 'city: L drive in digger worried; F look worried; stone, mud',
        'called the crane': 'city: L think worried; F point; crane, huge stone',
        'very small hammer': 'city: L hammer worried; F think worried; huge stone',
        'nothing but a pole': 'city: G point pole; L+F look G curious; stone',
        'digger didn’t dig at the': 'city: L drive in digger calm; F point; hole, huge stone',
        'one strong beam under': 'city: L+F push plank brave; huge stone, digger',
        'down the slope and out': 'city: L+F cheer; huge stone, digger, hole',
        'whoever is tired': 'village: L sit on stone happy; F wave; house',
      },
    },
    {
      id: 'the-egg-in-the-shovel',
      titles: ['{L} and the Digger', 'Dig, Digger, Dig!', 'The Hole for the Playground'],
      goal: 'dig the hole for the new playground',
      trouble: 'the digger had hit something that would not move',
      solved: 'the digger had lifted the stone out',
      opener:
        'Brumm! At the end of the street stood a big yellow digger, with tracks, a long arm, and a shovel full of teeth. {L+} had a helmet and was allowed to sit in the cab today.',
      problem:
        'A hole had to be dug, for the new playground. The digger bit into the earth, once, twice. Then: clonk! The shovel had hit something hard. The digger pulled, its back wheels left the ground, and it would go no further.',
      tries: [
        'The driver gave it full power. Brumm-brumm! The digger hopped up and down like a toad, and the clonk stayed where it was.',
        'They dug on the left of it. Clonk. They dug on the right of it. Clonk. Whatever it was, it was as big as a bus.',
        'They tied a rope round it, and the whole building site pulled. The rope sang, and then they all sat in the mud in a row.',
      ],
      tip: '“You’re all pulling at the top,” said {G+}, who builds tunnels. “What’s under it? A stone sits in the earth like a tooth. Let the air get at it from below, and then tip it.”',
      turn: 'The driver switched the digger off. {L} climbed down and looked, from the rope. On one side there was a small dark gap. “There!” called {L}. “Put the tip of the shovel in there!” The digger lowered its arm, quite gently, like somebody putting a spoon under an egg.',
      done: 'It lifted. It rocked. And out it came, a huge round stone, shining wet. The digger put it down at the edge and hooted. “That stays here,” said the driver. “That’s the best climbing rock I’ve ever dug.”',
      again:
        'Around the stone there are swings and a slide now. On the rock, quite small, it says: “Found by {L}.”',
      outcomes: [
        {
          asked: [
            'find/discover/dig treasure/dinosaur/bone/gold/egg/tusk/mammoth/skeleton/something',
            'treasure',
            'dinosaur',
            'bone',
            'fossil',
          ],
          done: 'It lifted. It rocked. And out it came, a huge round stone, shining wet. {L} was the first to look down into the place where it had lain. “There’s something else!” called {L}, and {told}.',
        },
        {
          asked: [
            'drive digger',
            'be/become digger driver/builder',
            'let drive',
            'friend digger',
            'pull lever',
          ],
          done: 'It rocked, and out it came, a huge round stone. The digger put it down at the edge and hooted. “Who has eyes like that,” said the driver, “should have a hand on the lever too,” and moved over. So {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Out it came, a huge round stone, and the digger put it down at the edge and hooted. The whole street came to look. Whoever got to the top of it called down what could be seen, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'It lifted. It rocked. And out it came, a huge round stone, shining wet. The driver climbed down and laid one hand on it, {L} laid one on the other side, and they could only just see each other. So {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Out it came, a huge round stone, and the digger put it down at the edge. “Good night, stone,” said the driver, and folded up the long arm. {L} hung the helmet on the mirror, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'It lifted, and out came a huge round stone, shining wet. “That’s the best climbing rock I’ve ever dug,” said the driver, and put it down at the edge. Then the hole was done, the lorries came with the posts, and {told}.',
        },
      ],
      helper: {
        name: 'Mr Moleson',
        creature: 'mole',
      },
      setting: {
        topic: 'the digger',
        thing: 'the digger',
        home: 'village',
        main: 'village',
      },
      art: {
        'yellow digger, with tracks, a': 'village: L look happy wearing hat; big digger',
        'had a helmet and was allowed': 'village: L drive in digger happy; F wave happy; digger',
        'for the new playground': 'village: L drive in digger happy; F clap happy; hole',
        'its back wheels left': 'village: L startle surprised; F point worried; digger, hole',
        'hopped up and down like a toad': 'village: L+F look worried; digger, stone',
        'dug on the left': 'village: L dig shovel; F point worried; huge stone, digger',
        'The rope sang': 'village: L+F pull rope; huge stone, people',
        'looked, from the rope': 'village: L crouch curious; F peek curious; digger, hole',
        'pulling at the top': 'village: G say; L+F look G curious; tooth, stone',
        'switched the digger off': 'village: L crouch curious at ground; F wait; digger, hole',
        'putting a spoon under an': 'village: L point brave; F look curious; egg-on-spoon, digger',
        'And out it came': 'village: L+F cheer; huge stone, digger',
        'Around the stone': 'playground: L climb on stone proud; F wave happy; swing, slide',
      },
    },
    {
      id: 'through-the-earth',
      words: [
        'other side of the earth/world',
        'other side earth/world',
        'through earth/world',
        'middle earth',
        'to australia/china/earth',
      ],
      titles: ['All the Way Through', 'The Deepest Hole in the World', 'Upside Down, Please'],
      goal: 'dig all the way to the other side of the earth',
      trouble: 'the other side of the earth was still a long way down',
      solved: 'the hole went all the way through to the other side of the earth',
      opener:
        'The digger had dug ponds, and cellars, and a bath for an elephant. “And what’s under all that?” asked {L+} in the cab. “More earth,” said the driver. “And under that?” Nobody had ever looked.',
      problem:
        'So they began. Down went the shovel, and up came earth: brown, then red, then grey. By noon they needed a ladder. By evening they needed a lamp. And still there was more earth under the earth.',
      tries: [
        'They dug faster. Then the heap beside the hole was so high that it looked down at them, and half of it came back.',
        '{L} shouted into the hole, to ask how far it was. The answer was “far, far, far”.',
        'They dug to the left, where it was softer. They came out in the neighbour’s flower bed, and were given tea.',
      ],
      tip: '“You’re only digging from one side,” said {G+}, and put an ear to the ground. “Listen. Somebody over there is asking the same question.”',
      turn: '{L} lay down at the bottom and put one ear to the earth. Scrape, scrape. It came from below! “There’s another digger!” cried {L}. “Hello! A bit to the left!” The digger lowered its shovel, quite gently.',
      done: 'Scrape, scrape, clink! Two shovels touched, and shook hands. There was a hole, and a bit of sky in it, with the wrong stars. A child looked through, upside down, in pyjamas. “You’re on your head,” said the child. “So are you,” said {L}.',
      again:
        'There’s a lid on it now, so that nobody drops through. On Sundays they lift it, and pass a cake down. It comes out at the other side as breakfast.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Scrape, scrape, clink! Two shovels touched. A child looked through, upside down, in pyjamas. “It’s nearly breakfast here,” said the child. “It’s nearly supper here,” said {L}. They passed the plates through the hole, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Scrape, scrape, clink! Two shovels touched. A child looked through, upside down, in pyjamas. “You’re on your head,” said the child. “So are you,” said {L}. The two diggers shook shovels, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Scrape, scrape, clink! Two shovels touched. A child looked through, upside down, in pyjamas. “Good morning,” said the child. “Good night,” said {L}. It was both. Up all the ladders, past grey, red and brown, they climbed, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Scrape, scrape, clink! Two shovels touched, and shook hands. There was a hole, and a bit of sky in it, with the wrong stars. A child looked through, upside down. “You’re on your head!” “So are you,” said {L}, and {told}.',
        },
      ],
      helper: { name: 'Grandfather Molehill', creature: 'mole' },
      art: {
        'a bath for an elephant': 'village: L drive in digger curious; digger, pond',
        'More earth': 'village: L drive in digger curious; digger',
        'had ever looked': 'village: L look curious at ground; F point worried; digger',
        'By noon they needed a ladder': 'village: L climb on ladder; F hold lantern curious; hole, digger',
        'half of it came back': 'village: L fall surprised; F startle; big heap, digger',
        'shouted into the hole': 'village: L call; F listen curious; hole',
        'neighbour’s flower bed': 'garden: L+F drink cup happy; many flower, digger, hole',
        'digging from one side': 'village: G listen; L+F look G curious; hole',
        'lay down at the bottom': 'cave: L lie curious; F listen; hole',
        'There’s another digger': 'cave: L call happy; F point surprised; digger',
        'Two shovels touched': 'cave: L wave surprised; F point surprised; hole, children, star',
        'lift it, and pass a cake': 'garden: L+F give cake happy; hole',
      },
    },
  ],
};
