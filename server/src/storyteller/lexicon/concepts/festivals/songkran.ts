import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Songkran, the new year with water. */
export const songkran: StorySourceInput = {
  id: 'songkran',
  words: ['songkran', 'thai new year', 'water festival', 'new year in thailand'],
  situations: ['visit', 'make', 'learn', 'wants', 'question'],
  topic: 'Songkran',
  thing: 'the silver bowl',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'the-first-water',
      titles: ['The First Water', '{L} at Songkran', 'A Bowl for Grandmother'],
      goal: 'give the first water as it should be given',
      trouble: 'all the water had already been splashed about',
      solved: 'Grandmother had been given the first water',
      opener:
        'In April it’s hot in Thailand, and the new year begins: Songkran! Everybody throws water at everybody. {L+} had two buckets ready, and something that squirted.',
      friend:
        '“Got you!” called {F+}, and {L} was wet before breakfast. They splashed the fence, the gate, and the postman, who splashed back. The street was one big shower.',
      problem:
        'At noon {L} was called. “Have you given Grandmother the first water?” {L} had forgotten! On this day you pour a little scented water over the hands of the old, and wish them well. But the barrel was empty, and the flowers lay in the puddle.',
      tries: [
        '{L} threw some at Grandmother’s hands from the gate. That was no blessing. It was a wet sleeve.',
        '{F} scooped up some of the puddle. There was a sandal floating in it.',
        '{L} wanted to do it tomorrow instead. But Grandmother sat on the mat, both hands open, and was waiting.',
      ],
      tip: '“Throwing is for fun,” said {G+}. “Pouring is for thanks. For that you need no bucket, just a bowl, and a little time. The well’s deep. And look under the jasmine, where it’s still dry.”',
      low: 'Outside they were laughing and splashing. In here you could hear the clock.',
      turn: '{L} fetched cool water from the well, one silver bowl of it, and carried it without spilling any, right through the middle of the water fight. “Truce!” called {F}, walking in front. Then {L} laid jasmine flowers on it.',
      done: '{L} knelt down and let it trickle on to Grandmother’s hands, slowly, as thin as a thread. “May you be well,” said {L}. Grandmother dipped in two fingers and sprinkled a few drops over {L}. “And you,” said Grandmother. It smelled of flowers.',
      again:
        'Then Grandmother stood up, took the second bucket from behind the door, and tipped it right over {L}. “Happy New Year!”',
      outcomes: [
        {
          asked: ['water/splash/wet/elephant/bless/grandmother/grandma/year/soak'],
          done: '{L} knelt down and let the water trickle on to Grandmother’s hands, as thin as a thread. “May you be well,” said {L}. Grandmother sprinkled a few drops back. Outside the whole street was waiting with full buckets, and {told}.',
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
          done: '{L} knelt down and let the water trickle on to Grandmother’s hands, as thin as a thread. “May you be well,” said {L}. It smelled of jasmine. Then Grandmother stood up, took everybody by the wet sleeve, and {told}.',
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
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home'],
          done: '{L} knelt down and let the water trickle on to Grandmother’s hands. “May you be well,” said {L}. “And you,” said Grandmother, and sprinkled a few drops back. {F} at the door forgot the truce and the bucket, and {told}.',
        },
      ],
      object: 'bowl',
      helper: {
        name: 'Uncle Somchai',
        creature: 'man',
      },
      art: {
        'had two buckets ready': 'village: L hold two bucket happy; flower',
        'was wet before breakfast': 'village: F throw bucket happy; L splash; postman',
        'the flowers lay in the puddle':
          'village: L look ashamed; F point worried; barrel, puddle, grandmother',
        'hands from the gate': 'village: L throw bucket ashamed; grandmother, gate',
        'scooped up some of': 'village: F hold bowl; L think worried; puddle, shoe',
        'both hands open, and': 'village: L slump sad; grandmother, rug',
        'Throwing is for fun': 'village: G hold bowl; L+F look G curious; well, flower',
        'In here you could hear': 'living-room: L look sad; F look worried; grandmother, clock',
        'cool water from the well': 'village: L carry bowl brave; F raise; well, people',
        'laid jasmine flowers': 'village: L hold flower bowl calm; F look curious',
        'May you be well': 'living-room: L pour bowl calm; grandmother, flower',
        'tipped it right over': 'village: L splash laughing; F laugh; grandmother, bucket',
      },
    },
  ],
};
