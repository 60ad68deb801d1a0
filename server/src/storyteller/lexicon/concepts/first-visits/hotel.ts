import type { StorySourceInput } from '../../story-source.ts';

/** Stories about staying in a hotel. */
export const hotel: StorySourceInput = {
  id: 'hotel',
  words: [
    'hotel',
    'stay/staying hotel',
    'sleep/sleeping hotel',
    'hotel room',
    'hotel lift/breakfast/corridor',
    'b&b',
    'guest house',
    'holiday flat/apartment',
    'motel',
  ],
  situations: ['visit', 'learn', 'newcomer', 'wants', 'lost', 'afraid', 'own-wish'],
  topic: 'staying in a hotel',
  thing: 'the key of the room',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'all-the-doors-alike',
      titles: ['{L} in the Hotel', 'A Hundred Doors', 'Room 214'],
      goal: 'find the right room in the hotel',
      trouble: 'all the doors in the hotel looked the same',
      solved: '{L} knew the way to the room',
      opener:
        'The hotel had a door that turned, a lift with a mirror, and a bowl of sweets on the counter. {L+} was allowed to press the button. Their room had white beds, tiny soaps and a window with the whole town in it.',
      problem:
        'In the evening {L} and {F} went to fetch ice from the machine in the corridor, and then they turned round. There was a long red carpet, and there were doors on the left and doors on the right. They were all brown. Which one was theirs?',
      tries: [
        '“It was the third one,” said {L}, and tried the handle. It was locked, and inside somebody called out in a language they did not know. “Sorry,” said {L}.',
        'They walked back to the machine to start again. But the corridor had a corner, and behind it another red carpet began, with just as many doors.',
        'They listened at the doors for a voice they knew. They heard a television, a hairdryer and somebody snoring.',
      ],
      tip: '“It’s easy to get lost here,” said {G+}, who worked in the hotel. “All my doors wear the same coat. But none has the same number. And if you don’t know yours, go down to the desk. There is always somebody there, even at three in the morning.”',
      turn: 'So they took the lift down to the desk, and {L} gave the surname and spelled it. “Two hundred and fourteen,” said the man there. “The two means second floor.” In the lift {L} pressed the two. Two hundred and ten, twelve, fourteen!',
      done: '{L} knocked, and the door opened at once. “There you are! We were just coming to look for you.” The ice had melted in the bucket. But {L} knew the number now, and said it twice before falling asleep.',
      again:
        'At breakfast there were eleven kinds of jam. In every hotel since then {L} reads the number on the door first of all, and tells it to the bear.',
      outcomes: [
        {
          asked: ['find/room/door/mum/mummy/dad/daddy/parent/bed/sleep/asleep/safe/key/lift/number'],
          kinds: ['home', 'way-home', 'sleep', 'learns', 'no-longer', 'sees', 'makes'],
          done: 'Two hundred and fourteen! {L} knocked, and the door opened at once. “There you are! We were just coming to look for you.” The ice had melted in the bucket. Behind them were the white beds, and the window with the whole town in it, and {told}.',
        },
        {
          asked: ['pool/swim/breakfast', 'marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares', 'gets'],
          done: '{L} knocked at two hundred and fourteen, and the door opened at once. “There you are!” The ice had melted in the bucket. But {L} knew the number by heart. “Then you can give it to the waiter,” they said, “in the morning, at the long table.” And {told}.',
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
            'stays',
            'helps',
          ],
          done: 'Two hundred and fourteen! {L} knocked, and the door opened at once. “There you are! We’ve looked in every corridor but this.” {F} showed the bucket. It was full of water now, with one last bit of ice as small as the soap, and {told}.',
        },
      ],
      helper: { name: 'Miss Bell', creature: 'penguin' },
      art: {
        'a bowl of sweets on': 'hallway: L touch button happy; lift, sweets',
        'Their room had white beds': 'bedroom: L look happy at sky; F sit on bed happy; soap',
        'to fetch ice from': 'corridor: L hold bucket worried; F point worried; many door',
        'tried the handle': 'corridor: L knock worried; F hide; door',
        'walked back to the machine': 'corridor: L walk bucket worried; F look worried; machine',
        'listened at the doors': 'corridor: L+F listen; door',
        'All my doors wear': 'corridor: G say; L+F look G curious; many door',
        'So they took the lift': 'hallway: L say brave; F peek curious; desk, gentleman',
        'pressed the two': 'lift: L touch button brave; F clap happy; button',
        'The ice had melted': 'corridor: L hold bucket happy; F cheer; door, mother',
        'eleven kinds of jam': 'restaurant: L eat bread happy; F eat bread happy; many jam',
      },
    },
  ],
};
