import type { StorySourceInput } from './story-source.ts';

/** Beings and things of fairy tales, and plain silliness. */
export const magic: StorySourceInput[] = [
  {
    id: 'imaginary-friend',
    words: ['imaginary/invisible/pretend/made-up friend', 'friend nobody/no-one see'],
    situations: ['wants', 'ability', 'deed', 'trait', 'newcomer', 'pair', 'question'],
    topic: 'a friend whom nobody can see',
    thing: 'the empty chair',
    main: 'cottage',
    plots: [
      {
        id: 'a-plate-for-mister-nobody',
        titles: ['A Plate for Mister Nobody', '{L’s} Invisible Friend', 'Room for One More'],
        goal: 'show the others an invisible friend',
        trouble: 'nobody believed in {L’s} invisible friend',
        solved: 'everyone had got to know the invisible friend',
        opener:
          '{L+} had a friend called Mister Nobody. Mister Nobody liked jam and thunder, and could walk through doors without opening them. There was only one difficulty: nobody could see Mister Nobody except {L}.',
        problem:
          '“There’s no one there,” they said, and sat down on the chair. “You’ve squashed Mister Nobody!” called {L}. They laughed. Mister Nobody did not say anything, and got up, and stood by the wall, quite thin.',
        tries: [
          '{L} put a hat on Mister Nobody. To the others it looked like a hat on the floor.',
          '{L} sprinkled flour, to make footprints. There were footprints. They were the cat’s.',
          '“There are only chairs for real guests,” somebody said. So {L} did not go to the party either. They had a small one under the table, for two.',
        ],
        tip: '“I had one too,” said {G+}. “Mine was called Mrs Blue, and nobody could see that hat. You can’t show a friend like that. You can only tell. What does Mister Nobody do all day? I’d love to hear.”',
        turn: 'So {L} told. That Mister Nobody was afraid of vacuum cleaners. That on Mondays it smelled of plums wherever Mister Nobody had been. And then somebody asked, in a whisper, “And where is Mister Nobody now?”',
        done: '“Beside you,” said {L}. They moved over, all of them, quite carefully. {F} said, “Would you like some jam?” into the air. And at supper there was one more plate on the table, and nobody sat on the chair.',
        again:
          'Mister Nobody doesn’t come every day any more. There’s such a lot to do. But the plate is always there, on Mondays, and it smells a bit of plums.',
        helper: { name: 'Great-Uncle Blue', creature: 'owl' },
      },
    ],
  },
  {
    id: 'dragon',
    words: ['dragon', 'knight dragon', 'princess dragon'],
    situations: ['newcomer'],
    creature: 'dragon',
    topic: 'the dragon',
    thing: 'the dragon',
    home: 'castle',
    main: 'mountain',
    plots: [
      {
        id: 'cold-kitchen',
        titles: ['{L} and the Dragon', 'The Dragon With a Cold', 'Who Lights the Fire?'],
        goal: 'cure the dragon of its cold',
        trouble: 'the dragon had lost its fire',
        solved: 'the dragon’s fire was back',
        object: 'lantern',
        opener:
          'On the mountain above the castle there had always been a little smoke. That was the dragon, cooking. But this morning {L+} looked up, and there was no smoke.',
        friend:
          '{L} climbed up with a lantern and knocked on the rock. Out came {S+}, with a red nose and a thick blanket. “Hatchoo,” said {S}. A few sad sparks came out, and that was all.',
        problem:
          'The dragon had caught a cold and lost its fire. Without the fire the cave was like a cellar. And down in the castle it grew cold as well, for the dragon had lit every oven in the kingdom, each morning, for three hundred years.',
        tries: [
          'They gave the dragon pepper, a whole sack of it. It sneezed a hole in a cloud. Fire there was none.',
          'They wound scarves round its neck, from all over the castle. There were forty, and the dragon still had neck left over.',
          '{L} held the small flame of the lantern in front of its nose. “Hatchoo!” Now the lantern was out, too.',
        ],
        tip: '“A dragon’s fire doesn’t sit in the throat,” said {G+}. “It sits right behind the heart. When did anyone last do something for the dragon? It has always been the other way round.”',
        turn: '{L} thought of three hundred years of warm ovens, and of nobody who had ever come up. So they ran down and told everyone. And up the mountain they came, the whole castle, with soup and hot-water bottles and a card with all their names on it.',
        done: 'The dragon read the card, down to the very last name. Something glowed behind its heart. It swallowed. “Thank you,” it said, and with the “you” came a flame, blue and gold, as long as a street. Everyone cheered, and took a step back.',
        again: 'There is smoke above the mountain again. And on Sundays somebody goes up with soup.',
        helper: { name: 'The Old Cook', creature: 'goose' },
      },
    ],
  },
  {
    id: 'unicorn',
    words: ['unicorn', 'pegasus', 'magic horse/pony'],
    situations: ['newcomer'],
    creature: 'unicorn',
    topic: 'the unicorn',
    thing: 'the unicorn',
    home: 'meadow',
    main: 'forest',
    plots: [
      {
        id: 'dull-horn',
        titles: ['{L} and the Unicorn', 'The Horn That Lost Its Light', 'A Unicorn in the Mist'],
        goal: 'make the unicorn’s horn shine again',
        trouble: 'the unicorn’s horn had gone dark',
        solved: 'the unicorn’s horn was shining',
        object: 'mirror',
        opener:
          'On misty mornings a light went through the forest, quite low, like a star on a walk. {L+} had seen it three times. Today it did not come.',
        friend:
          'Behind the ferns stood {S+}, white and still. And the horn was as grey as a twig. “It’s gone out,” said {S}. “And without its light the forest cannot find its way into the morning.”',
        problem:
          'And it was true: the mist did not lift. The flowers stayed shut and the birds sat with their heads under their wings. As long as the unicorn’s horn was dark, it would stay grey for ever.',
        tries: [
          'They polished the horn, with moss and with a sleeve. It was smooth now, and it was just as grey.',
          'They tied glow-worms round it in a row. The glow-worms were very honoured, and then they fell asleep.',
          'They washed it in the magic spring, as in the books. The unicorn got water in its ear.',
        ],
        tip: '“I knew its mother,” said {G+}. “A unicorn’s horn shines because somebody believes that it is beautiful. Ask it when it last looked at itself.”',
        turn: '“I’m only a horse with something on its forehead,” said the unicorn quietly. “Somebody said so.” {L} wiped the mist from a small mirror and held it up. “Look,” said {L}. “And now I’ll tell you what I see.” And {L} told it, all of it.',
        done: 'The unicorn looked and listened. First there was a glimmer at the tip, no more than a spark. Then it ran down in a spiral, silver and pink, and shone so brightly that the mist sprang apart. And the forest woke up, all at once.',
        again:
          'On misty mornings the light goes through the forest again. Under {L’s} window it stops for a moment, every time.',
        helper: { name: 'The Hare of the Hill', creature: 'rabbit' },
      },
    ],
  },
  {
    id: 'mermaid',
    words: ['mermaid', 'merman', 'little mermaid'],
    situations: ['newcomer'],
    creature: 'mermaid',
    topic: 'the mermaid',
    thing: 'the mermaid',
    home: 'shore',
    main: 'undersea',
    plots: [
      {
        id: 'lost-song',
        titles: ['{L} and the Mermaid', 'The Mermaid’s Comb', 'What the Tide Took'],
        goal: 'bring back the mermaid’s comb',
        trouble: 'the mermaid could not sing without the comb',
        solved: 'the mermaid had the comb again',
        object: 'shell',
        opener:
          'In the evening somebody sang out on the rocks. The fishermen steered home by it. {L+} always listened, with both feet in the water. Tonight it was quiet.',
        friend:
          'On the rock sat {S+}, with tangled hair, holding one half of a shell. “My comb is gone,” said {S}. “It was made of pearl. Only when I comb my hair do I find the song in it.”',
        problem:
          'Without the song of the mermaid the boats could not find the harbour. They could see the lamps out there, going round and round. And somewhere on the bottom of the sea lay a comb, no bigger than a hand.',
        tries: [
          'The mermaid tried it with a fork. It gave a scratchy sort of song, and all the boats turned round and sailed away from it.',
          'They dived to the wreck. There were eleven combs in the captain’s chest, all of them with teeth missing, like the captain.',
          'They asked the fish. “We have no hair,” said the fish. “We don’t notice such things.”',
        ],
        tip: '“What the tide takes, it puts down somewhere,” said {G+}. “It’s tidier than you think. It sorts by weight: the wood here, the shells there. Where would it put pearl?”',
        turn: 'They swam with the current and let it carry them. It put them down where all the light things lie, in a hollow full of feathers and bubbles. “It sorts,” whispered {L}. “Then pearl will be with pearl!” And there was the oyster bank.',
        done: 'Between two oysters, neatly put away, lay the comb. The mermaid drew it through the tangled hair, once, from top to bottom, and the song came out, long and golden. Out there the lamps turned, one after the other, towards home.',
        again:
          'In the evening somebody sings on the rocks, and beside the mermaid sits somebody with both feet in the water and sings the second part.',
        helper: { name: 'Uncle Hermit', creature: 'crab' },
      },
    ],
  },
  {
    id: 'fairy-witch-wizard',
    words: [
      'fairy',
      'witch',
      'wizard',
      'magic',
      'magic wand',
      'potion',
      'magic school',
      'genie',
      'fairy tale',
      'gnome',
      'elf magic',
      'broomstick',
    ],
    situations: ['learn', 'make', 'wants'],
    topic: 'the magic word',
    thing: 'the magic wand',
    home: 'cottage',
    main: 'forest',
    plots: [
      {
        id: 'wrong-spell',
        titles: ['{L} and the Wrong Spell', 'Abraca-what?', 'A Hatful of Magic'],
        goal: 'undo the magic',
        trouble: 'the magic went wrong every time',
        solved: 'the magic was undone',
        object: 'spoon',
        opener:
          'It looked like an ordinary spoon. But when {L+} picked it up in the grass, it hummed, and a daisy turned blue. It was a magic wand, in disguise.',
        friend:
          '“Try it on me,” said {F+}. “Make my hat fly!” {L} waved the spoon and said the first magic word that came to mind: “Pimpernoodle!” There was a puff of green smoke.',
        problem:
          'The hat did not fly. The hat was a chicken. It sat on {F’s} head and laid an egg. And not only that: in the whole lane everyone had a chicken on the head, and it would not come down.',
        tries: [
          '“Pimpernoodle!” said {L} again, louder. Now the chickens wore hats.',
          '{L} said it backwards: “Eldoonrepmip!” The houses turned round and stood with their backs to the road. The chickens stayed.',
          'They tried “please”. All the chickens said, “You’re welcome,” in chorus.',
        ],
        tip: '“You waved it like a fly swatter,” said {G+}, the witch from the wood. “Magic doesn’t do what you say. It does what you think. What did you think of when you said the word?”',
        turn: '{L} went red. “Of lunch,” said {L}. “Of chicken.” So that was it! This time {L} stood quite still, thought of nothing but {F’s} old hat, the brim, the feather, the smell of it, and only then moved the spoon, as gently as stirring cocoa.',
        done: '“Pimpernoodle,” said {L} softly. Puff! On {F’s} head sat the hat, and on all the other heads sat all the other hats, and the houses turned round again. Only one chicken had stayed. It liked it there.',
        again:
          'The spoon lies in the drawer, right at the back. It is used on Sundays, for cocoa, and {L} thinks very hard of cocoa.',
        helper: { name: 'Mother Nettle', creature: 'witch' },
      },
    ],
  },
  {
    id: 'robot',
    words: ['robot', 'android', 'computer', 'cyborg'],
    situations: ['newcomer', 'make'],
    creature: 'robot',
    topic: 'the robot',
    thing: 'the robot',
    home: 'workshop',
    main: 'city',
    plots: [
      {
        id: 'too-helpful',
        titles: ['{L} and the Robot', 'The Robot Who Helped Too Much', 'Press the Green Button'],
        goal: 'teach the robot when to stop',
        trouble: 'the robot would not stop helping',
        solved: 'the robot had understood',
        opener:
          'In the workshop, under a cloth, lay screws, springs and an old tin bath. For weeks {L+} had been hammering. Now only one thing was missing: to press the green button.',
        friend:
          'Click. Two lamps lit up. Then {S+} stood up, whirred, and said, “I am here to help.” “Wonderful,” said {L}. The robot bowed, and a spring fell out.',
        problem:
          'The robot helped. It tidied the workshop, it tidied the street, and then it tidied the people, by size. It ironed the cat. “I am here to help,” it said, and carried off everyone’s front doors to polish them. It would not stop.',
        tries: [
          '“Stop!” called {L}. “Stop,” said the robot kindly, wrote it down, and put it on the pile of words that need dusting.',
          'They took out its battery. The robot thanked them and plugged itself into the street lamp. Now it helped faster.',
          'They gave it a hundred tasks, to keep it busy. It was finished in four minutes, and had washed the river as well.',
        ],
        tip: '“It does everything it was told,” said {G+}. “Nobody told it the other half. Helping has two parts. The second one is a question, and it’s very short.”',
        turn: '{L} climbed up on a box, to look the robot in both lamps. “When you want to help,” said {L}, “first ask, ‘What do you need?’ And then wait for the answer.” “Wait,” repeated the robot. Deep inside it something went “ting”.',
        done: 'It turned to the cat, which was as flat as a letter. “What do you need?” it asked, and waited. Then it sat down, quite still, in the sun, so that the cat could lie on its warm tin tummy. The front doors came back, too.',
        again:
          'In the evening the robot comes to {L}. “What do you need?” it asks. Mostly it is somebody to sit with. It can do that very well now.',
        helper: { name: 'Professor Cog', creature: 'tortoise' },
      },
    ],
  },
  {
    id: 'princess-castle',
    words: ['princess', 'prince', 'king', 'queen', 'royal', 'crown', 'cinderella'],
    situations: ['lost', 'wants'],
    creature: 'theme',
    topic: 'the royal day off',
    thing: '{S}',
    home: 'castle',
    main: 'village',
    plots: [
      {
        id: 'day-off',
        titles: ['{L} and {S}', 'A Day Without a Crown', 'The Royal Day Off'],
        goal: 'have one day without a crown',
        trouble: 'everyone bowed and nobody played',
        solved: 'nobody thought of the crown any more',
        object: 'ball',
        opener:
          'A castle has a hundred and twelve rooms, and in none of them may one run. {L+} had come by the back stairs, with a loaf for the kitchen and a ball.',
        friend:
          'On the bottom step sat {S+}, chin in both hands, with the crown a bit crooked. “All I ever do is wave,” said {S}. “I’d like to play. Just for one day.”',
        problem:
          'They slipped out by the kitchen door and ran to the village green. But as soon as the others saw the crown, they stopped the game, bowed down to the grass and stayed like that. You cannot play ball with people who are bowing.',
        tries: [
          '{S} hid the crown under a big hat. It made a bump with seven points. Everyone bowed to the bump.',
          '“I order you to play with me!” said {S}. They played at once, all very carefully, and let {S} win every time. It was no fun at all.',
          'They painted {S} all over with mud. “What royal mud!” everyone whispered, and bowed.',
        ],
        tip: '“They don’t see you, they see gold,” said {G+} from the washing line. “Don’t hide it. Use it for something else, so that nobody can ever take it quite seriously again.”',
        turn: 'Use it? {L} looked at the goal. It was two sticks, and one had broken. “May I?” asked {L}. {S} took off the crown and hung it from the branch of the oak, low and golden. “Whoever gets the ball through it,” said {S}, “has a point!”',
        done: 'For a moment nobody dared. Then the smallest threw, and it went through! And they were off, running and shouting and falling over each other, and {S} lost eleven to two, and had never been so happy.',
        again:
          'On state days {S} waves with a grass stain on one elbow. The crown has got a dent. It is called the two-pointer.',
        helper: { name: 'Old Starch', creature: 'goose' },
      },
    ],
  },
  {
    id: 'monster-alien',
    words: ['monster', 'alien', 'yeti', 'giant', 'troll', 'ufo', 'bigfoot', 'sea monster'],
    situations: ['newcomer'],
    creature: 'theme',
    topic: 'the visitor whom everyone feared',
    thing: '{S}',
    home: 'village',
    main: 'village',
    plots: [
      {
        id: 'who-is-afraid',
        titles: ['{L} and {S}', 'Who Is Afraid of {S}?', 'The Visitor'],
        goal: 'show everyone that {S} was friendly',
        trouble: 'everyone ran away from {S}',
        solved: 'nobody was afraid of {S} any more',
        opener:
          'In the morning there were footprints on the market square, as big as bathtubs. People stood round them and whispered. {L+} put one shoe into one of the toes.',
        friend:
          'Behind the town hall somebody was sitting and trying to be small: {S+}. “Please don’t scream,” said {S}. “They’ve all screamed already.” {L} did not scream. {L} sat down too.',
        problem:
          'Wherever {S} went, doors slammed and shutters shut. “Good morning,” said {S}, and it sounded like thunder in a barrel. Even the brass band ran away, and left the tuba.',
        tries: [
          '{S} brought flowers, a whole tree full of them, roots and all, and left them in front of the town hall. Now nobody could get out of the door.',
          '{S} tried to smile. It had not been a good idea. One could see all the teeth.',
          'They hung a sign round the neck of {S}: “I am nice.” Nobody came close enough to read it.',
        ],
        tip: '“They’re afraid because {S} is big, and they know nothing more,” said {G+}. “Let them find out something small. What is {S} afraid of?”',
        turn: '“What are you afraid of?” asked {L}. {S} looked round. “Of ducks,” whispered {S}. {L} fetched the smallest duckling from the pond, carried it to the middle of the square, and put it down. “Quack.” And {S} climbed up the church tower.',
        done: 'Behind a shutter somebody began to giggle. A window opened, then a door. “It’s only a duckling!” they called up. “It does nothing! Wait, we’ll help you.” And they put up a ladder and took {S} by the hand, a hundred people at once.',
        again:
          '{S} plays the tuba in the brass band now. When the ducks come by, everyone stands in front of {S}.',
        helper: { name: 'Granny Pepper', creature: 'mouse' },
      },
    ],
  },
  {
    id: 'silly-upside-down',
    words: [
      'silly',
      'funny',
      'upside down',
      'topsy-turvy',
      'fart',
      'burp',
      'giggle',
      'laugh',
      'joke',
      'backwards',
      'what if',
      'candy land',
      'chocolate',
      'rain custard/spaghetti/chocolate',
    ],
    situations: ['question', 'learn', 'lost', 'wants'],
    topic: 'the topsy-turvy day',
    thing: 'the topsy-turvy day',
    home: 'cottage',
    main: 'village',
    plots: [
      {
        id: 'topsy-turvy',
        titles: ['{L} and the Upside-Down Day', 'Good Night, It’s Morning', 'The Silliest Day'],
        goal: 'turn the topsy-turvy day the right way round',
        trouble: 'everything was topsy-turvy',
        solved: 'the day stood on its feet again',
        opener:
          '“Good night,” said everyone at breakfast, and went upstairs in their hats. The porridge sat on the ceiling. It was a very silly day, and {L+} was the only one who noticed.',
        problem:
          'In the street the dogs walked people, the rain fell upwards, and the teacher sat in the sandpit while the little ones gave marks. At first {L} laughed. But then it was time for supper, and supper was yesterday.',
        tries: [
          '{L} stood on both hands, so that it would all be the right way up. It was. But everyone else fell over.',
          'They said everything backwards, to cancel it out. “Toast the butter me pass,” said {F}. The toast passed {F}.',
          'They wound back the clock on the tower. It struck cuckoo, and out came a very small mayor.',
        ],
        tip: '“It got out of bed on the wrong side, the day,” said {G+}, hanging by both feet from a lamp. “Nobody laughed with it this morning, only at it. A day gets sulky. Put it to bed and let it start again.”',
        turn: '“We have to tuck in the day,” said {L}. They pulled a big sheet over the whole village square, from the bakery to the pump, and tucked it in at the edges. Then they told it the silliest joke they knew, and it had no point at all.',
        done: 'Under the sheet there was a rumble. It was a giggle! The whole day shook with it, rolled over, and got up, on the other side. Plop, the porridge came down, into the bowls. “Good morning,” said everyone.',
        again:
          'Each morning {L} tells the day a joke, before getting up. On the ceiling there is still a small spot of porridge.',
        helper: { name: 'Mr Flip', creature: 'bat' },
      },
    ],
  },
];
