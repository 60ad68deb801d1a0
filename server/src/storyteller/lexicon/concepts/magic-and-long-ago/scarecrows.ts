import type { StorySourceInput } from '../../story-source.ts';

/** Stories about scarecrows. */
export const scarecrows: StorySourceInput = {
  id: 'scarecrows',
  words: ['scarecrow', 'scarecrows', 'scare crow', 'straw man field'],
  situations: ['visit', 'learn', 'question', 'makes-being', 'make'],
  creature: 'scarecrow',
  topic: 'scarecrows',
  thing: 'the scarecrow',
  home: 'farm',
  main: 'farm',
  plots: [
    {
      id: 'never-the-same-place',
      titles: ['{S} and the Crows', '{L} and the Scarecrow', 'Boo, Said the Scarecrow'],
      goal: 'keep the crows off the seeds',
      trouble: 'the crows were not afraid of {S}',
      solved: 'the seeds could grow in peace',
      opener:
        'The seeds were in the ground, row after row, and the crows had seen it all from the oak. {L+} was to keep an eye on the field. But somebody was there already.',
      friend:
        'It was {S+}, with straw in both sleeves and a crow on each arm. “Good morning,” said {S}. “I’m supposed to be frightening.” One of the crows yawned.',
      problem:
        '“If they eat the seeds, there won’t be any bread,” said {S}. “On the first day they all flew away. On the second day they sat on the fence. And today they’re sitting on me.” A third crow landed on {S’s} hat.',
      tries: [
        '{L} painted a very fierce face on a sack and pulled it over {S’s} head. The crows looked at it for an hour. Then they came back.',
        '{L} shouted “Boo!” and ran up and down. The crows hopped to the other end of the field. There were seeds at that end, too.',
        'They hung a bell round {S’s} neck. There was no wind, and so it didn’t ring.',
      ],
      tip: '“I’ll tell you a secret, since it’s my nest in the oak,” said {G+}. “We aren’t afraid of faces. We’re afraid of anything new. What stands in the same place for a week is a tree to us.”',
      low: '“Then I have to be new every day,” said {S}. “But I can’t walk.” {L} looked at the field, the handcart and the silver paper round the sandwiches.',
      turn: '{L} cut the silver paper into long strips and tied them to {S’s} sleeves, where they flashed in the sun. And every evening {L} pulled {S} out of the ground, put {S.them} on the handcart, and set {S.them} up somewhere else, in another hat.',
      done: 'The crows came in the morning, and stopped in mid-air. Yesterday there had been nobody there! And it glittered! They turned round, all of them. A week went by, and then thin green tips came up in every row. The seeds were safe.',
      again:
        'After the harvest there is always some corn left on the ground. Then the crows may come, and sit on {S’s} arms as long as they like.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The crows stopped in mid-air: yesterday there had been nobody there! Thin green tips came up in every row, and then it was harvest. The first bread was baked, and {S} was wheeled to the table on the handcart. So {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The crows came in the morning, and stopped in mid-air. Yesterday there had been nobody there! They turned round, and thin green tips came up in every row. The farmer came along the edge of the field with a bundle, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The crows came in the morning, and stopped in mid-air. Yesterday there had been nobody there! They turned round, all of them, and one lost a feather. {L} stuck it in {S’s} newest hat, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The crows came in the morning and stopped in mid-air. They turned round, all of them, and a week later thin green tips came up in every row. In the evening {S} was pulled out of the ground once more and put on the handcart, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The crows came in the morning, and stopped in mid-air. Yesterday there had been nobody there! And it glittered! {S} stood in the next row the day after, in another hat, and the green tips came up. So {told}.',
        },
      ],
      helper: { name: 'Old Kra', creature: 'crow' },
      art: {
        'was to keep an eye on': 'farm: L think worried; many seed, bird on tree, tree',
        'a crow on each arm': 'farm: S stretch-out worried; L look surprised; two bird',
        'landed on': 'farm: S look sad; L look worried; many bird',
        'today they’re sitting on me': 'farm: S stretch-out sad; L point worried; many bird, seed',
        'a very fierce face': 'farm: L hold sack; S look worried; bird',
        'to the other end of the field': 'farm: L shout; S look sad; many bird',
        'There was no wind': 'farm: L hold bell worried; S look sad; bird, bell',
        'We aren’t afraid of faces': 'farm: G say; L look G curious; S look; tree',
        'But I can’t walk': 'farm: S say sad; L look curious; wheelbarrow, sandwich',
        'the silver paper into long': 'farm: L cut happy; S look happy; sun, ribbon',
        'in another hat': 'farm, evening: L push wheelbarrow happy; S look happy wearing hat; ribbon',
        'And every evening': 'farm, evening: L push wheelbarrow happy; S look happy wearing hat; ribbon',
        'And it glittered': 'farm, morning: L cheer; S stretch-out happy; many seedling, bird',
        'always some corn left': 'farm: S stretch-out happy; L wave happy; many bird, corn',
      },
    },
  ],
};
