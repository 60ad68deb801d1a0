import type { StorySourceInput } from '../../story-source.ts';

/** Stories about going to bed when it is still light. */
export const stillLight: StorySourceInput = {
  id: 'still-light',
  words: [
    'bedtime light',
    'bed light outside',
    'too light sleep',
    'light sleep/outside/evening/bedtime',
    'still light',
    'go to bed light',
    'summer night/evening bedtime',
    'not dark bedtime',
    'light go sleep/bed',
    'too light to go to sleep/bed',
    'light to sleep',
    'sun still shining/up bedtime',
    'sun is still up/shining',
  ],
  situations: ['cannot', 'wants', 'refuses', 'reluctant', 'learn', 'question', 'trait', 'deed', 'own-wish'],
  topic: 'going to bed when it is still light',
  thing: 'the bright window',
  main: 'cottage',
  night: true,
  plots: [
    {
      id: 'the-sun-stays-up',
      titles: ['It’s Still Light!', 'The Sun Stays Up', 'Bedtime by Daylight'],
      goal: 'fall asleep while it was still light',
      trouble: 'it was bedtime, and it was as light as day',
      solved: '{L} had fallen asleep while it was still light',
      opener:
        'In winter bedtime was easy. It was dark, and everybody yawned. But now it was June. {L+} lay in bed with brushed teeth, and the sun shone on the wardrobe.',
      problem:
        '“It isn’t night,” said {L}. “I can see my feet.” Outside somebody was bouncing a ball, and the blackbird was still singing. How could anyone sleep in the middle of the day?',
      tries: [
        '{L} got up and looked out of the window, to see when it would get dark. It didn’t, for a very long time.',
        '{L} hid under the duvet, where it was dark. It was hot in there as well, and soon {L} had to come out for air.',
        '“I’ll wait up for the moon,” said {L}. The moon did not come. But the yawns did, and that made {L} cross.',
      ],
      tip: '“The sun goes to bed late in summer,” said {G+}. “But your body has its own clock, and it says seven. Hens don’t ask whether it’s light, either. They close the door and tell each other about the day. Make your own evening.”',
      turn: '{L} pulled the curtain, and {F} pinned the thick blanket over it. The stripe of sun disappeared. They lay there and told the day backwards, very quietly: supper, the puddle, the bus, the porridge.',
      done: 'By the time they got to the porridge, {L’s} voice had become slow. The ball outside had stopped, or perhaps {L} did not hear it any more. The sun went down without {L}, somewhere behind the blanket.',
      again:
        'In the morning the sun was up first. “You win,” says {L}, and pulls off the blanket. In December they will see about that.',
      outcomes: [
        {
          asked: ['asleep/sleep/dream/bed/dark/moon/star/sun/set/night'],
          done: 'They told the day backwards, very quietly: supper, the puddle, the bus. By the time they got to the porridge, {L’s} voice had become slow. The sun went down somewhere behind the thick blanket, and {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'stay',
            'clap/cheer/applaud',
            'team/together',
          ],
          kinds: ['hugs', 'laughs', 'happy', 'friends', 'says', 'gets', 'stays', 'claps', 'team'],
          done: 'They told the day backwards, very quietly: supper, the puddle, the bus. By the time they got to the porridge, {L’s} voice had become slow. Somebody looked in at the door to see why it was so dark and so quiet, and {told}.',
        },
        {
          asked: [
            'play/game/dance/sing/fun/race',
            'best day/time',
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'home',
          ],
          kinds: ['plays', 'party', 'eats', 'shares', 'makes', 'home'],
          done: 'By the time they got to the porridge, {L’s} voice had become slow. The ball outside had stopped. Whoever goes to bed in the light gets up in the light as well. It was there at six, the whole garden was free, and {told}.',
        },
      ],
      object: 'blanket',
      helper: { name: 'Mrs Speckle', creature: 'hen' },
    },
  ],
};
