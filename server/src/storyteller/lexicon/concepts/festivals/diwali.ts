import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Diwali. */
export const diwali: StorySourceInput = {
  id: 'diwali',
  words: [
    'diwali',
    'deepavali',
    'festival lights',
    'diya',
    'rangoli',
    'rama and sita',
    'rama',
    'sita',
    'story of rama and sita',
    'ravana',
    'hanuman',
    'story of diwali',
    'ramayana',
  ],
  situations: ['wants'],
  topic: 'Diwali',
  thing: 'the row of little lamps',
  main: 'village',
  night: true,
  plots: [
    {
      id: 'hundred-lamps',
      titles: ['A Hundred Lamps for Diwali', '{L}’s Diwali Lights', 'The Last Little Lamp'],
      goal: 'light all the lamps for Diwali',
      trouble: 'the Diwali lamps would not stay alight',
      solved: 'all the Diwali lamps were alight',
      opener:
        'It was Diwali, the festival of lights. {L+} had helped to paint the little clay lamps, and now they stood in a row from the gate to the door, a hundred of them.',
      problem:
        'As soon as it was dark, {L} lit the first. A puff of wind came round the corner, and it was out. The second went out. The third did not even begin.',
      tries: [
        'They stood close together, as a wall against the wind. It was a good wall, but the wind just came from the other side.',
        'They put cups over the lamps. Now nothing could blow them out. But nobody could see them either, and under the cups they went out all by themselves.',
        '{F} asked the wind to stop. The wind thought it over, and blew off {F’s} hat.',
      ],
      tip: '“One lamp alone is soon blown out,” said {G+}. “Make your rangoli first, the big bright pattern on the ground. Then you’ll see where the lamps belong.”',
      turn: 'With coloured powder they drew a great flower on the ground, close to the wall, where there was no wind at all. And {L} saw it: one lamp for each petal, side by side.',
      done: 'Each flame lit the next one. Soon a hundred lamps burned in the shape of a flower, and the whole house was gold. “Happy Diwali!” they called down the street.',
      again:
        'The sweets were shared, the sparks went up over the roofs, and the smallest lamp burned till morning on the windowsill.',
      outcomes: [
        {
          asked: ['firework/fireworks/sparkler/light/lights/lamp/diya/candle/shine/glow/lakshmi'],
          done: 'Each flame lit the next one. Soon a hundred lamps burned in the shape of a flower, where no wind could get at them, and the whole house was gold. You could see it from the end of the street. They came out to look, and {told}.',
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
          kinds: ['eats', 'shares', 'party', 'plays', 'makes', 'gets'],
          done: 'Each flame lit the next one, till a hundred lamps burned in the shape of a flower, and the whole house was gold. “Happy Diwali!” they called down the street, and from every door came somebody with a covered plate. So {told}.',
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
          done: 'Each flame lit the next one, till a hundred lamps burned in the shape of a flower, and the whole house was gold. So were all the faces. “Happy Diwali!” called {L}, and even the wind held its breath. And {told}.',
        },
      ],
      helper: { name: 'Auntie Asha', creature: 'peacock' },
    },
    {
      id: 'one-lamp',
      titles: ['{L} and the Diwali Lamps', 'A Lamp for Every Step', 'The Last Diya'],
      goal: 'light all the Diwali lamps',
      trouble: 'the wind blew out every Diwali lamp',
      solved: 'all the Diwali lamps were alight',
      object: 'lantern',
      opener:
        'The house smelled of cardamom and sweets. On the doorstep {L+} had made a rangoli, a great flower of coloured powder. Tonight was Diwali, when the light wins against the dark.',
      friend:
        '{F+} carried a tray with forty small clay lamps, the diyas, and a lantern to light them with. “One for every step of the street,” said {F}.',
      problem:
        'They lit the first diya and the second. Then came the wind, round the corner, and puff! All dark. As often as they lit the Diwali lamps, the wind blew them out again.',
      tries: [
        'They stood round the lamps in a ring, with their coats wide open. The wind came from above.',
        'They lit them all very fast, one behind the other. {L} was at number nine when number one went out.',
        '“Shall we take the electric ones?” asked {F}. They were pretty, but nobody could say a wish over them.',
      ],
      tip: '“Wind is always strongest for one lamp alone,” said {G+}, coming down the steps in a bright shawl. “In my village every house lit one at the same moment. And each put a hand around the neighbour’s flame.”',
      turn: '{L} ran from door to door and gave everyone a diya. “On three,” called {L}, “and keep your hand round the light next to yours!” All down the street people knelt on their steps. “One, two, three!”',
      done: 'Forty flames went up at once. The wind came, and found a hand around every one of them, and gave up. From end to end the street was gold. “Happy Diwali!” they called across, and handed round the sweets.',
      again:
        'In the morning the rangoli was a little smudged, with many footprints in it. “Good,” said {L}. “Then the light came in.”',
      outcomes: [
        {
          asked: ['firework/fireworks/sparkler/light/lights/lamp/diya/candle/shine/glow/lakshmi'],
          done: '“One, two, three!” Forty flames went up at once. The wind came, and found a hand around every one of them, and gave up. From end to end the street was gold, and everyone still knelt on the steps, looking. And {told}.',
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
          kinds: ['eats', 'shares', 'party', 'plays', 'makes', 'gets'],
          done: 'Forty flames went up at once. The wind came, and found a hand around every one of them, and gave up. Since they were all on their steps anyway, the trays went from neighbour to neighbour, like the light. So {told}.',
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
          done: 'Forty flames went up at once. The wind came, and found a hand around every one of them, and gave up. “Happy Diwali!” they called across. Nobody let go of the neighbour’s flame until it stood up straight, and {told}.',
        },
      ],
      helper: {
        name: 'Nani Asha',
        creature: 'peacock',
      },
      setting: {
        topic: 'Diwali',
        thing: 'the Diwali lamps',
        main: 'village',
        night: true,
      },
    },
    {
      id: 'the-way-home-of-rama-and-sita',
      words: ['rama', 'sita', 'ravana', 'hanuman', 'story of diwali', 'ramayana'],
      titles: ['A Light for Rama and Sita', '{L} and the Shadow Play', 'How Rama and Sita Came Home'],
      goal: 'play the story of Rama and Sita to the end',
      trouble: 'Rama and Sita could not find their way home in the dark',
      solved: 'the lamps had shown Rama and Sita the way home',
      opener:
        'Behind a white sheet stood a lamp. {L+} had cut the shadow puppets out of card: Prince Rama with the bow, Princess Sita with the flower, Hanuman the monkey, and Ravana, who had ten heads. Tonight they would play the story of Diwali.',
      friend:
        '{F+} held Ravana, as it takes two arms for ten heads. On the other side of the sheet the whole street sat on cushions, and it was as quiet as before a present.',
      problem:
        'Ravana carried Sita away over the sea. Rama searched, and Hanuman leapt. The monkeys built a bridge, and Ravana’s ten heads fell, clack, clack, clack. Sita was free! And then, on the way home, the lamp went out. Rama and Sita stood in the dark forest.',
      tries: [
        '{L} shook the lamp. It was empty, and not a drop of oil was left in it.',
        'They told the rest in the dark. “Now Rama goes left,” said {L}. “I can’t see Rama,” said a small voice in the third row.',
        '{F} opened the curtains, for the moon. But on the night of Diwali there is no moon. It’s the darkest night of all.',
      ],
      tip: '“It was just the same that night,” said {G+} softly. “Rama and Sita had been away for fourteen years, and the forest was black. Who do you think showed them the way? They weren’t alone in the story. There were the people at home.”',
      turn: '{L} came out in front of the sheet. “You’re the people of Ayodhya!” said {L} to the street. “Rama and Sita can’t see the way. You’ve all got a diya there. Light it, and put it down in a row, from here to the door!”',
      done: 'One little flame after another lit up. A path of lights grew across the room, and {L} let Rama and Sita walk along it, over the cushions and the laps, step by step, right up to the door. “They’re home!” cried the third row, and everybody clapped.',
      again:
        'The lamps stood along the street all night. “So that anybody can come home,” said {L}. The puppets slept in their box, Ravana on top, with ten pairs of closed eyes.',
      outcomes: [
        {
          asked: ['rama/sita/home/king/queen/hanuman/palace/light/lamp/diya'],
          done: 'One little flame after another lit up, down the whole room. {L} let the puppets walk along the lights, over the cushions and the laps, out of the dark forest. “There they are!” called the people of Ayodhya. So {told}.',
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
          kinds: ['eats', 'shares', 'party', 'plays', 'makes', 'gets'],
          done: 'One little flame after another lit up. {L} let Rama and Sita walk along the lights, step by step, right up to the door. “They’re home!” cried the third row. And what do you do when somebody comes home after fourteen years? {told}.',
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
          done: 'One little flame after another lit up. {L} let Rama and Sita walk along the lights, over the cushions and the laps, right up to the door. “They’re home!” cried the third row. Even Ravana was allowed to look, with all ten heads, and {told}.',
        },
      ],
      helper: { name: 'Nani Meera', creature: 'peacock' },
      setting: {
        topic: 'Rama and Sita',
        thing: 'the shadow play',
        main: 'cottage',
        indoors: true,
        night: true,
      },
    },
  ],
};
