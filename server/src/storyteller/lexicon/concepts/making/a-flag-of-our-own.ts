import type { StorySourceInput } from '../../story-source.ts';

/** Stories about flags. */
export const aFlagOfOurOwn: StorySourceInput = {
  id: 'a-flag-of-our-own',
  words: [
    'flag',
    'flags',
    'flags of the world',
    'flags of countries',
    'make/making/design/designing flag',
    'our own flag',
    'class flag',
    'flag for our class',
    'flags around the world',
    'what flags mean',
  ],
  situations: ['learn', 'question', 'visit', 'make', 'wants', 'thing-pair', 'deed'],
  topic: 'a flag',
  thing: 'the flag',
  home: 'school',
  main: 'school',
  plots: [
    {
      id: 'seen-from-the-hill',
      titles: ['A Flag for Our Class', '{L} Makes a Flag', 'Seen from the Hill'],
      goal: 'make a flag that could be seen from the hill',
      trouble: 'from far away nobody could tell what was on the flag',
      solved: 'the flag could be read from the top of the hill',
      opener:
        'The flags of the world hung in a row above the playground: Japan with its red sun, Canada with its leaf, Kenya with its shield. At the end was one empty pole. “That’s for ours,” said {L+}. “We’ll make a flag of our own!”',
      friend:
        '“What shall be on it?” asked {F+}. Everybody wanted something else: the school, the hamster, a cake, the climbing frame, a rainbow, and all twenty-four names.',
      problem:
        'So {L} painted everything on it. It took three days, and it was very beautiful. They ran it up the pole and climbed the hill, to see it from there. “It’s grey,” said {F}. From up there the flag looked like a tea towel.',
      tries: [
        'They made it twice as big. Now it was a bedsheet, and the wind wrapped it round the pole.',
        '{L} painted the names thicker. They ran into each other, and turned into a hedge.',
        '{F} hung up Canada instead. But they were not Canada.',
      ],
      tip: '“Look at the others from here,” said {G+}, who was minding sheep on the hill. “You can read every one of them. How many colours do you see? How many things? A flag doesn’t tell everything. It says one thing, loudly.”',
      turn: '{L} looked along the row and counted. Two colours. Three colours. One sun, one leaf, one star. “One thing only,” said {L}. “What belongs to all of us?” The oak in the playground! {L} cut out one big green leaf, and sewed it on to yellow.',
      done: 'Up it went. They ran up the hill, and turned round. Far below, between Japan and Kenya, there was a green oak leaf on a bright yellow field. “That’s us,” said {F}. You could have read it from the moon.',
      again:
        'In autumn the oak leaves in the playground turn brown. The one on the pole is green all year, and when it rains it waves all the same.',
      helper: { name: 'Shepherd Anders', creature: 'ram' },
      outcomes: [
        {
          asked: ['flag/fly/flies/wave/hang/raise/pole/win/see'],
          done: 'Up it went. They ran up the hill, and turned round. Far below, between Japan and Kenya, there was a green oak leaf on bright yellow. Somebody in the last row of houses could read it, too, and opened a window. So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Up it went, and they ran up the hill and turned round. Far below there was a green oak leaf on bright yellow. “That’s us,” said {F}. Everyone who saw it came, under the real oak, with something from home, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Up it went. They ran up the hill, and turned round. Far below, between Japan and Kenya, there was a green oak leaf on bright yellow. “That’s us!” said {F}. You could have read it from the moon, and {told}.',
        },
      ],
      art: {
        'hung in a row above': 'playground: L point happy; many flag',
        'What shall be on it': 'playground: F think rainbow happy; L think cake happy; pole, children',
        'painted everything on it': 'meadow: L look worried; F point sad; grey flag',
        'twice as big': 'playground, wind: L pull big white cloth worried; pole',
        'painted the names thicker': 'school: L paint worried; hedge',
        'hung up Canada instead': 'playground: F hang red flag happy; L look sad',
        'at the others from here': 'meadow: G point calm; L look curious; sheep, many flag',
        'looked along the row': 'meadow: L point curious; many flag, star',
        'cut out one big green': 'school: L sew happy; big green leaf, tree',
        'there was a green oak': 'meadow: L point proud; F cheer; yellow flag, leaf',
        'Far below, between': 'meadow: L point proud; F cheer; yellow flag, leaf',
        'turn brown. The one on': 'playground, rain: L look-up happy; yellow flag, tree',
      },
    },
  ],
};
