import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a day of work on a farm. */
export const helpingOnTheFarm: StorySourceInput = {
  id: 'helping-on-the-farm',
  words: [
    'help/helping/work/working/job/jobs/chore/chores/busy farm',
    'help/helping/working grandma/grandpa/granny/nana/grandad/oma/opa/uncle/aunt/auntie/dad/mum farm',
    'grandma/grandpa/granny/nana/nan/grandad/oma/opa/uncle/aunt farm',
    'holiday/week/weekend/summer farm',
    'farm work/chores/jobs/life',
    'help/helping farmer',
    'feed/feeding chicken/hen/cow/pig/goat/calf/lamb/sheep/animal/animals',
    'farmyard',
  ],
  situations: ['visit', 'learn', 'wants', 'deed', 'works-as', 'own-wish', 'ability', 'make'],
  happensToLead: true,
  topic: 'helping on the farm',
  thing: 'the big boots',
  home: 'farm',
  main: 'farm',
  plots: [
    {
      id: 'before-breakfast',
      titles: ['Before Breakfast', '{L} on the Farm', 'Everyone Is Hungry'],
      goal: 'get the farm its breakfast',
      trouble: 'everybody on the farm was hungry at once',
      solved: 'everybody on the farm was full',
      opener:
        'On the farm the day begins when it is still night. {L+} had been given the big boots, the bucket and the most important words of all: “Today you’re helping.”',
      problem:
        'The gate had hardly opened when it broke loose. The cow mooed because of the milk, the pigs squealed because of the potatoes, and eleven hens ran between {L’s} boots. They all wanted to be first.',
      tries: [
        '{L} began with the loudest, and those were the pigs. So then the cow was the loudest, and after that the goat. Whoever had been quiet learned how it is done.',
        '{L} emptied the bucket in the middle of the yard, for everybody. The hens ate the potatoes, the pigs ate the grain, and the goat ate the label.',
        '{L} tried to milk the cow like a tap. Nothing came. The cow turned round and breathed out, for a long time.',
      ],
      tip: '“Each of them has a time,” said {G+}, and hung up the lantern. “First the milk, because a full udder hurts. Lean on the cow and hum, then it comes. After that the little ones, and the pigs last: they’re never full anyway.”',
      turn: '{L} leaned on the warm side of the cow and hummed. Squeeze, and let go. Ping, it went in the bucket! Then came a bottle for the lamb, grain for the hens in a long line, hay for the goat, and last of all, with a splash, the pigs.',
      done: 'It was quiet on the farm. It munched, pecked and slurped, and nobody shouted any more. Over the barn the sun came up, as if it had been waiting for that. In the nest lay an egg, still warm, and {L} carried it into the kitchen with both hands.',
      again:
        'The boots stand by the back door now, with {L’s} name inside. And the cow hears them coming, and starts to hum.',
      helper: { name: 'Farmer Bramley', creature: 'badger' },
      outcomes: [
        {
          asked: [
            'ride/drive/sit/steer tractor/trailer',
            'get/drink/taste milk',
            'calf/lamb/foal/chick/kid/baby/egg born/hatch/arrive/come',
          ],
          done: 'It was quiet on the farm. It munched, pecked and slurped, and the sun came up over the barn. “Fed them all before breakfast, and in the right order,” said the farmer. “Whoever can do that has earned something.” And {told}.',
        },
        {
          asked: [
            'feed/fed/full animal/everyone/everybody/pig/cow/hen',
            'grandpa/grandma/grandad/farmer/dad proud/thank/say',
          ],
          kinds: ['says', 'gets', 'happy', 'hugs', 'laughs', 'claps', 'team', 'friends'],
          done: 'It was quiet on the farm. It munched, pecked and slurped, and nobody shouted any more. One hen had fallen asleep on {L’s} boot. “Not one of them missed out,” somebody said at the gate, and held up the lantern to see who had done it. And {told}.',
        },
        {
          kinds: ['eats', 'party', 'shares', 'plays', 'makes', 'home', 'sleep', 'stays'],
          done: 'It was quiet on the farm. It munched, pecked and slurped. In the nest lay an egg, still warm, and in the kitchen the pan was hot already. There was straw in {L’s} hair and milk on both sleeves. “Now us,” they said, and {told}.',
        },
      ],
      art: {
        'still night': 'farm, night: L hold bucket happy wearing boot',
        'the most important words': 'farm, night: L walk proud wearing boot; bucket, cow',
        'broke loose': 'farm: L startle worried; cow, pig, hen',
        'began with the loudest': 'farm: L carry bucket worried; pig, cow, goat',
        'emptied the bucket': 'farm: L pour bucket worried; hen, pig, goat',
        'like a tap': 'farm: L crouch worried; cow, bucket',
        'hung up the lantern': 'farm: G hang lantern; L listen curious',
        'leaned on the warm side': 'farm: L sing calm; cow, bucket',
        'a bottle for the lamb': 'farm: L offer bottle happy; sheep, hen, goat',
        'Over the barn the sun': 'farm, morning: L hold egg proud; sun, hen',
        'The boots stand': 'kitchen: L wave happy; two boot, door',
      },
    },
  ],
};
