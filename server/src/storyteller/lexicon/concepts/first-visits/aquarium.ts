import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a visit to the aquarium. */
export const aquarium: StorySourceInput = {
  id: 'aquarium',
  words: [
    'aquarium',
    'the aquarium',
    'at the aquarium',
    'visit/visiting/trip aquarium',
    'fish and sharks at the aquarium',
    'sharks at the aquarium',
    'fish at the aquarium',
    'sea life centre',
    'sea-life centre',
    'shark tunnel',
    'big fish tank',
  ],
  situations: ['visit', 'learn', 'question', 'pair', 'thing-pair', 'deed', 'afraid', 'wants'],
  topic: 'the aquarium',
  thing: 'the glass tunnel',
  home: 'city',
  main: 'undersea',
  plots: [
    {
      id: 'under-the-shark',
      titles: ['Under the Shark', '{L} in the Glass Tunnel', 'Behind the Thick Glass'],
      goal: 'walk through the glass tunnel of the aquarium',
      trouble: 'the shark swam right above the tunnel',
      solved: '{L} had walked under the shark',
      opener:
        'In the aquarium it was dark and blue. Behind the glass yellow fish flew past in a flock, and a ray flapped like a tablecloth. “And now comes the tunnel,” it said on the arrow. {L+} walked a bit faster.',
      friend:
        '{F+} was in front already. “It’s made of glass on top as well,” called {F}. “You walk right through the middle of the water!” {L} looked in, and stopped.',
      problem:
        'Over the tunnel hung a shadow, as long as a bus. Then it moved. It had a white belly, and a mouth, and in the mouth was tooth after tooth. The shark swam across the path, very slowly. “I can see enough from here,” said {L}.',
      tries: [
        '{L} shut both eyes and walked in. Without eyes you walk into the rail, and then they are open again.',
        '{F} read the sign aloud: “Three metres long, two hundred teeth.” It did not help to know the number.',
        'They waited until the shark had gone. It swam round in a circle, and was back again after one minute, each time.',
      ],
      tip: '“I feed that one,” said {G+}, who was in a diving suit and dripping. “The glass is thicker than your arm is long. And look who’s swimming next to those teeth: all the little fish. Don’t look at the mouth. Watch what the small ones do.”',
      turn: '{L} watched. A striped fish, no longer than a thumb, swam along beside the shark’s nose. Another was cleaning its teeth. “They aren’t afraid,” said {L}. “The shark’s had its breakfast.” {L} held on to {F}, took one step, and waited until the shark came.',
      done: 'It glided over them, so close that they saw the spots on its belly. {L} bent back, and looked up, and counted: one fin, two fins, three. It was like lying under a cloud. “Hello,” said {L}. The shark swam on, and its little fish swam after it.',
      again:
        'They went through four more times. At home {L} lay in the bath, quite still, and a striped toothbrush swam along beside.',
      helper: { name: 'Diver Dora', creature: 'seal' },
    },
  ],
};
