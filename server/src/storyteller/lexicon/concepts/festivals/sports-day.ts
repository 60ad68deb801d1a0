import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the race. */
export const sportsDay: StorySourceInput = {
  id: 'sports-day',
  words: [
    'race',
    'competition',
    'contest',
    'medal',
    'sport/sports day',

    'running race',
    'run race',
    'foot race',

    'olympics',
    'win/winning race',
    'come/coming last',
  ],
  situations: ['afraid', 'wants', 'learn'],
  topic: 'the race',
  thing: 'the finish line',
  main: 'meadow',
  plots: [
    {
      id: 'last-place',
      titles: ['The Race That {L} Came Last In', 'Ready, Steady', 'Twice Round the Meadow'],
      goal: 'get to the finish line of the race',
      trouble: 'all the others were far ahead in the race',
      solved: 'they had crossed the finish line',
      opener:
        'Sports day! There were flags round the meadow and a white line for the finish. {L+} had practised for the race every evening, up the lane and down the lane.',
      problem:
        'Ready, steady, go! Everyone shot off. {L} ran as fast as could be, and still the others got smaller and smaller in front.',
      tries: [
        '{L} took longer steps. That was faster for three steps. At the fourth there was a molehill.',
        '{L} looked back to see who was behind. Nobody was, and a lace came undone while {L} looked.',
        '{L} tried to run and be cross at the same time. It’s hard to breathe when you’re cross.',
      ],
      tip: '“You keep looking at their backs,” said {G+} from beside the track. “Look at your own feet, and count to ten. Then count again. That’s how I always get round.”',
      turn: '{L} stopped looking at the others. One, two, three, up to ten. Then ten more. {F} waited by the track and ran the last part beside, counting out loud.',
      done: 'And there was the white line, and {L} ran right over it. It was not first place. But all the flags waved, and {L} had run the whole way round, for the very first time.',
      again: 'The medal says “Finished” on it. {L} wears it to breakfast.',
      outcomes: [
        {
          asked: ['win/first/medal/prize/rosette/trophy/winner/come/second/third/finish/cup'],
          done: 'One, two, three, up to ten, and then ten more, with {F} beside the track. And there was the white line, and {L} ran right over it. The others had turned round, to see it. All the flags waved, and {told}.',
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
          done: 'And there was the white line, and {L} ran right over it, the whole way round, for the very first time. {G} was last with the lemonade trolley, as on every sports day. It got there just as {L} did, and {told}.',
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
          done: 'And there was the white line, and {L} ran right over it. It was not first place. But those who had shot off so fast came back to meet {L}, and counted the last ten aloud. All the flags waved, and {told}.',
        },
      ],
      helper: { name: 'Coach Amble', creature: 'tortoise' },
    },
    {
      id: 'three-legs',
      titles: ['The Race on Three Legs', 'Middle, Out, Middle, Out', '{L} and the Three-Legged Race'],
      goal: 'get to the finish line on three legs',
      trouble: 'they fell over again and again',
      solved: 'they had run over the finish line together',
      opener:
        'A race was going to be run across the meadow, and the flags were up at the finish line already. {L+} could run like the wind. “This is a three-legged race,” said the teacher, and held up a bundle of scarves.',
      friend:
        '{F+} was to run with {L}. They stood side by side, and a scarf was tied round {L’s} right leg and {F’s} left one. Now they had three legs to run on.',
      problem:
        'They tried it out. {L} began with one leg, {F} began with another, and both of them lay in the grass. They got up, and lay in the grass again. A beetle overtook them.',
      tries: [
        '{L} ran like the wind. {F} was pulled along behind like a suitcase, and then the suitcase fell over.',
        '“You lead, and I’ll follow,” said {F}. But by the time {F} had followed, {L} was one step further. They went round in circles.',
        '“Left, right, left!” called {L}. But {L’s} left leg was free, and {F’s} left leg was in the scarf. They were never talking about the same one.',
      ],
      tip: '“You’re both running well,” said {G+}, “but you’re running two races. There are two legs in that scarf, and they have to be one. Give it a name, and listen to it.”',
      low: 'They sat in the grass and looked at the two legs in the scarf. “Hello, Middle,” said {F}. Over by the flags the teacher was calling everybody to the start.',
      turn: '“Middle goes first,” said {L}, “and then the outside ones. We’ll start slowly.” They held on to each other. “Middle, out, middle, out,” said {L}, and they walked. Then they trotted. Soon nobody had to say it any more, and they ran.',
      done: 'To the left and to the right, pairs tumbled into the grass. {L} and {F} ran past them on three legs and were the first to reach the finish line. They ran on a bit further, because Middle did not want to stop.',
      again:
        'The medal has a very long ribbon, so that it goes round two necks. When {L} and {F} climb the stairs, they still say, “Middle, out, middle, out.”',
      outcomes: [
        {
          asked: ['win/first/medal/prize/rosette/trophy/winner/come/second/third/finish/cup'],
          done: 'To the left and to the right, pairs tumbled into the grass. {L} and {F} ran past them, and nobody had to say “Middle” any more. The white line came nearer, and the scarf held. So {told}.',
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
          done: 'To the left and to the right, pairs tumbled into the grass. {L} and {F} ran over the line and a bit further, because Middle did not want to stop. It only stopped at the table with the cups. There {told}, scarf and all.',
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
          done: 'To the left and to the right, pairs tumbled into the grass. {L} and {F} ran over the line and a bit further, because Middle did not want to stop. Then it stopped, and they didn’t, and there they lay. “Well run, Middle,” said {F}. And {told}.',
        },
      ],
      helper: { name: 'Coach Plum', creature: 'goose' },
    },
  ],
};
