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
      outcomes: [
        {
          asked: [
            'save/rescue/safe/safely cat/kitten/baby/people/everyone/everybody/family/baker/dog/house/all',
            'cat/kitten safe/tree/down',
          ],
          done: 'Whoosh! The water shot up over the roof in a bow, and the smoke turned white, then thin. But somebody was still up there by the chimney, and looked down. {L} cranked out the ladder, rung after rung, and {told}.',
        },
        {
          asked: ['fire out/stop/put', 'put fire'],
          done: '{L} pulled the last loop through. Whoosh! The water shot up over the roof in a bow. The smoke turned white, then thin. “More to the left!” shouted the baker from the pavement, with a tray of burnt buns, and {told}.',
        },
        {
          asked: [
            'drive/ride engine/truck/fire',
            'become/be firefighter/fireman/hero',
            'real firefighter',
            'medal',
            'helmet/hat',
            'siren',
          ],
          done: 'Whoosh! The water shot up over the roof, and the smoke turned white, then thin, then there was none. “A knot like that has never been seen in this station,” said {G}, and looked at {L} for a while, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Whoosh! The water shot up over the roof in a bow, and soon the smoke was gone. It had been nothing but a tray of burnt buns. “The second tray’s all right,” said the baker, and carried it across to the fire engine, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Whoosh! The water shot up over the roof, and the smoke was gone. The baker came out with a black nose and went straight up to the one who had undone the knot, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Whoosh! The water shot up over the roof in a bow. The smoke turned white, then thin, then there was none. The baker came out with a black nose and a burnt bun in each hand, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Whoosh! The water shot up over the roof, and the smoke was gone. It had been only a tray of buns. They drove back slowly, without the siren, so as not to wake anybody, and rolled up the hose, and {told}.',
        },
      ],
      helper: { name: 'Chief Copper', creature: 'bear' },
      art: {
        'as red as a tomato': 'city: L look happy; fire-engine',
        'press the siren': 'city: L drive in fire-engine happy; F wave; fire-engine',
        'chimney, thick and black': 'city: L point worried; F look worried; chimney, baker, grey cloud',
        'fire engine raced': 'city: L hold hose worried; F point surprised; fire-engine, chimney',
        'turned on the tap further': 'city: L+F push tap; fire-engine',
        'with buckets from the fountain': 'city: L run bucket; F run bucket worried; fountain',
        'one single frog came out': 'city: F look surprised; L look surprised; frog, hose',
        'Water goes wherever it can': 'city: G say wearing hat; L+F look G curious; hose',
        'ran back along the hose': 'city: L crawl curious; F run; hose, bench',
        'as fat as a pumpkin': 'city: L pull hose; F point surprised; bench, rope',
        'The water shot up': 'city: L spray hose proud; F cheer; fire-engine, chimney',
        'washed the fire engine': 'city: L wash cloth happy; F spray hose; fire-engine',
      },
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
      outcomes: [
        {
          asked: [
            'save/rescue/safe/safely cat/kitten/baby/people/everyone/everybody/family/baker/dog/house/all',
            'cat/kitten safe/tree/down',
          ],
          done: 'Bucket after bucket went from hand to hand. Hiss, said the fire, and then it said no more. Up in the bakery a window opened, and thirty shining rungs went up to it, one behind the other. {L} called, “This way!” And {told}.',
        },
        {
          asked: ['fire out/stop/put', 'put fire'],
          done: 'From the end of the hose to the bakery door the buckets went from hand to hand. Hiss, said the fire. Hiss, hiss. “More!” called {L}, and the whole town said it along the line, “more, more,” until {told}.',
        },
        {
          asked: [
            'drive/ride engine/truck/fire',
            'become/be firefighter/fireman/hero',
            'real firefighter',
            'medal',
            'helmet/hat',
            'siren',
          ],
          done: 'Hiss, said the fire, and then it said no more. The ovens dripped, and nobody was hurt. “The bell was the best idea of the night,” said {G}, and walked round the fire engine to {L}, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Hiss, said the fire, and then it said no more. The whole town stood there in slippers with empty buckets. They turned these over and sat down on them, and the baker opened the cellar, where everything was dry. And {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Hiss, said the fire, and then it said no more. The mayor was the wettest of all, at the very end of the line. “Who rang that bell?” the mayor asked, and squelched over to {L}, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Hiss, said the fire, and then it said no more. The ovens dripped, the baker had a black nose, and nobody was hurt. The whole town was still standing in a line, hand beside hand, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Hiss, said the fire, and then it said no more. Nobody was hurt. The people carried their buckets home in their slippers. The fire engine drove slowly, with the blue light on for the last ones, and {told}.',
        },
      ],
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
      art: {
        'polish the ladder': 'workshop: L wipe cloth happy; fire-engine, ladder',
        'kept watch with the brass bell': 'workshop: F ring bell surprised; L startle; fire-engine, pole',
        'right through the town': 'village: L pull hose worried; F point; fire-engine, chimney',
        'shot up in a high arc': 'village: L spray hose surprised; F cover-eyes; gentleman, puddle',
        'held the hose from the top rung':
          'village: L hold hose worried on ladder; F point worried; ladder, fire-engine',
        'ran with cups and buckets': 'village: L run bucket; F run cup worried; chimney',
        'In the old days': 'village: G say; L+F look G curious; many bucket',
        'rang the bell with both hands': 'village: L ring bell brave; F call; people',
        'went from hand to hand': 'village: L give bucket F brave; F raise bucket; people, bucket',
        'Hiss, said the fire': 'village: L+F ride in fire-engine proud; fire-engine, baker',
        'a picture of a whole town': 'workshop: L point happy; F laugh; picture(bucket), hose',
      },
    },
  ],
};
