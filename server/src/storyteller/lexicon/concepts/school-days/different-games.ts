import type { StorySourceInput } from '../../story-source.ts';

/** Stories about what to play. */
export const differentGames: StorySourceInput = {
  id: 'different-games',
  words: [
    'different game',
    'what to play',
    'play together',
    'won’t play with me',
    'play different game',
    'play different',
    'who decides',
    'bossy friend',
    'always wants to decide',
    'friend want different',
    'my way',
  ],
  situations: ['wants', 'trait', 'quarrel', 'cannot'],
  topic: 'what to play',
  thing: 'the game',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'horse-and-train',
      titles: ['What Shall We Play?', 'The Horse and the Train', 'Your Game or Mine'],
      goal: 'find a game for everybody',
      trouble: 'each of them wanted to play something else',
      solved: 'they had a game that nobody had played before',
      opener:
        '“Let’s play horses!” said {L+}. It was the best day for horses that there had been all year: warm, and a bit of wind in the grass.',
      problem:
        '“Trains,” said {F}. “Horses!” “Trains!” {L} galloped to the left, all alone, and {F} puffed to the right, all alone. After three rounds they both sat down. A horse alone is just somebody running.',
      tries: [
        'They tossed a coin. Trains won. {L} was a train for two minutes, but a very sad one.',
        'First horses, then trains. But the horses took so long that no time was left for trains, and it began all over again.',
        '{L} said, “If you don’t play horses, I’ll go home.” {F} said nothing. Then {L} had to go home, and did not want to at all.',
      ],
      tip: '“You’re both looking at your own game,” said {G+}. “What’s the best thing about horses? And about trains? Put the two best things in one pot, and throw away the names.”',
      turn: '“The best thing is galloping,” said {L}. “The best thing is the whistle, and stopping at stations,” said {F}. They looked at each other. “A train,” said {L} slowly, “that’s pulled by horses!” “With a whistle!” called {F}.',
      done: 'They galloped through the garden, whistled at every tree, and took the cat on board at Rosebush Station. You had to show a daisy for a ticket. By the afternoon there was a queue.',
      again: 'The Galloping Railway runs every day but Sunday. Lately there’s a pirate on it as well.',
      outcomes: [
        {
          asked: [
            'play/game/both/turn/together/share/agree/compromise/horse/train/invent',
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
            'new-friend',
            'learns',
            'says',
            'no-longer',
            'makes',
          ],
          done: '“All aboard!” They galloped through the garden with a whistle at every tree. At Rosebush Station the cat got on, and they changed over: {F} was the horse, and {L} had the whistle. It sounded just as good from the front, and {told}.',
        },
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares', 'wins', 'gets'],
          done: 'They galloped through the garden, whistled at every tree, and took the cat on board. You had to show a daisy for a ticket, and by the afternoon there was a queue. “A long train needs a dining car,” said {L}. So {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep', 'helps', 'stays'],
          done: 'They galloped through the garden, whistled at every tree, and took the cat on board at Rosebush Station. In the evening {L} neighed, and {F} whistled, one long and one short. “Last stop!” they called at the back door, and {told}.',
        },
      ],
      art: {
        'Let’s play horses': 'garden: L run happy; rocking-horse',
        'of wind in the grass': 'garden: L jump happy; grass',
        'galloped to the left': 'garden: L run angry; F run angry',
        'tossed a coin': 'garden: L look sad coin; F run happy',
        'time was left for trains': 'garden: L run happy; F arms-crossed worried; clock',
        'I’ll go home': 'garden: L sulk; F look sad; gate',
        'at your own game': 'garden: G speak calm; L think rocking-horse curious; F think toy-train curious',
        'The best thing is galloping': 'garden: L tell horse happy; F tell train happy',
        'pulled by horses': 'garden: L cheer; F cheer; toy-train, rocking-horse',
        'galloped through the garden': 'garden: L run laughing; F run whistle laughing; cat, wheelbarrow',
        'whistled at every tree': 'garden: L run laughing; F run whistle laughing; cat, wheelbarrow',
        'Galloping Railway runs': 'garden: L run happy wearing hat; F trumpet happy; children, flower',
      },
    },
  ],
};
