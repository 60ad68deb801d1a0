import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a friend whom nobody can see. */
export const imaginaryFriend: StorySourceInput = {
  id: 'imaginary-friend',
  words: [
    'imaginary/invisible/pretend/made-up friend',
    'friend nobody/no-one see',
    'only i can see',
    'only she/he can see',
    'nobody/no-one else see/sees',
  ],
  situations: ['wants', 'ability', 'deed', 'trait', 'newcomer', 'pair', 'question'],
  topic: 'a friend whom nobody can see',
  thing: 'the empty chair',
  main: 'cottage',
  plots: [
    {
      id: 'a-plate-for-mister-nobody',
      titles: ['A Plate for Mister Nobody', '{L’s} Invisible Friend', 'Room for One More'],
      goal: 'show the others an invisible friend',
      trouble: 'nobody believed in {L’s} invisible friend',
      solved: 'everyone had got to know the invisible friend',
      opener:
        '{L+} had a friend called Mister Nobody. Mister Nobody liked jam and thunder, and could walk through doors without opening them. There was only one difficulty: nobody could see Mister Nobody except {L}.',
      problem:
        '“There’s no one there,” they said, and sat down on the chair. “You’ve squashed Mister Nobody!” called {L}. They laughed. Mister Nobody did not say anything, and got up, and stood by the wall, quite thin.',
      tries: [
        '{L} put a hat on Mister Nobody. To the others it looked like a hat on the floor.',
        '{L} sprinkled flour, to make footprints. There were footprints. They were the cat’s.',
        '“There are only chairs for real guests,” somebody said. So {L} did not go to the party either. They had a small one under the table, for two.',
      ],
      tip: '“I had one too,” said {G+}. “Mine was called Mrs Blue, and nobody could see that hat. You can’t show a friend like that. You can only tell. What does Mister Nobody do all day? I’d love to hear.”',
      turn: 'So {L} told. That Mister Nobody was afraid of vacuum cleaners. That on Mondays it smelled of plums wherever Mister Nobody had been. And then somebody asked, in a whisper, “And where is Mister Nobody now?”',
      done: '“Beside you,” said {L}. They moved over, all of them, quite carefully. {F} said, “Would you like some jam?” into the air. And at supper there was one more plate on the table, and nobody sat on the chair.',
      again:
        'Mister Nobody doesn’t come every day any more. There’s such a lot to do. But the plate is always there, on Mondays, and it smells a bit of plums.',
      outcomes: [
        {
          asked: [
            'real/new friend/friends',
            'real',
            'see/believe friend/nobody/him',
            'believe',
            'everyone see',
          ],
          done: '“Beside you,” said {L}. They moved over, all of them, quite carefully. {F} said, “Would you like some jam?” into the air, and waited for the answer, as one does. {L} listened and nodded, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '“Beside you,” said {L}. They moved over, all of them, quite carefully. At supper there was one more plate on the table, with jam on it, and nobody sat on the chair. {F} passed the spoon on to the left, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“Beside you,” said {L}. They moved over, all of them, quite carefully, and {F} said, “Would you like some jam?” into the air. Mister Nobody came away from the wall and was not thin at all any more, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“Beside you,” said {L}, and they moved over, all of them. At supper there was one more plate on the table. In the evening somebody even held the door open for a bit longer, and {told}.',
        },
      ],
      helper: { name: 'Great-Uncle Blue', creature: 'owl' },
      art: {
        'could walk through doors': 'kitchen: L wave happy; chair, jam',
        'could see Mister': 'kitchen: L look happy at chair; F point worried; chair',
        'sat down on the chair': 'kitchen: L shout worried; mother, chair',
        'a hat on the floor': 'kitchen: L point hat worried; F look worried; hat',
        'were the cat': 'kitchen: L point sad; F think worried; footprints, cat, flour',
        'one under the table, for': 'kitchen: L sit sad under table; plate',
        'I had one too': 'kitchen: G say; L look G curious; hat',
        'was afraid of vacuum cleaners': 'kitchen: L tell vacuum happy; F listen; people',
        'asked, in a whisper': 'kitchen: L say happy; F whisper curious; chair',
        'one more plate on the table': 'kitchen: L point happy; F give jam happy; plate, chair',
        'on Mondays, and': 'kitchen: L sit at table happy; F sit at table happy; plate, chair',
      },
    },
  ],
};
