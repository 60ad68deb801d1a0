import type { StorySourceInput } from '../../story-source.ts';

/** Stories about taking something that belongs to somebody else. */
export const takingThings: StorySourceInput = {
  id: 'taking-things',
  words: [
    'stealing',
    'take/took/takes a toy/car/doll/teddy/something from',
    'steal/steals/stole',
    'steal/steals/stole a toy/from a friend/shop/school',
    'take/took/takes without asking/paying',
    'take/took something that isn’t mine',
    'took something',
    'took a toy from',
    'shoplifting',
    'thief at school',
    'put in my pocket',
    'took home from nursery/school',
  ],
  situations: ['misdeed', 'deed', 'learn', 'question', 'taken', 'culprit', 'sad', 'trait'],
  gentle: true,
  topic: 'something in the pocket that belongs to somebody else',
  thing: 'the little car',
  home: 'cottage',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'heavy-in-the-pocket',
      titles: ['Heavy in the Pocket', 'The Little Silver Car', '{L} Brings It Back'],
      goal: 'bring back the little silver car',
      trouble: 'there was something in {L’s} pocket that was not {L’s}',
      solved: 'the little car was back in its place',
      opener:
        'In the toy box at school there was a little silver car with doors that opened. {L+} had played with it all morning. When the bell rang, it was in {L’s} pocket. Nobody had seen it.',
      friend:
        '“Where’s the silver car?” asked {F+} the next day, and looked under the shelf. It was {F’s} favourite, too. {L} looked under the shelf as well, although there was no need to.',
      problem:
        'At home the car was not half as nice. {L} could only play with it under the blanket. And in the morning the whole class looked for it, even the teacher, on hands and knees. The car was as small as a thumb, and it weighed more and more.',
      tries: [
        '{L} hid it in a sock, right at the back of the drawer. You can hide a car from everyone except yourself.',
        '{L} decided that it was only borrowed. But things that you borrow, you don’t have to hide.',
        '{L} wanted to put it back when nobody was there. But somebody was always there, and it stayed in the pocket.',
      ],
      tip: '“When I was small I took a pencil with a gold tip,” said {G+} quietly. “I never wrote one word with it. In the end I carried it back. It was a hard way to go, and only ten steps long. Shall I come to the door?”',
      low: '{L’s} hand was round the car. It was quite warm already. Ten steps, thought {L}.',
      turn: '{L} went up to the teacher’s table. The voice hardly came out. “I took it,” said {L}, and opened the hand. “I liked it so much. I’m sorry.” Then it was quiet for a moment. “Thank you for telling me,” said the teacher. “That was hard.”',
      done: '{L} told {F} as well. {F} was angry, and said so. Then {F} looked at the car, and opened its little doors. After a while {F} pushed it across the floor to {L}. “Bring it back when it’s been round the table,” said {F}. And {L} did.',
      again:
        '{L’s} pocket is light now. There are two acorns and a bit of string in it, and all of that is {L’s}.',
      helper: { name: 'Grandma Hazel', creature: 'grandma' },
      outcomes: [
        {
          asked: ['forgive/sorry/return/give/back/apologise/apologize/say/truth'],
          kinds: ['says', 'says-words', 'gets', 'given-by', 'all-get'],
          done: '“I took it,” {L} had said, with the hand open. {F} was angry, and said so. It was all right that it was said. Then {F} looked at the little doors, opened them, and shut them again, and {told}.',
        },
        {
          asked: ['play/share/friend/friends/together/turn'],
          kinds: ['plays', 'shares', 'friends', 'new-friend', 'still-friends', 'team'],
          done: '{F} was angry, and said so. Then {F} looked at the silver car, and pushed it across the floor to {L}. “Bring it back when it’s been round the table,” said {F}. It went much better on that floor than under the blanket, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'happy',
            'feels',
            'stays',
            'home',
            'way-home',
            'makes',
            'eats',
            'party',
            'tells',
            'sleep',
            'claps',
          ],
          done: '“Thank you for telling me,” the teacher had said. {L} told {F} as well. The little car was back in the box, where everybody could see it. It weighed nothing any more. {L} breathed in, down to the empty pocket, and {told}.',
        },
      ],
      art: {
        'a little silver car': 'school: L hold silver toy-car happy; box',
        'looked under the shelf. It': 'school: F search worried; L look worried; shelf',
        'on hands and knees': 'school: L stand ashamed; teacher, children, shelf',
        'hid it in a sock': 'bedroom: L hold sock worried; drawers, toy-car',
        'it was only borrowed': 'bedroom, night: L hide worried under blanket; toy-car',
        'put it back when': 'school: L tiptoe worried; teacher, box',
        'pencil with a gold tip': 'living-room: G show crayon sad; L listen ashamed',
        'was round the car': 'corridor: L hold toy-car ashamed; door',
        'opened the hand': 'school: L offer toy-car ashamed; teacher',
        'angry, and said so': 'school: F push toy-car calm; L kneel happy',
        'pushed it across the floor': 'school: F push toy-car calm; L kneel happy',
        'two acorns and a bit': 'playground: L show acorn happy; string',
      },
    },
  ],
};
