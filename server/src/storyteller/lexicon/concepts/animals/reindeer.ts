import type { StorySourceInput } from '../../story-source.ts';

/** Stories about reindeer. */
export const reindeer: StorySourceInput = {
  id: 'reindeer',
  words: ['reindeer', 'caribou', 'reindeer herd', 'reindeer migration'],
  situations: ['visit', 'learn', 'question'],
  creature: 'reindeer',
  weather: 'snow',
  topic: 'reindeer',
  thing: 'the journey',
  home: 'snowfield',
  main: 'snowfield',
  plots: [
    {
      id: 'digging-for-breakfast',
      titles: ['{S} Can’t Find Breakfast', '{L} and the Reindeer', 'Under the Snow'],
      goal: 'find something to eat under the snow',
      trouble: 'the snow was too hard to dig',
      solved: '{S} had found breakfast',
      opener:
        'In the far north the winter is so long that people have many words for snow. {L+} had come there to visit, and had on two hats. It was so cold that every breath crackled.',
      friend:
        'Beside the tent stood {S+}, with {S.their~the} nose in the snow. “There’s lichen down there,” said {S}, “soft and grey. It’s the best thing in winter. I can smell it. But I can’t get at it.”',
      problem:
        'Yesterday it had rained, and in the night the rain had frozen. On top of the snow lay ice, as hard as a plate. {S} hit it with one hoof. It only went “tock”. The whole herd was hungry.',
      tries: [
        '{L} stamped on the ice with both boots, and sat down on it. It was {L} who nearly cracked.',
        '{L} poured hot tea on it. There was a hole as big as a cup. Then the tea froze, and there was no hole.',
        '{S} tried to bite it. “It tastes of nothing,” said {S}, “and very cold.”',
      ],
      tip: '“My people have walked with reindeer for a thousand years,” said {G+}. “When it’s like this, you don’t stay and hit the ice. You look for a place where it couldn’t rain. And reindeer have good noses, if somebody reads the land for them.”',
      low: 'Where couldn’t it rain? {L} shaded both eyes with a mitten and looked. It was white, wherever you looked. Only far away was there a dark line.',
      turn: '“Trees!” called {L}. “Under the trees it can’t have rained so much!” {L} walked ahead on snowshoes, and {S} and the whole herd followed, click, click, click. It’s their feet that click like that. Under the firs {L} pushed a stick into the snow. It went in!',
      done: '{S} dug with both front hooves, and the snow flew. There it was: grey lichen, soft as a sponge! Soon the whole herd was munching, and steam rose from all their noses. {S} pushed the first bit over to {L}. {L} was very polite about it.',
      again:
        'In the evening there was soup in the tent, and outside it went click, click, click. {L} fell asleep with both hats on.',
      helper: { name: 'Aila', creature: 'woman' },
      outcomes: [
        {
          asked: ['eat/food/lichen/full/carrot'],
          done: '{S} dug with both front hooves, and the snow flew. There it was, grey and soft as a sponge, and no ice on it anywhere. The others came, click, click, click, and pushed their noses in. Under the firs {told}.',
        },
        {
          asked: ['santa/sleigh/christmas/fly/present/nose/star'],
          done: '{S} dug with both front hooves, and there it was: lichen, soft as a sponge! Soon steam rose from every nose. Now there was strength in all those legs again, and bells jingled at the edge of the wood. Somebody needed them, and {told}.',
        },
        {
          asked: ['home/family/herd/mum/mother/northern/light/aurora'],
          done: '{S} dug with both front hooves, and there it was: grey lichen, soft as a sponge! Soon the whole herd was munching, and steam rose from all their noses into the clear, dark sky. Click, click, click, all close together, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{S} dug with both front hooves, and there it was: grey lichen, soft as a sponge! Soon the whole herd was munching. {G} hung the kettle over a fire at the edge of the firs, bread came out of all the coats, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{S} dug with both front hooves, and there it was: lichen, soft as a sponge! The first bit was for {L}. {L} looked at it, and at {S}, and chewed, very politely, for very long. All the steaming noses turned round, and {told}.',
        },
      ],
      art: {
        'had on two hats': 'snowfield, snow: L shiver happy wearing hat; tent',
        'Beside the tent': 'snowfield: S sniff worried at ground; L look S curious; tent',
        'as hard as a plate': 'snowfield: S stamp sad; L look worried; snow-heap, deer',
        'with both boots': 'snowfield: L fall; S look L worried',
        'poured hot tea': 'snowfield: L pour teapot worried; S look curious; hole',
        'tried to bite it': 'snowfield: S eat snowball worried; L look S worried',
        'My people have walked': 'snowfield: G say; L+S look G curious',
        'shaded both eyes': 'snowfield: L look-up curious; S look; tree',
        'pushed a stick': 'forest, snow: L push stick happy; S walk curious; deer',
        'with both front hooves': 'forest, snow: S dig happy; L cheer; grass, deer',
        'soup in the tent': 'tent, evening: L sleep calm under blanket; bowl',
      },
    },
  ],
};
