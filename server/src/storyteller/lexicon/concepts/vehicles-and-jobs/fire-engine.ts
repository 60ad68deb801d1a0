import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the fire engine. */
export const fireEngine: StorySourceInput = {
  id: 'fire-engine',
  words: [
    'fire engine/truck',
    'firetruck',
    'firefighter',
    'fireman',
    'fire fighter/brigade/station/department',
  ],
  situations: ['wants', 'learn', 'visit', 'ability', 'trait'],
  topic: 'the fire engine',
  thing: 'the fire engine',
  main: 'city',
  plots: [
    {
      id: 'hose-in-a-knot',
      titles: ['The Fire Engine’s Longest Day', '{L} and the Fire Engine', 'Nee-Naw!'],
      goal: 'put the fire out',
      trouble: 'not one drop of water came out of the hose',
      solved: 'the fire was out',
      opener:
        'At the fire station stood a fire engine, as red as a tomato, with a ladder on its back. Today {L+} was allowed to sit up in front and press the siren.',
      problem:
        'Nee-naw! Smoke was coming out of the baker’s chimney, thick and black. The fire engine raced round the corner. {L} pointed the hose, and called, “Water!” Nothing came.',
      tries: [
        'They turned on the tap further, and further still. The fire engine shook and hummed, and the hose only hiccuped.',
        'They ran with buckets from the fountain. But it was far, and there was more on their socks than in the buckets.',
        '{F} looked into the hose to see where the water was. That was the moment when one single frog came out.',
      ],
      tip: '“Water goes wherever it can,” said {G+}, with a helmet on. “If it doesn’t come, something is in its way. Follow the hose, all of it, hand over hand.”',
      turn: '{L} ran back along the hose: over the pavement, round the lamp post, under the bench. And there sat a knot, as fat as a pumpkin! {L} pulled one loop through, and then the other.',
      done: 'Whoosh! The water shot up over the roof in a bow. The smoke turned white, then thin, then there was none. It had been nothing but a tray of burnt buns. Everyone cheered for the fire engine.',
      again:
        'Back at the station they washed the fire engine until it shone. {L} rolled up the hose, without a single knot.',
      helper: { name: 'Chief Copper', creature: 'bear' },
    },
    {
      id: 'short-hose',
      titles: ['{L} and the Fire Engine', 'Nee-Naw!', 'The Hose That Was Too Short'],
      goal: 'put out the fire at the bakery',
      trouble: 'the hose of the fire engine was too short',
      solved: 'the fire was out',
      object: 'bell',
      opener:
        'In the fire station stood the fire engine, red from nose to tail. {L+} was allowed to polish the ladder, all thirty rungs, and to sleep with boots beside the bed.',
      friend:
        '{F+} kept watch with the brass bell. “If it rings three times,” said {F}, “we slide down the pole.” Ding. Ding. Ding!',
      problem:
        'Nee-naw, nee-naw, right through the town! Black smoke was coming out of the bakery. They unrolled the hose, all of it, but it reached only to the corner. The fire engine could not get any closer.',
      tries: [
        'They turned the water on as far as it would go. It shot up in a high arc and watered the mayor, who was just coming to see.',
        'They put up the ladder and held the hose from the top rung. It was closer to the sky, but not to the bakery.',
        'They ran with cups and buckets, one after the other. In the time that one bucket takes, the fire eats a whole shelf of rolls.',
      ],
      tip: '“In the old days there was no hose at all,” said {G+}. “We stood in a line, from the pump to the fire, and no bucket ever had to run. The whole town was the hose.”',
      turn: '{L} rang the bell with both hands. “Everybody in a line!” And they came, in aprons and in slippers. From the end of the hose to the bakery door the buckets went from hand to hand to hand, and not one of them stood still.',
      done: 'Hiss, said the fire, and then it said no more. The ovens dripped, the baker had a black nose, and nobody was hurt. The fire engine drove home slowly, with the blue light on, just for joy.',
      again:
        'The hose is longer now. And in the fire station hangs a picture of a whole town in a line, with a very wet mayor.',
      helper: {
        name: 'Captain Brass',
        creature: 'dog',
      },
      setting: {
        topic: 'the fire engine',
        thing: 'the fire engine',
        home: 'workshop',
        main: 'village',
      },
    },
  ],
};
