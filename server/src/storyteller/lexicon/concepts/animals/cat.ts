import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the kitten. */
export const cat: StorySourceInput = {
  id: 'cat',
  words: ['cat', 'kitten', 'my cat', 'kitty'],
  situations: ['newcomer'],
  creature: 'kitten',
  topic: 'the kitten',
  thing: 'the kitten',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'up-the-tree',
      titles: ['{L} and the Kitten', 'Up Is Easy', 'The Kitten in the Pear Tree'],
      goal: 'get the kitten down from the tree',
      trouble: 'the kitten did not dare to climb down',
      solved: 'the kitten had come down by itself',
      opener:
        '{L+} knew every purr in the street. There is the breakfast purr, the lap purr, and the purr that means: I have broken something.',
      friend:
        'Round the corner came {S+}, with one white paw, walked in like somebody who lived there, and purred the lap purr. “You can stay,” said {L}.',
      problem:
        'The kitten saw a butterfly. Up the pear tree it went, higher and higher, as quick as a flame, and then it looked down. “Miaow?” said {S}, quite small. Cats know how to get up. Nobody had told it about down.',
      tries: [
        '{L} shook the tree a little. Eleven pears came down, one of them on {F’s} head. The kitten went up another branch.',
        'They held up the sofa cushion and called, “Jump!” The kitten thought about it, and washed its paw.',
        '{F} climbed up after it. Now there were two in the tree who did not know about down.',
      ],
      tip: '“It’s looking the wrong way,” said {G+}, from the roof. “Claws are hooks, and hooks hold only when you go backwards. I was up here for two days before I found that out. Show it how.”',
      turn: '{L} leaned the ladder against the tree and climbed up to the kitten, then turned round and went down backwards, quite slowly, tummy to the trunk, saying “Hook, hold, hook, hold.” The kitten watched with round eyes.',
      done: 'It turned round. Out came one claw. Hook. Hold. Backwards, one paw after the other, down came the kitten, past {F}, as far as the grass. And then it purred a new purr that not even {L} had known.',
      again:
        'Every morning the kitten climbs up the pear tree and comes down backwards. It is the I-can-do-it purr.',
      helper: { name: 'Old Ginger', creature: 'cat' },
      outcomes: [
        {
          asked: ['fire/firefighter/fireman/firefighters/firemen/brigade/rescue/save'],
          done: 'Hook. Hold. Backwards, one paw after the other, down came the kitten, as far as the lowest branch, and there the trunk was too smooth for hooks. {F} had fetched help with a red engine and a real ladder, and {told}.',
        },
        {
          asked: ['kitten/cat/she/he/it come/climb/get/bring/rescue/safe/land down/ground/safe'],
          done: 'The kitten turned round. Out came one claw. Hook. Hold. Backwards, one paw after the other, past {F}, as far as the grass, and nobody below dared to breathe out before that. Then it purred a new purr, and {told}.',
        },
        {
          asked: ['sleep/asleep/lap/purr/cuddle/curl/bed/snuggle/nap'],
          done: 'Out came one claw. Hook. Hold. Backwards, one paw after the other, down came the kitten as far as the grass. Going backwards makes tired. It walked straight in, past its own bowl, to where {L} was, and {told}.',
        },
        {
          asked: ['home/owner/keep/stay/live/adopt/family/name'],
          done: 'Hook. Hold. Backwards, one paw after the other, down came the kitten as far as the grass. It looked at the pear tree, and at the street, and at the open door. “I did say that you could stay,” said {L}, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Hook. Hold. Backwards, one paw after the other, down came the kitten as far as the grass. {G} followed with a fish that nobody asked about, there were eleven pears in the basket, and under the pear tree {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team'],
          done: 'Hook. Hold. Backwards, one paw after the other, down came the kitten as far as the grass. Then it did something it had never done: it ran from one to the other and purred at all the feet, until {told}.',
        },
      ],
      art: {
        'the breakfast purr': 'kitchen: L listen happy; cat, broken-cup',
        'the lap purr.': 'living-room: S walk happy; L crouch happy',
        'saw a butterfly': 'garden: S climb frightened on tree; L look-up worried; butterfly',
        'shook the tree': 'garden: L push tree worried; F fall; pear',
        'the sofa cushion': 'garden: L+F hold cushion worried; S look calm on tree',
        'climbed up after it': 'garden: F climb worried on tree; L look-up worried; S stand frightened',
        'Claws are hooks': 'garden: G point; L look G curious',
        'leaned the ladder': 'garden: L climb brave on ladder; S look L curious',
        'slowly, tummy to the trunk': 'garden: L climb calm on tree; S look L surprised',
        'Out came one claw': 'garden: S climb proud on tree; L+F cheer; tree',
        'the I-can-do-it purr': 'garden, morning: S climb proud on tree; L clap happy',
      },
    },
    {
      id: 'seven-names',
      titles: ['The Cat with Seven Names', 'Where Does the Cat Go?', '{L} Follows the Cat'],
      goal: 'find out where the cat went at night',
      trouble: 'the cat came home fat and would not say from where',
      solved: 'they had found out about all seven houses',
      opener:
        '{L+}’s cat ate very little. Half a spoon, and then it looked out of the window. Even so it was getting rounder, and every morning it smelled of something different.',
      problem:
        'On Monday it smelled of fish. On Tuesday it had a red ribbon on, which {L} had not tied. And on Wednesday somebody across the road called, “Napoleon! Supper!” And {L’s} cat ran. {L’s} own cat!',
      tries: [
        '{L} shut the door. The cat sat in front of it and sang. It knew [nine|seven] verses.',
        'They went after it on tiptoe. It went over the wall, through a hedge and along a gutter. Tiptoes do not work in gutters.',
        '{L} hung a bell on the cat. In the morning somebody had polished it.',
      ],
      tip: '“A cat doesn’t belong to anyone,” said {G+}. “It only visits, at different times. Tie a note to the ribbon and ask the question politely. That’s how I got to know my whole street.”',
      turn: '“Whose cat is this, too?” {L} wrote on a very small note. In the evening the cat went away with it. In the morning it was back, as round as a ball, and around its neck there were seven notes.',
      done: 'Napoleon. Minnie. Mr Fish. The cat had seven houses and seven suppers! On Sunday they all came to tea at {L’s}, and had so much to tell each other. In the middle lay the cat and slept.',
      again:
        'Now the seven houses take turns with the supper. The cat has got thinner, and a bit cross. But the street says good morning.',
      helper: { name: 'Miss Gutter', creature: 'pigeon' },
      setting: { home: 'cottage', main: 'village', thing: 'the cat’s secret' },
      outcomes: [
        {
          asked: ['home/back/come/return/stay/sleep'],
          done: 'Napoleon. Minnie. Mr Fish. The cat had seven houses and seven suppers! The seven owners made a list, one supper for each day of the week, and hung it up at {L’s}. The cat looked at it for a while, and {told}.',
        },
        {
          asked: ['friend/neighbour/neighbor/meet/know/together/share'],
          done: 'Napoleon. Minnie. Mr Fish. The cat had seven names, and seven people had each thought that they were the only one. {L} hung the seven notes on a string by the gate. One after the other they came to read, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Napoleon. Minnie. Mr Fish. The cat had seven houses and seven suppers! On Sunday all seven people came to {L’s}, each with a bowl, because they had cooked for the same cat. In the middle lay the cat, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '“Napoleon?” “Minnie!” “Mr Fish!” Seven people stood at the gate and called the same cat. It looked from one to the other, lay down in the middle, and was asleep before anybody had decided. So {told}.',
        },
      ],
      art: {
        'Half a spoon': 'kitchen: L offer spoon worried; cat, bowl',
        'getting rounder': 'living-room: L sniff curious; big cat',
        'a red ribbon on': 'village: L run worried; cat, lady',
        'shut the door': 'hallway: L cover-ears angry; cat, door',
        'after it on tiptoe': 'village: L+F tiptoe curious; cat on wall, wall',
        'hung a bell': 'living-room: L give bell curious; cat',
        'only visits': 'village: G say calm; L look G curious; cat',
        'on a very small note': 'living-room: L write writing-pad curious; cat, ribbon',
        'as round as a ball': 'hallway, morning: L hold note surprised; big cat, door',
        'came to tea': 'living-room: L laugh; cat, people, teapot',
        'take turns with the supper': 'village: L wave happy; cat, people, bowl',
      },
    },
  ],
};
