import type { StorySourceInput } from '../../story-source.ts';

/** Stories about where milk comes from. */
export const milk: StorySourceInput = {
  id: 'milk',
  words: [
    'where does milk come from',
    'where milk comes from',
    'milk comes from',
    'where milk come from',
    'cow and milk',
    'milk cow',
    'milking',
    'dairy cow',
    'dairy farm',
    'milk a cow',
  ],
  situations: [
    'deed',
    'ability',
    'being-and-thing',
    'pair',
    'thing-pair',
    'visit',
    'make',
    'learn',
    'question',
  ],
  topic: 'where milk comes from',
  thing: 'the milk',
  home: 'farm',
  main: 'farm',
  plots: [
    {
      id: 'the-empty-bucket',
      titles: ['Where the Milk Comes From', '{L} Milks a Cow', 'The Empty Bucket'],
      goal: 'get milk for breakfast',
      trouble: 'the cow would not give any milk',
      solved: 'the bucket was full of warm milk',
      opener:
        'In town milk comes from the fridge. But {L+} was staying on the farm, and here it came from Daisy, a brown and white cow with a bell round the neck.',
      problem:
        '“You may milk Daisy today,” said the farmer. {L} sat down on the stool, took hold of the udder, and nothing came out. Not one drop fell into the bucket. Daisy looked round and swished a long tail.',
      tries: [
        '{L} pulled, hard. Daisy put one foot in the bucket.',
        'They said “please”, and then they said it in moo. Daisy mooed back. It was a nice talk, but the bucket stayed empty.',
        '{F} gave Daisy a bucket of water, since milk is wet. Daisy drank it all up and gave back none.',
      ],
      tip: '“You pull as if it was a bell rope,” said {G+}. “A calf doesn’t pull. It leans in close, and it’s warm, and it squeezes from the top down. And with cold hands you wouldn’t get a drop from me, either.”',
      turn: '{L} rubbed both hands until they were warm. Then {L} leaned in close against Daisy’s side, closed finger and thumb at the top, and squeezed downwards, one finger after the other. Psst! Psst! White stripes rang in the bucket.',
      done: 'Daisy sighed and chewed. Slowly the bucket filled, and the milk steamed in the cold morning. First a big dish went to the farm cat, and then they all had a mug, with a white moustache each.',
      again: 'Back in town {L} looks at the milk in the fridge and says, “Good morning, Daisy.”',
      helper: { name: 'Granny Butter', creature: 'goat' },
      outcomes: [
        {
          asked: ['milk/cow/daisy/calf/calves'],
          done: 'Daisy sighed and chewed. Psst, psst, white stripes rang in the bucket, then they hummed, then they foamed, until {G} said that it was enough. {L} gave the warm brown side a pat. Out in the cold morning {told}.',
        },
        {
          asked: ['butter/cheese/yoghurt/yogurt/cream/pancake/breakfast/porridge'],
          done: 'Psst, psst: slowly the bucket filled, and the milk steamed in the cold morning. The farm cat got the first dish. What was left was more than a breakfast. “Then I’ll show you something,” said {G}, and put on an apron. So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Psst, psst: slowly the bucket filled, and the milk steamed in the cold morning. First a big dish went to the farm cat, then there was a mug for everyone. The farmer put fresh bread on the table for Daisy’s new friend, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Psst, psst: slowly the bucket filled, and the milk steamed. Daisy looked round and licked {L} from the chin to the hair, with a tongue like a wet brush. With white moustaches, in the warm stable, {told}.',
        },
      ],
      art: {
        'In town milk comes': 'kitchen: L open curious; fridge',
        'brown and white cow': 'farm: L look happy; cow, bell',
        'on the stool': 'farm: L sit worried on chair; cow, bucket',
        'put one foot in the bucket': 'farm: L pull worried; cow, bucket',
        'they said it in moo': 'farm: L+F call happy; cow, bucket',
        'a bucket of water': 'farm: F offer bucket curious; L look; cow',
        'a bell rope': 'farm: G say; L look G curious',
        'rubbed both hands': 'farm: L clap calm; cow',
        'closed finger and thumb': 'farm: L crouch happy; cow, bucket',
        'a white moustache': 'farm: L+F drink happy; cow, cat',
        'Back in town': 'kitchen: L wave happy; fridge, bottle',
      },
    },
  ],
};
