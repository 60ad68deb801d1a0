import type { StorySourceInput } from '../../story-source.ts';

/** Stories about sleeping through the winter. */
export const hibernation: StorySourceInput = {
  id: 'hibernation',
  words: [
    'hibernation',
    'hibernate/hibernating',
    'bear/animal that hibernate',
    'sleep/sleeping all winter',
    'sleep/sleeping through winter',
    'winter sleep',
  ],
  situations: [
    'deed',
    'ability',
    'being-and-thing',
    'thing-pair',
    'pair',
    'question',
    'record-being',
    'own-wish',
  ],
  topic: 'sleeping through the winter',
  thing: 'the winter bed',
  home: 'forest',
  main: 'forest',
  weather: 'cloudy',
  plots: [
    {
      id: 'a-bed-of-leaves',
      titles: ['Goodnight Until Spring', 'A Bed for the Winter', '{L} and the Winter Sleepers'],
      goal: 'find the hedgehog a bed for the winter',
      trouble: 'the hedgehog had no bed for the winter',
      solved: 'the hedgehog was asleep in its nest',
      opener:
        'The last leaves were coming down, and the mornings smelled of frost. Wherever {L+} went, somebody was yawning. It was time for the animals that hibernate to go to bed until spring.',
      problem:
        'Under the hedge sat a hedgehog. It had eaten all autumn, until it was round and heavy, and now it could hardly keep its eyes open. But somebody had raked the leaves away, and its winter nest was gone.',
      tries: [
        '{L} brought a blanket. It was soft, but the rain soaked through it in no time. A wet hedgehog gets cold, and a cold hedgehog cannot sleep safely until spring.',
        'They made room in the shed. But the sun shone in at the window and warmed it. A hibernating hedgehog that gets warm wakes up, and in winter there is nothing for it to eat.',
        'They showed it a hole under a tree root. A dormouse was curled up in there already, with its tail over its nose, and there was no room for two.',
      ],
      tip: '“It doesn’t want a warm place,” said {G+}. “It wants a dry place that stays cold. Hedgehogs sleep in leaves, great heaps of them, under something that keeps off the rain. Look what has been lying about here all week.”',
      turn: 'Leaves! {L} and {F} gathered armfuls of dry ones and pushed them under a pile of logs, until the heap was as high as {L.their~the} knees. Then {L} laid branches over the top to keep the rain out.',
      done: 'The hedgehog sniffed, and crept in. The leaves rustled, and then they were still. The hedgehog’s breath came slower and slower. It was asleep, and it would not wake until spring.',
      again:
        'All winter snow lay on the log pile, and it was very quiet there. One mild evening the leaves rustled, and a pointed nose came out. It was spring.',
      helper: { name: 'Old Bramble', creature: 'badger' },
      outcomes: [
        {
          asked: [
            'hedgehog/it/he/she/animal/they sleep/asleep/bed/nest/warm/safe/dry',
            'sleep/asleep/hibernate',
          ],
          done: 'The hedgehog sniffed, and crept in under the logs. The leaves rustled all round, and then they were still. Not a drop of rain came through the branches that {L} had laid on top. Slower and slower it breathed, and {told}.',
        },
        {
          asked: ['spring/wake/awake'],
          done: 'The hedgehog crept in under the logs. The leaves rustled, and then they were still. {L} put a stick there, with a note, so that nobody raked. The snow came, and lay, and dripped away. Something rustled, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The hedgehog crept in, and the leaves were still. It would not wake until spring. “Ssh,” said {L}. Whoever does not hibernate has to eat in winter, too. Indoors, by the window that looks out on the log pile, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The hedgehog sniffed, and crept in. The leaves rustled, and then they were still, and something under there breathed slower and slower. “See you in spring,” whispered {L}. On tiptoe, beside the log pile, {told}.',
        },
      ],
      art: {
        'smelled of frost': 'forest: L walk curious; leaf-pile',
        'was yawning': 'forest: L look sleepy; badger, bear',
        'sat a hedgehog': 'forest: L kneel worried; hedgehog, hedge',
        'brought a blanket': 'forest, rain: L hold blanket worried; hedgehog',
        'made room in the shed': 'shed: L hold hedgehog worried; F look worried',
        'under a tree root': 'forest: L peek worried; F hold hedgehog; mouse, tree',
        'dry place that stays cold': 'forest: G point; L look G curious; leaf-pile',
        'gathered armfuls': 'forest: L carry leaf-pile happy; F carry leaf happy',
        'branches over the top': 'forest: L carry stick brave; leaf-pile, log',
        'and crept in': 'forest, evening: L+F whisper happy; hedgehog, leaf-pile',
        'a pointed nose came out': 'forest, day: L kneel happy; hedgehog, leaf-pile',
      },
    },
    {
      id: 'the-cub-who-would-not-sleep',
      words: ['bear', 'cub', 'den'],
      titles: ['The Cub Who Would Not Sleep', 'A Den for the Winter', 'Goodnight, Little Bear'],
      goal: 'help the bear cub settle down for the winter',
      trouble: 'the bear cub could not settle down for the winter',
      solved: 'the bear cub was asleep in the den',
      opener:
        'All autumn the bears had eaten berries, nuts and fish, until their fur was tight. “Nothing grows in the snow,” they told {L+}. “So we sleep until it’s gone. That’s called hibernation.”',
      problem:
        'But one small bear cub would not lie down. It stood in front of the den with wide eyes. Soon the snow would come, and a cub that stays awake in winter grows hungry and cold.',
      tries: [
        '{L} told it to shut its eyes. The cub shut them for as long as it could. Then a leaf fell, and it had to look.',
        'They ran up and down the hill with it, to make it tired. It got hungry instead, and there were only two berries left on the bush.',
        '{F} sang to it. It liked the song so much that it danced. Nobody falls asleep dancing.',
      ],
      tip: '“I was like that in my first autumn,” said {G+}. “I wasn’t wicked, I was uncomfortable. Put your paw inside that den. Would you lie down on it for four months?”',
      turn: '{L} crawled into the den. The floor was bare, cold stone. So {L} and {F} carried in moss, dry grass and fir twigs, layer on layer, and pressed a hollow in the middle, just the size of a cub beside its mother.',
      done: 'The cub turned round once, twice, and sank into the moss. It put its nose under its mother’s chin. Outside the first flakes were falling, but the cub did not see them. It was fast asleep.',
      again:
        'The snow came and closed the door of the den. In spring it melted, and out came a mother bear, thin and blinking, and a cub that had grown as long as its bed.',
      helper: { name: 'Old Mother Brown', creature: 'bear' },
      outcomes: [
        {
          asked: ['sleep/asleep/bed/den/warm/dream/hibernate/snuggle/cuddle'],
          done: 'The cub turned round once, twice, and sank into the moss. It put its nose under its mother’s chin. Outside the first flakes were falling, quite without a sound, and in the hollow that was just the right size {told}.',
        },
        {
          asked: ['spring/wake/awake'],
          done: 'The cub turned round once, twice, and sank into the moss, nose under its mother’s chin. The first flakes fell and closed the door of the den. {L} came by on every mild day, and listened. Then it dripped, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The cub turned round once, twice, and sank into the moss. It put its nose under its mother’s chin, yawned so that it could be heard outside, and was gone. In front of the den, in the first flakes, {told}.',
        },
      ],
      art: {
        'eaten berries, nuts': 'forest: L look happy; bear, cherry',
        'called hibernation': 'forest: L listen curious; bear',
        'would not lie down': 'forest: L look worried; small bear, stone',
        'to shut its eyes': 'forest: L cover-eyes calm; small bear, leaf',
        'up and down the hill': 'mountain: L+F run sleepy; small bear',
        'sang to it': 'forest: F sing; L clap worried; small bear',
        'my first autumn': 'forest: G say; L look G curious; small bear',
        'The floor was bare': 'cave: L crawl worried; stone',
        'carried in moss': 'cave: L carry hay happy; F carry leaf happy; small bear',
        'once, twice, and sank into': 'cave, snow: L+F whisper happy; small bear, bear',
        'closed the door of the den': 'forest, day: L wave happy; bear, small bear',
      },
    },
  ],
};
