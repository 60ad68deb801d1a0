import type { StorySourceInput } from '../../story-source.ts';

/** Stories about bad dreams. */
export const nightmares: StorySourceInput = {
  id: 'nightmares',
  words: [
    'nightmare',
    'nightmares',
    'bad dream',
    'bad dreams',
    'scary dream',
    'scary dreams',
    'dream/dreams badly',
    'have/having bad dream',
    'wake/waking up bad dream',
    'wake/woke from nightmare',
    'afraid of dreams/dreaming',
    'dreams that scare',
  ],
  situations: ['afraid', 'has', 'deed', 'cannot', 'learn', 'question', 'afraid-being', 'sad', 'reluctant'],
  gentle: true,
  topic: 'bad dreams',
  thing: 'the bad dream',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'a-new-end-for-the-dream',
      titles: ['{L} and the Bad Dream', 'A New End for the Dream', 'The Dream That Got a Hat'],
      goal: 'sleep without being afraid of the dream',
      trouble: 'the same bad dream came every night',
      solved: 'the dream had a new end',
      opener:
        '{L+} sat up in bed, and it was dark. {L’s} heart was running as if {L} had been running, too. It had been that dream again, the one with the long corridor.',
      friend:
        '{F+} heard it and came at once. “You’re awake now,” said {F}. “This is your bed. That’s the window. I’m here.” They looked at one thing after the other, until {L’s} heart was walking again.',
      problem:
        'In the dream there was a corridor, and behind {L} came something huge, thump, thump, and {L} could not run. “What if it comes back?” asked {L}. It had come on Monday and on Tuesday. {L} was afraid to close both eyes.',
      tries: [
        '{L} wanted to stay awake all night. {L} sat up straight and looked at the lamp. But sleep is stronger, and the dream came after all, only later.',
        '{L} tried not to think about it. But when you mustn’t think of a thing, it sits down right in front of you.',
        '{L} moved the pillow to the other end of the bed. The dream found it there.',
      ],
      tip: '“A dream is a story that your head makes up,” said {G+}. “And you may change your own stories. But do it by day, when it’s light and we’re together. Draw it. Then draw how you want it to go on.”',
      low: 'In the morning the sun lay on the table, and there was paper, and there were pens. {L} didn’t want to, and then {L} did. It is easier to look at a thing when it’s flat, and no bigger than your hand.',
      turn: '{L} drew the corridor and the huge thing. Then {L} thought for a while, and gave it slippers, and a party hat, and a cake. Into the wall {L} drew a red door. “It’s only late for a birthday,” said {L}. “It’s looking for the right door.”',
      done: 'In the evening {L} told the whole picture, from beginning to end. In the night the corridor came. Thump, thump, it went. {L} turned round in the dream. There were the slippers. “It’s over there,” said {L}, “the red door.” And {L} slept on till morning.',
      again:
        'Sometimes another bad dream comes. Then {L} calls, and somebody is there. In the morning they get out the pens. There is always room for a door.',
      outcomes: [
        {
          asked: ['sleep/asleep/dream/dreams/night/morning/nightmare/bed'],
          done: 'In the evening {L} told the whole picture, from beginning to end. In the night the corridor came, thump, thump. {L} turned round. There were the slippers. “It’s over there,” said {L}, “the red door.” It went in, and {told}.',
        },
        {
          asked: ['monster/thing/scary/friend'],
          done: 'In the night the corridor came. Thump, thump, it went. {L} turned round in the dream. There were the slippers, and the cake. “It’s over there,” said {L}, “the red door.” “Thank you,” said the huge thing. It was only late, and {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'laugh/giggle/grin',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'stay',
            'team/together',
            'clap/cheer/applaud',
          ],
          kinds: ['hugs', 'happy', 'laughs', 'friends', 'says', 'stays', 'team', 'claps'],
          done: 'In the night the corridor came. Thump, thump, it went. {L} turned round in the dream, and there were the slippers. “The red door,” said {L}. Then {L} woke up for a moment. {F} was there, and that was the window, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'party/sleepover/celebrate/celebration/feast',
            'home',
          ],
          kinds: ['eats', 'plays', 'shares', 'makes', 'gets', 'party', 'home'],
          done: 'In the night the corridor came. Thump, thump, it went. {L} turned round in the dream, and there were the slippers and the cake. “It’s over there,” said {L}, and held the red door open. Behind it there was light, and {told}.',
        },
      ],
      helper: { name: 'Grandma Lark', creature: 'woman' },
    },
    {
      id: 'the-pebble-from-the-stream',
      titles: ['The Pebble from the Stream', '{L} and the Dark Doors', 'Something Good for the Night'],
      goal: 'go to sleep without being afraid',
      trouble: 'the bad dream came back night after night',
      solved: '{L} had something good to fall asleep with',
      opener:
        '“No!” cried {L+}, and woke up. There was the bed, and there was the window. But {L} could still see the house in the dream, where every door led into another dark room.',
      friend:
        '{F+} came at once. “Hold this,” said {F}, and put a pebble from the stream into {L’s} hand. It was smooth and cool. “This is real,” said {F}, “and so am I.” They sat there until the dark house had gone.',
      problem:
        'But when {L} lay down again, the first dark door was there. It had been like that all week. {L} was afraid of the evening now, and so tired in the morning that breakfast was a blur.',
      tries: [
        '{L} left all the lamps on. It was so bright that nobody could have slept. When {L’s} eyes closed at last, the dark doors were there just the same.',
        '{L} shook the pillow out of the window, to get rid of the dream. A few feathers came out, but the dream didn’t.',
        '{L} decided not to think of the dark doors, and told nobody about them. But a dream that you keep to yourself has your whole head to play in.',
      ],
      tip: '“A dream is like dough,” said {G+}. “What you put in at night goes on working until morning. So far you’ve put in the fear of the dark doors. Put in something good from today. Tell it slowly, until you can see it.”',
      low: 'At first {L} could only think of being tired. Then {L’s} fingers felt the pebble. “We were at the stream,” said {L} slowly. So there was something good, after all.',
      turn: 'In bed {L} told the whole story: how cold the water was, how the pebbles clicked, and how a leaf sailed past with a beetle on board. Then {L} held the pebble, and went along the stream once more, with both eyes closed.',
      done: 'Somewhere behind the second bend {L} fell asleep. Once in the night there was a dark door. {L} woke up a little, felt the pebble, and heard the water again. The next thing that {L} saw was the morning.',
      again:
        'There are still bad dreams now and then. But every evening something good from the day comes along to bed: a song, a smell, a beetle on a leaf.',
      outcomes: [
        {
          asked: ['sleep/asleep/dream/dreams/night/morning/nightmare/bed'],
          done: '{L} told the whole stream, with the beetle on its leaf. Once in the night there was a dark door. {L} felt the pebble, and heard the water again, and walked on along the bank. So {told}. The next thing that {L} saw was the morning.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'laugh/giggle/grin',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'stay',
            'team/together',
            'clap/cheer/applaud',
          ],
          kinds: ['hugs', 'happy', 'laughs', 'friends', 'says', 'stays', 'team', 'claps'],
          done: 'Somewhere behind the second bend of the stream {L} fell asleep. Once in the night there was a dark door. {L} felt the pebble, and it was real. In the morning {F} asked, “Was it there?” {L} held out the pebble, quite warm, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'party/sleepover/celebrate/celebration/feast',
            'home',
          ],
          kinds: ['eats', 'plays', 'shares', 'makes', 'gets', 'party', 'home'],
          done: 'Once in the night there was a dark door. {L} felt the pebble, and heard the water, and walked on along the stream. In the morning breakfast was no blur at all. {L} could see every seed on the bread, and {told}.',
        },
      ],
      object: 'pebble',
      helper: { name: 'Old Hazel', creature: 'dormouse' },
    },
  ],
};
