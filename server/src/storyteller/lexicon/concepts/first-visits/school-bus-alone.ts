import type { StorySourceInput } from '../../story-source.ts';

/** Stories about taking the school bus without a grown-up. */
export const schoolBusAlone: StorySourceInput = {
  id: 'school-bus-alone',
  words: [
    'school bus alone/myself/themselves/first',
    'school bus on own',
    'take/taking/ride/riding/catch/catching/go/going school bus',
    'bus alone',
    'bus by myself',
    'first time school bus',
    'first school bus',
    'alone school bus',
    'bus on my own',
    'bus all alone',
    'bus by himself/herself/themselves/themself',
    'bus on own',
    'school bus for the first time',
    'get/getting school bus',
    'go/going school alone',
  ],
  situations: ['visit', 'learn', 'afraid', 'ride', 'deed', 'own-wish', 'reluctant', 'wants', 'cannot'],
  topic: 'the first ride on the school bus',
  thing: 'the school bus',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'nine-things-before-the-stop',
      titles: ['{L} and the Yellow Bus', 'All by Myself to School', 'Nine Things Before the Stop'],
      goal: 'ride to school and get off at the right stop',
      trouble: '{L} did not know how to tell which stop was the right one',
      solved: '{L} had got off at the school, all alone',
      opener:
        'On Monday {L+} was to ride on the school bus for the first time, alone, without anybody beside {L.them}. {L.their~The} bag had been packed since Saturday. It stood at the door like somebody who is waiting.',
      friend:
        '“I’ll wave until I can’t see you any more,” said {F+}. “And I’ll be standing here when you come back.” {L} nodded. It was the part in between that {L} was thinking about.',
      problem:
        '“What if I get off at the wrong stop?” asked {L}. “Or what if I forget to get off at all?” That night {L} lay awake and rode past the school again and again.',
      tries: [
        '{L} learned the number of the stop by heart. It was the seventh. But sometimes nobody is waiting, and then the bus doesn’t stop, and the seventh is suddenly the sixth.',
        '“I’ll look at the clock,” said {L}. But a bus that waits behind a tractor is late, and the clock knows nothing about that.',
        '{L} thought of asking somebody every time: “Is this it? Is this it?” After two stops you don’t dare any more.',
      ],
      tip: '“Ride along with me on Sunday, there and back, while it’s empty,” said {G+}, who drove the bus. “Sit right behind me. Don’t count the stops. Look out of the window, and collect what comes before yours.”',
      low: 'On Sunday they rode the whole way once, with a pencil. {L} looked out so hard that the window got misty. A church. A blue gate. A dog made of stone. It all went down on paper, in the right order.',
      turn: 'On Monday the door opened with a hiss. {L} climbed up the high step, said “Good morning,” and sat down right behind the driver. “Church,” said {L} quietly. “Blue gate. Stone dog.” And the things came, one after another, just as on the paper.',
      done: 'The ninth thing was a red letter box, and after that comes the school. {L} pressed the button. Ding! The bus stopped, and {L} jumped down with both feet, right in front of the gate. “I did it,” said {L}, “all by myself!”',
      again:
        'In the afternoon the things came backwards, from the letter box to the church, and at the end somebody was waving. “Shall I come along tomorrow?” “You needn’t,” said {L}. “But you can wave.”',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares', 'gets', 'wins'],
          done: 'The ninth thing was a red letter box. {L} pressed the button. Ding! The bus stopped, and {L} jumped down with both feet. In the afternoon the things came backwards, and behind the church somebody was waving with both arms. There was so much to tell, and {told}.',
          again:
            '“Shall I come along tomorrow?” somebody asked in the evening. “You needn’t,” said {L}. “But you can wave.”',
        },
        {
          asked: ['mum/mummy/dad/daddy/grandma/parent/wave/home/wait/proud/driver/again/every'],
          kinds: ['home', 'way-home', 'makes'],
          done: 'The ninth thing was a red letter box. {L} pressed the button. Ding! The bus stopped right in front of the gate. “I did it,” said {L}, “all by myself!” In the afternoon the things came backwards, as far as the church, and somebody was standing there. And {told}.',
          again:
            '“Shall I come along tomorrow?” somebody asked in the evening. “You needn’t,” said {L}. “But you can wave.”',
        },
        {
          asked: [
            'alone/brave/confident/scared/nervous/school/friend/sit/seat',
            'make/find/get/meet/have/become/best/new/good friend',
          ],
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
            'no-longer',
            'learns',
            'new-friend',
            'helps',
          ],
          done: '“Stone dog,” said {L} quietly. “I’ve got a stone dog too,” said somebody on the next seat, and showed a slip of paper, just as crumpled. The ninth thing was a red letter box, and they both pressed the button. Ding! Right in front of the gate {told}.',
        },
      ],
      helper: { name: 'Mr Brake', creature: 'man' },
      art: {
        'had been packed since': 'hallway: L think worried; bag, door',
        'I’ll wave until': 'hallway: F wave happy; L hold bag worried',
        'lay awake and rode': 'bedroom, night: L think bus frightened in bed; F look worried',
        'the number of the stop by heart': 'village: L write worried; F look worried; bus, sign',
        'I’ll look at the clock': 'village: L look worried at clock; F think worried; clock, tractor, bus',
        'thought of asking': 'bus: L say worried; people',
        'Ride along with me': 'village: G say; L look G curious; F listen; bus',
        'the window got misty': 'bus: L write writing-pad curious; F peek curious; tower',
        'On Sunday they rode': 'bus: L draw drawing-pad(dog) curious; F look curious',
        'the door opened with a hiss': 'bus: L climb brave; gentleman',
        'Blue gate. Stone dog': 'bus: L look brave at sky; dog, gate',
        'The ninth thing was': 'city: L jump proud; bus, postbox',
        'church, and at the end': 'village: L wave proud; F wave happy; bus',
      },
    },
  ],
};
