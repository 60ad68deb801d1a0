import type { StorySourceInput } from '../../story-source.ts';

/** Stories about what is done differently around the world. */
export const aroundTheWorldInOneDay: StorySourceInput = {
  id: 'around-the-world-in-one-day',
  words: [
    'breakfast around the world',
    'breakfasts around the world',
    'food around the world',
    'food from around the world',
    'foods from around the world',
    'lunch around the world',
    'what children eat around the world',
    'birthdays around the world',
    'birthday around the world',
    'games around the world',
    'children’s games around the world',
    'playtime around the world',
    'toys around the world',
    'lullaby around the world',
    'lullabies around the world',
    'lullabies of the world',
    'songs around the world',
    'music around the world',
    'children around the world',
    'children of the world',
    'schools around the world',
    'school around the world',
    'around the world',
    'people around the world',
    'customs around the world',
  ],
  situations: ['learn', 'question', 'visit', 'make', 'wants', 'thing-pair', 'deed'],
  topic: 'what people do around the world',
  thing: 'the world map',
  home: 'cottage',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'nine-breakfasts',
      words: [
        'breakfast around the world',
        'breakfasts around the world',
        'food around the world',
        'food from around the world',
        'foods from around the world',
        'lunch around the world',
        'what children eat around the world',
      ],
      titles: ['Breakfast around the World', 'Nine Breakfasts', '{L} Has Soup for Breakfast'],
      goal: 'make breakfast for guests from all around the world',
      trouble: 'everybody at the table had something else for breakfast',
      solved: 'there was everybody’s breakfast on one table',
      opener:
        'The guests of the big children’s choir were asleep on mattresses in the gym. They had come from all around the world to sing. {L+} was to make breakfast for them: bread and jam, twenty times, because that is breakfast.',
      friend:
        '{F+} spread and {L} laid the table. “They’ll be pleased,” said {F}. The door opened, and in they came, in their pyjamas, and looked at the bread and jam as if there had been a mistake.',
      problem:
        '“Is this the pudding?” whispered Yuki from Japan. “When’s the soup coming?” whispered Linh from Vietnam. “Where are the beans?” asked Omar from Egypt. They all smiled politely, and nobody could eat.',
      tries: [
        'They put more jam on it. It was even sweeter, and the smiles got even more polite.',
        '{L} showed how it’s done, and bit into it. “Mmm!” They clapped. They thought that it was part of the concert.',
        '{F} cut the bread into stars. Now it was a very beautiful mistake.',
      ],
      tip: '“Bread and jam is just what you had when you were little,” said {G+}, who cooked for the school. “Breakfast’s whatever says: good morning, it’s a new day, somebody’s looking after you. It tastes different everywhere. Let them tell you. There’s room on the stove.”',
      turn: '{L} took a pencil. “What does the morning taste of at your house?” asked {L}, and wrote it all down: rice and fish with Yuki, noodle soup with Linh, beans with Omar, pancakes as thin as paper with Anjali. “And now,” said {L}, “everybody cooks their own. I’ll wash up.”',
      done: 'It hissed and steamed. Then nine breakfasts stood on the long table, and they passed them round. {L} had soup in the morning for the first time, and {F} had beans. And Yuki tried bread and jam, very carefully. “It’s like pudding,” said Yuki. “I like it.”',
      again:
        'At the concert they sang in nine languages, and all of them were full. On Sundays {L} now has noodle soup, with a spoon in one hand and toast in the other.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'It hissed and steamed, and nine breakfasts stood on the long table. They passed them round, from Japan to Egypt and back. Nobody had eaten up before noon, so it became lunch as well, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'It hissed and steamed, and nine breakfasts stood on the long table. {L} had soup, {F} had beans, and Yuki had bread and jam. “It’s like pudding,” said Yuki. “I like it.” And {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'It hissed and steamed, and nine breakfasts stood on the long table. They were passed round until everybody was full. {L} washed up, as promised, all nine pots, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'It hissed and steamed. Then nine breakfasts stood on the long table. {L} had soup in the morning for the first time, and Yuki tried bread and jam, very carefully. “It’s like pudding,” said Yuki, and {told}.',
        },
      ],
      helper: { name: 'Mrs Ladle', creature: 'bear' },
      art: {
        'bread and jam, twenty': 'school, morning: L hold jam happy; many bread',
        'as if there had been a mistake': 'school, morning: F hold bread happy; L hold plate; children',
        'They all smiled politely': 'school, morning: L stand worried; children, bread',
        'put more jam on it': 'school, morning: L hold jam worried; F look; bread, children',
        'bit into it': 'school, morning: L eat bread happy; children',
        'into stars': 'school, morning: F cut; L stand worried; bread',
        'what you had when you were little': 'school: G hold pan; L look G curious',
        'took a pencil': 'school: L write curious; children',
        'cooks their own': 'kitchen: L wash happy; children, pot',
        'nine breakfasts stood': 'school: L eat bowl happy; F eat peas happy; children, pancakes',
        'in nine languages': 'stage: L sing happy; children',
      },
    },
    {
      id: 'the-birthday-that-was-done-differently',
      words: ['birthdays around the world', 'birthday around the world'],
      titles: ['Birthdays around the World', 'Seven Ways to Be a Year Older', '{L} and the Birthday Map'],
      goal: 'celebrate a birthday as they do around the world',
      trouble: 'there was no cake for the birthday, and no candles',
      solved: 'it was the best birthday in the world',
      opener:
        'In the little hotel by the station it was somebody’s birthday: little Jun’s, who had got stuck here because of the snow. {L+} had got stuck too. So had everybody else, from all over the world.',
      friend:
        '“No party, no presents,” said Jun, and looked out at the white. “We’ll make one,” said {F+} at once. {L} ran to the kitchen. There was flour there, and noodles, but not one egg. And the oven was broken.',
      problem:
        '“Without a cake you can’t have a birthday,” said {L}. A birthday meant cake, candles and a song, in that order. There were no candles either. Jun pretended to be busy with a shoelace.',
      tries: [
        'They stacked slices of toast and stuck matches in them. It looked like a hedgehog that has had bad news.',
        'They sang very loudly, instead of a cake. It was over after one minute.',
        '{F} drew a cake. It was large and pink, and Jun said thank you, and it was Tuesday.',
      ],
      tip: '“A cake?” said {G+}, from behind a newspaper. “Where I grew up nobody ever saw one. We had something quite different, and it was always the best day of the year. Don’t look in the kitchen. Look in the lobby: there sit more birthdays than you can eat.”',
      turn: '{L} spread out the map of the world on the carpet. “What do you do on a birthday?” asked {L} from chair to chair. “Long noodles, for a long life,” said a lady from China. “We pull the ears, once for every year,” said a man from Italy.',
      done: 'So Jun had noodles as long as the table, and both ears were pulled six times, very gently. They broke a bag of sweets, as in Mexico. A boy from Denmark hung up a flag. Then they lifted Jun up on a chair, once for every year.',
      again:
        'The next day the trains were running again. In {L’s} pocket is a list of birthdays. {L} has decided to try every one of them, one a year.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Jun had noodles as long as the table, and both ears were pulled six times. They broke a bag of sweets, as in Mexico. From all the chairs of the waiting room they brought what they had in their bags, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Jun had noodles as long as the table, and both ears were pulled six times. Then they lifted Jun up on a chair, once for every year. Up there Jun forgot about the shoelace, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Jun had noodles as long as the table, and both ears were pulled six times, very gently. Then they lifted Jun up on a chair, once for every year. Outside the snow had stopped, somebody spread out coats on the benches, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Jun had noodles as long as the table, and both ears were pulled six times, very gently. A boy from Denmark hung up a flag. They lifted Jun up on a chair, once for every year, and {told}.',
        },
      ],
      helper: { name: 'Mr Timetable', creature: 'tortoise' },
      art: {
        'the little hotel by the station': 'hallway, snow: L look curious; children, suitcase',
        'No party, no presents': 'hallway, snow: F say happy; L look; children',
        'Without a cake': 'kitchen: L stand worried; egg, oven',
        'stacked slices of toast': 'kitchen: L hold toast worried; F look; candle',
        'loudly, instead of a cake': 'hallway: L+F sing; children',
        'drew a cake': 'hallway: F show picture(cake) happy; L stand worried; children',
        'from behind a newspaper': 'hallway: G read newspaper; L look G curious',
        'spread out the map': 'hallway: L kneel curious; map, people',
        'from chair to chair': 'hallway: L say curious; lady, noodles',
        'as long as the table': 'hallway: L+F cheer; noodles, flag, children',
        'a list of birthdays': 'hallway: L hold note happy; train',
      },
    },
    {
      id: 'one-stone-and-nine-games',
      words: [
        'games around the world',
        'children’s games around the world',
        'playtime around the world',
        'toys around the world',
      ],
      titles: ['Games around the World', 'One Stone, Nine Games', '{L} and the Playground of the World'],
      goal: 'find a game that everybody could play',
      trouble: 'nobody knew the games of the others',
      solved: 'they were all playing together',
      opener:
        'In the new class there were children from nine countries, and it was playtime. {L+} stood with a ball under one arm. The others stood there too, in twos and in ones, along the wall.',
      friend:
        '“Shall we play?” asked {F+}. That was easily said. Half of them did not know the word yet, and the other half did not know the rules.',
      problem:
        '{L} explained hide-and-seek, with both arms. Three of them hid, two of them counted, and one went home. They had all understood something, but each had understood something different.',
      tries: [
        'They threw the ball. Some caught it, some kicked it, and one hit it with a shoe.',
        '{L} explained it again, louder. It does not get clearer when it’s louder.',
        '{F} wrote the rules on the wall with chalk. There were fourteen of them, and the bell was going to ring.',
      ],
      tip: '“Rules are the hardest words there are,” said {G+}, who swept the playground. “Don’t begin with words. Put something in the middle that every child in the world has picked up before. Then take one step back, and wait.”',
      turn: '{L} looked about. Then {L} laid a handful of small stones in the middle of the playground, and sat down, and said nothing. At first nobody came. Then Amara knelt down, threw one stone up, picked up two from the ground, and caught it. “I know that!” cried {F}.',
      done: 'Now they all knew something. With one stone and a bit of chalk there was hopscotch, and it had a different shape in each country. With five stones there was a game from Korea, and with twelve, one from Ghana. Nobody explained it. They watched, and joined in.',
      again:
        'When it rang, {L} put the stones into a tin. Each playtime it’s another child’s turn to open it, and to show how it goes.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'With one stone and a bit of chalk there was hopscotch, with five a game from Korea, and with twelve, one from Ghana. When it rang, nobody heard it, not even the teachers, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'With one stone and a bit of chalk there was hopscotch, with five a game from Korea, and with twelve, one from Ghana. Nobody explained it. Amara threw one up, {L} caught it, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'With one stone and a bit of chalk there was hopscotch, with five a game from Korea, and with twelve, one from Ghana. Everyone took one stone along in a pocket, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'With one stone and a bit of chalk there was hopscotch, with five a game from Korea, and with twelve, one from Ghana. Nobody explained it. They watched, and somebody held out the next stone, and {told}.',
        },
      ],
      helper: { name: 'Old Marble', creature: 'tortoise' },
      art: {
        'with a ball under': 'playground: L hold ball worried; children',
        'Shall we play': 'playground: F say happy; L hold ball worried; children',
        'explained hide-and-seek': 'playground: L point worried; children, wall',
        'threw the ball. Some': 'playground: L throw ball worried; F startle; children, shoe',
        'it again, louder': 'playground: L shout worried; children',
        'on the wall with chalk': 'playground: F write; L stand worried; wall',
        'swept the playground': 'playground: G sweep; L look G curious',
        'a handful of small stones': 'playground: L sit calm; many pebble, children',
        'knelt down, threw': 'playground: F cheer; L stand happy; pebble, children',
        'there was hopscotch': 'playground: L jump laughing; F throw stone happy; children',
        'into a tin': 'playground: L give tin happy; children',
      },
    },
    {
      id: 'seven-lullabies',
      words: [
        'lullabies around the world',
        'lullaby around the world',
        'lullabies of the world',
        'songs around the world',
        'music around the world',
      ],
      titles: ['Seven Lullabies', 'A Song from Every Floor', '{L} and the Lullabies of the World'],
      goal: 'find a lullaby for the baby',
      trouble: 'the baby would not go to sleep with any song',
      solved: 'a lullaby had sung the baby to sleep',
      opener:
        'In the tall house the baby on the ground floor was crying. It had been crying since six. {L+} sang the lullaby that always works, the one with the star. The baby cried in time with it.',
      friend:
        '“They can hear it up on the seventh floor,” said {F+}. And that was true: there was a light in every window. In the house lived people from all around the world, and none of them could sleep.',
      problem:
        '{L} sang the song with the star nine times, louder each time. The baby got louder too. “That’s the only lullaby I know,” said {L}. On the first floor somebody put a pillow over each ear.',
      tries: [
        '{F} played it on the trumpet. Afterwards two babies were crying.',
        'They let the radio sing. There was a lullaby, and then there was the traffic news.',
        '{L} sang it backwards. The star came at the beginning, and the baby noticed.',
      ],
      tip: '“Your song’s a good one,” said {G+}, in a dressing gown on the stairs. “But there’s a lullaby in every place where there’s a baby. You’ve seven floors full of people who were once sung to sleep. Why do you sing alone?”',
      turn: '{L} ran up the stairs and knocked at each door. “What did they sing to you at home?” asked {L}. They came down in slippers. “Duérmete,” sang the lady from Peru. “Nen, nen,” sang the man from Japan. And an old lady sang in Russian.',
      done: 'One sang after the other, softly, all the way up the stairs. They sang in seven languages, and they all rocked in the same way. At the fifth song the baby sighed. At the sixth it shut its eyes. And at the seventh {F} was asleep as well.',
      again:
        '{L} knows seven lullabies now. In the evening they begin with the star, and then go once around the world.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'One sang after the other, softly, up the stairs, in seven languages. At the sixth song the baby shut its eyes. They all stood there in slippers and were wide awake, and nobody wanted to go up again, and {told}.',
        },
        {
          kinds: [
            'gets',
            'given-by',
            'all-get',
            'invited',
            'says',
            'says-words',
            'home',
            'way-home',
            'sleep',
          ],
          done: 'One sang after the other, softly, up the stairs, in seven languages. At the fifth song the baby sighed, and at the sixth it shut its eyes. In one window after another the light went out, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'One sang after the other, softly, up the stairs, in seven languages. At the sixth song the baby shut its eyes. They stood there in slippers, from the first floor to the seventh, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'One sang after the other, softly, all the way up the stairs, in seven languages. At the fifth song the baby sighed. At the sixth it shut its eyes, and then came the seventh, and {told}.',
        },
      ],
      helper: { name: 'Nurse Luna', creature: 'owl' },
      art: {
        'the one with the star': 'bedroom, night: L sing worried; baby',
        'in every window': 'city, night: F point worried; L cover-ears; house, moon',
        'nine times, louder': 'bedroom, night: L sing worried; baby, cradle',
        'on the trumpet': 'bedroom, night: F trumpet; L cover-ears; baby',
        'let the radio sing': 'bedroom, night: L hold radio worried; baby',
        'sang it backwards': 'bedroom, night: L sing worried; cradle-with-baby',
        'in a dressing gown': 'corridor, night: G say; L look G curious; stairs',
        'ran up the stairs': 'corridor, night: L knock brave; door, stairs',
        'came down in slippers': 'corridor, night: L listen happy; lady, gentleman, slippers',
        'One sang after the other': 'corridor, night: L sing happy; F sleep; baby, people',
        'knows seven lullabies': 'bedroom, night: L sing happy; cradle-with-baby',
      },
    },
    {
      id: 'twelve-ways-to-school',
      titles: ['Twelve Ways to School', '{L} and the Children of the World', 'Good Morning, World!'],
      goal: 'get to know the children around the world',
      trouble: '{L} knew only flags and names of the children of the world',
      solved: '{L} had friends all around the world',
      opener:
        'In the classroom hung a map of the world, and on it were pins. At each pin was a school, and in each school a class that was going to write to theirs. {L+} had a pin at the very edge. “Who lives there?” asked {L}.',
      friend:
        '“Children,” said {F+}. “It says so here.” Under the pin was written how many, and the name of a river. It was not much to make friends with.',
      problem:
        '{L} wrote: “Dear children, how are you? We are fine.” The answer came three weeks later: “Dear children, we are fine. How are you?” It was polite. It was like shaking hands with a wall.',
      tries: [
        '{L} wrote about the flag, and the highest mountain. They wrote back about theirs. It was like a book that already stood on the shelf.',
        'They sent a photograph, with everybody in a row. A row came back.',
        '{F} learned how to say hello in twelve languages, all in one go. Afterwards nobody knew which was which.',
      ],
      tip: '“You’re writing to a country,” said {G+}, who sorted the letters. “Write to a child. Ask for one thing only, a very small one. What do you see on your way to school in the morning? Everyone in the world has a way to something.”',
      turn: '{L} took a new sheet. “On my way to school,” wrote {L}, “there is a dog that barks at me until I say its name. Then a hole in the fence, and I always look through. And you?” They sent twelve letters like that.',
      done: 'Now the answers came thick. Aroha went by boat, and a seal swam behind. Tenzin crossed a bridge of rope. Lars had skis on. Achieng walked with eleven cousins and sang. And Mateo had a barking dog as well! On the map twelve threads ran to somebody with a name.',
      again:
        'In the morning {L} thinks of it, at the hole in the fence: now twelve others are on their way. “Good morning,” says {L}, through the hole, to all of them.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Aroha went to school by boat, Tenzin crossed a bridge of rope, and Mateo had a barking dog as well! On the map twelve threads ran to somebody with a name. Twelve parcels had come, each with a taste of something, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Aroha went to school by boat, Lars had skis on, and Achieng walked with eleven cousins and sang. And Mateo had a barking dog as well! “What’s its name?” asked {F}, and {L} read it out, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Aroha went to school by boat, Lars had skis on, and Mateo had a barking dog as well! On the map twelve threads ran to somebody with a name. For some of them it was just getting light, and here {L} turned off the lamp, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Aroha went to school by boat, Tenzin crossed a bridge of rope, and Mateo had a barking dog as well! On the map twelve threads ran to somebody with a name. Then there was a thirteenth letter in the box, and {told}.',
        },
      ],
      helper: { name: 'Postmaster Pelican', creature: 'pelican' },
      setting: {
        topic: 'children around the world',
        thing: 'the map with the pins',
        main: 'school',
        home: 'school',
        indoors: true,
      },
      art: {
        'on it were pins': 'school: L point curious; map',
        'Under the pin': 'school: F read note happy; L look; map',
        'Dear children, how': 'school: L write worried; letter',
        'about the flag': 'school: L hold letter worried; flag',
        'a photograph, with': 'school: L hold picture worried; F look; children',
        'in twelve languages': 'school: F say worried; L cover-ears; book',
        'sorted the letters': 'school: G hold letter; L look G curious',
        'a dog that barks': 'village: L run happy; dog, fence',
        'took a new sheet': 'school: L write happy; letter',
        'Now the answers came': 'school: L hold letter laughing; F cheer; map, string',
        'at the hole in the fence': 'village, morning: L wave happy; fence, hole',
      },
    },
  ],
};
