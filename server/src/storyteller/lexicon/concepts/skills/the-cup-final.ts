import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a final against a bigger team. */
export const theCupFinal: StorySourceInput = {
  id: 'the-cup-final',
  words: [
    'football/soccer final',
    'cup final',
    'football/soccer cup',
    'the final against',
    'big football/soccer match/game',
    'important football match',
    'football/soccer tournament',
    'football/soccer final/match/game against big/bigger/older/biggest',
    'match/game against big/bigger/older kid/boy/team/child',
    'football/soccer against the big/bigger/older',
    'play/playing football/soccer against big/bigger/older',
  ],
  situations: [
    'learn',
    'wants',
    'visit',
    'trait',
    'own-wish',
    'sad',
    'cannot',
    'afraid',
    'deed',
    'being-and-thing',
    'pair',
    'record',
  ],
  happensToLead: true,
  topic: 'the cup final',
  thing: 'the ball',
  home: 'village',
  main: 'meadow',
  plots: [
    {
      id: 'under-their-knees',
      titles: ['The Final against the Big Ones', '{L} in the Final', 'As Quick as Mice'],
      goal: 'score a goal against the big ones',
      trouble: 'the other team were so much bigger',
      solved: 'the ball had gone past all the big ones and into the net',
      object: 'ball',
      opener:
        'Today was the final, and the silver cup stood on a table beside the pitch. {L+} ran out onto the grass with the team. Then the others came. They were two heads taller, every one of them. One had a moustache, or else it was cocoa.',
      friend:
        '“They won by nine last time,” said {F+}, who was playing on the left. {L} bounced the ball once. “Last time they weren’t playing us,” said {L}, and hoped that it sounded brave.',
      problem:
        'The big ones took two steps where {L’s} team needed five. When the ball came through the air, they just put their heads to it. After ten minutes it was one nil to them, and every shot at their goal bounced off a knee.',
      tries: [
        '{L} kicked the ball high, so that it flew over everybody. It did not fly over the tallest. The tallest caught it on the chest and said thank you.',
        '{F} ran straight into one of them, to push through. It was like running into a wardrobe. “Sorry,” said the wardrobe kindly, and helped {F} up.',
        'They all stood in their own goal together. Nothing could get in any more. But from there nobody can score, either.',
      ],
      tip: '“Stop playing up there,” said {G+} at half-time, and gave out the orange quarters. “The air belongs to them. But who does the grass belong to? Big legs turn slowly. Look at them from below.”',
      low: 'They sucked their oranges and looked across at the big ones, who were doing their stretches. {L} looked at their boots, and at the gaps between them. There was a lot of room down there.',
      turn: '“Flat, short and quick,” {L} told the team. “The ball doesn’t leave the grass any more!” Then they began. {L} passed to {F}, {F} passed it back, between two boots, round a sock. The big ones turned round and round, and the ball was always somewhere else.',
      done: 'One last pass came rolling along. In front of {L} stood the biggest of them all, with feet wide apart. Tock! {L} pushed the ball through between them, ran round, and shot. The net bulged. Goal! Everybody beside the pitch jumped into the air.',
      again:
        'In the photograph of the final the big ones and the little ones stand arm in arm, with mud up to their ears. {L} is in the middle, on somebody’s shoulders, and is the tallest of all.',
      outcomes: [
        {
          asked: ['lose', 'second'],
          done: 'Tock! {L} pushed the ball through between the biggest feet, ran round, and shot. Goal! The big ones got two more, all the same. But nobody had ever got one past their knees before, and they came over, with mud up to their ears, and {told}.',
          again:
            'In the photograph of the final the big ones and the little ones stand arm in arm. {L} is in the middle, on somebody’s shoulders, and is the tallest of all.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Tock! {L} pushed the ball through between the biggest feet, ran round, and shot. The net bulged. Goal! When the whistle blew, both teams had mud up to their ears, and the silver cup was filled to the brim, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Tock! {L} pushed the ball through between the biggest feet, ran round, and shot. The net bulged. Goal! After the whistle {L} was called to the table beside the pitch, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Tock! {L} pushed the ball through between the biggest feet, ran round, and shot. The net bulged. Goal! Beside the pitch they jumped in the air. The biggest of them all still looked down between those boots, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Tock! {L} pushed the ball through between the biggest feet, ran round, and shot. The net bulged. Goal! After the whistle the grass belonged to the snails again. They left it in one long muddy row, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'In front of {L} stood the biggest of them all, with feet wide apart. Tock! {L} pushed the ball through between them, ran round, and shot. The net bulged. One all, and the grass still belonged to the little ones, and {told}.',
        },
      ],
      helper: { name: 'Coach Quill', creature: 'hedgehog' },
      art: {
        'Today was the final': 'meadow: L run happy; trophy, table',
        'won by nine last time': 'meadow: L hold ball brave; F speak worried; people',
        'The big ones took two steps': 'meadow: L look worried; people, ball',
        'kicked the ball high': 'meadow: L kick worried; people, ball',
        'ran straight into one': 'meadow: F fall; L startle; gentleman, ball',
        'in their own goal together': 'meadow: L+F stand worried; goal, ball',
        'gave out the orange quarters': 'meadow: G offer orange calm; L+F listen',
        'sucked their oranges and looked': 'meadow: L eat orange curious; F eat orange; many boot',
        'Flat, short and quick': 'meadow: L kick brave; F run happy; ball',
        'pushed the ball through between': 'meadow: L kick proud; gentleman, ball, goal',
        'In the photograph of the final': 'meadow: L raise trophy laughing; people; F laugh',
      },
    },
  ],
};
