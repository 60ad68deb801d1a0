import type { StorySourceInput } from '../../story-source.ts';

/** Stories about an ambulance that is needed in a hurry. */
export const ambulance: StorySourceInput = {
  id: 'ambulance',
  words: [
    'ambulance',
    'ambulances',
    'ambulance driver',
    'ambulance comes/arrives',
    'ambulance with siren/blue light',
    'blue light/lights and siren',
    'nee naw',
    'first responder',
    'first responders',
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
    'thing-pair',
    'being-and-thing',
    'what-if',
    'ride',
    'works-as',
    'wants-to-be',
    'own-wish-to-be',
    'friend-ill',
  ],
  topic: 'an ambulance',
  thing: 'the ambulance',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'somebody-at-the-corner',
      titles: ['Nee-Naw, Nee-Naw', 'Number Nine Behind the Ivy', 'The Ambulance Is Coming'],
      goal: 'get the ambulance to Mr Plum',
      trouble: 'the ambulance could not find the house',
      solved: 'the ambulance had found the house',
      opener:
        'Mr Plum had fallen off the ladder while picking cherries. One leg hurt too much to stand on. Somebody rang for the ambulance at once. {L+} stood by the garden gate and listened.',
      friend:
        '“They’re on the way,” said {F+}, who had brought a blanket. “They told us to keep the leg quite still, and to go on talking.” Far off they heard it already: nee-naw, nee-naw!',
      problem:
        'It came nearer. And then it went past, behind the houses, and got quieter. Ivy Lane was hard to find: the sign was hidden in the ivy, and the lane looked like the way into a yard. Nee-naw, it went, up the wrong road.',
      tries: [
        '“Here! Over here!” called {L} from behind the gate. But a siren is much louder than anyone who shouts.',
        '{F} tore the ivy from the sign. The number was in full view now, a fine white nine. But first you had to be in the lane to see it.',
        '{L} wanted to push Mr Plum out to the road on the wheelbarrow. “Don’t move that leg,” said everybody, and they were right.',
      ],
      tip: '“They know which village,” said {G+}, who delivered the letters here. “They know which road, too. It’s always the last hundred steps that are missing. I got lost on those myself, till somebody showed me.”',
      low: '“Is it coming?” asked Mr Plum under the blanket. “Any moment now,” said {F}. Nee-naw, it went in the distance, round and round.',
      turn: 'The last hundred steps! {L} grabbed the big yellow umbrella, ran down the lane to the corner of the main road, and stayed on the pavement there. Then {L} opened the umbrella and swung it high in the air, from side to side.',
      done: 'The ambulance came round the bend, and the driver saw the yellow umbrella at once. {L} pointed: in there! Two paramedics put a splint on the leg and rolled Mr Plum inside, as gently as an egg. “Well waved,” said the driver. “That saved us ten minutes.”',
      again:
        'Mr Plum is back, with a leg of white plaster. The first name on it is {L’s}. And the number nine now hangs at the corner, big and yellow.',
      object: 'umbrella',
      outcomes: [
        {
          asked: [
            'hospital',
            'be/get better/well',
            'leg mend/heal/better',
            'plaster',
            'doctor',
            'safe/okay/fine',
            'save',
          ],
          done: 'The driver saw the yellow umbrella at once, and {L} pointed the way. Two paramedics put a splint on the leg and rolled Mr Plum inside, as gently as an egg. “That saved us ten minutes,” said the driver, and {told}.',
        },
        {
          asked: [
            'ride/sit ambulance',
            'siren',
            'blue light',
            'thank/thanks/thank you',
            'be paramedic/doctor/hero',
            'help',
          ],
          done: 'The ambulance came round the bend, and the driver saw the yellow umbrella at once. Soon Mr Plum lay inside with a splint on one leg. “Whoever waves like that belongs to us,” said the driver to {L}, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The driver saw the yellow umbrella at once, and Mr Plum was rolled inside with a splint on. In the evening the telephone rang. “It’s only a crack,” Mr Plum shouted. “And somebody must see to those cherries!” So they fetched the ladder and the buckets, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The ambulance came round the bend, and the driver saw the umbrella. When Mr Plum lay inside with a splint on one leg, the driver came back to the corner. “Ten minutes,” the driver said, “that’s what you saved us.” And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The driver saw the yellow umbrella, and soon Mr Plum lay inside with a splint on one leg. “Who waved?” Mr Plum asked. {L} lifted the umbrella once more. Mr Plum stretched out both arms on the stretcher, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The driver saw the yellow umbrella at once. Mr Plum got a splint on one leg and was rolled inside, as gently as an egg. At the hospital they looked at the leg, put it in plaster and nodded: nothing worse. So {told}.',
        },
      ],
      helper: { name: 'Postman Bill', creature: 'man' },
    },
  ],
};
