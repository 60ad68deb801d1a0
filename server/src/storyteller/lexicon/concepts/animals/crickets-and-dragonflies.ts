import type { StorySourceInput } from '../../story-source.ts';

/** Stories about crickets, moths and dragonflies. */
export const cricketsAndDragonflies: StorySourceInput = {
  id: 'crickets-and-dragonflies',
  words: [
    'cricket insect',
    'grasshopper',
    'grasshoppers',
    'grasshoppers and crickets',
    'dragonfly',
    'dragonflies',
    'moth',
    'moths',
    'cicada',
    'praying mantis',
    'crickets and grasshoppers',
    'fly insect',
  ],
  situations: ['visit', 'learn', 'question', 'cannot', 'trait'],
  creature: 'theme',
  night: true,
  topic: 'crickets, moths and dragonflies',
  thing: 'the song',
  home: 'meadow',
  main: 'meadow',
  plots: [
    {
      id: 'not-yet-finished',
      titles: ['{S} Is Not Finished Yet', '{L} and the Small Voice', 'When the Time Comes'],
      goal: 'help {S} wait until it was time',
      trouble: '{S} could not do what the others could',
      solved: '{S} could do it all at once',
      opener:
        'In the evening meadow there was a concert. It chirped, it hummed and it whirred, from every blade. {L+} lay in the grass and listened, with {L.their~the} chin on both hands. Only one voice sighed.',
      friend:
        'It was {S+}, on a stalk of clover. “All of them can sing and fly,” said {S}, “and look at me. My wings are as short as crumbs. There must have been some mistake.”',
      problem:
        'Tomorrow was the midsummer night, when the whole meadow sings and flies till the morning. “I’m going to stay under a leaf,” said {S}. “Nobody wants to look at crumbs.” {L} looked. They really were very small wings.',
      tries: [
        '{L} made {S} a pair of wings from petals. The wind came, and took the petals, without {S}.',
        '{S} jumped from the highest stalk and buzzed with {S.their~the} mouth. That’s how far you get: down.',
        '{L} rubbed a comb, so that it would sound as if {S} were singing. All the others listened. {S} couldn’t enjoy it.',
      ],
      tip: '“I was four years under the ground before I was anything,” said {G+}. “You aren’t wrong. You’re not finished. Isn’t your back too tight? Haven’t you stopped eating? Then climb up, hold on tight, and don’t do anything. Somebody should keep the birds away.”',
      low: '“I’ve been so tight since this morning,” said {S}, surprised, “everywhere.” {L} looked at the sun. There were still some hours of light.',
      turn: '{S} climbed to the top of a reed and held on with all six feet. {L} sat down beside it and kept watch, all evening. When a sparrow came too close, {L} waved a hat. Then it went “krick”, and {S’s} old skin split open.',
      done: 'Out came {S}, soft and pale, with something crumpled on both sides. It unfolded, and grew longer, and shone. They were wings, real ones! “Now,” whispered {L}. And {S} whirred up over the meadow, and the others made room in the song.',
      again:
        'The old skin is still holding on to the reed, empty and light as a breath. {L} has left it there, for anyone who thinks there has been a mistake.',
      helper: { name: 'Great-Aunt Zee', creature: 'cricket' },
      outcomes: [
        {
          asked: ['fly/sing/chirp/dance', 'wing', 'concert/music/song/party', 'butterfly'],
          done: 'Out of the old skin came {S}, soft and pale, with something crumpled on both sides. It unfolded, and shone: wings, real ones! From every blade the others called that the midsummer night was beginning, they made room on the highest stalk, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Out of the old skin came {S}, with something crumpled that unfolded and shone: real wings! {S} whirred up over the meadow. “There’s one more!” chirped Great-Aunt Zee. Dewdrops were poured into clover cups, {L} got one as well, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Out of the old skin came {S}, soft and pale, and something crumpled unfolded, and shone. They were wings, real ones! {S} tried them out, once round {L’s} hat, which had kept off every sparrow. In the evening light {told}.',
        },
      ],
      art: {
        'meadow there was a concert': 'meadow, evening: L lie happy; grasshopper, grass',
        'on a stalk of clover': 'meadow, evening: S cry sad; L look S curious',
        'stay under a leaf': 'meadow, evening: S hide sad in grass; L comfort S worried',
        'a pair of wings from petals': 'meadow, wind: L raise flower happy; S stand surprised',
        'from the highest stalk': 'meadow, evening: S fall; L startle; grass',
        'rubbed a comb': 'meadow, evening: L play comb happy; S sulk sad',
        'four years under the ground': 'meadow, evening: G say; L+S look G curious',
        'I’ve been so tight': 'meadow, evening: S look worried; L comfort S brave',
        'When a sparrow came too close': 'meadow, evening: L raise hat brave; S climb worried; bird',
        'It unfolded, and grew longer': 'meadow, night: S cheer proud; L laugh S',
        'The old skin is still': 'meadow: L look calm; grass, leaf',
      },
    },
  ],
};
