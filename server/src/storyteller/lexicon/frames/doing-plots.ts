import type { MorePlots } from '../story-source.ts';

/** Plots of general frames for what themes often say that somebody, {S}, does, cannot do or is afraid of. */
export const doingPlots: MorePlots = {
  'somebody-cannot': [
    {
      id: 'cannot-sleep',
      words: ['sleep', 'fall asleep', 'nap', 'rest', 'close eyes'],
      titles: ['{S} Cannot Sleep', 'One Sheep, Two Sheep', 'Still Awake!'],
      goal: 'get {S} to sleep',
      trouble: '{S} could not {do}',
      solved: '{S} was fast asleep',
      opener:
        'Shuffle, shuffle, sigh. Somebody was walking up and down under the window. {L+} knew that shuffle. It belongs to people who are tired and still awake.',
      friend:
        '“I can’t {do},” said {S+}. “Everyone else can. They lie down and they’re gone. I lie down, and then it starts: the thinking.” {L} made room on the bench.',
      problem:
        '{S} lay on the left side, and thought. {S} lay on the right side, and thought of something else. By now {S.their~the} eyes were as small as buttons, and quite red. Whoever can’t {do} puts salt in the tea.',
      tries: [
        'They counted sheep. At {many} one of them stopped, and would not jump. {S} worried about that sheep for the rest of the night.',
        '{F} told the most boring story in the world. It was about a shelf. {S} wanted to know how it went on.',
        'They shook up the pillow, turned round the bed, and shut out the light. Now it was quite dark, and {S} could hear {S.their~the} own ears.',
      ],
      tip: '“You can’t fall asleep with both hands full,” said {G+}. “{S} is carrying the whole day about. Let {S} unpack it: one thing after the other, out loud, and each goes in its place.”',
      low: '{S} sat on the edge of the bed. “What if I never sleep again?” asked {S}. Outside even the owl had stopped calling.',
      turn: '{L} held out a basket. “What’s the first thing you’re thinking?” asked {L}. “That I left the gate open,” said {S}. {L} wrote it down and put it in the basket. “And then?” The notes grew more and more, and {S’s} voice grew slower and slower.',
      done: '“And then…,” said {S}, “there was the… snail.” {L} waited. Nothing more came, only a soft, long breath, and another. {L} put the lid on the basket, very quietly. It could all wait till morning.',
      again:
        'The basket stands beside the bed every night. Some evenings it needs three notes, and some none at all.',
    },
    {
      id: 'cannot-fly',
      words: ['fly', 'flap', 'take off'],
      titles: ['{S} Learns to Fly', 'Up, {S}, Up!', '{S} and the Wind'],
      goal: 'get {S} into the air',
      trouble: '{S} could not fly',
      solved: '{S} had been up in the air',
      opener:
        'Flap, flap, bump. {L+} looked over the wall. Flap, flap, flap, bump. There was somebody who wanted to go up and kept coming down.',
      friend:
        '“Don’t look,” said {S+}, from the nettles. “All the others did it on the first day. I can’t fly. I think I’m made of the wrong stuff.” {L} pulled out a nettle.',
      problem:
        '“You just jump,” said the others, up there, “and don’t come down.” {S} jumped. The second part was the hard one. When they flew off to the lake, {S} went on foot, and came when they were going home.',
      tries: [
        'They stuck on extra feathers, with honey. Soon {S} had everything that one needs for flying, and a great many bees.',
        '{S} jumped from the henhouse. For a moment it was flying. It was straight down, but it was flying.',
        '{F} threw {S} up in the air, and counted. They got as far as one.',
      ],
      tip: '“You’re flapping against the wind,” said {G+}. “Let it do the work. Wait on the hill until it comes from the front. Then don’t jump. Lean.”',
      turn: 'They stood on top of the hill, in the grass. “Not yet,” said {L}. The wind came from behind, and then from the side. “Not yet.” Then all the grass lay down towards them. “Now lean!” {S} spread out everything there was, and leaned.',
      done: 'The ground went away. It was only a little, as high as the daisies, and then as high as {L}. “I’m not coming down!” called {S}. {S} flew over the hedge, wobbled once round the hill, and landed, on both feet, in the nettles. It did not matter at all.',
      again: 'To the lake it is a four-minute flight. {S} needs six, because of waving.',
    },
    {
      id: 'cannot-swim',
      words: ['swim', 'dive', 'float', 'go in the water'],
      titles: ['{S} Learns to Swim', 'Only Up to the Knees', 'Splash, {S!}!'],
      goal: 'get {S} to swim',
      trouble: '{S} could not swim',
      solved: '{S} could swim, across the deep part as well',
      opener:
        'At the edge of the lake sat somebody with a towel, and was quite dry. {L+} had been in three times already. “Aren’t you coming?”',
      friend:
        '“I’m just looking after the towels,” said {S+}. Then it came out. “I can’t swim. And the worse thing is: everyone thinks that I can.”',
      problem:
        'Out there they dived and splashed and called. {S} went in up to the knees, and the bottom was gone. {S} came out again, faster than one can say “cold”.',
      tries: [
        '{S} practised in a puddle. It went perfectly. The puddle was very flat.',
        'They blew up everything they had: rings, balls, a rubber crocodile. {S} lay on top of it all, high and dry, and could not reach the water.',
        '“Move your arms,” called {F}. {S} moved both arms. {S} forgot the legs, and went down like a spoon.',
      ],
      tip: '“The water carries you if you let it,” said {G+}. “First lie on your back, ears in, and look up at the sky. I’ll put one hand underneath. And I’ll tell you before I take it away.”',
      turn: '{S} lay back. The ears went in, and it was quiet. {L’s} hand was underneath, just one, quite flat. “Now,” said {L}, “I’ll take it away. One finger first.” {S} looked at a cloud and breathed, and did not sink.',
      done: '“I’m floating!” called {S}. Then {S} kicked a little, and moved. First to the reed, then to the post. In the end {S} swam right across, and the others stood up in the water to see it.',
      again: 'The towels have to look after themselves. {S} is always the last one out.',
    },
    {
      id: 'cannot-laugh',
      words: ['laugh', 'smile', 'giggle', 'be funny'],
      titles: ['{S} Cannot Laugh', 'Ha, Said {S}', 'What’s So Funny?'],
      goal: 'make {S} laugh',
      trouble: '{S} could not {do}',
      solved: '{S} laughed, and could not stop',
      opener:
        'Everybody was laughing. They laughed so much that they had to hold on to each other. Only one did not. {L+} had stopped as well, to look.',
      friend:
        '“Is it over?” asked {S+}. “I never know when. I can’t {do}. I’ve read about it. One opens the mouth and then it comes out. Nothing comes out of me.”',
      problem:
        '{S} practised in front of the mirror: corners up, teeth out. A baby began to cry. At a joke {S} said, “That isn’t possible,” and the joke was dead.',
      tries: [
        '{F} put on a bucket, and a boot on each hand, and fell into a tub of soapsuds. “Are you hurt?” asked {S}.',
        '{L} told the joke about the cow on the bicycle. “How does it reach the brakes?” asked {S}. {L} did not know.',
        'They tickled {S}, with a feather, everywhere. “Thank you, that’s enough,” said {S}.',
      ],
      tip: '“A laugh can’t be pulled out,” said {G+}. “It comes when nobody’s waiting for it, and mostly when one shouldn’t. Do something very, very serious together.”',
      turn: 'So they did the most serious thing they could think of: they buried a broken teapot, in black hats, with a speech. “Dear teapot,” said {L}. Everyone looked at the ground. And then, in the silence, {F’s} tummy went: wheeeeep.',
      done: '{S} pressed both lips together. Something wobbled at the corners. It shook, it squeaked, and then it burst: “Ha! Haha! It said wheep!” {S} laughed till {S.they} sat down on the grave, and all the others sat down too.',
      again: 'Nobody may say “wheep” when {S} is drinking. It has been tried.',
    },
    {
      id: 'cannot-roar',
      words: [
        'roar',
        'sing',
        'bark',
        'growl',
        'howl',
        'meow',
        'miaow',
        'moo',
        'speak',
        'talk',
        'whistle',
        'croak',
        'quack',
        'tweet',
        'crow',
        'hoot',
        'breathe fire',
        'make noise',
      ],
      titles: ['{S} Cannot {Do}', 'Only a Squeak', 'Listen to {S}!'],
      goal: 'find out how {S} could {do}',
      trouble: '{S} could not {do}',
      solved: '{S} could {do}, so that everyone heard it',
      opener:
        '“Pffft.” {L+} looked round. “Pffft,” it went again, behind the rock. It sounded like a bicycle tyre. But it breathed.',
      friend:
        '“That was me,” said {S+}, going pink. “It’s meant to be quite different. I can’t {do}. There’s always just that pffft. Tomorrow all of us have to do it in front of everybody.”',
      problem:
        'The others only had to open their mouths. {S} breathed in till the buttons popped, and opened up wide, and: pffft. A butterfly moved over a little. Nobody else noticed.',
      tries: [
        '{S} drank raw eggs, and pepper tea. The next pffft was a hot one. It was still a pffft.',
        '{F} stood behind the bush and made the noise for {S}. It worked well until {F} sneezed.',
        'They shouted into the well, to wake it up. The well shouted back, much better than {S}.',
      ],
      tip: '“You’re making it with your neck,” said {G+}. “It doesn’t live there. It lives down in the tummy, and it comes out for one reason only: if somebody needs it. Don’t think of how it sounds. Think of who it’s for.”',
      turn: 'They were on their way home, when {L} stepped on a rotten plank over the stream. Crack! The plank swung, and there was {L}, hanging by three fingers. {F} was far away. {S} did not think of how it would sound. {S} thought of {L}. It began in the toes.',
      done: 'And then it came! {S} could {do}! The trees bent, the birds flew up, and on the far side of the wood {F} heard it and came running with a rope. “Was that you?” asked {L}, dripping. “I think so,” said {S}, and looked behind, to be sure.',
      again:
        'The next day {S} {did} in front of everybody, once. It was enough. They’re still talking about it.',
    },
  ],
  'somebody-does': [
    {
      id: 'sings',
      words: ['sing', 'hum', 'whistle', 'play music', 'play the drum', 'play the trumpet', 'dance'],
      titles: ['{S} and the Song', 'Who Is {Doing}?', 'A Song for Two'],
      goal: 'find out who {S} was {doing} for',
      trouble: '{S} was still {doing} without an answer',
      solved: '{S} had got an answer',
      opener:
        'It came every evening, when the windows were dark. Somebody was {doing}, far out. {L+} sat up in bed to listen. It was beautiful, and it stopped in the middle.',
      friend:
        'The next evening {L} went to where it came from. There was {S+}. “You only ever do one half,” said {L}. “The other half isn’t mine,” said {S}. “Somebody has to answer. Nobody does.”',
      problem:
        'Every night it was the same: {S} {did}, waited, and went home. “It’s pretty,” people said. But nobody understood that it was a question.',
      tries: [
        '{L} answered. {L} was out of tune, but did it with all {L.their~the} heart. “Thank you,” said {S}, “it’s not that.”',
        '{F} turned a big bucket over and called into it. The answer was an echo. {S} knew that one already.',
        'They put up a notice: “Wanted: second half.” A man came with a trombone. It was not that either.',
      ],
      tip: '“It’s too loud here,” said {G+}. “The town hums, the mill rattles. Whoever is to answer can’t hear it. Go out as far as you can, and ask everyone to be quiet, just for a minute.”',
      turn: '{L} ran from house to house. “At eight o’clock,” said {L}, “please be quiet, for one minute.” At eight the mill stood still. The dogs shut their mouths. And {S} {did}, out there, into a silence as big as the sky.',
      done: 'One second, two, ten. And then, from a long, long way off, thin as a thread, came the second half. {S} trembled all over. “There’s another one,” said {S}, “there’s another one like me.” And began again from the front.',
      again:
        'Now there is a minute of silence every evening at eight. They all sit at the window for it. It comes closer each time.',
    },
    {
      id: 'whispers',
      words: ['whisper', 'speak quietly', 'talk quietly', 'never speak', 'mumble'],
      titles: ['{S} Who Whispered', 'Pssst!', 'What Did {S} Say?'],
      goal: 'hear what {S} was whispering',
      trouble: 'nobody could hear what {S} said',
      solved: 'everyone had learned to listen to {S}',
      opener:
        '“Psss-pss-psst,” said somebody. “Pardon?” asked {L+}. “Psss-pss.” {L} went closer, and closer, until nose met nose.',
      friend:
        '“I said: be careful, the paint’s wet,” whispered {S+}. {L} was green by now. “Why do you whisper?” asked {L}. “I’ve always done it,” whispered {S}. “It all comes out so small.”',
      problem:
        '“Louder!” people called, and so {S} said nothing at all for a while. It was a pity. {S} knew a great deal. Where the first strawberries are, for instance, and that the bridge was about to break.',
      tries: [
        '{L} rolled up a newspaper for a trumpet. “PSSS,” it came out. It was just as small, only with paper round it.',
        '{F} told everybody what {S} had said. But {F} had not quite understood. “The fridge is about to bake,” said {F}.',
        'They practised shouting, on the hill. {S} opened up wide. A very, very small “hey” came out, and sat down in the grass.',
      ],
      tip: '“Why should {S} get louder?” asked {G+}. “You could get quieter. It’s easy, and it costs nothing. It only needs somebody to start.”',
      turn: '{L} stood in the middle of the market, and put a finger to {L.their~the} lips. That was all. One after another they stopped talking, to see what was up. In the end one could hear the flags flap. “Now,” said {L}.',
      done: '“The bridge is about to break,” whispered {S}, and everybody heard it, right to the last row. They ran, and closed the road, and mended it. “What else do you know?” they asked, and whispered it. “Strawberries,” whispered {S}.',
      again:
        'When something is really important, they say it very softly now. It’s called “doing it like {S}”.',
    },
    {
      id: 'copies',
      words: ['copy', 'imitate', 'repeat', 'mimic', 'do the same'],
      titles: ['{S} Copies Everyone', 'Stop Copying Me!', 'Me Too, Said {S}'],
      goal: 'find out what {S} could do alone',
      trouble: '{S} copied everything',
      solved: '{S} had made up something, and everybody copied it',
      opener:
        '{L+} scratched an ear. Somebody across the road scratched an ear. {L} hopped on one leg. Somebody over there hopped as well. It was not a mirror.',
      friend:
        '“Good morning,” said {L}. “Good morning,” said {S+}. “Who are you?” “Who are you?” “Stop copying me!” “Stop copying me!” said {S}, and put both hands on both hips, just like {L}.',
      problem:
        'At first it was a game. But {S} copied the baker, and there were two of everything, and one was burnt. {S} copied the policeman, and the cars drove into each other. “Stop it!” they all shouted. “Stop it!” shouted {S}.',
      tries: [
        '{L} did nothing, for an hour. {S} did nothing, too, and rather better.',
        '{F} ate a spoonful of mustard. So did {S}. They both cried, {F} first.',
        '{L} walked round the corner quickly and hid. {S} did the same, round the other corner. It took till evening to find each other.',
      ],
      tip: '“Whoever copies doesn’t trust anything of their own,” said {G+}. “Begin something, and don’t finish it. Then hold still, and look curious.”',
      turn: '{L} began to draw. Half a circle. Then {L} stopped, and put down the pencil. {S} drew half a circle, stopped, and waited. Nothing came. It was quite uncomfortable. Slowly {S} picked up the pencil again, and drew something on to it: a wing.',
      done: '“What’s that?” asked {L}. “I don’t know,” said {S}, and they were {S.their~the} own words. It had a wing, and three feet, and a hat full of rain. “I want to make one like that, too,” said {L}. “Me too!” said {F}. And they all copied {S}.',
      again: 'Sometimes {S} scratches an ear when {L} does. Then they both grin.',
    },
    {
      id: 'the-other-way',
      words: [
        'straight',
        'backwards',
        'walk on hands',
        'sideways',
        'upside down',
        'inside out',
        'wrong way',
        'on the head',
      ],
      titles: ['{S} Goes {Doing}', 'The Other Way Round', '{S} Does It Differently'],
      goal: 'find out what {doing} is good for',
      trouble: 'everybody laughed at {S} for {doing}',
      solved: 'everyone was glad that {S} went the other way',
      opener:
        'All of them went one way. One went the other. {L+} saw it from the wall, and nearly fell off it.',
      friend:
        '“You’re doing it wrong!” the others called. “No,” said {S+}, “I’m doing it differently.” But {S.their~the} voice was not quite sure. {L} jumped down and went alongside. “What’s it like?” asked {L}.',
      problem:
        'In the parade {S} bumped into everyone. In the queue {S} was always face to face with somebody. “We’ve done it our way for a thousand years,” said the oldest one. “Learn it, or stay at home.”',
      tries: [
        '{S} tried it like the others. After three steps there was a knot, and it took two to undo it.',
        'They drew footprints on the ground, to show how it is done. {S} followed them, and came out in the pond.',
        '{L} went like {S}, so that there were two of them. Now there were two who bumped into people.',
      ],
      tip: '“All of them look the same way,” said {G+}. “So nobody sees what comes from the other side. Somebody ought to. Stay as you are, and keep your eyes open.”',
      turn: 'On the day of the great march they all went along the beach. Only {S} did it differently, and so only {S} saw it: a wave, as high as a house. “Up the dunes!” shouted {S}. “Straight up! Follow me!”',
      done: 'It is not easy to do something differently after a thousand years. But they did it, left foot, right foot, just like {S}. And when the wave came, there were only footprints on the beach. “Could you show us that again,” asked the oldest one, “but slowly?”',
      again:
        'On Sundays they all do it like {S}, just for practice. There’s much bumping, and more laughing.',
    },
    {
      id: 'up-early',
      words: [
        'get up early',
        'wake up early',
        'work at night',
        'awake at night',
        'work all night',
        'never sleep',
      ],
      titles: ['Before the Sun, {S}', 'While Everyone Sleeps', '{S} at Four O’Clock'],
      goal: 'help {S} through one night’s work',
      trouble: '{S} was alone with all the work of the night',
      solved: '{S} had slept in for once, and the work was done',
      opener:
        'In the morning everything is there: the bread is warm, the street is swept, the lamps are out. “Who does that?” asked {L+}. “And when?” {L} set the clock to four.',
      friend:
        'At four o’clock there was only one light in the whole town. Behind it was {S+}, with floury elbows. “A visitor?” said {S}. “There’s never been one. Can you tie an apron?”',
      problem:
        'There was so much to do, and everything at once. And {S} yawned. “I get up when you go to bed,” said {S}. “I’ve never seen a party. Nobody has ever said good morning to me. When you get up, I’m asleep.” And then {S’s} head sank on the table.',
      tries: [
        '{L} wanted to do it alone. {L} mixed up the salt and the sugar, and the big spoon and the small one. It was a very interesting taste.',
        'They sang to {S}, to wake {S.them} up. But at four in the morning every song turns into a lullaby.',
        '{F} worked twice as fast. It was finished in half the time, and it was half finished.',
      ],
      tip: '“In the dark one does things one after the other,” said {G+}, who drives the milk cart. “Listen: it ticks, it bubbles, it smells. Each of them tells you when it’s its turn.”',
      turn: 'So {L} was quiet, and listened. Something bubbled: stir! Something crackled: turn it round! Something smelled: out with it! {F} carried, {L} counted, and {S} slept with a smile and a bit of dough on the nose.',
      done: 'When the sun came up, it was all done. The people came, sniffed, and were glad. “Pssst,” said {L}, and pointed. They stood on tiptoe, forty of them, and looked at {S}. And then they said it all together, quite softly: “Good morning, {S!}.”',
      again:
        'Once a year the whole town gets up at four, and {S} may sleep. It’s a party, too, so that {S} can see one. It takes place at noon.',
    },
  ],
  'somebody-afraid': [
    {
      id: 'afraid-of-water',
      words: ['water', 'sea', 'swim', 'swimming', 'lake', 'wave', 'rain', 'wet', 'bath', 'ocean', 'pool'],
      titles: ['{S} and the First Drop', 'Not a Drop, Said {S}', '{S} Gets One Toe Wet'],
      goal: 'be near {the} without fear',
      trouble: '{S} was afraid of {the}',
      solved: '{S} was wet from top to toe, and laughing',
      opener:
        'Up on the rock, where it is quite dry, sat somebody with an umbrella. There was not a cloud in the sky. {L+} climbed up to ask why.',
      friend:
        '“It’s because of down there,” said {S+}, and pointed at the waves. “I’m afraid of {the}. It has no handles. It gets into one’s ears. And one can’t see the bottom.” {L} looked down. It was all true.',
      problem:
        'But everyone was in it! They splashed, and called, “Come on in!” A single drop flew up and landed on {S’s} nose. {S} turned as white as chalk, and put up a second umbrella.',
      tries: [
        '“It’s quite warm!” called somebody, and pulled {S} by one hand. {S} held on to the rock so tightly that it came along a little.',
        '{S} put on three raincoats, boots and a diving helmet. So dressed, one doesn’t get wet. One can’t walk either.',
        '{S} shut both eyes, to not see {the}. Now one could hear it, and it sounded twice as big.',
      ],
      tip: '“You’re beginning with all of it,” said {G+}. “Nobody can be friends with all of it. Begin with as much as fits in a [thimble|teacup]. Then a bowl. You say when.”',
      turn: '{L} fetched some in a teacup. {S} looked at it from all sides. It was small, and could not do anything. One finger went in. “Cold,” said {S}, “and quite soft.” Then came a bowl, for one foot. Then a puddle, for two.',
      done: 'From the puddle to the edge was only one step. A little wave came, tickled {S’s} toes, and ran away. “It’s afraid of me!” called {S}, and ran after it. Splash! When {S} came up again, there was weed on {S.their~that} head, and a very big smile under it.',
      again:
        'The teacup stands on the rock, and there’s always a bit of sea in it. For visitors who want to begin.',
    },
    {
      id: 'afraid-of-the-dark',
      words: ['dark', 'night', 'shadow', 'darkness', 'black'],
      titles: ['{S} and the Dark', 'Who Turned Off the Day?', 'A Very Small Light'],
      goal: 'be out in the dark without fear',
      trouble: '{S} was afraid of {the}',
      solved: '{S} liked the dark, almost as much as the day',
      opener:
        'When the sun goes down, they all go out. Only in one place a lamp was burning, and another, and seven candles. {L+} knocked.',
      friend:
        '“Come in, quick, and shut the door!” said {S+}. “Otherwise it gets in.” “What does?” asked {L}. “{^the},” whispered {S}. “I know. One like me isn’t supposed to be afraid of it. That’s the worst part.”',
      problem:
        'At night the others went off together, and had the most wonderful time. {S} heard them laughing. {S} put one foot over the doorstep, into {the}. Something creaked. The foot came back at once.',
      tries: [
        '{F} tied a lantern to {S’s} head. Now everything had a shadow as tall as a church, and each one moved when {S} moved.',
        '{S} went out backwards, so as to see the light. There was a bucket. It was a very loud bucket.',
        '“There’s nothing there,” said {F}. “How do you know?” asked {S}. “One can’t see it.”',
      ],
      tip: '“You always take a light along,” said {G+}, “so you’ve never met the dark itself. It’s shy. Blow out one candle, and wait till you’ve counted to twenty. Then look what there is.”',
      turn: 'They blew out the first candle, and counted to twenty. Then the second one. {L} held {S’s} hand. After the last it was black. “…nineteen, twenty,” whispered {S}. And slowly there was something: the edge of a roof, a pale path, and a star.',
      done: '“It isn’t black at all,” said {S}. “It’s blue!” There were glow-worms in the hedge, and it smelled of night flowers. An owl went by without a sound. {S} stood out there, on both feet, and had forgotten to hold hands.',
      again:
        'There’s only one candle left in the window. It isn’t for {S}. It’s for others, who are still counting.',
    },
    {
      id: 'afraid-of-heights',
      words: ['height', 'high', 'heights', 'flying', 'fly', 'climb', 'ladder', 'jump', 'fall'],
      titles: ['{S} and the High Branch', 'Don’t Look Down', 'Up, Said {S}'],
      goal: 'get up there without fear',
      trouble: '{S} was afraid of {the}',
      solved: '{S} had been up, and had seen the sea from there',
      opener:
        'They all sat up there, in a row, and let their legs dangle. Only one was at the bottom, and held on to the trunk. {L+} stayed down as well.',
      friend:
        '“I’m not afraid,” said {S+}. “I only like the ground. It’s under you, everywhere.” After a while {S} added, “I am afraid. Of {the}. My knees turn into soup.”',
      problem:
        'The others told of what one can see up there: the sea, and the town with the golden roof. {S} had only heard about it. {S} put one foot on the first rung, and the whole world began to swing.',
      tries: [
        '“Don’t look down,” called the others. So {S} did, at once. One always does.',
        'They laid all the pillows in the village under it. {S} jumped about on the pillows. It was great fun, and it was on the ground.',
        '{F} carried {S} on {F.their~the} back. On the third rung {S} held both hands over {F’s} eyes as well.',
      ],
      tip: '“You want to get to the top,” said {G+}. “Don’t. Go up one, and stay there till it’s dull. Have a sandwich on it. When it’s quite dull, take the next one.”',
      turn: 'So {S} sat on the first rung and ate a sandwich. It took a whole sandwich until the soup was knees again. “Dull,” said {S}. On the second they played cards. On the third {L} told a story with many chapters.',
      done: 'It was evening when {S} reached for the next rung, and there was none. “Where does it go on?” asked {S}. “That was the last,” said {L}. {S} looked up, and saw the sea. It was as flat as a coin, and golden, and quite far away.',
      again: '{S} doesn’t go up every day. But on the first rung there’s a sandwich box now.',
    },
    {
      id: 'afraid-of-somebody',
      words: [
        'mouse',
        'mice',
        'child',
        'children',
        'people',
        'cat',
        'dog',
        'spider',
        'bird',
        'monster',
        'ghost',
        'wolf',
        'fox',
        'lion',
        'stranger',
        'sheep',
        'cow',
        'bee',
        'knight',
        'butterfly',
        'worm',
        'frog',
        'bear',
        'owl',
      ],
      titles: ['{S} and {The}', 'Eek, Said {S}', 'Who Is Afraid of Whom?'],
      goal: 'be in one room with {a}',
      trouble: '{S} was afraid of {nouns}',
      solved: '{S} knew {a} by name',
      opener:
        '“Is it gone?” asked somebody from the top of the cupboard. {L+} looked under the table and behind the door. “Is what gone?”',
      friend:
        '“{^a},” whispered {S+}, and the cupboard shook. “I’m afraid of {nouns}. They’re so… They’ve got those feet. And one never knows.” Now {L} saw it. It was sitting in the middle of the carpet, looking up.',
      problem:
        '{S} would not come down for lunch, nor for supper. There could be {a} anywhere, in a shoe, in a pocket. “Everyone laughs,” said {S}, “because of how I look. As if one could choose what one’s afraid of.”',
      tries: [
        '“Shoo!” said {F}. It went. {S} was happy for one minute. Then {S} no longer knew where it was.',
        '{L} showed {S} a picture of {a}. {S} turned the picture over. Then {S} worried about the back of it.',
        'They put {S} into a suit of armour. Inside it was dark and very loud, because of the shaking.',
      ],
      tip: '“Two can be afraid,” said {G+}. “Has anyone asked the other one? Ask how {S} looks from down there.”',
      turn: '{L} lay down on the carpet, and asked. Then {L} stood up. “It’s afraid of you,” said {L}. “Of me?” said {S}. “It says that you’re on top of the cupboard, and one never knows.” It was quiet. “Tell it,” said {S}, “that I won’t do anything.”',
      done: '{S} came down by one shelf. Below, somebody came closer by one step. Another shelf, another step. In the end they sat opposite each other, and trembled at the same speed. “What’s your name?” asked {S}. It was a very nice name.',
      again: 'They’ve agreed on it: whoever comes round a corner whistles first. It has become a tune.',
    },
  ],
};
