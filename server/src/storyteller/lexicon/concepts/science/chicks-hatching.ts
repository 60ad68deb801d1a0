import type { StorySourceInput } from '../../story-source.ts';

/** Stories about eggs that hatch. */
export const chicksHatching: StorySourceInput = {
  id: 'chicks-hatching',
  words: [
    'chick',
    'chicks',
    'incubator',
    'chicken/chick life cycle',
    'life cycle of a chicken/chick/hen',
    'life cycle chicken/chick',
    'baby chick',
    'egg in incubator',
    'egg at school',
    'waiting for eggs to hatch',
    'chick/chicken hatch/hatches/hatching',
    'hatching eggs',
    'eggs hatching',
    'hatch eggs',
    'hatch/hatching chick/chicks/duckling/ducklings/bird',
    'bird/duckling hatch/hatches/hatching',
    'egg hatch/hatches/hatching at school',
  ],
  situations: ['newcomer', 'deed', 'visit', 'learn', 'question'],
  topic: 'eggs that hatch',
  thing: 'the eggs in the warm box',
  home: 'school',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-seventh-egg',
      titles: ['The Seventh Egg', '{L} Waits for the Chicks', 'Peep!'],
      goal: 'wait until the egg hatched',
      trouble: 'the last egg lay still',
      solved: 'the last chick had hatched',
      opener:
        'In the classroom stood an incubator, a box with a lamp and a window, and it was as warm inside as under a hen. In it lay seven eggs. {L+} turned them every day. “Twenty-one days,” it said on the chart.',
      friend:
        'On the twenty-first day {F+} and {L} were at school before the bell. “Listen!” said {F}. From inside an egg came a very small “peep”.',
      problem:
        'Crack! The first chick pushed its shell apart, wet and tired. Then came the second, and by noon there were six. They dried, and turned into yellow balls of fluff. Only the seventh egg lay still. It had one small hole in it.',
      tries: [
        '{L} knocked on the shell, very gently. Somebody knocked back, and then it was quiet.',
        '“Let’s help,” said {F}, and put out a finger to break off a bit of shell. “Don’t!” said {L}. “It might be hurt.” The finger went back.',
        '{L} turned the lamp up as high as it would go. “No, no,” said the teacher, and turned it down. “It has to be just right.”',
      ],
      tip: '“It isn’t stuck, it’s resting,” said {G+}, who kept hens. “It’s hard work to get out, and that’s what makes its legs and its neck strong. Don’t pull. You can keep the lid shut and talk to it. They know voices.”',
      low: 'The bell rang, and all the others went out to play. The hole was no bigger than before.',
      turn: '{L} kept the lid shut and told the egg about the six others, about the grass, and about worms. “Peep,” said the egg. {L} did not touch anything, though it was hard not to. Then a crack ran all the way round.',
      done: 'The lid of the egg lifted like a hat, and the seventh chick fell out on its tummy. It was the smallest, and the loudest. {L} whispered its good morning through the little window, and it turned its head. It knew that voice.',
      again:
        'They live with the hens now. When {L} comes to the fence and says hello, the seventh one comes running first.',
      object: 'egg',
      helper: { name: 'Farmer Dunnock', creature: 'goat' },
      outcomes: [
        {
          asked: ['hatch/chick/egg/come/out/born/crack/peep/yellow'],
          done: '{L} whispered through the little window, and touched nothing. The crack ran all the way round, and the lid of the egg lifted like a hat. Six balls of fluff turned their heads. Wet, small and very loud, {told}.',
        },
        {
          asked: ['hen/home/farm/mum/mother/mummy/family/name/call/grow'],
          done: 'The lid of the egg lifted like a hat, and the seventh chick fell out on its tummy. It was the smallest, and the loudest, and knew {L’s} voice. {G} had a basket with straw in it, for seven. So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The lid of the egg lifted like a hat, and the seventh chick fell out on its tummy, the smallest and the loudest. Twenty-one days were crossed off on the chart. It was a birthday, seven of them, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The lid of the egg lifted like a hat, and the seventh chick fell out on its tummy. {L} whispered good morning through the little window, and it turned its head. It knew that voice! When the bell rang, in front of the box {told}.',
        },
      ],
      art: {
        'stood an incubator': 'school: L look happy; box, many egg, lamp',
        'On the twenty-first day': 'school, morning: F listen happy; L listen happy; egg',
        'yellow balls of fluff': 'school: L look worried; egg, yellow bird, box',
        'knocked on the shell': 'school: L knock worried; egg',
        'put out a finger': 'school: F touch worried; L shout worried; egg',
        'as high as it would go': 'school: L raise lamp worried; teacher, egg',
        'It isn’t stuck': 'school: G say; L+F look G curious; egg',
        'went out to play': 'school: L sit worried; egg, door',
        'about the grass, and about worms': 'school: L tell grass calm; egg',
        'lifted like a hat': 'school: L+F cheer; small yellow bird, broken-cup',
        'with the hens now': 'farm: L wave happy; yellow bird, hen, fence',
      },
    },
  ],
};
