import type { StorySourceInput } from '../../story-source.ts';

/** Stories about poo. */
export const poo: StorySourceInput = {
  id: 'poo',
  words: [
    'poo',
    'poop',
    'dog/cat/bird/elephant poo/poop/mess',
    'step/stepped/stepping poo/poop/dog-mess',
    'poos',
    'poops',
    'dung',
    'who did the poo',
    'story poo/poop',
  ],
  situations: ['mystery', 'question', 'deed', 'wants', 'learn', 'newcomer', 'trait', 'makes-being', 'finds'],
  happensToLead: true,
  topic: 'poo',
  thing: 'the poo',
  home: 'village',
  main: 'meadow',
  plots: [
    {
      id: 'who-did-that',
      titles: ['Who Did That?', 'The Great Poo Mystery', '{L} and the Poo'],
      goal: 'find out whose poo it was',
      trouble: 'there was a poo on the path, and nobody knew whose it was',
      solved: 'the poo had been explained',
      opener:
        'It lay right in the middle of the path, brown and round, and it steamed a little. {L+} only just stopped in time. “Poo,” said {L}. “But whose?”',
      problem:
        'They held their noses and had a look. It wasn’t big and it wasn’t small. Everyone who came along said, “It wasn’t me.” Somebody must have done it, and {L} wanted to know who.',
      tries: [
        'They asked the horse. The horse lifted its tail and showed them: plop, plop, plop. They were like apples, and there was straw in them. So it wasn’t the horse.',
        'They looked under the sheep. There were hundreds of small black beans. And the bird on the post dropped something white, and only just missed {F}.',
        '{L} asked the cow. Splat! It was as flat as a pancake, and as big as a plate. They jumped back, and it still hit a boot.',
      ],
      tip: '“Every poo tells you what somebody had for dinner,” said {G+}, who rolled a ball of it along and was very proud. “Horses and cows eat grass, so you see grass. Don’t touch it. Take a stick. What’s in yours?”',
      turn: '{L} took a long stick and poked, very carefully. There was a bit of fur in it, and a cherry stone. “Somebody who eats mice and cherries,” said {L}. By the path there were small prints in the mud, and a red tail disappeared into the wood.',
      done: '“The fox!” cried {L}. “It was the fox!” So that was solved. And the poo? The dung beetles came, rolled it up and buried it, bit by bit. In a week there would be flowers there.',
      again:
        '{L} can tell six animals by their poo now, and everyone at the supper table says, “Not while we’re eating.” After that {L} washes both hands twice.',
      outcomes: [
        {
          asked: ['flower/grow/plant/beetle/garden/clean/bag/bin/scoop/pick/wash/hand'],
          done: '“The fox!” cried {L}. “It was the fox!” So that was solved. The dung beetles came, rolled it up and buried it, bit by bit, with {G} in front. {L} stood by with the stick. And after that {told}.',
        },
        {
          asked: ['dog/cat/fox/elephant/cow/who/owner/sorry/do/admit'],
          done: 'Fur, a cherry stone, small prints in the mud, and a red tail that disappeared into the wood. {L} put it all together. “The fox!” cried {L}. The horse, the sheep and the cow looked as if they had known it all along, and {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets'],
          done: '“The fox!” cried {L}. “It was the fox!” Deep in the wood somebody barked, a little embarrassed. The dung beetles rolled it up and buried it, bit by bit, and {G} wore a crumb of it like a medal. Then {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'home',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'home'],
          done: '“The fox!” cried {L}. “It was the fox!” So that was solved. The dung beetles rolled it up and buried it. “Dinner,” said {G}, very pleased. That made everybody think of their own. They washed their hands, twice, and {told}.',
        },
      ],
      helper: { name: 'Doctor Dung', creature: 'beetle' },
      art: {
        'lay right in the middle': 'meadow: L look surprised; brown heap',
        'But whose': 'meadow: L sniff worried; brown heap, fly',
        'held their noses': 'meadow: L look curious; F look worried; brown heap, people',
        'asked the horse': 'meadow: L look curious; horse, brown heap',
        'looked under the sheep': 'meadow: L crouch curious; F startle; sheep, bird on fence',
        'asked the cow': 'meadow: L+F jump surprised; cow, brown heap',
        'poo tells you what': 'meadow: G push brown heap proud; L hold stick curious',
        'took a long stick': 'meadow: L dig stick curious; F look worried; brown heap, cherry',
        'there were small prints':
          'meadow: L crouch surprised at footprints; F point surprised; footprints, bush',
        'The fox': 'meadow: L point proud; F cheer; fox',
        'tell six animals': 'kitchen: L tell fox happy; F laugh; table',
      },
    },
  ],
};
