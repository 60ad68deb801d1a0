import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a tortoise. */
export const tortoise: StorySourceInput = {
  id: 'tortoise',
  words: [
    'our tortoise',
    'tortoise lost/escaped/gone/disappeared',
    'lost tortoise',
    'tortoise run/runs/ran away',
    'tortoise is lost/gone/missing',
    'missing tortoise',
    'look/looking after tortoise',
    'tortoise in our garden',
    'slow as a tortoise',
  ],
  situations: [
    'has',
    'newcomer',
    'lost',
    'runaway',
    'strayed',
    'question',
    'learn',
    'odd-pet',
    'being-and-thing',
    'deed',
    'trait',
    'visit',
    'wants',
    'lost-by',
  ],
  topic: 'the tortoise',
  thing: 'the tortoise',
  creature: 'tortoise',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'slow-is-far',
      titles: ['The Missing Tortoise', 'Slow Is Far', '{L} Looks for the Tortoise'],
      goal: 'find the tortoise',
      trouble: 'the tortoise had walked off, and nobody knew where',
      solved: 'the tortoise had been found',
      opener:
        'The tortoise was older than everybody in the house. It had known Grandma as a baby. Now it was {L+}’s turn to look after it, and {L} took that very seriously.',
      friend:
        'Every morning {L} put {S+} on the grass and gave {S.them} a dandelion. {S} ate it in eleven bites, with closed eyes, and then looked at the weather. It was never in a hurry. So {L} only went in quickly, to fetch a hat.',
      problem:
        'When {L} came back, the grass was empty. There was half a dandelion. {L} had looked for that hat for quite a while. “It can’t have got far,” said {L}. But where does somebody go who has all the time in the world?',
      tries: [
        '{L} ran to the gate, and down the lane, and as far as the church. Somebody who runs passes by everything that is slow.',
        '{L} called. A tortoise can hear very little, and it never comes when it’s called. It doesn’t see why it should.',
        '{L} laid out a line of strawberries. By noon there were three blackbirds on it, and a fat slug.',
      ],
      tip: '“You’re looking for somebody fast,” said {G+}. “Get down on your tummy, and look at the garden from there. A tortoise goes where it’s warm and where it can push against something. And it always walks along the edge. Go slowly yourself.”',
      low: '{L} lay down in the grass. From down here the garden was a forest. The flower bed was a mountain. And along the wall, where the sun had been shining all morning, ran a road.',
      turn: '{L} crept along the wall on both elbows, stone by stone, and felt each one with a hand. They were cool, and then warmer. There was a dent in the leaves, as wide as a plate. There was a nibbled daisy. {L} pushed the ivy aside.',
      done: 'Under the ivy, on the warmest stone in the whole garden, sat {S}, with all four legs stretched out. {S} opened one eye. It looked as if it wanted to ask: “Where have you been for so long?” {L} lay down next to it. It really was the best place.',
      again:
        'There’s a stick with a small red flag on the shell now, fixed with a bit of tape, and it does no harm. Every day {L} sees a flag sail through the long grass, very, very slowly.',
      helper: { name: 'Uncle Slow', creature: 'man' },
      outcomes: [
        {
          asked: ['find/found/home/back/safe/strawberry/dandelion/lettuce/eat'],
          done: 'Under the ivy, on the warmest stone in the whole garden, sat {S}, with all four legs stretched out, and opened one eye: where have you been for so long? {L} laid down the other half of the dandelion. Along the wall {told}.',
        },
        {
          asked: ['sleep/asleep/winter/hibernate/race/win'],
          done: 'Under the ivy, on the warmest stone in the whole garden, sat {S}, with all four legs stretched out. One eye opened, and looked at {L’s} hat, which had taken so much hurry. Somebody who goes slowly gets there, too: {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Under the ivy, on the warmest stone in the garden, sat {S}, and opened one eye: where have you been for so long? {L} lay down next to it. The others brought the strawberries that the blackbirds had left, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Under the ivy, on the warmest stone in the whole garden, sat {S}, and opened one eye, as if to ask: where have you been for so long? It really was the best place. There, without any hurry, {told}.',
        },
      ],
      art: {
        'Now it was': 'garden: L stand proud; tortoise, grandmother',
        'ate it in eleven bites': 'garden: L give dandelion happy; S eat dandelion calm',
        'the grass was empty': 'garden: L startle worried wearing hat; dandelion, grass',
        'as far as the church': 'village: L run worried',
        'can hear very little': 'garden: L call worried; bush',
        'a line of strawberries': 'garden: L look worried; many strawberry, bird',
        'You’re looking for': 'garden: G point; L look G curious',
        'the garden was a forest': 'garden: L lie curious; many grass',
        'on both elbows': 'garden: L crawl curious; wall, leaf',
        'Under the ivy': 'garden: S lie calm; L lie happy; stone, leaf',
        'red flag on the shell': 'garden: S walk happy; L look happy; red flag, grass',
      },
    },
  ],
};
