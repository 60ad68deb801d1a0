import type { StorySourceInput } from '../../story-source.ts';

/** Stories about grown-ups who are always on the phone. */
export const onThePhone: StorySourceInput = {
  id: 'on-the-phone',
  words: [
    'dad/daddy/mum/mummy/mom/mama/papa/parents always phone',
    'parents/dad/daddy/mum/mummy phone',
    'parents look/looking at phone',
    'phone all the time',
    'mum/mummy/dad/daddy/parents never listen/listens',
    'nobody listens to me',
    'no time to play',
    'mum/dad/parents/daddy/mummy no time',
    'mum/dad/daddy/mummy busy',
    'too busy to play',
  ],
  situations: [
    'trait',
    'deed',
    'wants',
    'sad',
    'lacks',
    'learn',
    'longing',
    'absence',
    'question',
    'misdeed',
    'refuses',
    'has',
  ],
  happensToLead: true,
  topic: 'somebody who only looks at the phone',
  thing: 'the phone',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-basket-by-the-door',
      titles: ['Hello, I Am Here', '{L} and the Little Screen', 'The Basket by the Door'],
      goal: 'be seen at supper',
      trouble: 'the grown-ups were looking at their phones and not at {L}',
      solved: 'the phones lay in the basket, and everybody was listening',
      opener:
        '“Look!” said {L+}. It was the best handstand of the year, with straight legs and pointed toes. “Mm,” said the grown-ups. “Lovely.” They were sitting on the sofa, and their faces were blue, from the little screens.',
      friend:
        '{L} came down again. “How many legs did I have in the air?” “Mm,” they said. “Four,” said {L}. “Lovely,” said the grown-ups. {F+} had seen it all and clapped, but it wasn’t the same.',
      problem:
        'They were there, and at the same time they were not. At supper it buzzed next to the butter. In the park it buzzed on the bench. “Just a minute,” they said, and the minutes were long. {L} had something to tell, about school, and it was getting old.',
      tries: [
        '{L} said it louder. “Not so loud,” they said, “I can’t hear.”',
        '{L} hid one of the phones in the laundry. There was a great search, and then they were cross, and {L} still hadn’t told anything.',
        '{L} drew a phone and stared at it all afternoon. Nobody noticed. It was a boring phone.',
      ],
      tip: '“Those things are made so that you can’t put them down,” said {G+}. “But nobody can guess it either. Say it once, quietly, with your face in front of theirs: what you saw, and what you’d like. And have a place ready where the things can sleep.”',
      low: '{L} fetched the bread basket, the one with the lid, and put a napkin in it, like a little bed. Then {L} practised in front of the mirror. It was not easy to say it without crying.',
      turn: '{L} stood right in front of the sofa. “I did a handstand, and you didn’t see it,” said {L}. “I’d like you to look at me at supper, only at supper. Here’s a bed for the phones.” It was very quiet. It buzzed. Nobody looked.',
      done: '“You’re right,” said one of the grown-ups, and laid the first phone in the basket. Click, went the lid. And then {L} told it all, from the beginning, about the school and the snake in it. They laughed in the right places. And afterwards they all did handstands.',
      again:
        'The basket stands by the door, from six until bedtime. Sometimes it buzzes in there. “Shh,” says {L}. “You’ve got time off.”',
      object: 'basket',
      helper: { name: 'Aunt Nell', creature: 'woman' },
      outcomes: [
        {
          asked: ['phone/tablet/screen/away/drawer/basket/listen'],
          done: '“You’re right,” said one of the grown-ups, and laid the first phone in the basket. The second one followed it. Click, went the lid. {L} told all of it then, the school and the snake in it. They laughed in the right places, and {told}.',
        },
        {
          asked: ['play/game/park/football/read/handstand'],
          kinds: ['plays', 'tells'],
          done: '“You’re right,” said one of the grown-ups, and laid the phone in the basket. Click, went the lid. They had six eyes and nothing to look at. “Could you do that handstand again?” they asked. {L} could, and showed them how, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'gets', 'given-by', 'all-get', 'sees'],
          done: '“You’re right,” said one of the grown-ups, and laid the phone in the basket. Click, went the lid. At supper nothing buzzed beside the butter. {L} told about the snake at school until the soup was cold, and no one had noticed. So {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'says',
            'says-words',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'sleep',
          ],
          done: '“You’re right,” said one of the grown-ups. “I said four legs were lovely.” Click, went the lid of the basket. Their faces weren’t blue any more. {L} told it all from the beginning, with the snake, and somebody moved up on the sofa, and {told}.',
        },
      ],
    },
  ],
};
