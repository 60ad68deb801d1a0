import type { StorySourceInput } from '../../story-source.ts';

/** Stories about breaking something and owning up. */
export const somethingBroken: StorySourceInput = {
  id: 'something-broken',
  words: [
    'break/broke/breaking/broken/smash/smashing mum/mom/mummy/mommy/dad/daddy/mother/father/grandma/grandpa/granny/nana/teacher vase/mug/cup/plate/bowl/lamp/glasses/necklace/phone/favourite/best/special/teapot',
    'break/broke/smash vase/mug/plate/bowl/lamp/window/teapot/ornament',
    'break/breaking something',
    'broken vase/window',
    'own/owning up',
    'i break/broke',
    'break/broke it by accident',
  ],
  situations: ['damage', 'own-damage', 'broken', 'learn', 'afraid', 'deed', 'misdeed', 'trait', 'sad'],
  gentle: true,
  topic: 'breaking something and owning up',
  thing: 'the pieces',
  main: 'cottage',
  plots: [
    {
      id: 'the-pieces-in-the-drawer',
      titles: ['Crash!', 'The Pieces in the Drawer', '{L} Tells the Truth'],
      goal: 'put right what was broken',
      trouble: 'it was broken, and nobody knew that it was {L}',
      solved: '{L} had told the truth and they had made it up',
      opener:
        '{L+} knew that you don’t throw a ball indoors. It was only one throw, and only a small one. The ball flew much further than it was meant to. There was a crash.',
      friend:
        '{F+} heard it too and came running. They both looked at the floor. “Oh,” said {F}. Nobody else was at home.',
      problem:
        'There it lay, in pieces. And it wasn’t just any old thing. It was one that somebody in the family loved very much. {L’s} face went hot. There were steps on the path. {L} pushed the pieces into a drawer and shut it.',
      tries: [
        '{L} tried to stick it together with glue. The pieces slid about, and two of them stuck to {L’s} fingers.',
        '“It was like that already,” said {L}, when they asked. “Or it was the wind.” Nobody was cross. But {L} could not eat any supper.',
        '{L} kept away from that room all evening. The drawer did not make a sound, and yet {L} heard it all the time.',
      ],
      tip: '“I broke a window once and said nothing for a week,” said {G+}. “It was the longest week of my life. What’s broken is broken. But a secret gets heavier every day, and you’re carrying it alone. Three words are enough to begin with.”',
      turn: '{L} took the drawer, the whole drawer, and carried it in. “It was me,” said {L}, and then the tears came. “I threw the ball. I’m sorry.” It was very quiet for a moment. Then somebody put the drawer on the table and hugged {L}.',
      done: '“I am sad about it,” they heard, “and I’m glad that you told me.” Together they spread out the pieces on a newspaper and glued them one by one, slowly. You could see the cracks. {L} was hungry again.',
      again:
        'It stands in its old place now, cracks and all. When {L} walks past, it doesn’t look at {L} any more. Balls are for outside.',
      helper: { name: 'Grandpa Putty', creature: 'badger' },
      outcomes: [
        {
          asked: ['sorry/forgive/apologise/apologize/say/thank/truth/tell'],
          kinds: ['says', 'says-words', 'tells'],
          done: '“It was me,” {L} had said, with the whole drawer in both arms. “I am sad about it,” they heard, “and I’m glad that you told me.” There was room for both, on the same newspaper, between the pieces, and {told}.',
        },
        {
          asked: ['fix/mend/glue/repair/new/buy/together/make'],
          kinds: ['makes', 'gets', 'given-by', 'all-get', 'helps'],
          done: '“I am sad about it,” they heard, “and I’m glad that you told me.” The pieces were spread out on a newspaper, from the biggest to the crumb. {L} held them till they stuck, one by one, slowly, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'happy',
            'feels',
            'stays',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'home',
            'way-home',
            'laughs',
          ],
          done: '“I threw the ball. I’m sorry,” said {L}, and the tears came. Somebody put the drawer on the table, where it could be seen. It weighed nothing in {L’s} arms any more. There was space in them now, and {told}.',
        },
        {
          kinds: ['eats', 'party', 'shares', 'plays', 'sleep', 'claps'],
          done: 'They glued the pieces one by one, slowly, and you could see the cracks. “I am sad about it, and I’m glad that you told me,” they had said. {L} was hungry again, for the first time since the crash, and {told}.',
        },
      ],
      art: {
        'you don’t throw a ball indoors': 'living-room: L throw ball happy; vase on shelf',
        'both looked at the floor':
          'living-room: L startle frightened; F look worried at ground; broken-vase, ball',
        'pushed the pieces into a drawer': 'living-room: L push ashamed; drawers',
        'stick it together with glue': 'bedroom: L hold glue worried; broken-vase',
        'It was like that already': 'kitchen: L sit ashamed at table; plate, mother',
        'kept away from that room': 'hallway, evening: L look ashamed at door; door',
        'I broke a window once': 'living-room: G say calm; L listen ashamed',
        'took the drawer, the whole': 'living-room: L carry crate ashamed; mother, father',
        'carried it in. “It': 'living-room: L carry crate ashamed; mother, father',
        'drawer on the table and': 'living-room: L cry; mother, crate',
        'I am sad about it': 'living-room: L hold glue calm; mother, vase on table',
        'weighed nothing in': 'living-room: L hug happy; mother, crate',
        'It stands in its old place': 'garden: L kick happy; ball',
      },
    },
  ],
};
