import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a bug hunt. */
export const bugHunt: StorySourceInput = {
  id: 'bug-hunt',
  words: [
    'bug hunt',
    'minibeast hunt',
    'minibeast',
    'minibeasts',
    'go/going on a bug hunt',
    'insect hunt',
    'hunt for bugs/minibeasts/insects',
    'look/looking for bugs/minibeasts/insects',
    'find/finding bugs/minibeasts/insects',
    'minibeast safari',
    'woodlouse',
    'woodlice',
    'centipede',
    'bug hotel',
    'insect hotel',
    'creepy crawly',
    'creepy crawlies',
    'under a stone/log',
    'under the log/stone',
    'bug collector',
    'magnifying glass',
  ],
  situations: ['make', 'learn', 'visit', 'question', 'wants', 'deed', 'finds', 'thing-pair', 'afraid'],
  topic: 'the bug hunt',
  thing: 'the old log',
  main: 'garden',
  plots: [
    {
      id: 'under-the-log',
      titles: ['The Bug Hunt', 'Under the Old Log', '{L} Looks Under a Stone'],
      goal: 'find five minibeasts',
      trouble: 'there was not one minibeast to be seen',
      solved: '{L} had found five minibeasts',
      opener: [
        '“Today we’re going on a bug hunt!” {L+} had a magnifying glass and a list with five pictures: a woodlouse, a snail, a spider, a beetle and a centipede. Whoever found one could make a tick.',
        '{L+} had a magnifying glass and a paper with five pictures on it: woodlouse, snail, spider, beetle, centipede. They were all minibeasts, and today they were all to be found.',
      ],
      friend:
        '{F+} carried the pencil. “That won’t take long,” said {F}. “There must be hundreds of them in a garden this size.”',
      problem:
        'They ran across the grass and looked. There was no woodlouse. There was no snail and no beetle. After half an hour there was not one tick on the list. “Perhaps they’ve all moved away,” said {L}.',
      tries: [
        '{L} ran faster, to see more. But you see less when you run, and a minibeast feels every step through the ground.',
        '{F} called into the bushes, “Come out, we won’t hurt you!” Something rustled, deep inside, and then it was still.',
        'They stood in the middle of the lawn, in the sun, and waited. The sun was hot and the grass was dry. Nothing came but a ladybird, and that wasn’t on the list.',
      ],
      tip: '“Would you sit in the bright sun, if you were that small?” asked {G+}, who was watering the beans. “You’d dry out, and the birds would see you. Most of them like it dark and damp. Don’t run. Lift something up.”',
      low: '{L} put the magnifying glass away and thought. Dark and damp. Where in the garden was it dark, on a day like this?',
      turn: 'Behind the shed lay an old log. {L} knelt down, took hold of it and rolled it over, very slowly. The earth below was black and wet, and it was moving! “One,” whispered {L}. “A woodlouse. It’s got fourteen legs, and it rolls up when you touch it.”',
      done: 'Now they came one after the other. A centipede shot off like a train. A beetle shone like oil. Under the leaves sat a snail, and between two twigs hung a spider in its web. Five ticks! Then {L} rolled the log back, gently, because it was somebody’s roof.',
      again:
        'They have put a pile of sticks and old leaves next to the log. There is nothing to be seen there from above. But {L} knows who lives in it.',
      helper: { name: 'Mrs Bean', creature: 'woman' },
      outcomes: [
        {
          asked: ['hotel/home/house/build'],
          done: 'A woodlouse, a centipede, a beetle like oil, a snail, and a spider in its web. Five ticks! {L} rolled the log back, gently, because it was somebody’s roof. “Some are still without one,” said {G}, and pointed at the old boards. So {told}.',
        },
        {
          asked: ['butterfly/ladybird/ladybug/spider/beetle/ant/caterpillar/snail/worm/bug/insect/find'],
          done: 'Under the log they came one after the other: a woodlouse, a centipede like a train, a beetle like oil, a snail. A spider hung between two twigs. Five ticks! {L} held out the magnifying glass for one look more, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'A woodlouse, a centipede, a beetle, a snail, and a spider in its web: five ticks! {L} rolled the log back, gently, because it was somebody’s roof. Then {G} called them to the bench, between the beans, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'A woodlouse, a centipede, a beetle, a snail, and a spider in its web: five ticks! The woodlouse uncurled on {L’s} palm, and tickled with all fourteen legs. Before it was put back under its roof {told}.',
        },
      ],
      art: {
        'a list with five pictures': 'garden: L hold magnifying-glass happy; paper',
        'a paper with five pictures': 'garden: L hold magnifying-glass happy; paper',
        'carried the pencil': 'garden: F hold crayon happy; L hold magnifying-glass happy',
        'one tick on the list': 'garden: L hold paper sad; F look; grass',
        'ran faster, to see more': 'garden: L run worried; F look; grass',
        'called into the bushes': 'garden: F call worried; L look; bush',
        'Nothing came but a ladybird': 'garden: L+F wait worried; big ladybird, sun',
        'Would you sit in the bright sun': 'garden: G water; L look G curious',
        'Where in the garden was it dark': 'garden: L think log curious',
        'lay an old log': 'garden: L push log brave; worm, beetle',
        'Five ticks': 'garden: L cheer; F cheer; beetle, snail, spider',
        'a pile of sticks': 'garden: L carry stick happy; leaf-pile, log',
      },
    },
  ],
};
