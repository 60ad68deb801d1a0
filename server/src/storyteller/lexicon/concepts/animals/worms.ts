import type { StorySourceInput } from '../../story-source.ts';

/** Stories about earthworms. */
export const worms: StorySourceInput = {
  id: 'worms',
  words: ['worm', 'earthworm', 'compost', 'compost heap', 'worm farm', 'wormery', 'worms and soil', 'soil'],
  situations: ['being-and-thing', 'pair', 'thing-pair', 'visit', 'learn', 'make', 'question', 'afraid'],
  topic: 'earthworms',
  thing: 'the worm',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'the-hard-earth',
      titles: ['The Smallest Gardeners', '{L} and the Earthworms', 'What Worms Do All Day'],
      goal: 'make the hard earth soft',
      trouble: 'nothing would grow in the hard earth',
      solved: 'the earthworms had made the earth soft',
      opener:
        'In the corner of the garden was a bed where nothing grew. The earth was grey and as hard as a plate. {L+} had sown beans in it three weeks ago, and not one had come up.',
      problem:
        '{L} scraped one of the beans out. It had put down a root, but the root had gone round in a circle. It could not get through the hard earth, and neither could the water.',
      tries: [
        'They dug it over with a spade. It came up in lumps like bricks. After the next rain it was as hard as before.',
        'They watered it, can after can. The water stood on top in a puddle, and a sparrow had a bath in it.',
        '{F} bought a bag of soft earth and spread it out. It was very thin, and the wind took half.',
      ],
      tip: '“You need somebody who digs day and night and never gets tired,” said {G+}. “They’re under your feet over there, where it’s damp. They’ll work for dead leaves and apple peel, if you keep the sun off them.”',
      turn: 'Under the old compost heap it wriggled. Earthworms! {L} carried them across on wet hands, very gently, and laid leaves and peelings over the bed, and kept it damp. The worms pulled the leaves down into the dark, one by one.',
      done: 'After some weeks {L} pushed a finger into the bed, and it went in up to the end. The earth was dark, and full of tiny tunnels, and it smelled good. The next beans came up in four days.',
      again:
        'After rain {L} carries lost worms from the path back to the bed. The beans are taller than the fence.',
      helper: { name: 'Mr Digby', creature: 'mole' },
      outcomes: [
        {
          asked: ['bean/grow/plant/garden/flower/vegetable/soil/earth/sprout/seed'],
          done: '{L} pushed a finger into the bed, and it went in up to the end. The earth was dark, full of tiny tunnels, and smelled good. {L} laid the next beans in. No root had to turn round in a circle now, and {told}.',
        },
        {
          asked: ['worm/home/family/friend/safe/bird'],
          done: '{L} pushed a finger into the bed, and it went in up to the end, into a tiny tunnel, where somebody moved politely aside. {L} laid fresh peelings on top, against the sun and against the sparrow. Under there {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{L} pushed a finger into the bed, and it went in up to the end. The next beans came up in four days, and climbed. When the pods hung full, {L} left the peelings for the worms, fetched the big pot, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{L} pushed a finger into the bed, and it went in up to the end. The earth was dark, and full of tiny tunnels. Four days later there was a green loop, lifting its head. On hands and knees {told}.',
        },
      ],
      art: {
        'a bed where nothing grew': 'garden: L look sad; mud',
        'sown beans': 'garden: L crouch worried; mud, seed',
        'scraped one': 'garden: L hold seed worried; mud',
        'with a spade': 'garden: L+F dig worried; stone',
        'can after can': 'garden: L water worried; F look worried; puddle, bird',
        'a bag of soft earth': 'garden, wind: F hold sack worried; L startle',
        'digs day and night': 'garden: G point; L look G curious',
        'the old compost heap': 'garden: L kneel happy; many worm, heap',
        'on wet hands': 'garden: L hold worm calm; F carry leaf happy',
        'pushed a finger': 'garden: L touch happy; F cheer; many seedling',
        'After rain': 'garden, rain: L hold worm happy; puddle, tree',
      },
    },
  ],
};
