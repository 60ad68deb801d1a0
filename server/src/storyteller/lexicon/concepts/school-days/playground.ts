import type { StorySourceInput } from '../../story-source.ts';

/** Stories about playtime. */
export const playground: StorySourceInput = {
  id: 'playground',
  words: [
    'playtime',
    'playground',
    'recess',
    'break time',
    'breaktime',
    'play/playing playground',
    'nobody to play with at school',
    'hopscotch',
    'playground games',
  ],
  situations: ['visit', 'learn', 'afraid', 'reluctant'],
  topic: 'playtime',
  thing: 'the playground',
  main: 'school',
  plots: [
    {
      id: 'the-chalk',
      titles: ['{L} at Playtime', 'A Game by the Wall', 'Hopscotch!'],
      goal: 'find something to play in the playground',
      trouble: '{L} stood by the wall and did not know what to play',
      solved: 'there was a long queue for {L’s} game',
      opener:
        'The bell rang for playtime. The doors flew open and everyone ran out. Some ran after a ball, some ran after each other. {L+} stood by the wall and watched.',
      friend:
        '{F+} stood by the wall as well, a bit further along. “Do you know what they’re playing?” asked {F}. {L} did not. It was all so fast.',
      problem:
        '{L} would have liked to join in. But the ball game had two teams already, and the chasing game had no beginning and no end. You never knew when to jump in, or if you were allowed to.',
      tries: [
        '{L} ran along with the chasing game. But nobody was chasing {L}. It was only running.',
        '{L} stood near the ball. When it came at last, it hit {L} on the knee and rolled away.',
        '{F} said, “Let’s wait for the bell.” They waited. It takes a long time for a bell to ring when you wait for it.',
      ],
      tip: '“When I was small, I stood just there,” said {G+}, who was on duty. “I thought I had to get into somebody else’s game. But a playground has a lot of room.” And {G} gave {L} a piece of chalk.',
      low: 'Playtime was half over. {L} could see the clock over the door.',
      turn: '{L} knelt down and drew squares, one, then two, then one again, all the way to ten. {F} found a flat pebble. {L} threw it, hopped to the top, turned round and hopped back. “Now you,” said {L}.',
      done: '{F} hopped. Then somebody stood there and asked, “How does it go?” {L} explained. The next one asked. Soon there was a queue right round the corner, and whoever waited sang the numbers.',
      again:
        'The rain washed the squares away, but that does not matter. There is still some chalk in {L’s} pocket.',
      outcomes: [
        {
          asked: ['friend/friends/join/game/queue/everyone/slide/swing/hopscotch'],
          done: '{F} hopped. Then somebody stood there and asked, “How does it go?” {L} explained. Soon there was a queue right round the corner, and whoever waited sang the numbers. Nobody had to know when to jump in, and {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'home',
          ],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'team',
            'says',
            'gets',
            'eats',
            'plays',
            'shares',
            'makes',
            'party',
            'home',
          ],
          done: '{F} hopped, and then a queue that went right round the corner. Whoever waited sang the numbers. When the chalk squares came to the wall, {L} gave away half the chalk, and others drew on. So {told}, till the bell.',
        },
      ],
      object: 'pebble',
      helper: { name: 'Mrs Larkin', creature: 'hen' },
    },
  ],
};
