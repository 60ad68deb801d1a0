import type { StorySourceInput } from '../../story-source.ts';

/** Stories about saying sorry. */
export const sayingSorry: StorySourceInput = {
  id: 'saying-sorry',
  words: [
    'say sorry',
    'sorry',
    'apologise/apologize',
    'quarrel',
    'fight friend',
    'argument',
    'fall friend',
    'broken friendship',
    'make up',
  ],
  situations: ['learn', 'cannot', 'deed'],
  culprits: '{L} and {F}',
  topic: 'saying sorry',
  thing: 'the word sorry',
  main: 'garden',
  plots: [
    {
      id: 'the-heavy-word',
      titles: ['The Heaviest Word', '{L} Says Sorry', 'After the Quarrel'],
      goal: 'say sorry',
      trouble: 'the quarrel stood between {L} and {F}',
      solved: 'the word had been said',
      opener:
        '{L+} had built a tower with a friend, the tallest ever. Now it lay on the ground, and they had shouted at each other. It had been a real quarrel.',
      friend:
        '{F+} sat on the wall with folded arms. {L} sat under the tree. There were ten steps between them, and they felt like a hundred. Neither of them said sorry.',
      problem:
        '“It was {F’s} fault,” thought {L}. But there was a small voice that said: a bit of it was yours. “Sorry” is only one little word. But it stuck in {L’s} throat like a fish bone.',
      tries: [
        '{L} said sorry to the tree, to practise. The tree took it well. But {F} had not heard.',
        '{L} put a biscuit down on the wall and ran away. {F} looked at the biscuit. A biscuit is nice, but it is not a word.',
        '“Sorry, but you started it!” called {L}. The second half ate up the first. {F} turned round and looked the other way.',
      ],
      tip: '“The word is heavy because you carry it alone,” said {G+}. “Say what you did. Only what you did. Then put ‘sorry’ behind it, and stop. You’ll see how light it gets.”',
      turn: 'Ten steps, one after the other. “I knocked against the tower,” said {L}, “and then I shouted. I’m sorry.” And {L} stopped there. It was quiet. A leaf came down.',
      done: '“I shouted louder,” said {F}. “I’m sorry, too.” And there was so much room in {L’s} throat all at once that a laugh came out. They built the tower again, and put the biscuit on the very top.',
      again: 'They still quarrel now and then. But the ten steps have turned into three.',
      outcomes: [
        {
          asked: ['sorry/forgive/apologise/apologize/friend/friends/make'],
          done: '“I knocked against the tower,” said {L}, “and then I shouted. I’m sorry.” A leaf came down. “I shouted louder,” said {F}. There was so much room in {L’s} throat all at once. Ten steps had become none, and {told}.',
        },
        {
          asked: [
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'party/sleepover/celebrate/celebration/feast',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['plays', 'makes', 'shares', 'eats', 'party', 'gets'],
          done: '“I shouted louder,” said {F}. “I’m sorry, too.” There was so much room in {L’s} throat all at once that a laugh came out. The bricks still lay where they had fallen, and the biscuit on the wall. So {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'home',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'team', 'says', 'home', 'friends'],
          done: '“I shouted louder,” said {F}. “I’m sorry, too.” And there was so much room in {L’s} throat all at once that a laugh came out. {F} unfolded both arms. They had been folded for so long that they were stiff, and {told}.',
        },
      ],
      helper: {
        name: 'Old Gander',
        creature: 'goose',
      },
    },
    {
      id: 'knock-and-wait',
      titles: ['Sorry, Sorry, Sorry', 'The Torn Kite', '{L} Stays and Listens'],
      goal: 'make up with {F}',
      trouble: '{F} was still hurt',
      solved: '{L} and {F} had made up',
      opener:
        '{L+} was good at saying sorry. {L} said it when the milk spilled, when the door slammed, and when somebody’s foot was in the way. It took no time at all, and then you could go on playing.',
      friend:
        '{F+} had a new kite with a painted face. Both of them wanted to fly it first, and both of them pulled. “Stop!” cried {F}. {L} pulled once more, and the kite tore right down the middle.',
      problem:
        '“Sorry!” said {L}. “What shall we play now?” But {F} turned away with the two halves and did not want to play anything. “I said sorry!” called {L}. That was true, but it had not helped.',
      tries: [
        '{L} said it again and again, as fast as rain on a roof. {F} moved further away.',
        '{L} said it in a squeaky voice and pulled a face. On other days {F} laughed at that. Today {F} did not even look.',
        '“If you stop being sad, you can have my best marble,” said {L}. {F} did not take it. You can’t swap sadness for a marble.',
      ],
      tip: '“Saying sorry is like knocking on a door,” said {G+}. “After that you have to wait and listen. You knock and run away. Go back and ask what hurts, and don’t say ‘but’ until you’ve heard it all. Don’t say it afterwards, either.”',
      low: '{L} stood still for the first time that day. It isn’t easy to ask when you don’t know what you’ll hear. But {L} did want to know.',
      turn: '{L} sat down next to {F}. “What’s the worst of it?” asked {L}, and waited. “I painted that face all by myself,” said {F}, “and you didn’t stop when I said stop.” “No, I didn’t,” said {L} slowly. “I’m sorry that I pulled.”',
      done: 'This time the word got through. “Will you help me mend it?” asked {F}. They stuck strips of paper over the tear, and {L} held both halves together until the glue was dry. Then the kite went up, with a seam down its nose.',
      again:
        '{L} still says sorry when the milk spills. But when somebody is hurt, {L} says it, and stays, and listens.',
      outcomes: [
        {
          asked: ['sorry/forgive/apologise/apologize/friend/friends/make'],
          done: '“What’s the worst of it?” asked {L}, and waited for all of it. “You didn’t stop when I said stop,” said {F}. “No, I didn’t,” said {L}. This time the word got through. They held the two halves of the kite together, and {told}.',
        },
        {
          asked: [
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'party/sleepover/celebrate/celebration/feast',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['plays', 'makes', 'shares', 'eats', 'party', 'gets'],
          done: 'This time the word got through. “Will you help me mend it?” asked {F}. They stuck strips of paper over the tear and held both halves until the glue was dry. Then the kite went up, with a seam down its nose, and {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'home',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'team', 'says', 'home', 'friends'],
          done: 'This time the word got through. They mended the kite with strips of paper, and {L} held both halves together until the glue was dry. It had a seam down its nose now and looked a little surprised at everything. {F} saw it too, and {told}.',
        },
      ],
      helper: { name: 'Aunt Latch', creature: 'hedgehog' },
      setting: { main: 'meadow', weather: 'wind', thing: 'the torn kite' },
    },
  ],
};
