import type { StorySourceInput } from '../../story-source.ts';

/** Stories about walking to school alone. */
export const walkingToSchoolAlone: StorySourceInput = {
  id: 'walking-to-school-alone',
  words: [
    'walk/walking to school alone/myself',
    'walk/walking to school',
    'walk/walking home from school',
    'walk/walking school alone',
    'walk/walking home alone/myself',
    'walk/walking home by myself',
    'walk/walking school on own',
    'go/going/goes to school alone',
    'way to school',
    'school run',
    'walk/walking bus',
    'walk/walking school by myself',
    'the long way home',
    'way home from school',
  ],
  situations: [
    'wants',
    'deed',
    'afraid',
    'own-wish',
    'trait',
    'learn',
    'question',
    'has',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'walking to school alone',
  thing: 'the way to school',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'seven-signs',
      titles: ['Seven Things on the Way', '{L} Walks Alone', 'From the Gate to the Bell'],
      goal: 'walk to school alone',
      trouble: 'the way looked quite different without a hand to hold',
      solved: '{L} knew the way alone',
      opener:
        'For a whole year somebody had held {L+}’s hand on the way to school. “From Monday on I’d like to go alone,” said {L}. They had practised it, crossing and all. On Monday they stood at the gate and waved.',
      friend:
        '{F+} wasn’t going until the second bell. “I’ll meet you under the clock,” said {F}, “and then you can tell me what it was like.”',
      problem:
        'As far as the corner it was easy. But behind the corner {L} stopped. Holding somebody’s hand, {L} had always looked at puddles. Was it left by the hedge, or straight on? All the hedges looked alike, and there was nobody to ask.',
      tries: [
        '{L} walked behind a big schoolbag that seemed to know. It went into the bakery, and bought a bun.',
        '{L} ran, to be there sooner. But at the kerb you have to stop, look and listen, and you can’t do that while you’re running. {L} went back two steps and took a deep breath.',
        '{L} counted the steps, because that had worked at home. At two hundred and six a cat came by, and the number was gone.',
      ],
      tip: '“I bring the letters, and I never get lost,” said {G+}. “I don’t remember streets. I remember things: the gate that squeaks, the dog with the one white ear. Choose things that don’t walk away. What did you see just now?”',
      low: '{L} turned round and looked at the bit that was already done. A green bench. A letter box with a dent. Those had always been there. Only {L} had never needed them.',
      turn: '“Green bench, one,” said {L}. “Letter box, two.” At the wall with the ivy it was left, three. The crossing was four: stop, look, listen, and wait for the green light. Then came the blue garage, the chestnut tree, and seven was the flagpole.',
      done: 'Under the clock stood {F}. “You’re early!” said {F}. {L} told it all, from the bench to the flagpole. In the afternoon {L} walked the seven things back again, from seven to one. At the gate somebody stood, and had hardly looked at the clock at all.',
      again:
        'One day the green bench was painted red. {L} wasn’t confused for long. There were still six others.',
      outcomes: [
        {
          asked: ['school/home/alone/way/arrive/safe/safely/herself/himself/time/walk/independent/gate'],
          done: 'Green bench, letter box, ivy wall, and at the crossing {L} stopped, looked, listened, and waited for the green light. Blue garage, chestnut tree, flagpole: seven. Under the clock stood {F}. That was how {told}.',
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
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets'],
          done: 'Under the clock stood {F}. “You’re early!” said {F}. {L} told it all, from the bench to the flagpole. In the afternoon {L} walked the seven things back again. At the gate somebody had hardly looked at the clock at all, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'party/sleepover/celebrate/celebration/feast',
            'share',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['eats', 'plays', 'party', 'shares', 'makes', 'sleep'],
          done: 'Under the clock stood {F}. “You’re early!” said {F}, and heard it all, from the bench to the flagpole. In the afternoon {L} walked the seven things back again, from seven to one. At one stood the green bench, with room for two, and {told}.',
        },
      ],
      helper: { name: 'Mr Satchel', creature: 'fox' },
    },
  ],
};
