import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Groundhog Day. */
export const groundhogDay: StorySourceInput = {
  id: 'groundhog-day',
  words: ['groundhog', 'groundhog day', 'woodchuck', 'punxsutawney', 'candlemas'],
  situations: ['visit', 'learn', 'question', 'wants', 'deed', 'being-and-thing'],
  topic: 'Groundhog Day',
  thing: 'the burrow',
  creature: 'groundhog',
  home: 'village',
  main: 'meadow',
  weather: 'snow',
  plots: [
    {
      id: 'the-shadow',
      titles: ['{L} and the Groundhog', 'Six More Weeks?', 'Nobody Look Round!'],
      goal: 'find out when spring would come',
      trouble: 'the groundhog would not come out',
      solved: 'the groundhog had told them about spring',
      opener:
        'On the second of February everybody stands round a hole in the meadow and waits for the groundhog. If it sees its shadow, people say, winter will last for six more weeks. {L+} was standing in front.',
      friend:
        'Deep in the hole something yawned. It was {S+}. “Go away,” said {S}. “There are cameras out there. I can hear them.”',
      problem:
        'The mayor had a top hat and a speech. The band had cold fingers. Everyone waited. But {S} did not come. “They all shout when I come out,” said {S} to {L}, who was lying at the edge of the hole. “And they always blame me for the weather.”',
      tries: [
        'The mayor read out the speech. It was long. {S} fell asleep again.',
        'Somebody pushed a carrot into the hole. The carrot went in. Nothing came out.',
        'The band played a march. A bit of earth fell into {S’s} bed.',
      ],
      tip: '“I wouldn’t come out, either,” said {G+}, who looked after the meadow in all weathers. “Four hundred people, and every one of them wants something. Whoever lives under the snow needs it quiet. Maybe you should ask what {S} has noticed, and not what {S} is supposed to show.”',
      low: '{L} lay on the cold snow and listened. It was warm down there, and smelled of hay.',
      turn: '{L} got up and turned to the people. “Everybody turn round, please,” said {L}, “and be quiet. Nobody look!” Four hundred people turned round. Even the mayor did. Then {L} knelt down and asked, very softly, “What’s it like under the ground? Has anything started?”',
      done: '{S} came out, blinked, and sniffed. “The worms have come up a bit,” said {S}. “It’ll take a while, but it’s begun.” They sat in the snow side by side, and both had a shadow. “Spring’s begun underneath!” called {L}, and everybody cheered.',
      again: 'Six weeks later the meadow was green. The groundhog had been right, and nobody blamed anybody.',
      outcomes: [
        {
          asked: ['spring/winter/snow/flower/sun/shadow/warm/weeks/weather/early'],
          done: 'The people had turned their backs, and {S} came out, blinked, and sniffed. “The worms have come up a bit,” said {S}. {L} called it across the meadow. There was one more carrot for whoever can wait. And {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'gets'],
          done: '{S} came out, blinked, and sniffed. “The worms have come up a bit,” said {S}. “Spring’s begun underneath!” called {L}. The band blew warm air into its fingers, the mayor folded up the speech, and nobody looked at the hole any more. So {told}.',
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
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'sleep'],
          done: '{S} came out, blinked, and sniffed. “It’ll take a while, but it’s begun.” They sat in the snow side by side, and both had a shadow. “Spring’s begun underneath!” called {L}. Four hundred people turned round, very softly, and {told}.',
        },
      ],
      helper: { name: 'Ranger Fern', creature: 'woman' },
      art: {
        'hole in the meadow and': 'meadow, snow: L look curious; hole, people',
        'Deep in the hole': 'meadow, snow: S yawn sleepy; L peek curious; hole',
        'a top hat and a speech': 'meadow, snow: L lie curious; S hide angry; people, hole',
        'The mayor read out': 'meadow, snow: L think worried; gentleman, notice',
        'pushed a carrot into': 'meadow, snow: L look curious; carrot, hole',
        'The band played a march': 'meadow, snow: L cover-ears; horn, people',
        'every one of them wants': 'meadow, snow: G say calm; L look G curious; people',
        'lay on the cold snow': 'meadow, snow: L lie calm; hole',
        'turned to the people': 'meadow, snow: L raise brave; people, hole',
        'both had a shadow': 'meadow, snow: L+S sit happy; sun, people',
        'the meadow was green': 'meadow: L wave happy; S wave happy; flower, sun',
      },
    },
  ],
};
