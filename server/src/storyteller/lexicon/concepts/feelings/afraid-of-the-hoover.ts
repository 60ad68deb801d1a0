import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a noisy machine. */
export const afraidOfTheHoover: StorySourceInput = {
  id: 'afraid-of-the-hoover',
  words: [
    'afraid/scared/frightened/fear hoover/vacuum/vacuum-cleaner/hairdryer/hair-dryer/blender/washing-machine/lawn-mower',
    'vacuum cleaner',
    'hoover',
    'vacuum',
    'hairdryer',
    'loud machine',
  ],
  situations: ['afraid', 'afraid-being', 'trait', 'cannot', 'learn', 'refuses', 'lacks', 'runaway'],
  gentle: true,
  topic: 'a noisy machine',
  thing: 'the button',
  main: 'cottage',
  plots: [
    {
      id: 'on-and-off',
      titles: ['{L} and the Roaring Thing', 'On and Off', 'Who Roars in the House?'],
      goal: 'stay in the room when the machine was on',
      trouble: '{L} was afraid of the noise',
      solved: '{L} was in charge of the button',
      opener:
        'In the cupboard in the hall there lived a machine. As long as the door was shut, {L+} hardly thought of it. But there were days when the door was opened.',
      friend:
        '{F+} knew it as well. “It roars,” said {F}, and moved a bit closer to {L}. They both looked at the cupboard.',
      problem:
        'The plug went in, and it began: a roar that filled the whole room and came up through the floor. {L} ran, jumped on the bed and held both ears. Even through the wall it was there.',
      tries: [
        '{L} hid under the blanket and sang. But the roar was louder than any song.',
        '{L} stood at the far end of the garden until it was over. That was all right in the sun. But then it began to rain.',
        '“It won’t do anything to you,” they said. {L} knew that. But knowing it did not make it any quieter.',
      ],
      tip: '“I don’t like it when a noise comes without asking me,” said {G+}. “It’s different if I make it myself. See that button? It can’t do anything unless someone presses it. It’s asleep. Would you like to be the one who wakes it, and sends it back to sleep?”',
      turn: 'First {L} only looked at it, while it was off. It had a nose and two wheels. Then {L} put one finger on the button, and held {F’s} hand with the other. “One, two, now.” On! It roared. Off! It was quiet. {L} had done that. On. Off. On. Off!',
      done: '{L} let it roar until they had counted to five, and then to ten. It was still loud. But it stopped at once when {L} said so. “Good night,” said {L}, pressed the button, and shut the cupboard door.',
      again:
        'Whenever it is needed now, somebody calls, “{L}, are you ready?” And {L} comes, with warm ears under a woolly hat, and presses the button.',
      helper: { name: 'Aunt Plum', creature: 'hen' },
      outcomes: [
        {
          asked: ['help/clean/tidy/vacuum/hoover/use/push/press/floor/room'],
          kinds: ['helps', 'plays'],
          done: '{L} pressed the button, let it roar until they had counted to five, and then to ten, and sent it back to sleep. It stopped at once when {L} said so. With one hand on the button and one on its long nose, {told}.',
        },
        {
          asked: ['afraid/scared/brave/fear/frightened/anymore/friend/friends/like'],
          kinds: ['friends', 'new-friend', 'still-friends', 'happy', 'feels'],
          done: 'On. Off. On. Off! It was loud, but it stopped at once when {L} said so. It had a nose and two wheels, and it ate crumbs. “Good night,” said {L}, and shut the cupboard door, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'team',
            'stays',
            'home',
            'way-home',
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'says',
            'says-words',
            'tells',
            'sleep',
          ],
          done: '{L} let it roar until they had counted to ten, and pressed the button. It was quiet at once. “Who’s in charge here?” asked {F}. “I am,” said {L}, and shut the cupboard door. The floor was clean enough to sit on, so {told}.',
        },
      ],
      art: {
        'there lived a machine': 'hallway: L look worried at door; door',
        'It roars': 'hallway: F say worried; L look worried; door',
        'The plug went in': 'bedroom: L cover-ears frightened on bed; vacuum',
        'hid under the blanket and sang': 'bedroom: L sing frightened under blanket; vacuum',
        'at the far end of the garden': 'garden, rain: L stand sad; house',
        'It won’t do anything to you': 'living-room: L cover-ears worried; vacuum, mother',
        'Would you like to be the one': 'hallway: G point calm; L listen curious; vacuum',
        'only looked at it, while': 'hallway: L look curious at vacuum; F look; vacuum',
        'put one finger on the button': 'hallway: L touch brave; F hold-hands L; vacuum',
        'they had counted to five': 'hallway: L stand proud; F clap; vacuum',
        'shut the cupboard door': 'hallway: L stand proud; F clap; vacuum',
        'Whenever it is needed': 'hallway: L wave happy wearing hat; vacuum',
      },
    },
  ],
};
