import type { StorySourceInput } from '../../story-source.ts';

/** Stories about London. */
export const london: StorySourceInput = {
  id: 'london',
  words: [
    'london',
    'big ben',
    'london bus',
    'tower of london',
    'buckingham palace',
    'trip to london',
    'river thames',
    'england',
  ],
  situations: ['visit', 'learn', 'newcomer', 'question', 'lost', 'wants'],
  topic: 'London',
  thing: 'the red bus',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'the-seat-at-the-front',
      titles: ['{L} in London', '{L} on the Red Bus', 'Upstairs at the Front'],
      goal: 'see all of London in one day',
      trouble: 'they were rushing about and saw nothing',
      solved: 'they had seen London',
      opener:
        '“We’ve got one day,” said {L+}, “for all of London.” On the list were Big Ben, the palace, the Tower with the ravens, the bridge that opens, and a lion one may sit on.',
      friend:
        '{F+} had marked everything on the map. They ran down into the Underground: doors open, doors close, mind the gap! They ran up again. They saw Big Ben from behind, and then they ran on.',
      problem:
        'At the palace the soldiers had just gone in. The bridge had just closed. They had seen mostly stairs and other people’s backs. “It’s all gone by the time we arrive,” said {L}. And then it began to rain.',
      tries: [
        'They ran faster. Now they were at the lion in no time. It was the wrong lion.',
        'They asked a policeman for the quickest way to everywhere. “Stay where you are,” said the policeman, “and it’ll come to you one day.”',
        'They bought a postcard with all the sights on it. They were very small there.',
      ],
      tip: '“You’re always underneath it, in the dark,” said {G+}, who came from the Tower. “I fly over it, slowly, and I’ve seen it all. Those without wings take the red one, upstairs, right at the front. It hasn’t got to be quick.”',
      low: 'Just then it came round the corner, as red as a letter box and as tall as a house, with wet windows and lights on.',
      turn: '{L} pulled {F} up the twisty stairs. The seat right at the front was free! There they sat like captains, with the street under their feet. “We’ll leave the list in the pocket,” said {L}, and wiped the window with one sleeve.',
      done: 'And it all came by: Big Ben, just as it struck twelve, bong, and the palace, with bearskin hats. At the bridge the bus had to wait, because it was opening for a tall ship. “We’d have missed that,” whispered {F}.',
      again: 'The lion was the last stop. They really did sit on it, both of them, under one umbrella.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'And it all came by, seen from the seat at the front: Big Ben, bong, and the palace, with bearskin hats. The last stop was the lion. It has two broad paws, and between them it was dry. They spread the map there for a tablecloth, and {told}.',
          again:
            'The list is still in the pocket, and nobody has ever read it again. {L} draws lions now, with an umbrella.',
        },
        {
          asked: [
            'queen/king/palace/soldier/guard/ben/bus/lion/bridge/tower/sight/see/eye/photo/river/thames',
          ],
          kinds: ['sees', 'gets', 'wins', 'learns', 'no-longer', 'rides', 'makes'],
          done: 'And it all came by: Big Ben, just as it struck twelve, bong, and the bridge, which opened for a tall ship. At the palace the lights were red for a long time. {L} wiped the window once more with one sleeve, and {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'says',
            'home',
            'way-home',
            'sleep',
            'helps',
            'stays',
          ],
          done: 'And it all came by: Big Ben, bong, and the bridge, which opened for a tall ship. The list had got so wet in the pocket that nobody could read it. “We’ve got everything,” said {L}, up on the lion, under one umbrella. And {told}.',
          again:
            'The list is still in the pocket, and nobody has ever read it again. {L} draws lions now, with an umbrella.',
        },
      ],
      helper: { name: 'Merlin', creature: 'crow' },
      art: {
        'for all of London': 'city: L hold map happy; clock',
        'down into the Underground': 'city: F hold map happy; L run worried; stairs',
        'just gone in. The bridge': 'city, rain: L slump sad; F point worried; guard',
        'It was the wrong lion': 'city: L think worried; F point; lion, statue',
        'for the quickest way': 'city: L look worried; F hold map; police',
        'bought a postcard': 'city: L hold card sad; F look worried',
        'always underneath it': 'city: G say; L+F look G curious; bus',
        'as red as a letter box': 'city, rain: L point happy; F wave; big red bus',
        'up the twisty stairs': 'bus: L pull happy; F climb; stairs',
        'wiped the window with': 'bus, rain: L wipe window happy; F sit happy on bench',
        'just as it struck twelve': 'bus: L point happy; F clap happy; clock, ship',
        'under one umbrella': 'city, rain: L hold umbrella happy; F hug happy; lion',
      },
    },
  ],
};
