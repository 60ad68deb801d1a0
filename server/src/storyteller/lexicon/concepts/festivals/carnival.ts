import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the parade. */
export const carnival: StorySourceInput = {
  id: 'carnival',
  words: ['carnival', 'mardi gras', 'parade', 'costume party'],
  situations: ['wants', 'learn'],
  topic: 'the parade',
  thing: 'the parade',
  main: 'city',
  plots: [
    {
      id: 'parade-of-grey',
      titles: ['The Parade in the Rain', '{L} Leads the Parade', 'All the Colours Ran'],
      goal: 'save the parade',
      trouble: 'the colours of the parade had run in the rain',
      solved: 'the parade was more colourful than before',
      opener:
        'Today was the parade! For weeks everybody had glued and painted. {L+} had a costume with a hundred paper feathers, in all the colours that there are.',
      problem:
        'They had just lined up when the rain came, one big shower. When it was over, the paper hung down, the paint dripped off, and the whole parade was grey and brown.',
      tries: [
        'They hung the costumes up to dry. They dried as stiff as boards, and you could only walk in them sideways.',
        'They painted it all once more. But the paint was watery, and each colour turned into mud.',
        '“Let’s march in our vests,” said {F}. They tried it. It looked like people who had lost their washing.',
      ],
      tip: '“Where did all that colour go?” asked {G+}. “It can’t just be gone. Look down at your feet.”',
      turn: 'The street was full of puddles, and each one was another colour: red, blue, yellow, green. {L} looked at them, and then jumped into the biggest with both feet. Splash!',
      done: 'Everyone jumped. The drums began, the colours flew up, and soon the whole parade was spotted and striped from head to toe. The people at the windows clapped till their hands were sore.',
      again: 'It took three baths to get it off. Behind {L’s} left ear there is still a little green.',
      outcomes: [
        {
          asked: ['win/prize/costume/best/crown/queen/king'],
          done: 'Everyone jumped. The drums began, the colours flew up, and soon the whole parade was spotted and striped from head to toe. The judge in the window leaned out too far and was spotted as well. And {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'shares', 'gets', 'makes'],
          done: 'Everyone jumped. The drums began, the colours flew up, and soon the whole parade was spotted and striped. At the end of the street stood {G} with towels and a table. The hands left prints on everything, red, blue and green, and {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
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
          kinds: ['party', 'plays', 'hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home'],
          done: 'Everyone jumped. The drums began, the colours flew up, and soon the whole parade was spotted and striped from head to toe. Nobody could tell any more who was who. The people came down from their windows to join in, and {told}.',
        },
      ],
      helper: { name: 'Madame Trill', creature: 'parrot' },
      art: {
        'had glued and painted': 'city: L paint happy; mask, feather',
        'with a hundred paper feathers':
          'city: L look proud wearing crown; F look happy wearing mask; many feather',
        'when the rain came': 'city, rain: L slump sad; F look sad; mask, drum',
        'the paint dripped off': 'city: L slump sad; F look sad; puddle, mask, feather',
        'hung the costumes up to dry': 'city: L hang cape; F stretch-out worried; washing-line',
        'each colour turned into mud': 'city: L handle paintbrush worried; F hold paint-pot sad; mud',
        'march in our vests': 'city: F walk shirt; L walk worried; drum',
        'Where did all that colour': 'city: G say; L+F look curious at ground; puddle',
        'each one was another colour':
          'city: L point surprised; F look surprised; red puddle, blue puddle, yellow puddle',
        'jumped into the biggest': 'city: L splash laughing; F look surprised; big yellow puddle',
        'The drums began': 'city: L splash laughing; F splash; many red puddle, drum, people',
        'It took three bath': 'bathroom: L sit in bath happy; F laugh; green soap',
      },
    },
  ],
};
