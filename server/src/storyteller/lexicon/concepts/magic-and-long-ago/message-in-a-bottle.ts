import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a message in a bottle. */
export const messageInABottle: StorySourceInput = {
  id: 'message-in-a-bottle',
  words: ['message bottle', 'bottle post', 'letter bottle', 'message in bottle', 'letter in bottle'],
  topic: 'a message in a bottle',
  thing: 'the bottle',
  home: 'shore',
  main: 'shore',
  plots: [
    {
      id: 'from-the-other-side',
      titles: ['The Message in the Bottle', 'Dear Whoever Finds This', '{L} Gets Post from the Sea'],
      goal: 'answer the message in the bottle',
      trouble: 'nobody knew who had sent the bottle',
      solved: 'the answer had arrived on the other side',
      object: 'letter',
      opener:
        'Between the seaweed and an old sandal lay a green bottle. It had a cork in it, and inside there was something white. {L+} shook it. It rustled.',
      friend:
        '{F+} pulled at the cork, and {L} pulled at {F}. Plop! It was a letter, a bit damp. “Dear whoever finds this,” it said, “I’m on the island with the one tree. It’s nice here. Please write back. It’s rather quiet.”',
      problem:
        'There was no name on it, and no stamp. “We must answer,” said {L}. But where is the island with the one tree? There are a thousand islands, and the sea goes in all directions.',
      tries: [
        'They wrote an answer, put it in the bottle and threw it in. The next wave brought it back, quite politely, in front of {L’s} feet.',
        'They gave it to a gull. The gull looked to see if there was any fish in it, and dropped it on the harbour master.',
        '{F} threw it further. It made a beautiful arc. After lunch it was back again.',
      ],
      tip: '“The sea has roads,” said {G+}. “In the morning the water comes in, and in the evening it goes out. Throw it in when it’s on its way home. And ask the old bottle where it’s been: what’s growing on it?”',
      turn: 'There were three tiny blue shells on the bottle. “Those are only found in the west,” said {G}. So they waited on the western rock, until the sun was low, and the water pulled at their feet, outwards. “Now,” said {L}, and put it in, very gently.',
      done: 'It bobbed, it turned, and off it went, straight down the golden road, until it was a dot. Nineteen days later a new bottle lay between the seaweed. “Dear {L},” it said. “I’ve got the one with the drawing. I’ve read it eleven times.”',
      again: 'There’s a whole shelf of bottles now, and one letter is always on its way.',
      outcomes: [
        {
          asked: ['treasure/map/gold', 'sail/go/travel/trip island/sea/boat'],
          done: 'Nineteen days later a new bottle lay between the seaweed. “Dear {L},” it said. “I’ve got yours. I’ve read it eleven times.” Round the words somebody had drawn the island, with the one tree, and the way to it in blue. And {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Nineteen days later a new bottle lay between the seaweed. “Dear {L},” it said. “I’ve read yours eleven times.” Behind the rock there was a sail, and in the boat sat somebody with a very small suitcase. So {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Nineteen days later a new bottle lay between the seaweed. “Dear {L},” it said. “I’ve got the one with the drawing. I’ve read it eleven times. It’s not so quiet here any more.” {L} read it aloud, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Nineteen days later a new bottle lay between the seaweed. “Dear {L},” it said. “I’ve got the one with the drawing. I’ve read it eleven times.” {L} put it by the pillow. It still sounded a bit like the sea, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Straight down the golden road the bottle went, until it was a dot. Nineteen days later a new one lay between the seaweed. “Dear {L},” it said. “I’ve read yours eleven times. The tree is doing well.” Then {told}.',
        },
      ],
      helper: { name: 'Captain Moss', creature: 'toad' },
      art: {
        'lay a green bottle': 'shore: L look curious; green bottle, seaweed, shoe',
        'It had a cork in it': 'shore: L hold green bottle curious; F look curious',
        'pulled at the cork': 'shore: L hold letter surprised; F hold green bottle happy',
        'There are a thousand islands': 'shore: L hold letter worried; F point worried; wave',
        'The next wave brought': 'shore: L think worried; F point worried; bottle, wave',
        'gave it to a gull': 'shore: L startle; F look-up; bird, captain',
        'It made a beautiful arc': 'shore: F throw bottle; L peek curious; wave',
        'The sea has roads': 'shore: G say; L hold bottle curious; F look G; wave',
        'three tiny blue shells': 'shore: L look curious; F point surprised; bottle, blue shell',
        'sun was low, and the': 'shore, evening: L give bottle calm; F look curious; sun, wave',
        'a new bottle lay': 'shore: L read letter happy; F cheer; bottle, seaweed',
        'a whole shelf of bottles': 'bedroom: L write happy; F clap happy; many bottle on shelf, shelf',
      },
    },
  ],
};
