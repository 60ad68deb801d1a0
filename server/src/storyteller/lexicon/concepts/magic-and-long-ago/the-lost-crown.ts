import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a crown that is lost. */
export const theLostCrown: StorySourceInput = {
  id: 'the-lost-crown',
  words: [
    'lost crown',
    'lose/loses/losing/lost crown',
    'missing crown',
    'crown be/is/was lost/gone/missing/stolen',
    'crown disappear/disappears/disappeared/vanish/vanishes/vanished',
    'stolen crown',
    'steal/steals/stole/stolen crown',
    'find/finds/finding/found crown',
    'search/searching/looking for crown',
    'mermaid/mermaids crown',
    'mermaid/mermaids lost crown',
    'mermaid/mermaids and a lost crown',
    'mermaid/mermaids lose/loses/lost crown',
    'king/queen/prince/princess lose/loses/lost crown',
    'king/queen/prince/princess lost/missing crown',
    'where be/is the crown',
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
    'lost',
    'lost-by',
    'lost-its-own',
    'taken',
    'finds',
    'thing-pair',
    'being-and-thing',
    'mystery',
    'culprit',
  ],
  topic: 'the lost crown',
  thing: 'the crown',
  home: 'castle',
  main: 'castle',
  plots: [
    {
      id: 'the-crab-without-a-house',
      words: ['mermaid/mermaids', 'undersea', 'sea', 'ocean'],
      titles: ['The Lost Crown of the Sea', '{L} and the Crab', 'Who Has the Crown?'],
      goal: 'find the lost crown of the sea',
      trouble: 'the crown of the sea was lost',
      solved: 'the crown of the sea was back',
      opener:
        'Down in the palace of shells lay the crown of the sea. It was of gold with seven pearls. Tonight was the festival of lamps, and the crown had to be there. {L+} swam to fetch it.',
      friend:
        'But the cushion of sponge was empty! “It’s gone,” said {L}. {F+} looked under the cushion, and behind it. “There are some marks in the sand,” said {F}. “They look like lots of little needles.”',
      problem:
        'The marks led out of the palace door and stopped among the rocks. The water had washed the rest away. Without the crown there would be no festival. “It can’t have swum off alone,” said {L}. So where was it?',
      tries: [
        '{L} asked the big octopus, who likes everything that shines. It held up eight things: spoons, buttons, a bell. There was no crown among them.',
        'They looked in the old wreck. There was a chest. In the chest was an eel, and the eel had been asleep.',
        'They turned over stones until the water was all brown. After that they couldn’t see anything at all.',
      ],
      tip: '“You ask who likes gold,” said {G+}, paddling by. “Down here nobody can eat gold. Ask who could use it. It’s round, it’s hollow and it’s hard. Who needs such a thing?”',
      low: '{L} thought about it. Somebody with feet like little needles needed something hollow and hard. What for? To live in?',
      turn: '“A hermit crab!” said {L}. When hermit crabs grow, their shell gets too tight, and they must find a bigger one. {L} swam along the rocks and looked for something that moved. There, between two stones, the crown was walking!',
      done: 'Under it sat a crab with a soft, bare back. “I couldn’t find a shell,” it whispered. So {L} searched the sand until there was a big, brown one, just right. The crab slipped in, plop! And {L} carried the crown home, with all seven pearls.',
      again:
        'At the festival of lamps the crown shines on its cushion. In the front row sits a crab in a brown shell. It fits very well.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Under the crown sat a crab with a soft, bare back. {L} found a big, brown shell for it, just right. Then the crown was carried home, all the lamps were lit, and the crab was put in the front row, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Under the crown sat a crab with a soft, bare back. {L} found a big, brown shell for it, just right. Plop! It put out one claw to shake hands, very carefully, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Under the crown sat a crab with a soft, bare back. {L} found a big, brown shell for it, just right. Plop! The crown lay on its sponge again, the water grew dark and still, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Under the crown sat a crab with a soft, bare back. “I couldn’t find a shell,” it whispered. {L} searched the sand until there was a big, brown one, just right. Plop! The crown was lifted off it, with all seven pearls, and {told}.',
        },
      ],
      helper: { name: 'Old Paddle', creature: 'turtle' },
      setting: { home: 'undersea', main: 'undersea' },
    },
    {
      id: 'four-eggs-on-gold',
      titles: ['The Lost Crown', 'Who Took the Crown?', '{L} Finds the Crown'],
      goal: 'find the lost crown',
      trouble: 'the crown was lost',
      solved: 'the crown had been found, and it could stay where it was',
      opener:
        'In the castle there was a red cushion, and on the cushion there was always the crown. Today was the day of the big parade. {L+} opened the door. There was the cushion. There was no crown.',
      friend:
        '“Was the window open all night?” asked {F+}. It was open still. On the sill lay a bit of moss and a thin twig. “A thief with moss on the boots?” said {F}. They set off at once.',
      problem:
        'Without the crown there could be no parade. The trumpets were polished and the horses were brushed, and everybody was waiting in the yard. “It must be somewhere,” said {L}. But a castle has a great many somewheres.',
      tries: [
        'They looked in the treasure room. There were goblets and a golden bath. A crown is smaller than a bath, but it wasn’t in it, either.',
        'They looked at all the boots in the castle. The gardener’s had moss on them. “I’ve been in the garden,” said the gardener, and that was true.',
        '{F} made a list of all thieves. It was a short list. The only one on it had moved to the seaside.',
      ],
      tip: '“Moss and a twig,” said {G+}, who swept the tower stairs. “That’s not a thief’s, if you ask me. That’s somebody who is building. And it’s spring. What do you build in spring, high up, out of something round?”',
      low: 'They sat down on the tower stairs. High above them, somewhere outside, something sang. It sang very proudly.',
      turn: '“Up!” said {L}, and climbed to the top of the tower. There stood the old flagpole, and in the fork of it something glittered. It was the crown. It was lined with moss, neatly woven with twigs, and in it sat a blackbird.',
      done: 'In the middle of the crown lay four blue-green eggs. Nobody said a word. “We can’t take it away now,” whispered {L}. “They’re still warm.” Down in the garden {L} made another crown out of daisies and ivy. And the parade began, with the trumpets very soft.',
      again:
        'Three weeks later four blackbirds can fly. The crown is back on its cushion, with a bit of moss in it. Nobody wants to pick it out.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'In the middle of the crown lay four blue-green eggs. “They’re still warm,” whispered {L}. Down in the garden {L} made another one out of daisies and ivy. Under it the parade went as far as the meadow, out of the blackbird’s hearing, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'In the middle of the crown lay four blue-green eggs. “They’re still warm,” whispered {L}, and made another one out of daisies and ivy. The parade stopped under the tower. All eyes went up, and then to {L}, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'In the middle of the crown lay four blue-green eggs. “They’re still warm,” whispered {L}. Down in the garden {L} made another one out of daisies and ivy. A bee came along with it to the throne, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'In the middle of the crown lay four blue-green eggs. “They’re still warm,” whispered {L}, and made another one out of daisies and ivy. The parade went by with its trumpets very soft. Up there a small gold light was the last to go, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'In the middle of the crown, lined with moss, lay four blue-green eggs. “We can’t take it away now,” whispered {L}. “They’re still warm.” Down in the garden {L} bent a ring of daisies and ivy, and looked at it with one eye shut, and {told}.',
        },
      ],
      helper: { name: 'Broomley', creature: 'badger' },
    },
  ],
};
