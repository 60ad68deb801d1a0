import type { StorySourceInput } from '../../story-source.ts';

/** Stories about losing and trying again. */
export const losingAGame: StorySourceInput = {
  id: 'losing-a-game',
  words: [
    'lose/losing at',
    'want/wants win',
    'win always',
    'good/bad/sore loser',
    'board game',
    'game night',
    'practice',
    'fail',
    'failure',
    'lose/losing game/race',
  ],
  situations: ['lost', 'learn', 'trait', 'wants', 'cannot'],
  happensToLead: true,
  topic: 'losing and trying again',
  thing: 'the game',
  main: 'cottage',
  weather: 'rain',
  plots: [
    {
      id: 'always-last',
      titles: ['{L} Loses Again', 'One More Game', 'The Last Place Cup'],
      goal: 'lose a game without tears',
      trouble: 'every game ended in tears',
      solved: 'losing was only half as bad',
      opener:
        'It was raining, so they got out the board with the little ladders. {L+} took the red counter. “Today I’ll win,” said {L}. “I feel it in my feet.”',
      problem:
        'Three steps before the end, the red counter landed on a snake and slid all the way down. {L} swept the whole game off the table. “Stupid game!”',
      tries: [
        'They let {L} win. {L} noticed. It’s no fun to win against people who look at the ceiling.',
        '{L} made up a new rule: red never slides. Then the others made up new rules, too, and in the end nobody knew who was playing.',
        '{L} played alone against {L}, and lost that as well.',
      ],
      tip: '“I’ve lost a thousand games,” said {G+}. “The trick is to collect them. Each time I lose, I write down one funny thing that happened. My book’s nearly full.”',
      turn: '{L} breathed in, picked up the counters and set the game out once more. And when the red one slid down the snake, {L} squeezed both fists and then said: “Whee!”',
      done: 'They laughed so much that {F’s} counter fell into the tea. {L} came last. But nobody had cried, and everybody said at the same time: “Again!”',
      again:
        'There’s a cup on the shelf now, made of a tin, for the one who loses best. {L} has won it twice.',
      helper: { name: 'Old Domino', creature: 'penguin' },
      outcomes: [
        {
          asked: ['win/won/first/prize/trophy/cup'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: 'The red counter slid down the snake again, and {L} squeezed both fists and said: “Whee!” Nobody cried, and everybody said “Again!” It was the third game. The dice jumped over a biscuit, and lay there, and {told}.',
        },
        {
          asked: ['learn/good/well/lose/matter/proud/happy/fun'],
          kinds: ['happy', 'feels', 'says', 'says-words'],
          done: 'The red counter slid down the snake, and {L} breathed in and said: “Whee!” They laughed so much that {F’s} counter fell into the tea. {L} came last. {G} wrote it into the book, on the very last line, and {told}.',
        },
        {
          kinds: [
            'plays',
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
          ],
          done: '“Whee!” said {L}, as the red counter slid down the snake. They laughed so much that {F’s} counter fell into the tea and had to be fished out with a spoon. {L} came last, and that was in the book now, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'home', 'way-home', 'tells', 'sleep'],
          done: '“Whee!” said {L}, all the way down the snake, and came last. Nobody had cried. {G} made a cup out of a tin, for the one who loses best. It had to be filled with something, so {told}.',
        },
      ],
      art: {
        'so they got out the board': 'living-room, rain: L hold dice happy; table',
        'I feel it in my feet': 'living-room, rain: L raise dice happy; F look; table',
        'swept the whole game': 'living-room: L shout angry; dice, table',
        'to win against people': 'living-room: L sit sad; F look at sky; dice on table',
        'made up a new rule': 'living-room: L+F speak angry; dice on table',
        'played alone against': 'living-room: L sit sad at table; dice',
        'I’ve lost a thousand games': 'living-room: G show book happy; L listen curious',
        'and set the game out': 'living-room: L hold dice calm; table',
        'squeezed both fists': 'living-room: L raise laughing; F laugh; dice on table',
        'They laughed so much that': 'living-room: L+F laugh; cup, dice on table',
        'a cup out of a': 'living-room: L raise tin proud; F laugh; dice on table',
        'a cup on the shelf now': 'living-room: L raise tin proud; F clap; shelf',
      },
    },
    {
      id: 'well-played',
      titles: ['Well Played', 'The Wooden Boats', '{L} Wants to Win'],
      goal: 'lose a game and still enjoy it',
      trouble: '{L} could not bear to lose',
      solved: 'losing no longer spoiled the game',
      opener:
        'On wet evenings they played the boat game: a board with a blue river on it, wooden boats and two dice. Whoever reached the sea first had won. “That will be me,” said {L+}, and put the green boat at the start.',
      friend:
        '{F+} put the yellow boat beside it. “It’s going to be close,” said {F}. It wasn’t. The yellow boat got all the sixes, and the green one got stuck on a sandbank.',
      problem:
        '“I’ve lost again,” said {L} in a very small voice. Then {L’s} face grew hot, and the green boat was turned upside down. “I’m not playing any more!” shouted {L}, and went and sat behind the curtain.',
      tries: [
        '{L} practised throwing sixes for a whole morning. But you can’t teach dice. In the next game there was not a six among them, and the green boat lost.',
        '“It’s the dice,” said {L}, and they took other dice. “It’s the boat,” said {L}, and they swapped boats. {L} lost with {F’s} boat as well.',
        '{L} hid the dice, so that nobody could win. Then nobody could play, either, and it was a very long evening.',
      ],
      tip: '“In my family the loser has the last word,” said {G+}. “You shake hands, you say ‘Well played’, and then you decide what comes next. You’re allowed to be cross first. Take three deep breaths, and then hold out your hand.”',
      low: '{L} practised with the curtain. “Well played,” said {L}, and shook it. The first time it hurt, and the third time it only pinched a little. “All right,” called {L}, and came out. “One more game.”',
      turn: 'This time it was close. The green boat had nearly reached the sea when {F’s} boat slid past. {L’s} throat grew tight. {L} took one breath, and another, and a third, and held out a hand. “Well played,” said {L}.',
      done: '{F} shook it and beamed. “You nearly caught me at the bend!” That was true, and the bend had been exciting. {L} felt the crossness shrink until it was gone. “I decide what comes next,” said {L}. “We’ll sail back up the river!”',
      again:
        'The green boat wins now and then. Then somebody else has the last word, and {L} is always curious what it’ll be.',
      helper: { name: 'Captain Fender', creature: 'walrus' },
      outcomes: [
        {
          asked: ['win/won/first/prize/trophy/cup'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: '{F} shook the hand and beamed. “You nearly caught me at the bend!” It was up to {L} what came next: back up the river, against the stream. At the bend the yellow boat got stuck on the sandbank this time, and {told}.',
        },
        {
          asked: ['learn/good/well/lose/matter/proud/happy/fun'],
          kinds: ['happy', 'feels', 'says', 'says-words'],
          done: '“Well played,” said {L}, and held out a hand, and it hardly shook. “You nearly caught me at the bend!” said {F}. The crossness shrank until it was gone. It had been the best race of the wet evening, and {told}.',
        },
        {
          kinds: [
            'plays',
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
          ],
          done: '{F} shook {L’s} hand and beamed. “You nearly caught me at the bend!” Both boats lay side by side in the sea, the green one and the yellow one. Then they turned round, with the dice between them, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'home', 'way-home', 'tells', 'sleep'],
          done: '“Well played,” said {L}, and the one who has lost says what comes next. “The boats go into harbour,” said {L}. The harbour was the plate in the middle of the table. They tied up there with two crumbs, and {told}.',
        },
      ],
      art: {
        'On wet evenings they played': 'living-room, rain: L hold dice happy; boat on table',
        'put the yellow boat beside':
          'living-room, rain: F hold yellow boat happy; L hold green boat worried',
        'I’ve lost again': 'living-room: L shout angry; F look sad; green boat',
        'practised throwing sixes': 'living-room: L throw dice worried',
        'It’s the dice': 'living-room: L hold dice angry; F offer boat worried',
        'hid the dice': 'living-room, evening: L hide dice worried; F sit sad',
        'the loser has the last word': 'living-room: G hold-hands L calm; L listen curious',
        'practised with the curtain': 'living-room: L speak calm; curtain',
        'This time it was close': 'living-room: L hold-hands F brave; F laugh; boat on table',
        'caught me at the bend': 'living-room: L point happy; F laugh; green boat, yellow boat',
        'The boats go into harbour': 'living-room: L point happy; F laugh; green boat, plate on table',
        'The green boat wins': 'living-room: L raise green boat proud',
      },
    },
  ],
};
