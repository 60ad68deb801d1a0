import type { StorySourceInput } from '../../story-source.ts';

/** Stories about leading the line. */
export const helperOfTheDay: StorySourceInput = {
  id: 'helper-of-the-day',
  words: [
    'line leader',
    'helper of the day',
    'class helper',
    'star of the week',
    'my turn',
    'door holder',
    'class monitor',

    'be first',
    'be/being leader',
    'captain for a day',
  ],
  situations: ['learn', 'wants', 'wants-to-be'],
  topic: 'leading the line',
  thing: 'the line',
  home: 'cottage',
  main: 'school',
  plots: [
    {
      id: 'the-front-of-the-line',
      titles: ['{L} Is Line Leader', 'Follow {L}!', 'First in Line'],
      goal: 'lead the line to the hall',
      trouble: 'the line fell to pieces behind {L}',
      solved: 'the whole line had arrived, down to the last one',
      opener:
        'On the board there was a name beside the golden arrow, and today it was {L+}! Line leader! {L} had waited for it since September, and had polished both shoes.',
      problem:
        '“Follow me!” called {L}, and marched off, very straight, through the corridor, round the corner. When {L} turned round proudly, there was nobody. The line had broken off at the fish tank.',
      tries: [
        '{L} walked faster, so that they should hurry. Now the line was three lines, and one of them was in the broom cupboard.',
        '{L} shouted, “Left! Right! Left!” Some of them don’t know which that is.',
        'They all held on to a rope. One stopped to do up a shoe, and {many} sat down on the floor.',
      ],
      tip: '“The one in front sets the pace,” said {G+}. “But for whom? Ask the last one in the line. Nobody ever does.”',
      turn: '{L} went right to the end. There came somebody very small, who had to run to keep up. “Is it too fast?” asked {L}. A nod. So {L} went in front again, and took small steps, as small as those of the last one, and sang something to walk to.',
      done: 'And it held! Past the fish tank, round the corner, up the steps, like a long caterpillar. At the door {L} counted. All of them! The last one came in beaming, and quite without puffing.',
      again:
        'The next day the golden arrow pointed to the last one. {L} went at the back, to see how it is there. It’s good.',
      outcomes: [
        {
          asked: ['teacher/sticker/badge/star/next/turn/leader/line/proud/hall'],
          done: 'And the line held! Past the fish tank, round the corner, up the steps, in steps as small as the last one’s. At the door {L} counted. All of them! Somebody held the door of the hall open, and {told}.',
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
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'party/sleepover/celebrate/celebration/feast',
          ],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'says',
            'gets',
            'eats',
            'plays',
            'shares',
            'makes',
            'party',
          ],
          done: 'And the line held! Past the fish tank, round the corner, up the steps, like a long caterpillar. The last one came in beaming, and quite without puffing. They were all there at the same moment, for once, and {told}.',
        },
      ],
      helper: { name: 'Mr Latch', creature: 'badger' },
    },
  ],
};
