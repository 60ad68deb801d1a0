import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Grandparents’ Day. */
export const grandparentsDay: StorySourceInput = {
  id: 'grandparents-day',
  words: [
    'grandparents day',
    'grandparents’ day',
    'grandparent day',
    'grandparents’ afternoon',
    'grandparents come to school',
    'grandparents come to nursery',
    'grandma/grandpa/granny/grandad comes to school',
    'day for grandma and grandpa',
  ],
  situations: ['visit', 'make', 'learn', 'deed', 'absence', 'sad'],
  topic: 'Grandparents’ Day',
  thing: 'the chair beside the window',
  home: 'school',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'what-grandparents-can-do',
      titles: ['What Old Hands Can Do', 'Grandparents’ Day', '{L} Turns It Round'],
      goal: 'find something that the old and the young could do together',
      trouble: 'the guests only sat and watched',
      solved: 'the old and the young were busy together',
      opener:
        'Today the grandparents came to school, and the great-uncles, and the old neighbours as well, for those who had no grandparents near. {L+} had put out chairs along the wall, with cushions.',
      friend:
        '“And now we’ll show them what we can do,” said {F+}. They sang three songs. They showed the class snail. The guests clapped politely, and one of them looked for a toffee in a bag.',
      problem:
        'It was nice, but it was like in the theatre. On one side sat the old, on the other stood the young, and in between was a floor. Old Mr Bly had gone to sleep. There was still a whole hour to go.',
      tries: [
        'They sang a fourth song. Now two were asleep.',
        '{L} asked them all to run a race. They looked at their knees and laughed.',
        '{F} showed how the tablet works. The guests nodded. They had one at home.',
      ],
      tip: '“You’re showing us what you can do,” said {G+}. “That’s good of you. But nobody has asked yet what we can. I’ve got a piece of string in my pocket. It’s been there for sixty years.”',
      low: '{L} looked at all those hands, which lay on laps and on walking sticks. They looked as if they were waiting.',
      turn: '{L} pushed a chair into the middle and asked, loud enough for all, “What could you do when you were as old as us, that we can’t?” It was quiet. Then Mr Bly woke up. “Whistle on a blade of grass,” said Mr Bly.',
      done: 'After that no chair stood along the wall any more. In this corner they whistled on grass, in that one they knitted with four fingers, and under the window somebody made a cat’s cradle with sixty-year-old string. “Again!” called {L}. “More slowly!”',
      again:
        'When it was time to go home, nobody wanted to. {L} has a piece of string in one pocket now, and it is going to stay there for sixty years.',
      outcomes: [
        {
          asked: [
            'grandma/grandpa/granny/grandad/nana/grandparents/everyone/they/all dance/sing/play/teach/learn/show/tell/story/bake/game/knit/race/win',
          ],
          done: 'After that no chair stood along the wall any more. Mr Bly whistled on a bit of grass, somebody knitted with four fingers, and {G} showed everyone what the string was for. “Again!” called {L}. “More slowly!” So {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'gets'],
          done: 'After that no chair stood along the wall any more. They whistled on grass in this corner and knitted with four fingers in that one. At last everybody sat at the small tables, the old ones with their knees up to their chins, and {told}.',
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
            'play/game/dance/sing/fun/race',
            'best day/time',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'plays'],
          done: 'After that no chair stood along the wall any more. They whistled on grass in this corner and knitted with four fingers in that one. {L} managed one whistle, and it was such a sound that Mr Bly jumped. And {told}.',
        },
      ],
      helper: {
        name: 'Grandma Bell',
        creature: 'grandma',
      },
      art: {
        'put out chairs along': 'school: L carry cushion happy; many chair',
        'showed the class snail': 'school: F show snail happy; L sing; grandfather, grandmother',
        'had gone to sleep': 'school: L think worried; F point worried; grandfather, clock',
        'Now two were asleep': 'school: L+F sing worried; grandfather, grandmother',
        'all to run a race': 'school: L run; F point; grandfather',
        'how the tablet works': 'school: F show tablet; L look worried; grandmother',
        'a piece of string in my pocket': 'school: G hold string; L+F look G curious',
        'those hands': 'school: L look curious; F peek curious; grandfather, stick',
        'a chair into the middle': 'school: L push chair brave; F look curious; grandfather, grandmother',
        'on grass, in that one': 'school: L blow grass happy; F knit happy; grandfather, grandmother',
        'string in one pocket now': 'school: L hold string happy; F wave; grandfather',
      },
    },
  ],
};
