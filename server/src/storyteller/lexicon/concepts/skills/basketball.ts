import type { StorySourceInput } from '../../story-source.ts';

/** Stories about basketball. */
export const basketball: StorySourceInput = {
  id: 'basketball',
  words: [
    'basketball',
    'basketball team/game/match/player',
    'hoop',
    'shoot/shooting hoops',
    'netball',
    'throw/throwing ball basket',
  ],
  situations: ['learn', 'wants', 'cannot', 'has', 'deed', 'visit', 'trait', 'reluctant'],
  topic: 'basketball',
  thing: 'the basket',
  home: 'school',
  main: 'school',
  plots: [
    {
      id: 'from-below',
      titles: ['{L} Shoots from Below', 'Much Too High', 'Swish!'],
      goal: 'get the ball into the basket',
      trouble: 'the basket was much too high for {L}',
      solved: 'the ball had gone in',
      object: 'ball',
      opener:
        'Tap, tap, tap, and jump! In the school yard there was basketball every afternoon. {L+} could dribble between two bins and round the bench, and not lose the ball once.',
      friend:
        '“You’re in my team,” said {F+}. They ran, they passed, and all at once {L} stood right under the basket, all alone. {L} threw. The ball flew up. It didn’t even reach the net.',
      problem:
        'The basket hung so high that {L} had to lean back to see it. “Pass it to somebody tall next time,” one of them said. It wasn’t meant badly. But after that {L} always passed, even when there was no one in front.',
      tries: [
        '{L} jumped, as high as possible, a hundred times. In the evening {L’s} legs were like string. The basket hadn’t come any lower.',
        '{L} threw with all {L.their~the} strength, over one shoulder. The ball went over the wall, and they had to wait until it came back.',
        '{F} made a ladder with both hands. That’s against the rules. Besides, {F} sneezed.',
      ],
      tip: '“I’ve watched that basket from the gutter for many years,” said {G+}. “There was a champion once who threw like nobody else, with both hands, from below, between the knees. They laughed. And nearly all of them went in.”',
      low: '“From below?” said {F}. “That looks funny.” {L} thought it over. It did look funny. But so did throwing the ball over the wall.',
      turn: '{L} took the ball in both hands, bent both knees, let it swing down between them, and up, and let go. It rose like a balloon and hit the ring. “Nearly!” cried {F}. They tried it again and again, until the lamps came on.',
      done: 'On Friday it was ten to ten. {L} got the ball right under the basket and had nobody in front. Somebody giggled. {L} bent both knees and swung. Up it went, and up, and seemed to stop for a moment. Swish! It hadn’t even touched the ring.',
      again:
        'The following week three tall ones asked {L} to show them how it’s done. They all look funny now.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'On Friday it was ten to ten. {L} stood under the basket, bent both knees and swung. Swish! It hadn’t even touched the ring. The bag with the oranges was emptied on the bench, for both teams, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'On Friday it was ten to ten. {L} stood under the basket, bent both knees and swung. Swish! It hadn’t even touched the ring. The one who had said, “Pass it to somebody tall,” came right across the yard, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'On Friday it was ten to ten. {L} stood under the basket, bent both knees and swung. Somebody giggled. Swish! It hadn’t even touched the ring. The tallest of them all bent down to {L}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'On Friday it was ten to ten. {L} stood under the basket, bent both knees and swung. Swish! When the lamps had come on in the yard, the ball was bounced one last time, between the two bins, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'On Friday it was ten to ten. {L} got the ball under the basket and had nobody in front. {L} bent both knees and swung it from below. Up it went, and up, and seemed to stop for a moment. Swish! And {told}.',
        },
      ],
      helper: { name: 'Old Sparrow', creature: 'robin' },
      art: {
        'In the school yard there was basketball': 'playground: L run happy; ball, children',
        'and all at once': 'playground: L throw ball worried; F cheer; hoop',
        'The basket hung so high': 'playground: L look sad at sky; big hoop, children',
        'jumped, as high as possible': 'playground: L jump worried; hoop, ball',
        'over one shoulder. The ball': 'playground: L throw ball angry; wall',
        'made a ladder with both hands': 'playground: F crouch happy; L climb worried; hoop',
        'from the gutter for many years': 'playground: G say calm; L listen curious; hoop, ball',
        'That looks funny': 'playground: F laugh; L think ball curious; hoop',
        'bent both knees, let it swing': 'playground, evening: L crouch happy ball; F cheer; hoop',
        'On Friday it was ten to ten': 'playground: L throw ball proud; hoop, children',
        'three tall ones asked': 'playground: L show ball happy; people, hoop',
      },
    },
  ],
};
