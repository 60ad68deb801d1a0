import type { MorePlots } from '../story-source.ts';

/** Plots of `somebody-is` for how somebody often is in a theme: hungry, cold, lonely, too big. */
export const qualityPlots: MorePlots = {
  'somebody-is': [
    {
      id: 'hungry',
      words: ['hungry', 'greedy', 'peckish', 'starving', 'always eat', 'eat everything'],
      titles: ['{S} Is Still Hungry', 'And a Bit More', 'What Does {S} Eat?'],
      goal: 'fill up {S}',
      trouble: '{S} was still hungry',
      solved: '{S} was full at last',
      opener:
        'Grrrumble. It was not thunder, and it was not the bus. {L+} put an ear to the ground. Grrrumble! It was a tummy, and a very empty one.',
      friend:
        'Under the bush sat {S+}. “I’m so {quality},” said {S}, “that I’ve eaten the bush. Half of it. Have you got anything with you?” {L} had {bite}. It was gone before {L} could say so.',
      problem:
        '{S} ate three apples, and was hungry. {S} ate four pancakes, and was hungry. By noon there was nothing left in the larder but a candle. {S} looked at the candle.',
      tries: [
        'They cooked the biggest pot of porridge in the world. {S} ate it up, licked the spoon, and said, “That was nice. What’s for dinner?”',
        '“Chew it forty times,” said {F}. {S} chewed forty times. It took until three o’clock. By then {S} was hungry from chewing.',
        '“Think of something else,” said {L}. {S} thought of the moon. It is round, and rather like a cheese.',
      ],
      tip: '“How does {S} eat?” asked {G+}. “Alone, and fast? Then the mouth is full and the rest stays empty. Set a table. And there should be somebody on every chair.”',
      low: 'The larder was empty, the pot was empty, and {S} was emptiest of all. “I think there’s a hole in me,” said {S}, in a small voice.',
      turn: '{L} put a cloth on the grass, and a bunch of daisies. Everyone brought what they had, even if it was only a radish. “First pass it round,” said {L}. {S} passed it round. Then they talked, and laughed, and in between {S} took a bite.',
      done: 'All at once {S} stopped, with half a radish in the air. “That’s funny,” said {S}, and felt it with both hands. “I’m full!” It had only been one radish, but with nine friends.',
      again: 'Now and then it still goes grrrumble. Then everybody brings a chair.',
    },
    {
      id: 'cold',
      words: ['cold', 'freezing', 'chilly', 'shiver'],
      titles: ['{S} Is Always Cold', 'Brrr, Said {S}', 'A Jumper for {S}'],
      goal: 'get {S} warm',
      trouble: '{S} was still cold',
      solved: '{S} was warm down to the toes',
      opener: 'Clack, clack, clack, it went behind the wall. {L+} thought it was a train. But it was teeth.',
      friend:
        '“B-b-brrr,” said {S+}. “All the others like it like this. I’m always cold. I don’t think they finished me properly.” {L} held one of {S’s} hands. It was like an ice lolly.',
      problem:
        'When the others played, {S} sat in the only patch of sun, and moved along with it. When the sun was gone, {S} shivered so much that {S.their~the} games all fell over.',
      tries: [
        'They knitted {S} a jumper. It had three sleeves, because {F} had counted wrong. The wind came in through the third.',
        '“Hop!” called {L}. {S} hopped, and grew warm, and stopped hopping, and was cold. One can’t hop in bed.',
        '{S} drank hot cocoa, cup after cup. Inside it was warm now, up to the neck. But the feet did not know about it.',
      ],
      tip: '“One alone gets cold,” said {G+}, “whatever one puts on. How do the others do it at night? Have you ever looked?”',
      turn: 'At nightfall {L} took {S} by the hand and they crept over to have a look. The others stood close together, side by side, in a big round heap. In the middle of it there was steam! “May we come in?” asked {L}.',
      done: 'The heap opened and let {S} in, and closed again. A tummy in front, a back behind. It took as long as a yawn. “I’m warm,” said {S}, and did not want to come out again till breakfast.',
      again:
        'They take it in turns: a while inside, a while outside. {S} even likes it outside now, because of going in again.',
    },
    {
      id: 'tired',
      words: ['tired', 'sleepy', 'lazy', 'yawn', 'weary', 'sleep all day', 'snooze'],
      titles: ['{S} Is So Tired', 'Don’t Fall Asleep, {S!}!', 'The Big Yawn'],
      goal: 'find out why {S} was so tired',
      trouble: '{S} fell asleep at every turn',
      solved: '{S} was wide awake',
      opener:
        'Somebody yawned. {L+} yawned as well, because one has to. Then the cat yawned, and then the postman. Who had begun it?',
      friend:
        'It was {S+}, leaning on the fence. “Good mor…,” said {S}, and slept. {L} pulled a little. “…ning,” said {S}. “I’m always {quality}. Where was I?”',
      problem:
        '{S} fell asleep in the soup. {S} fell asleep in the middle of a game, and the ball rolled by. “It’s no fun with {S},” said the others. {S} did not hear it, which was just as well.',
      tries: [
        'They rang [a bell|two saucepan lids] beside {S’s} ear. {S} opened one eye, said “Come in,” and slept on.',
        '{L} sang the liveliest song that there is. In the second verse it was {L} who nodded off.',
        '{F} sprinkled cold water on {S}. {S} dreamed of the seaside, and smiled.',
      ],
      tip: '“Nobody asks what {S} does at night,” said {G+}. “Take a torch and stay awake. It begins when you’re all asleep.”',
      turn: 'So they kept awake, with biscuits and pinching. At midnight {S} got up, and went round on tiptoe. {S} shut the garden gates, and put back a blanket here and there, and told the moon good night. Every single night!',
      done: '“So it’s you!” said {L}. Everyone had thought that gates shut by themselves. The next night they shared the work, {L} on the left side and {F} on the right. And {S} slept, from eight to eight, and woke up with a hop.',
      again: 'Nowadays it is {S} who calls the others in the morning. They yawn, and {S} laughs.',
    },
    {
      id: 'lonely',
      words: ['lonely', 'alone', 'sad', 'unhappy', 'no friends', 'miserable', 'nobody like/likes'],
      titles: ['{S} All Alone', 'A Cup for {S}', '{L} and {S}'],
      goal: 'find company for {S}',
      trouble: '{S} was still {quality}',
      solved: '{S} had company, and knew how to find it again',
      opener:
        'There are places where everybody goes by and nobody stops. {L+} had gone by many times, too. But today {L} heard a sigh.',
      friend:
        '“Was that you?” asked {L}. “It just came out,” said {S+}. “I’m {quality}. It’s worst at four o’clock, when the others go home.” {L} looked at the clock. It was five to four.',
      problem:
        '{S} had tried to talk to people. But mostly {S.they} had begun when they were gone already. “I’m no good at beginnings,” said {S}. “How do you do it, beginning?”',
      tries: [
        '{L} hung up a sign: “Friends wanted.” Someone read it and said, “How sad,” and went on.',
        'They practised with a broom. {S} said hello to the broom, and asked how it was. It went well. But a broom makes it easy for one.',
        '{F} told a joke, so that {S} should laugh. {S} laughed. Then it was four o’clock, and {F} had to go home as well.',
      ],
      tip: '“Don’t look for somebody who has everything,” said {G+}. “Look for somebody who is just as {quality}. They’re standing about everywhere. They only look as if they were busy.”',
      low: 'The clock struck four. One after the other they went home. {S} did not sigh any more, and that was worse.',
      turn: 'They looked more closely now. By the pond somebody sat and threw stones, all alone, and looked busy. {S} trembled a bit. “Is that… a good stone?” asked {S}. It was not much of a beginning. But it was one.',
      done: '“It’s flat,” said the other one, and moved over. They threw stones until it got dark. Then they found a third one, behind the shed. At four o’clock the next day there were five of them, and nobody went home.',
      again:
        '{S} has a bench now with room on it. And whoever goes by and looks busy hears a voice: “Is that a good stone?”',
    },
    {
      id: 'too-big',
      words: [
        'too big',
        'too tall',
        'too large',
        'too fat',
        'too heavy',
        'too long',
        'huge',
        'enormous',
        'giant',
        'gigantic',
      ],
      titles: ['{S} Is Too Big', 'No Room for {S}', 'Big, Bigger, {S}'],
      goal: 'find a place where {S} fits',
      trouble: '{S} did not fit in anywhere',
      solved: '{S} had a place that fitted',
      opener:
        'Something was sticking out of the door, and out of the window, and out of the chimney as well. {L+} walked once round the house. It belonged to one and the same person.',
      friend:
        '“I’m stuck,” said {S+}. “I only wanted to have a look. I’m {quality}.” {L} rubbed {S} with soap from top to toe, and with a plop {S} was out. So was the door.',
      problem:
        'Under the table, {S} lifted it up. On the swing, the tree bent down. In hide and seek {S} was found each time, in front and behind. “I wish I were half,” said {S}, “or even less.”',
      tries: [
        '{S} pulled in everything that can be pulled in, and held {S.their~that} breath. It was enough for one step. Then {S} had to breathe out, and the fence fell over.',
        'They took out a wall, so that there was more room. It rained in, and {S} still bumped into the ceiling.',
        '“Make yourself small,” said {F}. {S} knelt and bent and folded up. Now {S} was a very big ball.',
      ],
      tip: '“You’re making {S} smaller,” said {G+}. “Make the thing bigger! Who says a bath has to be a tub, or a bed a box? Think of the biggest one you know, and go outdoors.”',
      turn: '{L} looked out over the hill. What’s bigger than a room, and has no walls? The lake! The meadow! The whole night sky! “Run!” called {L}, and {S} ran, properly, for the first time, with arms and legs.',
      done: 'Splash! The lake was just right. It had room for {S}, and for all the others, who slid down {S’s} back into the water. “Again!” they shouted. “With anybody else it’s too short!”',
      again: 'The house has got its door back. And when it rains, they all sit under {S}, in the dry.',
    },
    {
      id: 'too-small',
      words: ['too small', 'tiny', 'smallest', 'too little', 'too short', 'too young'],
      titles: ['{S} Is Too Small', 'As Small as a Button', 'Just the Right Size'],
      goal: 'show what somebody small can do',
      trouble: '{S} was too small for everything',
      solved: '{S} was just the right size',
      opener:
        '“Watch out!” said a voice. {L+} stood on one leg and looked down. There, between two daisies, was somebody.',
      friend:
        '“Nearly,” said {S+}. “They always nearly tread on me. I’m {quality}.” {L} lay down flat, so that they were the same height. “Hello,” said {L}.',
      problem:
        'The others played catch, and {S} was always caught. They looked over the wall, and {S} saw the wall. “You’re too small for that,” they said. They did not mean to be unkind. They said it eleven times a day.',
      tries: [
        '{S} stood on a box, on a bucket and a book. {S} was taller now than all of them, until somebody opened the door.',
        '{S} ate everything that is said to make one grow: carrots, crusts, and a spoonful of flour. Afterwards {S} was just as small, and rounder.',
        '{F} measured {S} each hour, with a pencil line on the doorpost. It was the same line. It only got thicker.',
      ],
      tip: '“It’s no use being tall when the key falls through the crack,” said {G+}. “Wait until something very little is missing. And then don’t be shy. Call out loudly: I fit!”',
      turn: 'Pling, it went. The key to the whole house had fallen down between the floorboards, and outside it began to rain. Big hands tried, and big noses, and a spoon. “I fit!” called {S}, as loudly as possible. {L} tied a thread round {S’s} middle, and down went {S}.',
      done: 'It was dark down there, and dusty. Then there was a tug on the thread: one, two. {L} pulled. Up came the key, and on it rode {S}, grey as a mouse and as proud as a king.',
      again: 'Sometimes a big one says with a sigh, “I wish I were as small as {S}.”',
    },
    {
      id: 'too-loud',
      words: ['loud', 'noisy', 'too loud', 'roar', 'shout', 'chatty', 'talk too much', 'talkative'],
      titles: ['{S} Is Too Loud', 'Not So Loud!', 'Hush, {S}'],
      goal: 'find a place for a loud voice',
      trouble: '{S} was too loud for everybody',
      solved: 'everyone was glad that {S} was so loud',
      opener:
        '“GOOD MORNING!” Three cups fell off the shelf, and the neighbour fell out of the hammock. {L+} took both fingers out of both ears. Who was that?',
      friend:
        '“SORRY,” said {S+}. “I ONLY WHISPERED.” A tile slid off the roof. “I CAN’T DO IT ANY SOFTER. DO YOU STILL WANT TO PLAY?” {L} nodded. {L’s} ears were ringing.',
      problem:
        'No bird sang where {S} was, and no baby slept. “Not so loud!” people called, all day long. In the end {S} said nothing more. But then {S} was so quiet inside as well.',
      tries: [
        'They tied a scarf round {S’s} mouth. When {S} said thank you, it flew over the house like a bird.',
        '{S} talked into a bucket. It came out at the bottom, twice as deep.',
        '{F} filled everyone’s ears with wool. It was peaceful. But now they all shouted, “What did you say?”',
      ],
      tip: '“A voice like that is no mistake,” said {G+}. “It’s only standing too close. Find out how far away somebody has to be to hear it just right. Some day somebody will be exactly there.”',
      turn: 'That evening fog came down, thick as milk. The little boats were still out, and could not see the harbour. Bells rang, lamps shone. It was no use. “Now, {S!}!” called {L}. “As loudly as you can!”',
      done: '“HEEERE!” called {S}. “THIS WAAAY HOME!” It rolled out over the water, right to the last boat. One after the other they came in. “What a beautiful voice,” said the fishermen.',
      again:
        'On foggy evenings one can hear {S} from far away. And at breakfast they say to each other, softly, with their hands, “Good morning.”',
    },
    {
      id: 'slow',
      words: ['slow', 'late', 'last', 'never on time', 'always late', 'dawdle'],
      titles: ['{S} Is Late', 'Wait for {S}!', 'Slow and Slower'],
      goal: 'get {S} there on time',
      trouble: '{S} was late every time',
      solved: '{S} was there at just the right moment',
      opener:
        'Everybody was there. The cake was cut. Only one chair was empty, as always. “We’ll start,” somebody said. But {L+} went to the window, to see.',
      friend:
        'Far down the road came {S+}, step by step, and stopped at a flower. When {S} rang the bell, the party was over. “Am I {quality}?” asked {S}. “A bit,” said {L}, and fetched the last crumbs.',
      problem:
        '{S} missed the bus, and the bell, and every beginning of every story. “Hurry up!” they called. {S} did hurry. It just could not be seen.',
      tries: [
        'They put {S} on wheels. That was fast, and it went downhill, and it did not stop at the party.',
        '{S} set out on the day before. But on the way there was a [beetle|puddle] that had to be looked at. It took a day.',
        '“Faster!” called {F} from behind. {S} got flustered, turned left instead of right, and came to another town.',
      ],
      tip: '“What does {S} see on the way?” asked {G+}. “Somebody who is slow knows the road better than all of you. Go along once, at {S’s} pace, and don’t say hurry.”',
      turn: 'So {L} went with {S}, step by step. And what was there! A nest in the letter box, a snail’s door, a strawberry that the fast ones had overlooked. And at the bridge {S} stopped. “That plank is loose,” said {S}. Nobody had noticed. And the school bus was coming!',
      done: '“Stop!” called {L}, and waved. The bus stopped just in front of the bridge. They mended the plank, all together. “It’s lucky that you came so late,” said the driver. “It was just in time.”',
      again:
        'Now every party begins with a slow walk, and {S} in front. There has never been so much to tell over cake.',
    },
    {
      id: 'in-a-hurry',
      words: ['hurry', 'too fast', 'fast', 'quick', 'impatient', 'never wait', 'rush'],
      titles: ['Quick, Quick, Said {S}', '{S} in a Hurry', 'No Time, {S}?'],
      goal: 'find out what {S} was hurrying for',
      trouble: '{S} was {quality} and arrived before everything had begun',
      solved: '{S} came just in time, and had seen the whole way',
      opener:
        'Whoosh. Something went past, and {L’s} hat turned round once. {L+} looked after it. There was only dust. Then, whoosh, it came back.',
      friend:
        '“No time,” panted {S+}. “I’m {quality}. What’s your name? Tell me on the way.” {L} ran alongside. “Where are you going?” asked {L}. {S} slowed down for one step. “First,” said {S}. “I’m going to be first.”',
      problem:
        '{S} got to the party before there was a party. {S} ate the cake while it was dough. Nobody could tell {S} anything, because {S} was always gone after the second word. And today there was something that could not be missed, and it was far away.',
      tries: [
        '{S} ran straight at it. There was a tree. It is quite a short way to a tree.',
        '“One step at a time,” said {F}. {S} did one step at a time, but so fast that nobody could see between them.',
        'They tied a bell to {S}, so that everyone could get out of the way. It rang in the next village, and then in the one after that.',
      ],
      tip: '“You’re in a hurry because you think that the good part’s at the end,” said {G+}. “Bring me three things from the road that nobody’s seen but you. Then you may run.”',
      turn: 'So {S} and {L} looked for three things. The first was a beetle with a gold back. The second was a gate with a face in it. The third was {F}, sitting by the road with a thorn in one foot, and nobody had stopped.',
      done: '{S} stopped. It took a while, with the thorn. “Now we’ll be late,” said {L}. But when they came over the hill, together, it was just about to begin. There were three places left, in front. “So that’s what it’s like,” said {S}, “to be in time.”',
      again:
        '{S} still runs, in the mornings, for fun. But there are always three things in {S.their~that} pocket, and the beetle waves.',
    },
    {
      id: 'grumpy',
      words: ['grumpy', 'cross', 'angry', 'bad mood', 'moody', 'mean', 'grouchy', 'rude', 'nasty'],
      titles: ['{S} in a Bad Mood', 'Grr, Said {S}', 'Leave Me Alone!'],
      goal: 'find out what {S} was {quality} about',
      trouble: '{S} was as {quality} as before',
      solved: '{S} could laugh again',
      opener:
        'On the door hung a sign: “Go away.” Underneath it said, in smaller letters, “And don’t knock.” {L+} read it twice, and knocked.',
      friend:
        '“Can’t you read?” shouted {S+}. “I’m {quality}! And I want to be!” The door banged shut. It banged on the corner of a jacket, and the jacket was {L’s}, so {L} could not leave.',
      problem:
        '{S} was {quality} with the sun, because it shone, and with the rain. The milk turned sour when {S} looked at it. Nobody came by any more. “Just as I wanted,” said {S}, and looked out of the window.',
      tries: [
        '{L} made a funny face. {S} made one as well. It was much worse than {L’s}.',
        'They left a bunch of flowers on the step. It came back through the letter box, flower by flower.',
        '“Smile!” said {F}. {S} showed all {S.their~the} teeth. It was not a smile.',
      ],
      tip: '“Grumpy is what one wears on top,” said {G+}, “like a coat. Something hurts underneath. Don’t pull at the coat. Sit down in front of the door and talk about something that hurts you.”',
      turn: '{L} sat down on the step. “My toe hurts,” said {L}, to nobody in particular. “And yesterday nobody saved me a seat.” It was quiet. Then there was a voice, behind the keyhole. “Nobody came to my birthday,” it said.',
      done: 'The door opened a crack. “When was that?” asked {L}. “On Tuesday,” said {S}. They fetched a candle, and put it in {bite}, and sang as loudly as they could. There was a twitch at the corner of {S’s} mouth, and then on the other side.',
      again:
        'There’s a new sign on the door: “Come in. (Not on Mondays.)” On Mondays {S} wears the coat, for old times’ sake.',
    },
    {
      id: 'scruffy',
      words: ['dirty', 'smelly', 'muddy', 'messy', 'stinky', 'untidy', 'scruffy', 'sticky'],
      titles: ['{S} Is Rather {Quality}', 'Phew!', 'A Bath for {S}'],
      goal: 'get {S} clean',
      trouble: '{S} was still {quality}',
      solved: '{S} was clean, except for one small place',
      opener:
        'First came the flies. Then came the smell. And then, quite a while later, came somebody along the road. {L+} held on to the fence.',
      friend:
        '“Is something wrong?” asked {S+}. “People keep falling over.” {L} breathed through the mouth. “You’re a little {quality},” said {L}, who was very polite.',
      problem:
        '{S} wanted to come in. But wherever {S} had been, it looked like a ploughed field. The sofa said “squelch”. The cat moved out. “Don’t you like me?” asked {S}. They liked {S} very much, from outside.',
      tries: [
        'They hung {S} over the line and beat {S} like a carpet. Now everybody else was {quality} as well.',
        '{F} sprayed perfume. It smelled of roses now, and of all the rest.',
        'They ran a bath. When {S} got in, the water got out. It had taken a look.',
      ],
      tip: '“You’re scrubbing away something that {S} likes,” said {G+}. “Ask what each spot is. One doesn’t throw away a diary.”',
      turn: '“What’s this one?” asked {L}, and pointed. “That’s the hill I rolled down,” said {S}. “And that’s the jam from Aunt Bea.” {L} got out paper and paints, and they drew every spot in a book, before it was washed off.',
      done: 'At the end {S} was clean, and shone like an apple, and the book was full. Only one small spot was left behind the ear. “That one stays,” said {S}. “I don’t remember where it’s from.”',
      again:
        '{S} goes out each morning and collects new ones. On Saturdays they’re put in the book, and there is a great deal of foam.',
    },
    {
      id: 'too-bright',
      words: ['too bright', 'bright', 'too hot', 'too light', 'too shiny', 'dazzle'],
      titles: ['{S} Is Too Bright', 'Turn Down {S}!', 'Good Night, {S}'],
      goal: 'dim {S} a little',
      trouble: '{S} was {quality}, and nobody could sleep',
      solved: '{S} knew when to shine and when to hide a bit',
      opener:
        'It was the middle of the night, and {L+} could count the hairs on the blanket. It came in through the curtain, it came in under the door. Who had left the light on?',
      friend:
        'It was {S}! “Could you shine a little less?” called {L} out of the window. “I thought you liked it,” said {S+}, “so I’m giving all I’ve got.” {S} looked hurt, and shone even more.',
      problem:
        'Nobody slept. The cock crowed every half hour. The owls wore hats pulled down over their eyes. “It’s {quality},” everybody groaned. But one can’t just turn off {S}.',
      tries: [
        'They hung up all the blankets. It was dark now, and so stuffy that everyone took them down again, to breathe.',
        'Everybody put on sunglasses in bed. They dreamed in brown.',
        '{F} wanted to throw a tablecloth over {S}. It went up quite a way, and came down on {F}.',
      ],
      tip: '“{^S} does it to be seen,” said {G+}. “Whoever shines that hard thinks that nobody would look otherwise. Tell {S} what one can see only when it’s a little darker.”',
      turn: '{L} climbed on the roof. “Do you know what we never see, when you’re so bright?” asked {L}. “The glow-worms. And the little stars, right behind you.” {S} turned round. “I’ve got neighbours?” asked {S}.',
      done: 'And {S} pulled a cloud up to the nose, like a blanket. It grew dim, and then dark, and there they all were: a hundred thousand little lights. “Ooh,” said everybody, and {S} said it loudest. Then they slept.',
      again:
        'Some nights {S} is all there, some nights a half, and on some only a thin slice. That is for the neighbours.',
    },
    {
      id: 'clumsy',
      words: ['clumsy', 'dizzy', 'wobbly', 'wobble', 'drop everything', 'fall over', 'trip'],
      titles: ['Oops, Said {S}', '{S} and the Cup', 'Crash, Bang, {S}'],
      goal: 'get something whole to the other side with {S}',
      trouble: '{S} was as {quality} as ever',
      solved: '{S} had carried it safely all the way',
      opener:
        'Bang! “Oops.” Clatter! “Oops.” {L+} did not need to ask who was coming. But the noise was a new one.',
      friend:
        '{S+} came round the corner, and the corner came too. “I’m {quality},” said {S}. “Could you hold this?” It was already on the ground.',
      problem:
        'At the market they put up a rope as soon as {S} came. “Don’t touch!” they called. The more {S} took care, the more things fell. In the end {S} kept both hands in both pockets.',
      tries: [
        'They practised with a cup. They practised with twelve cups. Then there were no cups left.',
        '{L} wrapped {S} in pillows. Now nothing hurt any more, and {S} did not fit through the door.',
        '“Go very slowly,” said {F}. {S} went so slowly that {S.they} fell asleep on one leg, and tipped over.',
      ],
      tip: '“You all stare at the cup,” said {G+}. “So does {S}. Look where you’re going instead, and sing something with a beat. Feet like to know what comes next.”',
      turn: '{L} hummed a march. “Don’t look at your hands,” said {L}, “look at me.” {S} looked at {L}, and the feet went left, right, left, all by themselves. In {S’s} hands was the big wedding cake, with seven floors.',
      done: 'Left, right, over the step, round the goose, past the pump. {S} put it down on the table. It was so quiet that one could hear the icing. Nothing was missing, not one cherry! “Hurrah!” everyone shouted, and {S} gave a start. “Oops.” But it was only a spoon.',
      again:
        'If somebody comes along humming a march, they all make way. That will be {S}, with something precious.',
    },
    {
      id: 'bored',
      words: ['bored', 'boring', 'nothing to do'],
      titles: ['{S} Is Bored', 'Nothing to Do', 'The Longest Afternoon'],
      goal: 'find something to do for {S}',
      trouble: '{S} was still bored',
      solved: '{S} had no time left to be bored',
      opener:
        'It was a long, grey afternoon, and it had got stuck at half past two. {L+} breathed on the window and drew a face. The face looked bored as well.',
      friend:
        '“I’m bored,” said {S+} at the door. “I’ve done everything there is, and twice.” “Then let’s do nothing together,” said {L}. “That’s what I’ve been doing,” said {S}, and sighed.',
      problem:
        'Every game was too long or too short. Every book was known already. {S} lay on the floor, and slid down the sofa, and lay on the floor. The clock said half past two.',
      tries: [
        '{F} suggested forty things. To each of them {S} said, “Nah.” At thirty-eight {F} was bored too.',
        'They watched a snail. It was exciting for the first metre.',
        '{L} turned the clock forward. It was half past four now, and just as boring.',
      ],
      tip: '“Splendid!” said {G+}. “Boredom is the best thing that can happen to a box. Put one in the middle of the room, and leave it there. Nobody may say anything for five minutes.”',
      turn: 'They put a box in the middle of the room. One minute. Two. {S} pushed it with a toe. Three. “From this side,” said {S}, “it looks a bit like a boat.” Four. “It needs a mast,” said {L}. Nobody noticed number five.',
      done: 'They sailed round the carpet, past the Cape of Chairs, through a storm of socks. They had pirates, and whales, and a mutiny. When somebody called “Supper!”, {S} cried, “But it’s only half past two!” It was seven.',
      again: 'The box stands in the corner now. On it {S} wrote, “Property of the bored. Do not tidy.”',
    },
  ],
};
