import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the video game. */
export const insideAVideoGame: StorySourceInput = {
  id: 'inside-a-video-game',
  words: [
    'video game',
    'video games',
    'computer game',
    'stuck/trapped/inside/sucked video/computer game',
    'in a video/computer game',
    'stuck/trapped inside game/screen/computer',
    'gamer',
    'gaming',
    'level',
    'play/playing video/computer game',
  ],
  situations: [
    'stuck',
    'ride',
    'visit',
    'wants',
    'learn',
    'deed',
    'cannot',
    'trait',
    'has',
    'what-if',
    'lost',
  ],
  topic: 'the video game',
  thing: 'the last door',
  home: 'cottage',
  main: 'castle',
  plots: [
    {
      id: 'the-last-door',
      titles: ['Inside the Game', '{L} and the Last Level', 'Press Start'],
      goal: 'get out of the game',
      trouble: 'they were stuck in the game, and the last door would not open',
      solved: 'the last door had opened and they were home',
      opener:
        'It was raining, and {L+} had got as far as the last level. The screen flickered. “Press start,” it said. {L} pressed. There was a whoosh, and the carpet was gone.',
      friend:
        'Somebody fell down beside {L}: it was {F+}. “I was only looking over your shoulder,” said {F}. Everything round them was made of little squares, even the clouds.',
      problem:
        'They stood on a green hill. There was jolly music, and three hearts shone over {L’s} head. Far away there was a tower with a door. “That’s the way out,” said {L}. But in front of it sat a stone giant, and nobody had ever got past it.',
      tries: [
        '{L} jumped over the giant, as you always do in games. The giant put up one hand. Boing! They were back on the hill, and there were only two hearts.',
        'They threw turnips, because turnips were all they had found. The giant ate them. Boing. One heart.',
        'They tried to creep past behind a bush. A bush that walks is not a good bush. The last heart began to flash.',
      ],
      tip: '“Everyone hits it, and everyone goes back to the start,” said {G+}, who sold arrows at the side of the path. “It’s been sitting there since the first day, and it can’t leave. I’ve never seen anybody press the other button. The one for talking.”',
      turn: '{L} put down the turnips and walked up to it with empty hands. “Hello,” said {L}. “What are you guarding?” The giant blinked. “I don’t know,” it said. “I’d so much like to stand up.” “Then do,” said {L}. “We won’t hit you.”',
      done: 'The giant stood up, and its knees cracked like thunder. It had been sitting on the key! It put it in {L’s} hand, with two fingers. The lock turned and the tower door opened. Behind it there was a carpet, and rain on a window. Whoosh!',
      again:
        'On the screen it says, “The end.” But when {L} looks closely, there’s a giant who walks along at the very back, from one side to the other, just for fun.',
      object: 'key',
      outcomes: [
        {
          asked: [
            'home/back/out/escape/return/real home/game/world/room/life',
            'home',
            'escape',
            'win/beat/finish/complete game/level/boss',
            'win',
          ],
          done: 'The giant stood up, and its knees cracked like thunder. It had been sitting on the key! It put it in {L’s} hand, with two fingers. The lock turned, the jolly music played its very last tune, and {told}.',
        },
        {
          asked: [
            'friend/friends giant/boss/monster/character/villain',
            'giant',
            'save/rescue princess/world/king/game',
          ],
          done: 'The giant stood up, and its knees cracked like thunder. It had been sitting on the key! “Nobody ever asked me anything before,” it said, and looked out over the green hill for the first time, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The giant stood up, and its knees cracked like thunder. It had been sitting on the key! The lock turned and the tower door opened. Over the hill it said “Level complete” in gold, and all the little square people came running, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The giant stood up, and its knees cracked like thunder. It had been sitting on the key! The tower door opened. Behind it, on a cushion of little squares, something turned round and round and shone, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The giant stood up, and its knees cracked like thunder. It had been sitting on the key! It put it in {L’s} hand, with two fingers. Over all their heads a fourth heart lit up, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The giant stood up, and its knees cracked like thunder. It had been sitting on the key! The tower door opened, and behind it was a carpet, and rain on a window. Whoosh! {L} pressed the button that says “Off”, and {told}.',
        },
      ],
      helper: { name: 'Pixel Pete', creature: 'beetle' },
      art: {
        'The screen flickered': 'living-room, rain: L look surprised; television, computer',
        'them was made of little': 'meadow: F fall; L startle surprised; many block, cloud',
        'there was a tower with a door': 'meadow: L point worried; F look worried; heart, tower',
        'in front of it sat': 'meadow: L point worried; F look worried; tower, statue, many heart',
        'were back on the hill': 'meadow: L jump; F peek curious; two heart, statue',
        'threw turnips': 'meadow: L throw radish; F throw radish; heart, statue',
        'A bush that walks': 'meadow: L hide worried behind bush; F hide worried',
        'The one for talking': 'meadow: G say; L look G curious; F look G; button',
        'put down the turnips': 'meadow: L wave brave; F think worried; huge statue, radish',
        '“Then do': 'meadow: L say happy; F clap happy; huge statue',
        'you guarding': 'meadow: L say curious; F look curious; huge statue',
        'the key! It put it': 'meadow: L raise key proud; F cheer; door, tower, statue',
        'along at the very back': 'living-room: L look happy; F wave; television',
      },
    },
  ],
};
