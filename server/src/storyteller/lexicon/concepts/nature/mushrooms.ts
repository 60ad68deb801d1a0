import type { StorySourceInput } from '../../story-source.ts';

/** Stories about mushrooms. */
export const mushrooms: StorySourceInput = {
  id: 'mushrooms',
  words: ['mushroom', 'toadstool', 'fungus', 'fungi', 'pick/picking mushroom', 'mushroom hunt'],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'visit', 'deed'],
  topic: 'mushrooms',
  thing: 'the mushroom',
  home: 'cottage',
  main: 'forest',
  weather: 'mist',
  plots: [
    {
      id: 'look-and-do-not-eat',
      titles: ['{L} in the Mushroom Wood', 'Red With White Spots', 'After the Rain'],
      goal: 'find a basket of mushrooms that you can eat',
      trouble: 'nobody knew which mushrooms were safe',
      solved: 'the basket was full of good mushrooms',
      object: 'basket',
      opener:
        'After the rain they came up overnight: brown ones, yellow ones, and red ones with white spots. {L+} stood at the edge of the wood with a basket. In the evening there was to be mushroom soup.',
      problem:
        '{L} knelt down in front of the most beautiful one. It was as red as a fire engine. “Stop!” said {F}. “You can’t eat all of them. Some of them make you very, very ill.” They looked at each other. Which were the good ones?',
      tries: [
        '“We’ll take those that the slugs have nibbled,” said {F}. But a slug can eat things that make us very ill.',
        '{L} took only ugly ones, because the pretty one had been bad. That is no rule at all. Some of the ugly ones are worse.',
        'They compared them with the picture in the book. In the picture two of them looked just the same, and only one of them was good to eat.',
      ],
      tip: '“I’ve picked mushrooms for fifty years,” said {G+}, “and if I’m not sure, I leave it alone. No guessing, and no tasting. Come with me. I’ll show you one kind today, only one.”',
      turn: 'It was golden yellow, and smelled of apricots, and underneath it had folds that ran down the stalk like a skirt. {L} looked, and smelled, and felt. Then {L} found one alone, and showed it to {G} before it went into the basket.',
      done: '“That’s a chanterelle,” said {G}. And then there was another, and a whole ring of them in the moss. {G} looked at each one again. The red one with the white spots stayed where it was, and was looked at from all sides.',
      again: 'The soup was as golden as the leaves. Next year {L} will learn the second kind.',
      helper: { name: 'Granny Fern', creature: 'hedgehog' },
      outcomes: [
        {
          asked: ['mushroom/soup/fairy/fairies/gnome/basket/find'],
          done: '“That’s a chanterelle,” said {G}. Then there was another, and a whole ring of them, golden, in the moss. {G} looked at each one again. The red one with the white spots stayed where it was, from all sides beautiful. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '“That’s a chanterelle,” said {G}, and then there was a whole ring of them. {G} looked at each one twice before it went into the pot. Everyone at the edge of the wood smelled apricots and butter, came nearer, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '“That’s a chanterelle,” said {G}. Then there was another, and a whole ring of them in the moss. {G} looked at each one again, and {L} had been right every time, with nose and finger and eye. Beside the full basket {told}.',
        },
      ],
      art: {
        'came up overnight': 'forest: L look happy; many mushroom',
        'with a basket. In': 'forest: L hold basket happy; mushroom',
        'as red as a fire engine': 'forest: F shout worried; L kneel surprised; big red mushroom',
        'the slugs have nibbled': 'forest: F point curious; L look; mushroom, snail',
        'took only ugly ones': 'forest: L hold brown mushroom worried; basket',
        'the picture in the book': 'forest: L read worried; F look; two mushroom',
        'for fifty years': 'forest: G hold basket; L look G curious',
        'smelled of apricots': 'forest: L sniff happy; yellow mushroom',
        'found one alone': 'forest: L show yellow mushroom happy; G look L happy',
        'a whole ring of them': 'forest: L+F cheer; many yellow mushroom',
        'The soup was as golden': 'kitchen: L eat happy at table; bowl, mushroom',
      },
    },
  ],
};
