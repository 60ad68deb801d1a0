import type { MorePlots } from './story-source.ts';

/** Second plots of the concepts that are asked for most, so that a family's second story on a theme is another one. */
export const secondPlots: MorePlots = {
  dinosaur: [
    {
      id: 'the-late-egg',
      titles: ['A Very Late Egg', '{L} Hatches Something', 'Crack!'],
      goal: 'hatch the old egg',
      trouble: 'the egg was cold and would not hatch',
      solved: 'the egg had hatched',
      opener:
        'In the sand of the quarry {L+} found an egg. It was as big as a bucket and as blue as the evening. “That’s from a dinosaur,” said {L}. “It’s only a bit late.”',
      friend:
        'Something knocked inside the egg, and a small voice said, “Cold.” It was {S+}, and {S} was not out yet. “We’ll get you out,” said {L}.',
      problem:
        'But the shell was thick, and the egg was cold right through. Knock, knock, it went, and every time a little more faintly. {S} could not get out alone.',
      tries: [
        '{L} sat down on it, like a hen. It was hard and very slippery. {L} slid off to the left and slid off to the right.',
        'They rolled the egg into the sun. It rolled on by itself, down the hill, through the washing, and stopped in front of the fire station with a shirt on.',
        'They knocked back, to cheer it up. Three for “hello”. Somebody inside knocked four. None of them knew what four meant.',
      ],
      tip: '“Dinosaur mothers never sat on them,” said {G+}. “They were too heavy. They made a heap of old leaves. Leaves that rot grow warm all by themselves. And then they sang, very low down.”',
      turn: 'All the children raked leaves, wet ones, brown ones, a whole mountain. {L} put the egg in the middle, covered it and lay down beside it, and began to hum, so low that it tickled in the tummy.',
      done: 'In the night the heap steamed. And in the morning, crack! A snout came out, and behind it the whole of {S}, with a leaf on top. “Four,” said {S}, “means ‘I’m coming’.”',
      again:
        'The blue shell is a bathtub for the sparrows now. {S} eats a heap of leaves each day, and grows, and hums rather low.',
      helper: { name: 'Doctor Bone', creature: 'tortoise' },
      setting: { creature: 'dinosaur', thing: 'the egg', home: 'mountain', main: 'village' },
    },
  ],
  puppy: [
    {
      id: 'the-wrong-shoe',
      titles: ['Who Ate the Shoe?', 'A Puppy Called Nap', '{L} and the Chewed Slipper'],
      goal: 'teach the puppy what to chew',
      trouble: 'the puppy chewed everything in the house',
      solved: 'the puppy chewed only what it was allowed to',
      opener:
        'Since Sunday there was a puppy at {L+}’s. It had paws that were too big, ears that were too long, and teeth that itched. It slept on one of {L’s} feet. That was lovely.',
      problem:
        'But when it was awake, it chewed. A slipper. A table leg. The lower half of a curtain. When it had eaten up the shopping list, they all said, “It can’t go on like this.” The puppy wagged everything it had.',
      tries: [
        '{L} put all the shoes on top of the cupboard. Now the cupboard was full of shoes, and the puppy began with the cupboard.',
        '“No!” said {L}, in a very deep voice. The puppy thought that was its name. It came running at once whenever anyone said no.',
        '{L} rubbed the chair with mustard. The puppy ate the mustard, and then the chair, because it was thirsty for wood.',
      ],
      tip: '“It isn’t being bad,” said {G+}. “It’s getting its teeth, and everything is new. You keep on saying what it mustn’t. How is it to know what it may? Give it something better, and then be happy about it.”',
      turn: '{L} took an old rope and tied three thick knots in it. The puppy came along with a boot. {L} didn’t say no. {L} held out the rope, and wiggled it, and waited.',
      done: 'The puppy looked at the boot. It looked at the rope. Plop, went the boot! “Good dog!” cried {L} and danced all over the carpet. After that the boots stayed whole. There was nothing nicer in the world than the rope and a dancing {L}.',
      again:
        'There’s a boot by the door with a bite in it. It’s kept as a souvenir. The puppy’s paws have grown into its legs, by the way.',
      object: 'rope',
      helper: { name: 'Mrs Basset', creature: 'poodle' },
      setting: { main: 'cottage' },
    },
  ],
  cat: [
    {
      id: 'seven-names',
      titles: ['The Cat with Seven Names', 'Where Does the Cat Go?', '{L} Follows the Cat'],
      goal: 'find out where the cat went at night',
      trouble: 'the cat came home fat and would not say from where',
      solved: 'they had found out about all seven houses',
      opener:
        '{L+}’s cat ate very little. Half a spoon, and then it looked out of the window. Even so it was getting rounder, and every morning it smelled of something different.',
      problem:
        'On Monday it smelled of fish. On Tuesday it had a red ribbon on, which {L} had not tied. And on Wednesday somebody across the road called, “Napoleon! Supper!” And {L’s} cat ran. {L’s} own cat!',
      tries: [
        '{L} shut the door. The cat sat in front of it and sang. It knew [nine|seven] verses.',
        'They went after it on tiptoe. It went over the wall, through a hedge and along a gutter. Tiptoes do not work in gutters.',
        '{L} hung a bell on the cat. In the morning somebody had polished it.',
      ],
      tip: '“A cat doesn’t belong to anyone,” said {G+}. “It only visits, at different times. Tie a note to the ribbon and ask the question politely. That’s how I got to know my whole street.”',
      turn: '“Whose cat is this, too?” {L} wrote on a very small note. In the evening the cat went away with it. In the morning it was back, as round as a ball, and around its neck there were seven notes.',
      done: 'Napoleon. Minnie. Mr Fish. The cat had seven houses and seven suppers! On Sunday they all came to tea at {L’s}, and had so much to tell each other. In the middle lay the cat and slept.',
      again:
        'Now the seven houses take turns with the supper. The cat has got thinner, and a bit cross. But the street says good morning.',
      helper: { name: 'Miss Gutter', creature: 'pigeon' },
      setting: { home: 'cottage', main: 'village', thing: 'the cat’s secret' },
    },
  ],
  'being-different': [
    {
      id: 'the-odd-sock',
      titles: ['The Odd One', '{L} in Odd Socks', 'Not like the Others'],
      goal: 'be like all the others',
      trouble: 'the others all were alike and {L} was not',
      solved: '{L} did not want to be like the others any more',
      opener: [
        'In {L+}’s class everybody liked the same song, the same bread and the same side of the playground. {L} liked the other one. {L} had always liked the other one.',
      ],
      problem:
        '“Why are you like that?” somebody asked. It was not even meant badly. {L} did not know why. On the photograph of the class there were twenty who looked to the left, and one who looked at a beetle.',
      tries: [
        '{L} learned the song by heart and sang along. It went well until {L} put in a verse about moss.',
        '{L} wore the same jumper as the rest. It scratched. And inside it there was still {L}.',
        '{L} said nothing at all for one day, and nodded whenever the others nodded. In the evening {L’s} neck hurt, and nobody had noticed anything.',
      ],
      tip: '“I’ve got a drawer full of single socks,” said {G+}. “Nobody misses the ones in pairs. But I know each of these by name. What do you see that the others don’t? There’s bound to be something.”',
      turn: 'The next day the class got lost in the wood. They all looked to the left, and to the left there were only trees. “There’s moss on this side,” said {L}, “and the beetles go home about now. It’s that way.”',
      done: 'And it was that way. When they came out at the bus stop, it was quiet for a moment. “How did you see that?” they asked. So {L} showed them: the moss, the beetle, the light. “There’s such a lot down there,” said somebody.',
      again:
        'On the new photograph of the class five are looking at a beetle. It’s the best picture that was ever taken of that class, and the beetle is in focus.',
      helper: { name: 'Mrs Darning', creature: 'sheep' },
      setting: { main: 'forest', home: 'school', thing: 'the class photograph' },
    },
    {
      id: 'the-smallest-key',
      words: ['small', 'smallest', 'too small', 'short', 'shortest', 'tiny', 'little'],
      titles: ['The Right Size', 'Small {L}, Big Door', 'Too Small for Everything'],
      goal: 'be big enough at last',
      trouble: '{L} was too small for everything',
      solved: 'small had been just the right size',
      opener:
        '{L+} was small. Coat hooks were too high, chairs too deep, and on the merry-go-round there was a line on the wall, and {L} came up to just below it.',
      problem:
        '“Wait till you’re bigger,” people said. They said it at the slide, and at the counter, and today they had said it again: the others were going to rehearse with the band, and {L} was to hold the jackets.',
      tries: [
        '{L} stood on a box, in a long coat. The box went in one direction and the coat in the other.',
        '{L} hung from a branch to grow longer. Only the sleeves grew.',
        '{L} ate nine dumplings, for growing. They made {L} grow, but only in the middle.',
      ],
      tip: '“Nobody is too small,” said {G+}. “There are only things that are too big. I should know. Keep your eyes open for the keyhole. Each day has one in it somewhere.”',
      turn: 'Then the wind slammed the door of the hall shut. All the instruments were inside, the key as well, and the concert was in ten minutes. There was only the cat flap. They all looked at it. Then they all looked at {L}.',
      done: 'In one breath {L} was through. The key turned, the door flew open. “Hurrah for {L}!” And the conductor fetched the triangle out of its case, which had been waiting for years for someone of exactly this size.',
      again:
        'Ting! That’s {L}, in front, on the left. When it comes, everyone knows that now it’s getting good.',
      helper: { name: 'Minim', creature: 'mouse' },
      setting: { main: 'village', home: 'village', thing: 'the cat flap', topic: 'being small' },
    },
  ],
  dragon: [
    {
      id: 'only-smoke',
      titles: ['The Dragon Who Had Gone Out', 'Only Smoke', '{L} and the Dragon’s Cold'],
      goal: 'light the dragon’s fire again',
      trouble: 'the dragon’s fire had gone out',
      solved: 'the dragon’s fire was burning again',
      opener:
        'A small grey cloud of smoke stood above the mountain, and it coughed. {L+} saw it from the kitchen window. “Somebody up there isn’t well,” said {L}, and packed some soup.',
      friend:
        'Up there sat {S+}, wrapped up in a carpet. “I’ve gone out,” said {S}. “I sneezed in the rain. And tonight I’m to light the lamps in the town, all ninety.”',
      problem:
        '{S} breathed in, till all the scales stood up, and blew. Pff. Out came smoke, as big as a sheep. It was nice, but one cannot light a lamp with a sheep.',
      tries: [
        '{S} ate seven peppers, one after the other. Tears came, and hiccups, and steam out of both ears. No fire, though.',
        'They rubbed two sticks under the dragon’s nose. It tickled. {S} sneezed, and the sticks were gone, and so was the bush.',
        '{L} shone a torch down the dragon’s throat. It was very dark in there, and a bit lonely.',
      ],
      tip: '“A dragon’s fire isn’t made of wood,” said {G+}. “It’s made of what makes one warm. When did somebody last come up here? Just like that, without wanting the lamps lit?”',
      turn: '{L} stopped fanning and sat down on the carpet. “Have some soup,” said {L}. “And then tell me about when you were little.” {S} told. It was about an egg, a comet and a very bad landing. They both laughed till they were sore.',
      done: 'And in the middle of a laugh: whoosh! A flame, small and blue, then yellow, then as tall as a tree! They ran down into the town, and {S} lit all ninety lamps with the tip of one breath.',
      again:
        'On Thursdays {L} climbs up with the soup. Nobody has ever gone out again there. In winter they do chestnuts on it.',
      helper: { name: 'Lamplighter Wick', creature: 'moth' },
      setting: { thing: 'the dragon’s fire', home: 'cottage' },
    },
  ],
  unicorn: [
    {
      id: 'stuck-in-the-door',
      titles: ['A Unicorn in the Kitchen', 'Stuck!', '{L} and the Practical Horn'],
      goal: 'get the unicorn through the door',
      trouble: 'the unicorn was stuck in the kitchen door',
      solved: 'the unicorn was free',
      opener:
        'It had rained all night, and {L+} had left the back door open a crack. In the morning there were hoofprints on the mat. They shone a little.',
      friend:
        '“Good morning,” said {S+}. Half of {S} stood in the kitchen, and half stood in the yard. “I only wanted to smell the porridge. And then I put my head up.”',
      problem:
        'The horn had gone straight into the door frame, as deep as a nail. {S} pulled. The house pulled back. “I’m very sorry about your door,” said {S}. “At noon I have to make a rainbow.”',
      tries: [
        '{L} buttered the horn. Now it was a buttered horn, and stuck.',
        'They pulled at the back end, with five neighbours and a rope. The tail was very strong. So was the door.',
        '{L} tickled {S} under the chin. {S} laughed so much that the chimney pot came down. The horn stayed where it was.',
      ],
      tip: '“Everybody pulls,” said {G+}, “because a horn looks like a nail. Look closely. It has a groove in it that goes round and round. I have several things like that in my box. Do you pull those out?”',
      turn: '{L} looked. The groove did go round. “It isn’t a nail,” said {L}, “it’s a screw!” So {S} had to turn. They all took hold of a leg each and walked round in a circle, through the flower bed, to the left.',
      done: 'Squeak, squeak, plop! {S} was out. In the door frame there was a hole, and through it fell the first ray of the sun, in seven colours, right across the porridge. It was noon exactly.',
      again:
        'The hole is still there. Whenever the sun shines after rain, there’s a small rainbow in the kitchen. They’ve left the door frame as it was.',
      helper: { name: 'Carpenter Peg', creature: 'beaver' },
      setting: { home: 'cottage', main: 'cottage', thing: 'the kitchen door' },
    },
  ],
  robot: [
    {
      id: 'the-wrong-button',
      titles: ['Do Not Press', 'The Robot Who Wanted a Birthday', '{L} and the Red Button'],
      goal: 'give the robot a birthday',
      trouble: 'the robot had no birthday',
      solved: 'the robot had a birthday of its own',
      opener:
        'Under a sheet in the workshop stood somebody with square knees. {L+} pulled the sheet away, and two lamps went on, slowly, a green one and a yellow one.',
      friend:
        '“I am {S},” said {S+}. “I can add, and I can iron. Question: what is a birthday?” “It’s when you were born,” said {L}. The lamps flickered. “I was not born. I was screwed together. From a Tuesday to a Friday.”',
      problem:
        'All the others had one. The cat had one. {S} looked through all the drawers for a day, and there was none in them. “Result: I am nobody’s day,” said {S}, and the yellow lamp went out.',
      tries: [
        '{L} offered {S.them} half a birthday, the afternoon half. But a birthday in two halves does not stand up.',
        'They looked for a date on the metal. Under one arm it said, “Made in”, and then there was rust.',
        '{S} worked it out: Tuesday plus Friday, divided by two. It came to a Wednesday and a half. And no calendar has got that.',
      ],
      tip: '“You’re looking for the day on the outside,” said {G+}. “A birthday is the day from which on somebody is glad that you’re there. I’m sure that can be found out. Whom would one have to ask?”',
      turn: '{L} thought. Then {L} fetched the calendar and a thick pencil. “I’ve been glad since this morning,” said {L}, “at about a quarter past nine. It was when your green lamp went on.” And round that day {L} drew a circle.',
      done: 'There was cake with screws on it, nuts as well, and everyone sang. “My oil is rising,” said {S}. “Cause unknown.” “That’s joy,” said {L}. Both lamps shone so brightly that the neighbours came over.',
      again:
        '{S} has ironed the page of the calendar. It hangs in a frame above the workbench: a quarter past nine, and round it a circle.',
      helper: { name: 'Mr Sprocket', creature: 'mole' },
      setting: { creature: 'robot', main: 'workshop', thing: 'the calendar' },
    },
  ],
  'princess-castle': [
    {
      id: 'the-stuck-crown',
      titles: ['The Crown That Would Not Come Off', 'Wave, Wave, Wave', '{L} and the Royal Itch'],
      goal: 'get the crown off',
      trouble: 'the crown would not come off',
      solved: 'the crown was off and lay on the cushion',
      opener:
        'In the castle it was {L+}’s turn to wear the crown, for one whole day. It was made of gold, it weighed as much as a cat, and everybody bowed to it. That was fun until about ten o’clock.',
      problem:
        'Then it began to itch underneath. But when {L} wanted to scratch, the crown was stuck. It would not go up, it would not go down. And as long as someone wears the crown, that one must wave from the balcony. It’s the law.',
      tries: [
        'Three guards pulled at the crown and three at {L’s} feet. {L} got longer. The crown stayed as it was.',
        'The cook poured soup over it, for slipping. Now it was stuck, and there was a noodle hanging from each point.',
        '{L} waved with the left hand, then with the right, then with one foot. Down there the people waved back and did not notice anything.',
      ],
      tip: '“It gets tighter when you hold up your head like that,” said {G+}. “That’s how crowns are. Whoever wants to be very grand in it can’t get out. Do something that no king has ever done in it.”',
      turn: '{L} thought of something nobody could be grand at. Then, up there on the balcony, in front of everyone, {L} turned a cartwheel. And then another. And the people held their breath.',
      done: 'At the third cartwheel: clonk! The crown rolled along the balcony, down the stairs and into the pond. And {L} scratched, with all ten fingers. “Ahhh!” said {L}. The whole square laughed and did a cartwheel too.',
      again:
        'The crown lies on its cushion, and now has a bit of felt on the inside. Once a year, on Cartwheel Day, everybody is allowed to try it on, for as long as a cartwheel takes.',
      helper: { name: 'Duchess Dot', creature: 'hen' },
      setting: { main: 'castle', home: 'castle', thing: 'the crown' },
    },
  ],
  'monster-alien': [
    {
      id: 'lost-from-under-a-bed',
      titles: ['The Monster without a Bed', 'A Bed for a Monster', 'Who Lives Underneath?'],
      goal: 'find a bed for the monster',
      trouble: 'the monster had no bed to live under',
      solved: 'the monster had a bed of its own to live under',
      opener:
        'It was raining, and on the stairs in front of {L+}’s house somebody was crying. It sounded like a drainpipe with a cold. {L} opened the door a crack.',
      friend:
        'There sat {S+}, with wet fur and a tiny suitcase. “They’ve bought a bed with drawers,” sobbed {S}. “I don’t fit in a drawer.” “Come in first,” said {L}.',
      problem:
        '{S} needed a bed to live underneath, dark and with a bit of fluff. But {L’s} bed stood flat on the floor. And who takes in a monster with six elbows?',
      tries: [
        'They rang at the neighbours’ and asked kindly. The neighbours moved out.',
        '{S} tried it under the bathtub. There was a lion’s foot there already, four of them, and they were not friendly.',
        '{L} put an advertisement in the shop: “Clean monster, sings at night.” There was one answer, from a hotel for bats.',
      ],
      tip: '“People don’t mind monsters,” said {G+}. “They mind not knowing. Do you know anybody who is afraid of the dark? A monster under the bed that one knows by name is better than any night light.”',
      turn: '{L} thought of {F}, who always slept with three lamps on. “Would you like somebody who looks after you at night?” asked {L}. {F} looked at {S}. {S} made a very small bow, with all six elbows.',
      done: 'That night it was dark at {F’s} for the first time, and something purred under the bed. If a shadow came in, it said, “Occupied!” Both of them slept till nine.',
      again:
        'On Saturdays they swap, and {S} sleeps on top. Somebody else has to lie underneath then and purr.',
      helper: { name: 'Madame Fluff', creature: 'moth' },
      setting: { creature: 'monster', thing: 'the bed', home: 'cottage', main: 'village' },
    },
  ],
  football: [
    {
      id: 'the-bench',
      titles: ['{L} on the Bench', 'Eleven and One', 'The Longest Bench in the World'],
      goal: 'play in the match at last',
      trouble: '{L} had to sit on the bench',
      solved: '{L} had played in the match',
      opener:
        '{L+} had everything: boots, long socks, and the number twelve on the shirt. There was only one thing wrong with it. Eleven people play, and the twelfth sits on the bench.',
      problem:
        'The whistle blew. They ran, they fell, they shouted for the ball. {L} sat. The bench was long and cold, and the water bottles were the only team-mates. “Next time,” said the trainer. It was the fourth next time.',
      tries: [
        '{L} ran up and down beside the pitch, so that it would be seen how fast {L} was. It was mistaken for the dog.',
        '{L} called out what they should do, all the time. The goalkeeper listened, and in that moment the ball went in. Into the wrong goal.',
        '{L} decided not to like football any more. It lasted till somebody nearly scored.',
      ],
      tip: '“I sat on benches for half my life,” said {G+}. “It’s the best seat there is. From here you can see the whole game, and those out there see only the ball. What can you see? Who always runs to the left?”',
      turn: '{L} looked, properly this time. Their big number six always looked at {L.their~the} own feet first and then kicked to the left. Always! Just then somebody twisted an ankle. “Twelve,” called the trainer, “you’re on!”',
      done: '{L} did not run to the ball. {L} ran to where it would be: to the left of number six. Tock! There it was. One touch to {F}, a cheer, a goal! “How did you know that?” they all shouted. “From the bench,” said {L}.',
      again: 'Now they take turns on the bench, each for ten minutes, to watch. And it has a cushion.',
      helper: { name: 'Old Tackle', creature: 'bulldog' },
    },
  ],
  'race-car': [
    {
      id: 'the-slowest-wins',
      titles: ['The Race of the Slow', 'Snail’s Pace', '{L} Drives in a Circle'],
      goal: 'win the great race',
      trouble: 'the car was the slowest of all',
      solved: 'the slowest car had won',
      opener:
        '{L+} had built a car: a tin bath, four pram wheels and an engine out of a coffee mill. It went tuck, tuck, tuck. On Sunday the great race would be on.',
      problem:
        'The others had cars like arrows. Whoosh, they were off, and {L} sat in a cloud of dust. Tuck, tuck. A hen overtook on the right. “At this rate we’ll arrive on Monday,” said {L}.',
      tries: [
        '{L} blew into a sail made out of a shirt. The wind came from in front. They went back to the start.',
        '{L} threw out everything that was heavy: the cushion, the lamp and the picnic. The car was not any faster. But now they were hungry.',
        'Everyone pushed. So the car went exactly as fast as people can push, uphill, in the heat.',
      ],
      tip: '“I’ve watched forty races from this wall,” said {G+}. “Who goes fast sees nothing. There are four signs on this course, and nobody has ever read them. You, at your speed, could read novels.”',
      turn: '{L} slowed down even more and read. The first sign said, “Bridge broken.” And the second, “Please go by way of the orchard.” “They can’t have seen that,” said {L}, and turned the wheel. Tuck, tuck, in under the apple trees.',
      done: 'At the bridge stood all the arrows, one behind the other, with their noses in the stream. And on the other side, with an apple in the mouth and a hen as a passenger, {L} rolled across the line. Tuck, tuck, tuck.',
      again: 'The cup is full of coffee beans. “For the engine,” says {L}. The hen has got a helmet now.',
      helper: { name: 'Grandpa Milestone', creature: 'tortoise' },
      setting: { main: 'meadow' },
    },
  ],
  'brush-teeth': [
    {
      id: 'the-choir-of-teeth',
      titles: ['The Choir of Teeth', 'Two Minutes', '{L} and the Squeaky Tooth'],
      goal: 'get every tooth brushed',
      trouble: '{L} would not let the brush in',
      solved: 'every tooth was shining',
      opener:
        'In the evening the toothbrush stood in its cup and was ready. {L+} was not. {L} was a tiger, and then a stone, and then, all of a sudden, nobody at all behind the curtain.',
      problem:
        '“Open wide,” they said. {L’s} mouth was shut like a money box. Behind it there was a bit of everything: of carrot, of biscuit and of spaghetti. One tooth at the back was already humming. Out of tune.',
      tries: [
        '{L} brushed the tap, very thoroughly. It sparkled. That did not help any teeth.',
        '{L} licked off the toothpaste and said, “Done.” The tooth at the back said, “Mmmm,” and not because it was nice.',
        '{L} brushed only the front ones, for showing. They were quite lonely in all that shine.',
      ],
      tip: '“You have a choir in there,” said {G+}, and tapped against the glass. “Twenty singers! But how can they sing with biscuit on their feet? Listen: each one squeaks when it’s clean. A different note each.”',
      turn: '{L} put an ear to the mirror and the brush to the last tooth. Scrub, scrub… squeak! It was an F. The one beside it squeaked a bit higher. {L} scrubbed on, from one to the next. One could nearly hear a song.',
      done: 'Top row, bottom row, and the very last one, who had been humming out of tune: squeak! Two minutes, and the whole choir stood there in white shirts. {L} bared all of them at the mirror and bowed.',
      again:
        'There’s a concert twice a day now, in the morning and in the evening. The tiger takes part as well. It sings bass.',
      helper: { name: 'Maestro Mint', creature: 'crocodile' },
    },
  ],
  tidying: [
    {
      id: 'the-floor-is-missing',
      titles: ['Where Is the Floor?', 'The Room That Ate a Shoe', '{L} Digs for the Carpet'],
      goal: 'find the floor again',
      trouble: 'the floor had disappeared under all the things',
      solved: 'the floor was there again, from wall to wall',
      opener:
        'Once upon a time there had been a floor in {L+}’s room. It was blue, with stars. {L} could remember it quite well. But nobody had seen it since about [Easter|March].',
      problem:
        '“Tidy up,” they said, “then we’ll go for ice cream.” {L} stood at the door and looked. There lay the bricks, the bears, the train. Somewhere something was ticking. Where does one begin with a thing that is everywhere?',
      tries: [
        '{L} pushed it all under the bed. The bed rose to the ceiling. That was too high for sleeping.',
        '{L} put each thing away, one by one. After the first thing {L} found the second one, and played with it till lunch.',
        '{L} shut the door and declared that it was tidy. From inside something knocked.',
      ],
      tip: '“Nobody can tidy up a room,” said {G+}. “It’s far too big. But anyone can find all that’s red. What would you like to be: a collector of red, or a train that brings home whatever has wheels?”',
      turn: '{L} became the collector of red. In two minutes the crate was full, and it looked like a sunset. Then came the train: whatever had wheels got on. Then all those with fur came up the stairs by themselves, nearly.',
      done: 'And there, under a sock, something blue was shining. “The floor!” called {L}. One star, two, a whole sky of them. What had been ticking was the clock they had been looking for since winter. It was time for ice cream.',
      again:
        'Every evening at six the train comes by and takes home whatever has wheels. Sometimes a bear gets on as well, without a ticket.',
      helper: { name: 'Aunt Shelf', creature: 'magpie' },
    },
  ],
};
