import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being bossy. */
export const bossy: StorySourceInput = {
  id: 'bossy',
  words: [
    'bossy',
    'boss/bosses/bossing everyone/everybody/friends/others',
    'bossiness',
    'boss/bosses/bossing',
    'boss/bosses/bossing around',
    'bossyboots',
    'bossy boots',
    'too bossy',
    'be/being the boss',
    'tell/tells/telling everyone/others what to do',
    'always get/gets her/his/my way',
    'controlling friend',
  ],
  situations: ['trait', 'deed', 'learn', 'refuses', 'wants', 'quarrel'],
  topic: 'being bossy',
  thing: 'the game',
  main: 'garden',
  plots: [
    {
      id: 'a-game-for-one',
      titles: ['Captain, Cook and Everything Else', '{L} Is the Boss', 'A Game for One'],
      goal: 'play so that everybody wanted to stay',
      trouble: 'everybody left when {L} told them what to do',
      solved: 'everybody wanted to stay in the game',
      opener:
        '{L+} had the best ideas in the whole street. “We’ll play ship,” said {L}. “I’m the captain. You’re the cook. You’re a sail. Stand there! No, more to the left!”',
      friend:
        '{F+} was the sail. “May the sail have a bit of wind?” asked {F}. “Sails don’t talk,” said the captain.',
      problem:
        'After a while the cook went home, because of supper, although it was only three o’clock. Then the mast remembered something. And then the sail folded up. “It’s no fun being told all the time,” said {F}. There stood the captain, all alone on the ship.',
      tries: [
        '{L} called the orders louder, so that they could be heard in the other gardens. A window was shut.',
        '{L} was captain and cook and sail all at once. It was a lot of running, and nobody was there to see it.',
        '{L} told a dog what to do. It listened with its head on one side, and then it went to have a look at a bush.',
      ],
      tip: '“I’ve had a crew of thirty,” said {G+}, who had once been a real captain. “If I’d told them how to do everything, they would all have gone ashore. A good captain asks people what they think. And then waits for the answer.”',
      low: '{L} sat on the upside-down barrel. It had been a good idea, the ship. But a ship with nobody on it is only a barrel.',
      turn: '{L} went to {F’s} gate. “Do you want to play ship?” asked {L}. “And what would you like to be?” {L} nearly said something more, and bit on it, and waited. {F} thought for a long time. “A storm,” said {F}.',
      done: 'A storm! {L} would never have thought of that. The others heard it roaring and came back, one as a whale and one as an island. “Where do you think we should go?” called {L}. There were four answers. So they went to all four places.',
      again: '{L} is still often the captain, but not on Tuesdays. On Tuesdays {L} is the whale.',
      helper: { name: 'Captain Brine', creature: 'woman' },
      outcomes: [
        {
          asked: ['play/ship/game/join/together/turn'],
          kinds: ['plays', 'shares'],
          done: '“What would you like to be?” {L} had asked, and then waited. A storm! The others heard it roaring and came back, one as a whale and one as an island. There were four answers to where they should go, so {told}.',
        },
        {
          asked: ['friend/friends/sorry/apologise/apologize/listen/forgive'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'says', 'says-words'],
          done: 'A storm! {L} would never have thought of that. The cook came back from supper, and the mast remembered nothing else. “What do you think?” asked the captain, over and over, and bit on the rest, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'stays',
            'party',
            'eats',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: '{F} was the storm, and roared until the others came back, one as a whale and one as an island. The storm blew the captain’s hat off. Nobody had given the order for that. The captain looked after it with an open mouth, and {told}.',
        },
      ],
    },
  ],
};
