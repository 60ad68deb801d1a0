import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the underground train. */
export const undergroundTrains: StorySourceInput = {
  id: 'underground-trains',
  words: [
    'underground train',
    'subway',
    'metro',
    'tube train',
    'subway train/ride',
    'the tube',
    'london underground',
    'ride/riding subway/metro/tube',
  ],
  situations: ['being-and-thing', 'question', 'learn', 'visit', 'ride', 'lost', 'afraid'],
  indoors: true,
  topic: 'the underground train',
  thing: 'the underground',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'the-doors-close',
      titles: ['Mind the Doors', '{L} on the Underground', 'Which Way to the Blue Line?'],
      goal: 'get home on the underground',
      trouble: '{L} had got out at the wrong station',
      solved: '{L} was back at the right station',
      opener:
        'Down the long moving stairs, and the wind came first, and then the train. {L+} loved the underground: the rumble, the lights, the map with its coloured lines.',
      problem:
        'Today it was very full. At one station {L} and {F} were pushed out with the crowd, and then the doors closed behind them, peep. The train drove off, with all the others in it. And this was not their station.',
      tries: [
        'They got into the next train that came. It went the other way, and the station after that was one they had never heard of.',
        'They ran up the stairs to look for something they knew. Outside there was a street like all streets.',
        '{L} tried to remember how many stops it was. {F} said three, and {L} said five.',
      ],
      tip: '“First, stand still, by the wall,” said {G+} in the uniform. “Lost people always rush. Now, do you know the name of your station? Good. Every station is on this map, and so is the one where you’re standing. Lines don’t get lost.”',
      turn: '{L} put one finger on the place where they were. {F} put one on the name of their station. Then {L} moved along the blue line with the other hand: one stop, two, change, three. “The blue train, that way,” said {L}, and read the sign above the platform twice.',
      done: 'The blue train came. They counted the stations out loud, and the names were just as they were on the map. At the third one the doors opened, and there on the platform stood the others with wide-open arms.',
      again:
        'On {L’s} wall hangs the map now, with a small red dot. “You are here,” it says. It’s {L’s} bed.',
      outcomes: [
        {
          asked: [
            'find/get/back/reach/right/meet mum/mummy/mom/dad/family/parent/station/class/home/way/others',
            'not lost',
            'hug mum/mummy/dad',
          ],
          done: '{L} moved one finger along the blue line: one stop, two, change, three. The blue train came, and they counted the stations out loud. They were just as they were on the map. At the third one the doors opened, and {told}.',
        },
        {
          asked: ['museum/zoo/park/seat', 'drive train', 'map/ticket'],
          done: 'The blue train came. They counted the stations out loud, and the names were just as they were on the map. At the third one the others stood on the platform with wide-open arms. “You lead the way,” they said, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The blue train came, and they counted the stations out loud. At the third one the others stood on the platform with wide-open arms. There was a stall under the moving stairs with a bench beside it. They all squeezed in there, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The blue train came, and at the third station the others stood there with wide-open arms. {G} in the uniform had telephoned ahead, so that the man at the barrier knew who was coming. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The blue train came. They counted the stations out loud, and the names were just as they were on the map. At the third one the doors opened, and there on the platform stood the others with wide-open arms, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The blue train came, and at the third station the others stood there with wide-open arms. They all held on to one another on the moving stairs. Up in the street it was evening, and {told}.',
        },
      ],
      helper: { name: 'Mr Bell', creature: 'mole' },
      art: {
        'Down the long moving stairs': 'platform: L walk happy; escalator',
        'loved the underground': 'platform: L look happy; F point; train, map',
        'Today it was very full': 'platform: L think worried; F point worried; train, people',
        'The train drove off': 'platform: L look frightened; F look frightened; train, people',
        'into the next train that came': 'train: L look worried; F look worried; people',
        'a street like all streets': 'city: L hands-on-hips worried; F think worried; stairs, house',
        'how many stops it was': 'platform: L point worried; F look worried; map',
        'stand still, by the wall': 'platform: G say calm; L look G curious; F look G; map',
        'one finger on the place': 'platform: L touch curious; F touch; big map',
        'along the blue line': 'platform: L point brave; F peek curious; map, train',
        'with wide-open arms': 'platform: L hug happy; F cheer; train, mother',
        'You are here': 'bedroom: L point happy; F clap happy; map, bed',
      },
    },
  ],
};
