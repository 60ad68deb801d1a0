import type { StorySourceInput } from '../../story-source.ts';

/** Stories about baking a cake. */
export const cake: StorySourceInput = {
  id: 'cake',
  words: [
    'bake cake/cookie/biscuit/muffin/pie',
    'cake',
    'baking',
    'bake',
    'cookie',
    'gingerbread',
    'cupcake',
    'cooking',
  ],
  situations: ['make', 'learn', 'wants'],
  topic: 'baking a cake',
  thing: 'the cake',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'it-would-not-rise',
      titles: ['{L} Bakes a Cake', 'The Cake That Would Not Rise', 'Three Flat Cakes'],
      goal: 'bake a cake that rises',
      trouble: 'the cake came out as flat as a plate',
      solved: 'the cake had risen',
      object: 'spoon',
      opener:
        'Flour, eggs, butter, sugar, and an apron down to the toes: today {L+} was going to bake a tall cake.',
      friend:
        '{F+} brought the big wooden spoon. “I’m good at stirring,” said {F}, “and at licking.” Crack, went the first egg, and only a bit of it missed the bowl.',
      problem:
        'They stirred and poured, and put the cake in the oven. After half an hour they looked. It was brown and it smelled good. But it was as flat as a plate. You could have posted it under the door.',
      tries: [
        'For the second cake they took twice as much of everything. It came out just as flat, but twice as wide, and it hung out of the oven like a tongue.',
        'They blew air into the third one, through a straw. It made a lovely noise. There was batter on the lamp, and the cake was flat.',
        '{L} opened the window to help it rise. The kitchen door flew open and everybody was covered in flour.',
      ],
      tip: '“Let me taste,” said {G+}. “It’s good, your flat cake. But where’s the spoonful that makes it rise? And did you slam the oven door? A cake wants to be looked at as little as a bird on its eggs.”',
      turn: '{L} ran a floury finger down the recipe. There, under a blot: “one spoon of baking powder”! They began again. {L} folded it in, gently, and closed the oven door as softly as a bedroom door. Then they sat on both hands.',
      done: 'And it rose! They saw it through the little window: first a hill, then a hat, then a real mountain with a crack on top. Nobody breathed until it stood on the table, tall and golden and warm.',
      again:
        'They ate the tall one. They ate the three flat ones, too, one on top of the other, with jam. They called it a tower.',
      helper: { name: 'Mrs Crumb', creature: 'hen' },
      outcomes: [
        {
          asked: ['cake/eat/taste/yummy/delicious/slice/rise/decorate/icing/candle'],
          done: 'And it rose! First a hill, then a hat, then a real mountain with a crack on top. It stood on the table, tall and golden and warm. “Now it may be looked at,” said {G}. {F} licked the big spoon, for practice, and {told}.',
        },
        {
          asked: ['win/prize/competition/medal/first'],
          done: 'And it rose! First a hill, then a hat, then a real mountain with a crack on top. They carried it out like a queen. “One spoon of baking powder,” said {L}, when they asked, “and a door like a bedroom’s.” And {told}.',
        },
        {
          asked: [
            'birthday/grandma/granny/nana/grandpa/mum/mummy/mom/dad/teacher/gift/give/surprise/neighbour/neighbor',
          ],
          done: 'And it rose, first a hill, then a hat, then a mountain with a crack on top. The three flat ones made a good plate for it. {L} tied the apron round it, with a bow. It was for somebody, after all, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'And it rose! They saw it through the little window: first a hill, then a hat, then a real mountain. The flat ones got jam in between and became a tower. There were two cakes on the table now, so {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'And it rose! They saw it through the little window: first a hill, then a hat, then a real mountain with a crack on top. {F} looked round, flour up to the ears. {L} looked back, just as white, and {told}.',
        },
      ],
      art: {
        'apron down to the toes': 'kitchen: L stand happy wearing apron; flour, egg, butter',
        'good at stirring': 'kitchen: F hold spoon happy; L hold egg happy; bowl',
        'as flat as a plate': 'kitchen: L look surprised; F look worried; pancakes, oven',
        'twice as much of everything': 'kitchen: L pull tray worried; F look surprised; oven',
        'through a straw': 'kitchen: L blow bowl laughing; F blow laughing; lamp',
        'covered in flour': 'kitchen, wind: L startle; F startle; flour, cloud, door',
        'Let me taste': 'kitchen: G eat cake calm; L listen curious; oven',
        'one spoon of baking powder': 'kitchen: L point happy; F look surprised; book, flour, spoon',
        'closed the oven door': 'kitchen: L whisper happy; F tiptoe; oven',
        'hill, then a hat, then': 'kitchen: L cheer; F clap; big cake, oven',
        'saw it through': 'kitchen: L cheer; F clap; big cake, oven',
        'on top of the other': 'kitchen: L eat cake happy at table; F eat cake happy at table; jam',
      },
    },
  ],
};
