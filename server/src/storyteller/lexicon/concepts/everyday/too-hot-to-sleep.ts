import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a night too hot for sleeping. */
export const tooHotToSleep: StorySourceInput = {
  id: 'too-hot-to-sleep',
  words: ['too hot sleep', 'hot night', 'heatwave', 'heat wave', 'hot summer night', 'too hot'],
  situations: ['cannot', 'trait', 'wants', 'learn'],
  topic: 'a night too hot for sleeping',
  thing: 'the hot pillow',
  home: 'cottage',
  main: 'cottage',
  night: true,
  plots: [
    {
      id: 'the-cool-side',
      titles: ['Too Hot to Sleep', 'The Cool Side of the Pillow', '{L} and the Hot Night'],
      goal: 'sleep in the heat',
      trouble: 'it was much too hot to sleep',
      solved: '{L} was cool enough to sleep',
      opener:
        'All day long the sun had shone on the roof. Now it was night, and the heat had stayed in the house. {L+} lay on top of the sheet with arms and legs spread out like a starfish.',
      problem:
        'The pillow was hot. {L} turned it over. Soon that side was hot as well. The clock said eleven. Everyone in the house was awake and nobody spoke, because speaking made it hotter.',
      tries: [
        '{L} fanned with a book as fast as possible. It made a breeze, and {L’s} arm got so hot from fanning that it was no help.',
        '{L} opened the window wide. The air outside was just as warm, and a mosquito came in.',
        '{L} ate an ice lolly in bed. It was good for as long as it lasted. Then the sheet was sticky too.',
      ],
      tip: '“You’re trying to cool the whole house,” said {G+}. “Just cool yourself. Your feet and your wrists are the best places. Where does the heat go? It goes up. So where is it coolest?”',
      turn: '{L} held both wrists under the cold tap, and dipped a cloth in water for the feet. Then {L} carried the mattress cover down and laid it on the tiles of the kitchen floor. {F} came too.',
      done: 'The tiles were as cool as a stream. The wet cloth lay on {L’s} toes. They heard the fridge hum, and {L} said, “It’s like camping,” and then said nothing more till morning.',
      again:
        'In the night it had rained. But they left the beds in the kitchen for another day, just in case.',
      outcomes: [
        {
          asked: ['sleep/asleep/dream/bed/cool/rain/storm/cold/thunder/wind/snow'],
          done: 'The tiles were as cool as a stream, and the wet cloth lay on {L’s} toes. They heard the fridge hum. “It’s like camping,” said {L}, and then nobody said anything more. Far off the first drop fell, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'party', 'plays', 'shares', 'makes', 'gets'],
          done: 'The tiles were as cool as a stream, and the wet cloth lay on {L’s} toes. They all came down, one after the other, with their mattresses. The fridge stood right beside them and hummed, and somebody opened it. So {told}, at midnight.',
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
            'stay',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'stays'],
          done: 'The tiles were as cool as a stream, and the wet cloth lay on {L’s} toes. They all came down, one after the other, with their mattresses, until nobody could reach the door. “It’s like camping,” said {L}. And {told}.',
        },
      ],
      helper: { name: 'Nana Fern', creature: 'frog' },
      art: {
        'shone on the roof': 'bedroom, night: L wipe cloth worried; sun',
        'spread out like a starfish': 'bedroom, night: L lie-back worried; bed',
        'turned it over': 'bedroom, night: L hold cushion worried; clock, bed',
        'fanned with a book': 'bedroom, night: L raise book worried',
        'opened the window wide': 'bedroom, night: L open worried; curtain, fly',
        'an ice lolly in bed': 'bedroom, night: L eat ice-lolly sleepy in bed',
        'cool yourself': 'bedroom, night: G speak calm; L listen curious',
        'under the cold tap': 'bathroom, night: L wash calm; tap, cloth',
        'tiles of the kitchen floor': 'kitchen, night: L pull mattress; F carry cushion happy',
        'as cool as a stream': 'kitchen, night: L lie calm; F lie calm; fridge, mattress',
        'it had rained': 'kitchen, morning: L stretch-out happy; mattress',
      },
    },
  ],
};
