import type { StorySourceInput } from '../../story-source.ts';

/** Stories about turning upside down. */
export const gymAndMartialArts: StorySourceInput = {
  id: 'gym-and-martial-arts',
  words: [
    'gym',
    'karate',
    'judo',
    'taekwondo',
    'martial art/arts',
    'yoga',
    'climb/climbing',
    'climbing frame/wall',
    'monkey bar/bars',
    'yoga for children',
    'yoga for kids',
    'yoga class',
    'do/doing yoga',
    'yoga pose',
    'yoga poses',
    'yoga mat',
    'tree pose',
  ],
  situations: ['learn', 'afraid', 'wants', 'cannot', 'visit', 'trait'],
  topic: 'turning upside down',
  thing: 'the mat',
  main: 'school',
  plots: [
    {
      id: 'the-belt',
      titles: ['Once Head over Heels', 'The White Belt', '{L} Rolls Over'],
      goal: 'do the big roll in front of everybody',
      trouble: 'halfway round {L} got stuck every time',
      solved: 'the big roll had worked',
      opener:
        'The hall smelled of rubber and feet. {L+} had bare toes and a new belt with a knot in it that kept coming undone. On the floor lay the long blue mat.',
      problem:
        'One after the other the children rolled across it, over the head and up again: hup! Only {L} got stuck. Halfway round, with both legs in the air, {L} fell over to one side like a sack of flour.',
      tries: [
        '{L} took a run-up, from the wall bars on. This time it was a sack of flour with a run-up.',
        '{L} shouted very loudly while doing it, as the big ones do. The roll was no better. But the window had a crack.',
        '{L} watched the best one in the class and did everything just the same. But two children never have the same back.',
      ],
      tip: '“You’re thinking of the others, and they’re all upside down too,” said {G+}. “Make yourself small. Chin on the chest, like a hedgehog. And then look at your own tummy till you come up again.”',
      turn: '{L} breathed in, breathed out, and became a hedgehog. Hands on the mat, chin on the chest, eyes on the tummy. For a moment the hall was upside down, and it was quite quiet in there.',
      done: 'And then {L} was standing. On both feet! Facing the front! “Hup,” said {L}, very much surprised. The whole row clapped on the mat with flat hands, so that it thundered.',
      again:
        'The knot in the belt holds by now. On the way home {L} rolled three times, on the grass, on the carpet, and once, by mistake, on the cat’s side of the bed.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Over {L} went, as small as a hedgehog. And then {L} was standing, on both feet! The whole row clapped on the mat with flat hands. Master Bao rolled it up from one end, with all of them on it, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Over {L} went, as small as a hedgehog. And then {L} was standing, on both feet! “Hup,” said {L}, very much surprised. The whole row beat on the mat so that it thundered, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Over {L} went, as small as a hedgehog. And then {L} was standing, on both feet! They bowed to the mat, and to each other. {L} rolled once more on the grass, like a hedgehog that goes to bed, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Small as a hedgehog {L} went over. For a moment the hall was upside down. And then {L} was standing, facing the front! Master Bao looked at the knot that kept coming undone, and {told}.',
        },
      ],
      helper: { name: 'Master Bao', creature: 'bear' },
      art: {
        'The hall smelled of rubber': 'school: L stand happy wearing belt; rug',
        'On the floor lay': 'school: L stand happy wearing belt; blue rug',
        'Halfway round, with both legs': 'school: L fall; blue rug, children',
        'took a run-up': 'school: L run worried; blue rug, wall',
        'shouted very loudly': 'school: L shout brave; broken-window, rug',
        'watched the best one': 'school: L look curious; children, rug',
        'chest, like a hedgehog': 'school: G say calm; L listen curious; hedgehog',
        'became a hedgehog': 'school: L crouch calm; blue rug',
        'down, and it was': 'school: L crouch happy; blue rug',
        'The whole row': 'school: L cheer proud; children, blue rug',
        'bowed to the mat, and': 'school: L bow happy; children, blue rug',
        'looked at the knot that': 'school: L stand proud; blue rug, ribbon',
        'The knot in the belt holds': 'meadow: L lie laughing; cat, grass',
      },
    },
    {
      id: 'the-tree-that-wobbled',
      words: ['yoga', 'tree pose'],
      titles: ['The Tree That Wobbled', '{L} Does Yoga', 'Stand Like a Tree'],
      goal: 'stand like a tree in the yoga class',
      trouble: 'the tree wobbled and fell over',
      solved: '{L} stood as still as a tree',
      opener:
        'In the yoga class everybody had a mat, and every mat was an island. They had been a cat, and a dog that looks down. They had been a cobra. {L+} had liked all of them. “And now a tree,” it was said.',
      friend:
        '“One foot on the ground, and the other against the leg,” whispered {F+} from the next island. “Then the arms go up. Those are the branches.” It looked quite simple.',
      problem:
        '{L} lifted one foot. The tree wobbled to the left, and wobbled to the right, and fell over, on top of the neighbouring tree. And because they all stood in a row, the whole wood fell down.',
      tries: [
        '{L} stood very stiff. A stiff tree falls over just the same, only with a louder bump.',
        '{L} looked at the others, to see who would fall next. That one fell, and {L} fell too.',
        '{L} was as quick as lightning: up, arms out, down again. It was a tree for half a second.',
      ],
      tip: '“Storms blow hard at whoever’s looking around,” said {G+}, who had been standing on one leg the whole time. “A tree has roots. Let the foot grow into the ground. Then look at one spot that doesn’t move. And breathe, right down to the toes.”',
      turn: '{L} felt the floor under one foot: the heel, the edge, each toe. They grew roots, down through the mat. On the wall there was a nail. {L} looked at the nail, and only at that. Breathe in. The second foot came up. Breathe out. The branches rose.',
      done: 'The tree swayed a little, as trees do. It did not fall. Breathe in, breathe out, five times. A bird might have sat down on it. “That’s a wood,” said {G}, for they were all standing, and it was so quiet that you could hear them grow.',
      again:
        'At the bus stop, in the queue, in front of the bathroom door: {L} can wait anywhere now. You only need one leg for it.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The tree swayed a little, as trees do. It did not fall. “That’s a wood,” said {G}, for they were all standing. Then the branches came down, the mats were pushed together for a meadow, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The tree swayed a little, as trees do. It did not fall. “That’s a wood,” said {G}, for they were all standing. Then the last tree in the row sneezed, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The tree swayed a little, as trees do. It did not fall. Breathe in, breathe out, five times. Then they all lay down on their backs, like leaves in autumn, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} looked at the nail in the wall, and only at that. The tree swayed a little, as trees do. It did not fall. Breathe in, breathe out, five times, and {told}.',
        },
      ],
      helper: { name: 'Madame Heron', creature: 'heron' },
      setting: { topic: 'yoga', thing: 'the yoga mat', main: 'school', indoors: true },
      art: {
        'every mat was an island': 'school: L crawl happy; rug, cat',
        'One foot on the ground': 'school: F stretch-out happy; L look F happy; rug',
        'The tree wobbled to the left': 'school: L fall; children, rug',
        'stood very stiff': 'school: L fall worried; rug',
        'to see who would fall next': 'school: L look worried; children',
        'as quick as lightning': 'school: L stretch-out surprised; rug',
        'A tree has roots': 'school: G stand calm; L listen curious; tree',
        'felt the floor under one foot': 'school: L look calm at ground; rug',
        'On the wall there was a nail': 'school: L reach-up calm; F reach-up calm; rug',
        'The second foot came up': 'school: L reach-up calm; F reach-up calm; rug, tree',
        'The tree swayed a little': 'school: L reach-up happy; bird, children',
        'At the bus stop': 'village: L stretch-out happy; bus',
      },
    },
  ],
};
