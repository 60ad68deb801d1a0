import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Holi. */
export const holi: StorySourceInput = {
  id: 'holi',
  words: ['holi', 'festival of colours/colors', 'colour powder'],
  topic: 'Holi',
  thing: 'the colours',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'one-white-shirt',
      titles: ['{L} and Holi', 'One White Shirt', 'The Day of Colours'],
      goal: 'get everybody to celebrate Holi',
      trouble: 'somebody stayed indoors on Holi',
      solved: 'the whole street was full of colours',
      opener:
        'In the kitchen stood the bowls: pink, yellow, green and blue, soft as flour. It was Holi, the day when spring comes and everyone may colour everyone. {L+} had put on a white shirt for it.',
      problem:
        '“Holi hai!” it rang through the street. Red clouds, yellow clouds! Only one door stayed shut. Behind the curtain stood old Mr Rao. “Not for me,” it came from inside.',
      tries: [
        '{L} drew a pink hand on the door. A cloth came out and wiped it off.',
        'They sang beneath the window, all the songs of Holi. The curtain was pulled shut. But a foot was tapping behind it.',
        '{F} wanted to throw a water balloon up to the balcony. It came down again, on {F}.',
      ],
      tip: '“That one used to be the wildest of us all,” said {G+}. “Then the others moved away, and now nobody asks any more. You don’t throw the first colour. One gives it.”',
      turn: '{L} put a little of the yellow on a plate, with a sweet dumpling beside it, and knocked. “Happy Holi,” said {L}. “I’d like you to colour me first.” The shirt was still quite white. {L} had kept it so, all morning.',
      done: 'For a long time nothing moved. Then a thumb dipped into the yellow, and put a dot on {L’s} forehead, and a stripe on the nose. And a hand took the blue, all of it. “Holi hai!” roared Mr Rao, and ran out into the street.',
      again:
        'In the evening everybody was washed, almost. The shirt hangs on the line, and will never be white again. That’s what it’s for.',
      outcomes: [
        {
          asked: ['colour/color/powder/paint/rainbow/throw/everyone/splash/water/cover'],
          done: 'A thumb dipped into the yellow and put a dot on {L’s} forehead. A hand took the blue, all of it. “Holi hai!” roared Mr Rao, and ran out into the street. There was not one shut door any more, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'party/sleepover/celebrate/celebration/feast',
          ],
          kinds: ['eats', 'shares', 'makes', 'gets', 'party'],
          done: 'A thumb dipped into the yellow and put a dot on {L’s} forehead. “Holi hai!” roared Mr Rao, and ran out into the street. Behind that door stood a kitchen, and in it were sweets that nobody had been asked to try for years. So {told}.',
        },
        {
          asked: [
            'play/game/dance/sing/fun/race',
            'best day/time',
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
          kinds: ['plays', 'hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home'],
          done: 'A thumb dipped into the yellow and put a dot on {L’s} forehead, and a stripe on the nose. Then a hand took the blue, all of it. “Holi hai!” roared Mr Rao, the wildest of them all, and the street gave a cheer, and {told}.',
        },
      ],
      helper: { name: 'Auntie Meera', creature: 'peacock' },
      art: {
        'In the kitchen stood': 'kitchen: L look happy wearing shirt; many bowl',
        'had put on a white': 'kitchen: L point proud wearing shirt; F clap happy; many bowl',
        'Only one door stayed': 'village: L slump sad; F point worried; door, people',
        'it came from inside': 'village: L look sad; F point; grandfather, door',
        'a pink hand on the door': 'village: L paint; F peek curious; door',
        'sang beneath the window': 'village: L+F sing; house, drum',
        'a water balloon up': 'village: F throw balloon; L look curious',
        'the wildest of us all': 'village: G say; L+F look G curious; door',
        'with a sweet dumpling': 'village: L hold plate brave; F look curious; yellow flour',
        'like you to colour me': 'village: L knock plate brave; F think curious; door',
        'nothing moved': 'village: L look happy; F cheer; grandfather, yellow cloud, blue cloud',
        'The shirt hangs on': 'garden, evening: L point happy; F laugh; washing-line, shirt',
      },
    },
  ],
};
