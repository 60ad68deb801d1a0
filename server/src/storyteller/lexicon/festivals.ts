import type { StorySourceInput } from './story-source.ts';

/** Festivals and feasts of the year. */
export const festivals: StorySourceInput[] = [
  {
    id: 'christmas',
    words: ['christmas', 'christmas eve', 'christmas tree', 'xmas', 'christmas day'],
    situations: ['lost', 'wants'],
    topic: 'Christmas',
    thing: 'the Christmas tree',
    main: 'snowfield',
    weather: 'snow',
    plots: [
      {
        id: 'crooked-tree',
        titles: ['The Crooked Christmas Tree', '{L} and the Little Tree', 'A Tree for Christmas'],
        goal: 'bring a Christmas tree home',
        trouble: 'there was no tree for Christmas',
        solved: 'a Christmas tree stood in the room',
        opener:
          'It was the day before Christmas. {L+} had hung the stars in the window and baked the biscuits. Only one corner of the room was empty: the one for the tree.',
        problem:
          'In the snowy wood the first tree was too tall for the door. The next was too wide for the stairs. And the next had an owl living in it.',
        tries: [
          'They tried to pull up a tree with both hands. Out came {L}, backwards, with a lap full of snow. The tree had not moved.',
          'They tied branches to a broomstick and hung one bauble on it. The broomstick tree fell over, and the bauble rolled under the stove.',
          '{F} stood in the corner with arms stretched out, and {L} hung biscuits on them. It was a very good tree until it sneezed.',
        ],
        tip: '“Everyone walks past the smallest one,” said {G+}. “It’s crooked, you see. But turn a crooked tree the right way round, and look again.”',
        turn: 'At the edge of the wood stood a tree no taller than {L}, with a bend in the middle. {L} walked all the way round it and looked at it from the other side. It was leaning towards home.',
        done: 'They dug it out with its roots and pulled it home on the sledge. In the corner its bend fitted exactly under the slope of the roof, and the star on top just touched the ceiling.',
        again:
          'After Christmas the tree went back to the edge of the wood. It is a little taller every year, and every Christmas Eve they hang one biscuit on it.',
        helper: { name: 'Old Frost', creature: 'reindeer' },
      },
      {
        id: 'present-mix-up',
        titles: ['The Christmas Mix-Up', 'Whose Present Is This?', 'Every Label Blew Away'],
        goal: 'find out whose present was whose',
        trouble: 'all the Christmas presents had lost their names',
        solved: 'every present was with the right one',
        opener:
          '{L+} had wrapped all the Christmas presents, and tied a label with a name to each. They stood under the tree in a neat row. “Ready!” said {L}.',
        problem:
          'Then somebody opened the door, and the wind came in. When it had gone, all the labels were outside in the snow, and not one present had a name.',
        tries: [
          '{L} shook a present. It rattled. {F} shook it too. It rattled again, and they knew no more than before.',
          'They sniffed at each one. This one smelled of soap, or cheese. That one smelled of paper. So did all the others.',
          'They tried to guess by size: the biggest present for the biggest friend. But the biggest present had the smallest friend’s hat in it.',
        ],
        tip: '“When you wrapped it,” asked {G+}, “whom were you thinking of? Hold it and remember. Hands don’t forget so quickly.”',
        turn: '{L} held the first present with both eyes shut, and remembered the long ribbon, and why it was long: because somebody likes to pull it. {L} knew! They did the next one, and the next.',
        done: 'On Christmas morning each present was in the right lap. “How did you know that I wanted this?” everyone asked, and {L} laughed. “I nearly didn’t.”',
        again: 'Now {L} writes the names on the paper itself, in big letters, and shuts the door first.',
        helper: { name: 'Mrs Pine', creature: 'squirrel' },
      },
    ],
  },
  {
    id: 'santa',
    words: [
      'santa',
      'santa claus',
      'father christmas',
      'saint nicholas',
      'reindeer',
      'rudolph',
      'christmas sleigh',
    ],
    situations: ['lost', 'afraid', 'wants'],
    topic: 'Santa’s sleigh',
    thing: 'the sleigh',
    main: 'snowfield',
    weather: 'snow',
    night: true,
    plots: [
      {
        id: 'stuck-sleigh',
        titles: ['The Night Santa Was Late', '{L} Helps Santa', 'A Sleigh in the Snow'],
        goal: 'get Santa’s sleigh out of the snow',
        trouble: 'the Christmas sleigh was stuck',
        solved: 'the Christmas sleigh was flying again',
        opener:
          'On the night before Christmas {L+} lay awake and listened. There was a jingle of bells far up, then a long slide, then a bump. “That was too soon,” said {L}.',
        problem:
          'Behind the house lay a red sleigh, deep in a snowdrift. Santa stood beside it in big wet boots. “Half the world is still waiting,” said Santa, “and I can’t go up or down.”',
        tries: [
          'They pushed from behind, one, two, three. The sleigh groaned and sank a little deeper, and everyone behind it was white up to the ears.',
          'They dug with a spoon, a pan and a slipper. But as fast as they dug, new snow fell into the hole.',
          'They tried to make it lighter and carried the sack down. But the sack never got empty. It had presents for half the world in it.',
        ],
        tip: '“I need a hard road to run on, then I can fly,” said {G+}, and stamped a hoof. “Loose snow is no road. What do you do, when you want snow to be hard?”',
        turn: '“We stamp!” cried {L}. They stamped up and down in front of the sleigh, side by side, singing, until there was a long road as hard and smooth as a table.',
        done: 'The reindeer ran, the bells rang, the sleigh slid along the road, and then it was in the air. “Thank you!” called Santa. “You’re all on my list twice!”',
        again:
          'In the morning there was a stamped road in the snow that stopped in the middle of nowhere. Only they knew where it went.',
        helper: { name: 'Comfrey', creature: 'reindeer' },
      },
    ],
  },
  {
    id: 'halloween',
    words: [
      'halloween',
      'trick treat',
      'jack o lantern',
      'halloween costume',
      'halloween party',
      'pumpkin carve/carving',
    ],
    situations: ['afraid', 'wants'],
    topic: 'Halloween',
    thing: 'the costume',
    main: 'village',
    night: true,
    plots: [
      {
        id: 'not-scary',
        titles: ['The Least Scary Ghost', '{L}’s Halloween', 'Boo, If You Please'],
        goal: 'find the right costume for Halloween',
        trouble: 'no costume was any good',
        solved: 'the Halloween costume was just right',
        opener:
          'It was Halloween, and in every window stood a pumpkin with a grin. {L+} had a bag for the sweets, and one problem: nothing to dress up as.',
        problem:
          '{L} tried on a sheet and said boo. Nobody jumped. “Is it a tablecloth?” asked a small witch kindly. “Are you a picnic?”',
        tries: [
          'So {L} became a mummy, wrapped from top to toe. At the first garden gate it caught on a nail, and by the third gate it was all unwound.',
          'Then {L} was a spider with six stuffed stockings. The stockings got in at the door first, and stuck there.',
          'Then a skeleton, with flour. It was very white, very fine, and gone after the first sneeze.',
        ],
        tip: '“You only want to frighten people,” said {G+}. “On Halloween one may be anything at all. So what is the brightest thing that you can think of?”',
        turn: '{L} thought about it, and knew at once. They took a cardboard box, a lot of gold paper and a lamp. They cut out a grin, and two round eyes.',
        done: 'Down the street came a huge shining pumpkin on two feet, that laughed. All the witches and ghosts ran after it, to be near the light. “Trick or treat!” said the pumpkin.',
        again:
          'The pumpkin suit hangs on the back of the door now. Sometimes, on a dark evening, somebody switches it on.',
        helper: { name: 'Granny Web', creature: 'owl' },
      },
    ],
  },
  {
    id: 'easter',
    words: ['easter', 'easter egg', 'easter bunny', 'egg hunt', 'easter basket'],
    situations: ['lost', 'wants'],
    topic: 'the Easter eggs',
    thing: 'the Easter basket',
    main: 'garden',
    plots: [
      {
        id: 'hidden-too-well',
        titles: ['Hidden Too Well', 'The Easter Egg Muddle', '{L} and the Easter Eggs'],
        goal: 'find the Easter eggs again',
        trouble: 'the Easter eggs were hidden too well',
        solved: 'every Easter egg lay in the basket',
        opener:
          'Before breakfast on Easter morning {L+} hid twelve eggs in the garden: red, blue, green and one with spots. “Nobody will ever find them,” said {L} proudly.',
        problem:
          'Nobody did. Everyone looked, and nobody found a single egg. And then they asked {L} where the eggs were, and {L} had forgotten.',
        tries: [
          'They looked under the flowerpots. There were eleven snails, a marble, and a very old carrot. But no eggs.',
          '{F} pretended to be an egg and lay in the grass, to find out where an egg would like to be. It was comfortable. That was all.',
          'They blew a trumpet and called, “Come out, eggs!” An angry hen came out.',
        ],
        tip: '“When I lose a thing,” said {G+}, “I begin again at the beginning. Where did your feet go first this morning? Feet leave letters in wet grass.”',
        turn: 'The grass was still wet with dew. There they were, {L’s} own footprints! {L} put a foot in the first, then in the second, and walked the whole morning once more.',
        done: 'Where the footprints stopped, there was an egg: in the boot, in the watering can, up in the fork of the tree. Ten, eleven, and twelve was the one with spots.',
        again: 'Next Easter {L} will draw a map first. And hide the map somewhere really safe.',
        object: 'basket',
        helper: { name: 'Clover', creature: 'rabbit' },
      },
    ],
  },
  {
    id: 'diwali',
    words: ['diwali', 'deepavali', 'festival lights', 'diya', 'rangoli'],
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
        solved: 'all the Diwali lamps were burning',
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
        helper: { name: 'Auntie Asha', creature: 'peacock' },
      },
    ],
  },
  {
    id: 'eid',
    words: ['eid', 'eid al fitr', 'eid al adha', 'ramadan', 'eid moon', 'eid party'],
    situations: ['wants'],
    topic: 'Eid',
    thing: 'the new moon of Eid',
    main: 'city',
    night: true,
    plots: [
      {
        id: 'thin-moon',
        titles: ['Waiting for the Eid Moon', '{L} and the Moon of Eid', 'The Thinnest Moon'],
        goal: 'see the new moon of Eid',
        trouble: 'nobody had seen the moon, and Eid could not begin',
        solved: 'the new moon was in the sky and Eid had come',
        opener:
          'Ramadan was nearly over. The new clothes hung on the door, the biscuits with dates were baked. {L+} stood at the window. “As soon as we see the new moon, it’s Eid,” said {L}.',
        problem:
          'But the sky behind the roofs was full of cloud. Everyone looked up, in every street, and nobody saw even a crumb of moon.',
        tries: [
          'They climbed to the roof of the house. From there they saw more roofs, more chimneys, and much more cloud.',
          '“There!” cried {F}. It was a lamp. “There!” cried {L}. It was a cat’s tail. The moon was nowhere.',
          'They looked through a telescope made of rolled-up paper. The cloud looked rounder, and no thinner.',
        ],
        tip: '“The moon of Eid is as thin as a thread and doesn’t stay long,” said {G+}. “Don’t look where the sky is dark. Look low down, where the sun has just gone.”',
        turn: 'So they turned right round. Low over the last roof was a small gap in the cloud, and it was still a little pink. They looked, and nobody breathed.',
        done: 'There it was, as thin as a fingernail. “The moon!” cried {L}. “Eid Mubarak!” The call went from roof to roof, and all over the city the windows lit up.',
        again:
          'In the morning there were hugs at every door, and date biscuits, and something for those who had none. {L} had saved the best biscuit to give away.',
        helper: { name: 'Uncle Karim', creature: 'stork' },
      },
    ],
  },
  {
    id: 'hanukkah',
    words: ['hanukkah', 'chanukah', 'hanukah', 'menorah', 'dreidel', 'latke'],
    situations: ['lost', 'wants'],
    topic: 'Hanukkah',
    thing: 'the menorah',
    main: 'cottage',
    night: true,
    plots: [
      {
        id: 'helper-candle',
        titles: ['Eight Nights and One Candle', 'The Helper Candle', '{L}’s Hanukkah'],
        goal: 'light the menorah on the last night',
        trouble: 'the helper candle was missing, and the menorah was dark',
        solved: 'all the candles of the menorah were burning',
        opener:
          'It was the eighth night of Hanukkah. The menorah stood in the window with its eight candles in a row. {L+} had waited for this night most of all.',
        problem:
          '“But where is the shammash?” asked {L}. That is the helper candle, which lights all the others. Its place in the menorah was empty.',
        tries: [
          'They looked among the dreidels. There were four dreidels, a button and a chocolate coin, and no candle.',
          'They looked in the kitchen, where the latkes hissed in the pan. They had to try one latke each, to be sure. No candle.',
          '“Can one of the eight do it?” asked {F}. But those eight are only for looking at. They must not work.',
        ],
        tip: '“A helper doesn’t like to lie about,” said {G+}. “Where was something dark, that needed a light last night? Think who went there with a candle.”',
        turn: '{L} remembered. Last night the cupboard under the stairs had been dark, and somebody had gone to fetch a dreidel. {L} opened the door and felt along the shelf.',
        done: 'There lay the shammash! It lit the first candle, and the second, and all eight. The whole window shone, so that everyone in the street could see it.',
        again:
          'They sang, they spun the dreidel, they ate the last latkes. “The helper gives its light away,” said {L}, “and still has all of it.”',
        helper: { name: 'Grandpa Lev', creature: 'owl' },
      },
    ],
  },
  {
    id: 'lunar-new-year',
    words: [
      'lunar new year',
      'chinese new year',
      'new year dragon',
      'dragon dance',
      'lion dance',
      'tet',
      'spring festival',
      'red envelope',
    ],
    situations: ['learn', 'wants'],
    topic: 'the Lunar New Year',
    thing: 'the dancing dragon',
    main: 'city',
    plots: [
      {
        id: 'dragon-dance',
        titles: ['The Dragon with Six Left Feet', '{L} Dances the Dragon', 'A Dragon for New Year'],
        goal: 'dance the New Year dragon down the street',
        trouble: 'the New Year dragon kept falling over its feet',
        solved: 'the dragon danced as if it were alive',
        opener:
          'Red lanterns hung across the street for the Lunar New Year. And this year {L+} was allowed to be under the great paper dragon and help it dance!',
        problem:
          'But the head went left, the middle went right, and the tail sat down. The dragon lay in the street in a heap, with feet sticking out everywhere.',
        tries: [
          '“Follow me!” called {L} from the front. But inside a dragon you see nothing except the back of somebody’s shirt.',
          'They tied themselves together with a string. Now when one of them tripped, all of them did.',
          'They went as slowly as they could. It was safe, but it looked as though the dragon had a tummy ache.',
        ],
        tip: '“A dragon has no eyes in its tail,” said {G+}, “but it has ears all the way along. Listen to my drum: boom is left, boom is right, and two quick ones are a jump.”',
        turn: 'The drum began. Boom, said the drum, and every left foot went forward. Boom, and every right one. {L} stopped looking and only listened.',
        done: 'Up went the head, and the wave ran down the whole long back to the tip of the tail. The dragon leapt, the firecrackers cracked, and everyone cheered. “Happy New Year!”',
        again:
          'Afterwards there were dumplings and red envelopes. In the night {L’s} feet were still going boom, boom, under the blanket.',
        object: 'drum',
        helper: { name: 'Mr Lin', creature: 'panda' },
      },
    ],
  },
  {
    id: 'new-year',
    words: ['new year', 'new year eve', 'midnight firework', 'firework'],
    situations: ['afraid', 'wants'],
    topic: 'New Year’s Eve',
    thing: 'the fireworks',
    main: 'village',
    night: true,
    plots: [
      {
        id: 'awake-till-midnight',
        titles: ['Awake Till Midnight', '{L} and the New Year', 'Ten, Nine, Eight'],
        goal: 'stay awake until the New Year came',
        trouble: 'everyone was too sleepy for the New Year',
        solved: 'they were wide awake, and it was midnight',
        opener:
          'It was the last evening of the old year. “Tonight I will stay awake till midnight,” said {L+}, “and see the fireworks, and watch the New Year come in at the door.”',
        problem:
          'At eight o’clock that was easy. At nine {L} yawned. At ten the sofa became very, very soft, and midnight was still two hours away.',
        tries: [
          'They played the loudest game they knew. It kept them awake for a while, and then it made them twice as tired.',
          'They put cold flannels on their faces. {F} fell asleep under the flannel.',
          '{L} stared at the clock. But the hands of a clock go round so slowly that nothing makes you sleepier.',
        ],
        tip: '“You’re waiting,” said {G+}, “and waiting is what makes you sleepy. Give the old year something to do. What was good in it? Tell me one thing for every month.”',
        turn: '“January was the big snowman!” said {L}. “February was the pancake on the lamp,” said {F}. They sat up straight. They laughed about March, and argued about May, and got as far as December.',
        done: '“And the best of December …” said {L}, and then the bells began. Ten, nine, eight! The sky went red and gold and green, and the New Year was there. They were wide awake.',
        again:
          'They slept until noon. “I saw it come in,” said {L}. “It had cold feet and it smelled of smoke.”',
        helper: { name: 'Grandma Tick', creature: 'owl' },
      },
    ],
  },
  {
    id: 'birthday',
    words: [
      'birthday',
      'birthday party',
      'birthday cake',
      'birthday present',
      'birthday surprise',
      'turn/turning three/four/five/six/seven/eight',
    ],
    situations: ['wants'],
    topic: 'the birthday',
    thing: 'the birthday cake',
    main: 'garden',
    plots: [
      {
        id: 'nobody-remembered',
        titles: ['The Quietest Birthday', 'Has Everyone Forgotten?', '{L}’s Birthday Surprise'],
        goal: 'find somebody who remembered the birthday',
        trouble: 'nobody seemed to remember the birthday',
        solved: 'the birthday party had begun',
        opener:
          '{L+} woke up and knew at once: today is my birthday! {L} ran to the door to see who was coming with a cake. There was nobody there.',
        problem:
          'The postman brought no card. The baker said “Good morning” and nothing else. Had everybody forgotten that it was {L’s} birthday?',
        tries: [
          '{L} walked down the street very slowly, humming “Happy birthday to me”. Curtains moved. But nobody came out.',
          '“Is today a special day?” {L} asked. “It’s Tuesday,” said everyone, and hurried on with something behind their backs.',
          '{L} put up a note: “Birthday here, please ring.” The bell stayed quiet. Somewhere, someone giggled.',
        ],
        tip: '“When everybody hides something at the same time,” said {G+} with a wink, “I wouldn’t be sad yet. I would follow the smell of cake.”',
        turn: '{L} sniffed. There it was: chocolate, and a little smoke, as from candles! The smell went round the house, through the hedge and into the garden behind the wash on the line.',
        done: '“Surprise!” They were all there, with paper hats, and in the middle stood the cake with exactly the right number of candles. Nobody had forgotten {L}. They had just been bad at keeping secrets.',
        again:
          '“Did you really think that we’d forget?” asked {F}. “Only until the cake,” said {L} with a full mouth.',
        helper: { name: 'Mr Button', creature: 'mole' },
      },
      {
        id: 'cake-for-friend',
        titles: ['A Cake with a Dent', 'The Birthday Cake That Sank', 'Seven Candles and a Hole'],
        goal: 'bake a birthday cake that does not sink',
        trouble: 'the birthday cake had sunk in the middle',
        solved: 'the birthday cake was on the table',
        opener:
          'There was a birthday in the house, and a birthday needs a cake. {L+} put on the big apron. “I’ll do it all by myself,” said {L}. “It’ll be as high as a hat.”',
        problem:
          'The cake went into the oven as round as the moon. It came out flat at the edge, with a hole in the middle as deep as a soup bowl.',
        tries: [
          'They turned it upside down. Now it was a hill. The candles slid down it, one after another.',
          'They baked a second one and looked into the oven every minute to see it grow. Each time they looked, it sank a bit more.',
          '{F} blew into the hole with a straw. The cake gave a small sigh, and came out at the side.',
        ],
        tip: '“A cake with a hole isn’t spoiled,” said {G+}. “It’s a bowl that you can eat. What would you like to find in the middle of a cake?”',
        turn: '“Strawberries!” said {L}. “And cream. And a secret.” They filled the hole to the brim, put a lid of chocolate on top, and smoothed it with a spoon.',
        done: 'With all its candles alight it was the finest birthday cake in the street. And when they cut it, a whole garden of strawberries rolled out. Everyone shouted.',
        again:
          'Since then everyone wants a cake with a hole in it for their birthday. {L} has to open the oven door too soon, on purpose.',
        object: 'cake',
        helper: { name: 'Mrs Crumb', creature: 'badger' },
      },
    ],
  },
  {
    id: 'thanksgiving',
    words: [
      'thanksgiving',
      'thanksgiving dinner',
      'harvest festival',
      'harvest',
      'thankful',
      'saying/say thank/thanks',
    ],
    situations: ['wants'],
    topic: 'the feast of thanks',
    thing: 'the long table',
    main: 'farm',
    plots: [
      {
        id: 'one-more-chair',
        titles: ['One More Chair', 'The Longest Table', '{L}’s Thank-You Feast'],
        goal: 'find a place for everybody at the feast',
        trouble: 'the table was too small for all the guests',
        solved: 'everyone had a place at the long table',
        opener:
          'The corn was in and the pumpkins were orange, and it was time for the feast of thanks. {L+} laid the table: one plate for everyone who lived there.',
        problem:
          'Then came the neighbours. Then came cousins. Then came a traveller who had only seen the light. There was food for all of them, but the table was full.',
        tries: [
          'They moved together, elbow to elbow. Nobody could lift a fork without feeding the one next door.',
          'They put the soup on the stairs, a guest on every step. “Pass the salt!” called the top step. It took a quarter of an hour.',
          'Half of them ate first, while the others watched. Nobody enjoyed that, neither the half that ate nor the half that looked on.',
        ],
        tip: '“A table is only a board with friends at it,” said {G+}. “Look around you. What in this house is flat, and has nothing to do today?”',
        turn: '“The doors!” cried {L}. They took the barn door off its hinges, and the gate, and the old shutters, and laid them in a row from the kitchen right out into the yard.',
        done: 'It was the longest table that anyone had seen. They said what they were thankful for, one after another, all the way down and all the way back. Then they ate.',
        again:
          'That night every door was missing, and it was rather draughty. “I’m thankful for blankets,” said {L}.',
        helper: { name: 'Farmer Root', creature: 'goose' },
      },
    ],
  },
  {
    id: 'carnival',
    words: ['carnival', 'mardi gras', 'parade', 'dress/dressing up', 'costume party', 'purim'],
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
          'They had just lined up when it rained, one single big shower. When it was over, the paper hung down, the paint dripped off, and the whole parade was grey and brown.',
        tries: [
          'They hung the costumes up to dry. They dried as stiff as boards, and you could only walk in them sideways.',
          'They painted it all once more. But the paint was watery, and each colour turned into mud.',
          '“Let’s march in our vests,” said {F}. They tried it. It looked like people who had lost their washing.',
        ],
        tip: '“Where did all that colour go?” asked {G+}. “It can’t just be gone. Look down at your feet.”',
        turn: 'The street was full of puddles, and each one was another colour: red, blue, yellow, green. {L} looked at them, and then jumped into the biggest with both feet. Splash!',
        done: 'Everyone jumped. The drums began, the colours flew up, and soon the whole parade was spotted and striped from head to toe. The people at the windows clapped till their hands were sore.',
        again: 'It took three baths to get it off. Behind {L’s} left ear there is still a little green.',
        helper: { name: 'Madame Trill', creature: 'parrot' },
      },
    ],
  },
  {
    id: 'mothers-day',
    words: [
      'mother day',
      'father day',
      'present mum/mom/dad/grandma/grandpa/mummy/daddy',
      'gift mum/mom/dad',
      'surprise mum/mom/dad',
      'breakfast bed',
      'valentine',
      'valentine day',
    ],
    situations: ['make', 'wants'],
    topic: 'a present for somebody dear',
    thing: 'the present',
    main: 'cottage',
    plots: [
      {
        id: 'breakfast-tray',
        titles: ['Breakfast on the Stairs', '{L}’s Best Present', 'A Surprise at Six in the Morning'],
        goal: 'make the perfect surprise for somebody dear',
        trouble: 'every surprise went wrong',
        solved: 'the surprise was ready, and it was just right',
        opener:
          'It was a day for saying thank you to somebody dear. {L+} got up before the sun. “I’ll make a surprise,” whispered {L}, “the best there ever was.”',
        problem:
          'The surprise was to be breakfast in bed. But the toast was black, the egg was under the table, and the tray was too wide for the stairs.',
        tries: [
          '{L} picked flowers for it. They were lovely, and so was the earth on their roots, all the way up the carpet.',
          'They wrote a song, with a trumpet part. But a surprise with a trumpet in it is no surprise for long. The cat woke up, and so did the street.',
          '{L} wanted to buy something very big and golden. In the purse there were two buttons and a leaf.',
        ],
        tip: '“Love doesn’t look for the biggest thing,” said {G+}. “What do you two like best, when you’re together? Put that on the tray.”',
        turn: '{L} thought of the evenings, and the big chair, and the stories. So {L} fetched the big blanket and the favourite book, and one piece of toast which was only brown.',
        done: 'There was a knock at the door. “It’s a morning,” said {L}, “a whole one, just for us.” And they sat under the blanket, crumbs and all, and read until the sun was high.',
        again: 'The burnt toast hangs on the kitchen wall now, with a ribbon. It’s a medal.',
        object: 'flower',
        helper: { name: 'Mrs Thimble', creature: 'hedgehog' },
      },
    ],
  },
  {
    id: 'wedding',
    words: ['wedding', 'bridesmaid', 'flower girl', 'ring bearer', 'get/getting married', 'marry'],
    situations: ['lost', 'visit', 'wants'],
    topic: 'the wedding',
    thing: 'the wedding ring',
    main: 'garden',
    plots: [
      {
        id: 'the-ring',
        titles: ['The Ring Went Rolling', '{L} at the Wedding', 'Has Anyone Seen the Ring?'],
        goal: 'bring the ring to the wedding in time',
        trouble: 'the wedding ring was gone',
        solved: 'the ring was there and the wedding could begin',
        opener:
          'There was a wedding in the garden, with white chairs and a cake as high as a tower. And {L+} had the most important job of all: to carry the ring.',
        problem:
          'Down the path went {L}, step by step, with the ring on a little cushion. Then came a bee. One wobble, one small clink, and the ring had gone.',
        tries: [
          'They crawled under the chairs on their knees. They found forty shoes and a sandwich, and no ring.',
          '“A ring of grass will do!” said {F}. They made one. It was pretty, but a goat came by, and then it was eaten.',
          'They asked the guests to lift their feet, all at the same time. Three guests fell off their chairs.',
        ],
        tip: '“A ring is round,” said {G+}. “Round things roll downhill and stop where it’s lowest. Take something else that is round, and see where it goes.”',
        turn: '{L} took a sugared almond from the cake and let it go at the very same place. It rolled left, it rolled right, it hopped over the step, and {L} ran after it.',
        done: 'In the little hollow by the fountain lay the almond, and beside it the ring. {L} carried it to the two who were waiting, in a closed fist. “Here,” said {L}, out of breath. “I do!” said the bride.',
        again:
          'There was dancing until the lamps went out. The almond was never found again. {F} says that it was delicious.',
        helper: { name: 'Sir Plume', creature: 'swan' },
      },
    ],
  },
  {
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
      'egg spoon race',
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
        helper: { name: 'Coach Amble', creature: 'tortoise' },
      },
    ],
  },
];
