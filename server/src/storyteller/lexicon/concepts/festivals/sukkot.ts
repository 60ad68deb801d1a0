import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Sukkot. */
export const sukkot: StorySourceInput = {
  id: 'sukkot',
  words: ['sukkot', 'sukkos', 'sukkah', 'festival of booths', 'lulav', 'etrog'],
  situations: ['wants', 'make', 'lost', 'visit'],
  topic: 'Sukkot',
  thing: 'the sukkah',
  home: 'city',
  main: 'garden',
  night: true,
  plots: [
    {
      id: 'stars-through-the-roof',
      titles: ['Stars Through the Roof', '{L} Builds a Sukkah', 'Supper in the Sukkah'],
      goal: 'build a roof for the sukkah',
      trouble: 'you could not see the stars through the roof',
      solved: 'the stars shone through the roof',
      opener:
        'For Sukkot you build a hut in the garden and eat in it for a week. {L+} had helped with the walls. Now came the roof, made of branches. At night you must be able to see the stars through it.',
      friend:
        '{F+} dragged in an armful of branches with leaves on. There were more by the gate. “It’ll be the thickest roof in the street,” said {F}.',
      problem:
        'They laid one on top of the other until the whole heap was used up. In the evening {L} lay down on the bench and looked up. There was no star, not one. There was only roof. And the guests were coming in an hour.',
      tries: [
        '{L} poked a hole in it with a broom. The hole closed up again, and there were leaves in the soup.',
        '{F} hung paper stars on strings under the branches. They were pretty. But they had not come from the sky.',
      ],
      tip: '“A sukkah isn’t a proper house,” said {G+}. “It reminds us of when we were on our way through the desert, and nothing was firm. It needs shade, and room for stars. Which of your branches does it really need?”',
      low: 'The first stars were out, as {L} knew very well, because they could be seen from everywhere except from in here.',
      turn: '{L} climbed up on the ladder, and a grown-up held it. {L} took off one branch, and handed it down to {F}, and then every second one. Then {L} looked through the gaps, and something blinked.',
      done: 'The guests sat close together, with soup, honey and apples, and somebody turned off the lamp. “Look up!” said {L}. Between the leaves were stars, so many of them. One leaf fell in the soup. Nobody minded.',
      again:
        '{L} was allowed to sleep in the sukkah, in a hat. It is hard to sleep when there is so much to look at.',
      outcomes: [
        {
          asked: ['star/sky/moon/sleep/roof/night'],
          done: 'The guests sat close together, with soup, honey and apples, and somebody turned off the lamp. “Look up!” said {L}. Every second branch was gone, and between the leaves it blinked. One leaf fell in the soup, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'plays', 'gets'],
          done: 'The guests sat close together, and somebody turned off the lamp. “Look up!” said {L}. Between the leaves were stars, so many of them. By their light one could just find the soup, the honey and the apples. So {told}.',
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
          done: 'The guests sat close together, and somebody turned off the lamp. “Look up!” said {L}. All the heads went back, and all the hats fell off behind. Between the leaves were stars, so many of them, and {told}.',
        },
      ],
      object: 'star',
      helper: { name: 'Rabbi Tamar', creature: 'deer' },
      art: {
        'For Sukkot you build a hut': 'garden: L hammer happy; den, tree',
        'an armful of branches': 'garden: F carry leaf happy; L look happy; den',
        'There was no star': 'garden, evening: L lie-back worried; F point worried; den, many leaf',
        'a hole in it with a broom': 'garden, evening: L raise broom; F peek curious; bowl, leaf',
        'hung paper stars on': 'garden, evening: F hang star; L think worried; den',
        'isn’t a proper house': 'garden, evening: G say; L think star; F look G; den',
        'The first stars were out': 'garden, night: L slump sad; F look-up; den, star',
        'climbed up on the ladder': 'garden, night: L hold leaf brave on ladder; F reach-up; den',
        'with soup, honey': 'garden, night: L point happy; F look-up happy; many star, people, den',
        'to sleep in the sukkah': 'garden, night: L lie happy wearing hat; star, den',
      },
    },
  ],
};
