import type { StorySourceInput } from '../../story-source.ts';

/** Stories about bogeys and what a nose is for. */
export const bogeys: StorySourceInput = {
  id: 'bogeys',
  words: [
    'bogey',
    'bogeys',
    'bogie',
    'bogies',
    'booger',
    'boogers',
    'snot',
    'snotty nose',
    'blow/blowing nose',
    'wipe/wiping nose',
    'bogey monster',
    'sneeze/sneezing bogeys',
  ],
  situations: [
    'deed',
    'question',
    'learn',
    'misdeed',
    'has',
    'cannot',
    'finds',
    'trait',
    'refuses',
    'reluctant',
  ],
  topic: 'what a nose is for',
  thing: 'the bogey',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-dust-catcher',
      titles: ['What Noses Are For', '{L} and the Bogey', 'A Job for a Nose'],
      goal: 'get rid of the bogey',
      trouble: 'nobody wanted to have the bogey',
      solved: 'the bogey was gone, and everybody could breathe',
      opener:
        'There was something in {L+}’s nose. It was not a pea and not a bead. It whistled when {L} breathed in, and it tickled when {L} breathed out. It was a bogey, and it was a big one.',
      friend:
        '“Don’t look,” said {L} to {F+}, and turned round. {F} looked away very politely. When {F} looked back again, it was on the end of {L’s} finger, round and green. And now what?',
      problem:
        'For that is the trouble with bogeys: they come out quite easily, but then they don’t go away. It stuck to one finger. {L} took it off with the other hand. Now it stuck there.',
      tries: [
        '{L} wanted to stick it under the table. But when {L} looked under there, a whole family was sitting there already, quite old and dry. “Ugh,” said {L}. It’s no good if everybody does that.',
        '{L} wiped it on {L.their} sleeve. Now the sleeve had it. And the sleeve came along everywhere, to the sofa, to the cat, to Grandma.',
        '{L} flicked it away. It flew in a beautiful curve, and landed in the butter.',
      ],
      tip: '“A nose is a broom,” said {G+}. “There’s dust in the air. Your nose catches it, so that it doesn’t get into your chest, and packs it up in a little parcel. That’s a good job! You only forgot the postman. It’s called a tissue.”',
      low: 'A parcel of dust! {L} looked at the bogey with quite different eyes. It had done a good job. Still, it couldn’t stay in the butter.',
      turn: '{L} fetched a tissue and packed up the parcel. Then {L} held one side of {L.their} nose shut, and blew with the other: trrrt! And now the other side: trrrt! It sounded like an elephant with a cold. Then it all went into the bin.',
      done: '{L} breathed in. There was no whistling and no tickling, and the air went right down to the bottom. It smelled of soap, because {L} washed {L.their} hands. “All posted,” said {L}. Only the butter had to be thrown away.',
      again:
        'There’s a box of tissues on the table now, and written on it in big letters is: “Post”. When somebody goes trrrt, the others say: “Parcel!”',
      outcomes: [
        {
          asked: [
            'wash/clean/tissue/handkerchief/hanky',
            'nose/bogey/bogeys/booger clean/clear/blow/gone/better',
            'bogey/booger/it',
          ],
          done: 'One big trrrt, and {L} breathed in. There was no whistling and no tickling, and the air went right down to the bottom. “All posted,” said {L}. The tissue box stood on the table, where everybody could reach it, and {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'One big trrrt, and {L} breathed in. It smelled of soap, because {L} had washed {L.their} hands, and of something from the kitchen. {L} hadn’t smelled anything for days! So {told}. Only the butter had to be thrown away.',
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
          done: 'One big trrrt, and {L} breathed in. The air went right down to the bottom. “All posted,” said {L}, and stamped the bin with one fist, the way they do at the post office. {G} nearly dropped the tissues, and {told}.',
        },
      ],
      helper: { name: 'Dr Sniff', creature: 'woman' },
    },
  ],
};
