import type { StorySourceInput } from '../../story-source.ts';

/** Stories about St Martin’s Day and lantern walks. */
export const lanternWalk: StorySourceInput = {
  id: 'lantern-walk',
  words: [
    'st martin lantern procession',
    'st martin’s lantern procession',
    'lantern procession',
    'lantern walk',
    'lantern parade',
    'lantern procession',
    'st martin',
    'saint martin',
    'st martin’s day',
    'martinmas',
    'sankt martin',
    'paper lantern walk',
  ],
  situations: ['wants', 'make', 'visit', 'learn'],
  topic: 'the lantern walk',
  thing: 'the lantern',
  home: 'village',
  main: 'village',
  night: true,
  plots: [
    {
      id: 'half-a-light',
      titles: ['{L} and the Lantern Walk', 'Half a Light', 'The Dark Lantern'],
      goal: 'walk with a lantern in the procession',
      trouble: 'one lantern had gone out in the wind',
      solved: 'both of them had a light to walk with',
      opener:
        'It was St Martin’s Day. In front rode a rider in a red cloak, as Martin did who cut that cloak in two for a man who was freezing. Behind came the children with their lanterns. {L+}’s was like a moon.',
      friend:
        '{F+} walked next to {L}, with a lantern like an owl. They had stuck on its feathers one by one. Their breath went up like smoke.',
      problem:
        'At the bridge there was a gust of wind. The owl knocked against the rail and went dark. It had a hole in its side, and its little lamp had fallen into the river. {F} stood still, and all the others went by, shining.',
      tries: [
        '{L} held the moon up high, to give light for two. But {F} had nothing to hold, and trailed behind.',
        '{F} walked on with the dark owl and said that it did not matter. You could hear that it did.',
      ],
      tip: '“Do you know the song that you’re singing?” asked {G+}, who walked at the end. “Martin had only one cloak. Martin didn’t keep it, and didn’t give it all away, either.”',
      low: '{L} looked at the moon. It was the finest lantern {L} had ever made, and it was full of light.',
      turn: '“Half!” said {L}. The moon had a string of tiny lights in it, wound round twice. {L} unwound half of it, and put the other end into the owl, through the hole. Now both lanterns hung on one string.',
      done: 'The owl shone out of both eyes, and out of the hole as well. The moon was a little paler, and nobody noticed. They walked close together, and sang. On the square there was a sweet bun for two. They broke it in half.',
      again:
        'The next year many of them had two lanterns on one string. You have somebody to talk to, that way.',
      outcomes: [
        {
          asked: ['light/lantern/sing/song/shine/glow/star/candle/horse/martin'],
          done: 'The owl shone out of both eyes, and out of the hole as well. The moon was a little paler, and nobody noticed. They walked close together, because of the string, over the bridge and down to the square, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'play/game/dance/sing/fun/race',
            'best day/time',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'gets', 'plays'],
          done: 'The owl shone out of both eyes, and out of the hole as well. They walked close together, because of the string. On the square {G} gave out the sweet buns, and two with one light got one bun, the largest. So {told}.',
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
            'home',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'sleep'],
          done: 'The owl shone out of both eyes, and out of the hole as well. The moon was a little paler, and nobody noticed but {F}. They hung on one string now, and neither could run ahead. They sang, and {told}.',
        },
      ],
      object: 'lantern',
      helper: { name: 'Mr Goosey', creature: 'goose' },
      art: {
        'in a red cloak': 'village, night: L hold lantern happy; knight, horse',
        'with a lantern like an owl': 'village, night: F hold lantern happy; L hold lantern happy; owl',
        'went dark. It': 'river, night, wind: F hold unlit-lantern sad; L hold lantern; bridge, children',
        'to give light for two': 'village, night: L raise lantern; F slump sad; children',
        'with the dark owl': 'village, night: F hold unlit-lantern sad; L slump sad',
        'the song that you': 'village, night: G sing; L+F look G curious; red cape',
        'the finest lantern': 'village, night: L hold lantern curious; F look sad',
        'unwound half of it': 'village, night: L give string brave; F hold lantern; lantern',
        'broke it in half': 'village, night: L eat bun happy; F eat bun happy; two lantern',
        'two lanterns on one string': 'village, night: L hold lantern happy; F hold lantern happy; children',
      },
    },
  ],
};
