import type { StorySourceInput } from '../../story-source.ts';

/** Stories about hummingbirds. */
export const hummingbirds: StorySourceInput = {
  id: 'hummingbirds',
  words: ['hummingbird', 'hummingbirds', 'smallest bird', 'tiny bird', 'hovering bird'],
  situations: ['visit', 'learn', 'question', 'deed', 'ability', 'lost'],
  topic: 'hummingbirds',
  thing: 'the red flower',
  creature: 'hummingbird',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'the-flower-at-the-very-back',
      titles: ['The Flower at the Very Back', '{S} Flies Backwards', 'Small and Always Hungry'],
      goal: 'help {S} find enough to drink',
      trouble: '{S} was tired and needed sugar at once',
      solved: '{S} was no longer thirsty',
      opener:
        'Something hummed in the greenhouse, and {L+} looked up. It was {S+}, no longer than a finger, and green as a jewel. The wings beat so fast that you could only see a blur.',
      friend:
        '“I flew in,” said {S}, “and now I don’t know where I came from.” {S} stood still in the air, in front of {L’s} face. It was like a small warm wind.',
      problem:
        '“I have to drink every few minutes,” said {S}. “Flying like this makes me terribly hungry.” Outside, the flowers were behind glass. Inside there were only tomatoes, and their season was over. {S} sank a little lower.',
      tries: [
        '{L} brought crumbs. {S} only looked at them. A beak like a needle is no good for crumbs.',
        'They tried the big white lily. There was nothing in it, for a bee had been quicker.',
        '{L} opened the door wide. But {S} saw only the sky in the glass roof, and flew up there again and again.',
      ],
      tip: '“They look for red,” said {G+}. “And for tubes. Isn’t there something in the far corner, behind the water butt, that you never water?”',
      low: '{S} sat on the rim of a pot, very still. When a hummingbird sits still, it’s serious.',
      turn: 'Behind the water butt, in a crack, grew something with three red bells, deep down between the pipes. “It’s too narrow to turn round in there,” said {S}. “Then don’t turn round,” said {L}. “Go in forwards and come out backwards!”',
      done: 'No other bird can fly backwards like that. {S} went in, drank from all three bells, and hummed out again, tail first. Then {L} held up a red scarf in the open door, and {S} followed it into the garden.',
      again:
        '{L} has planted red flowers all along the wall. At night {S} sits among them, cool and quiet, and saves strength for the morning.',
      object: 'flower',
      helper: {
        name: 'Gardener Bloom',
        creature: 'rabbit',
      },
      outcomes: [
        {
          asked: ['flower/nectar/drink/garden/free/fly/outside/home/out'],
          done: '{S} went into the crack, drank from all three red bells, and hummed out again, tail first. No other bird can do that. Then {L} stood in the open door and held up the red scarf, the biggest flower of all. And {told}.',
        },
        {
          asked: ['nest/egg/baby/babies/family'],
          done: '{S} drank from all three red bells and hummed out again, tail first. {L} held up a red scarf in the open door, and {S} followed it into the garden. {L} left the scarf on the hedge, where it was quiet, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{S} drank from all three bells and hummed out again, tail first. {L} held up the red scarf in the door, and {S} followed it into the garden. There a flower lay beside each plate, a red one, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{S} drank from all three red bells and hummed out again, tail first, like no other bird. Then {S} stood in the air in front of {L’s} face, and it was like a small warm wind. Behind the water butt {told}.',
        },
      ],
      art: {
        'Something hummed': 'garden: L look-up surprised; S wave happy; window',
        'I flew in': 'garden: S say worried; L look S surprised',
        'drink every few minutes': 'garden: S cry sad; L look worried; tomato',
        'brought crumbs': 'garden: L offer crumbs worried; S stand worried',
        'the big white lily': 'garden: L point worried; S look sad; big white flower, bee',
        'opened the door wide': 'garden: L open worried; S look-up sad; door',
        'look for red': 'garden: G say; L+S look G curious',
        'on the rim of a pot': 'garden: S sit sad on plant-pot; L comfort S',
        'three red bells': 'garden: L point happy; S look happy; two red flower, barrel',
        'a red scarf': 'garden: L raise red scarf happy; S jump happy; door',
        'planted red flowers': 'garden: S wave happy; L plant happy; many red flower',
      },
    },
  ],
};
