import type { StorySourceInput } from './story-source.ts';

/** Animals at home, on the farm and in the wild. */
export const animals: StorySourceInput[] = [
  {
    id: 'dinosaur',
    words: [
      'dinosaur',
      'dino',
      't-rex',
      'tyrannosaurus',
      'triceratops',
      'diplodocus',
      'fossil',
      'brontosaurus',
      'stegosaurus',
    ],
    situations: ['visit', 'newcomer', 'lost'],
    creature: 'dinosaur',
    topic: 'the dinosaur',
    thing: 'the dinosaur',
    home: 'garden',
    main: 'meadow',
    plots: [
      {
        id: 'where-to-hide-a-dinosaur',
        titles: ['{L} and the Dinosaur', 'Where Do You Hide a Dinosaur?', 'A Very Large Egg'],
        goal: 'find a home for the dinosaur',
        trouble: 'there was no room anywhere for a dinosaur',
        solved: 'the dinosaur had a home',
        object: 'egg',
        opener:
          '{L+} was digging for treasure behind the compost heap. The spade went “tock”. It was an egg, green and freckled and as big as a bucket, and it was warm.',
        friend:
          'Crack! Out of the egg looked {S+}, and said “Mrrp?” By lunch it was as big as a dog, and by tea-time it looked over the garage.',
        problem:
          'A growing dinosaur needs room. It ate the hedge. It sat down on the tool shed, and then there was no tool shed. “It can’t stay here,” said the neighbours. But where does a dinosaur live?',
        tries: [
          'They hid the dinosaur in the bathroom. Its neck went out of the window and its tail down the stairs. It drank the bath.',
          'They took it to the zoo. “Too long for the elephants,” said the keeper, and measured. “And too friendly. It would be trodden on.”',
          'They dressed it up as a bridge. That worked, until it had to sneeze. Two cyclists got wet.',
        ],
        tip: '“People always ask where a dinosaur can fit in,” said {G+}. “Ask what it can do. That neck, that back, those feet! Somewhere something like that is missing.”',
        turn: '{L} looked at the dinosaur: a neck like a crane, a back like a slide. And then {L} thought of the empty field beside the school, with its one broken swing. “I know where you’re missing!” said {L}. “Come on!”',
        done: 'When the bell rang for playtime, there lay the dinosaur in the middle of the field. They slid down its neck, they climbed up its plates, and it lifted the smallest ones up to look at the clouds. “Mrrp,” said {S}. It was home.',
        again:
          'The school has the best playground in the world. At night it snores, and the whole street sleeps well.',
        helper: { name: 'Professor Flint', creature: 'tortoise' },
      },
    ],
  },
  {
    id: 'puppy',
    words: ['puppy', 'dog', 'get dog/puppy', 'new dog/puppy', 'walk dog', 'train dog/puppy'],
    situations: ['newcomer', 'visit'],
    creature: 'puppy',
    topic: 'the puppy',
    thing: 'the puppy',
    home: 'garden',
    main: 'village',
    plots: [
      {
        id: 'sit',
        titles: ['{L} and the Puppy', 'Sit, Said {L}', 'The Puppy Who Chewed Everything'],
        goal: 'teach the puppy to sit',
        trouble: 'the puppy did what it liked',
        solved: 'the puppy sat',
        opener:
          'A basket with a cushion, a bowl, a red lead: everything was ready. {L+} had waited for this day for a year and two months. Today the puppy would come.',
        friend:
          'And there was {S+}, all paws and ears! It ran three times round {L} and sat down on {L’s} foot. “It likes me,” whispered {L}.',
        problem:
          'The puppy liked everything. It liked the slippers and ate one of them. It liked the postman and would not let go of the post bag. “Sit!” said {L}. The puppy wagged, and ran off with the washing line.',
        tries: [
          '“Sit!” said {L}, louder. The puppy thought that this was a game, barked, and jumped as high as {L’s} nose.',
          '{L} sat down on the floor, to show what was meant. The puppy climbed on {L’s} lap and chewed a button off.',
          'They read aloud to the puppy from a book about dogs. The puppy listened very well, and then it ate chapter two.',
        ],
        tip: '“You’re telling it what not to do,” said {G+}. “A puppy doesn’t understand ‘not’. Wait until it sits by itself, by accident. Then be as glad as if it were its birthday.”',
        turn: 'So {L} waited, and said nothing at all, with a bit of cheese in one hand. The puppy danced, and barked, and looked at the cheese. It got tired. And plop, it sat. “Yes!” cried {L}. “Good dog! What a good dog!”',
        done: 'The puppy looked surprised. It stood up, thought, and sat again. Cheese! And again. By the evening it sat at the kerb, at the door and in front of the postman, and was prouder than anyone.',
        again:
          'At night the puppy lies on {L’s} foot. “Sit,” whispers {L}, half asleep. It does, lying down.',
        helper: { name: 'Mr Barley', creature: 'dog' },
      },
    ],
  },
  {
    id: 'cat',
    words: ['cat', 'kitten', 'my cat', 'kitty'],
    situations: ['newcomer'],
    creature: 'kitten',
    topic: 'the kitten',
    thing: 'the kitten',
    home: 'garden',
    main: 'garden',
    plots: [
      {
        id: 'up-the-tree',
        titles: ['{L} and the Kitten', 'Up Is Easy', 'The Kitten in the Pear Tree'],
        goal: 'get the kitten down from the tree',
        trouble: 'the kitten did not dare to climb down',
        solved: 'the kitten had come down by itself',
        opener:
          '{L+} knew every purr in the street. There is the breakfast purr, the lap purr, and the purr that means: I have broken something.',
        friend:
          'Round the corner came {S+}, with one white paw, walked in like somebody who lived there, and purred the lap purr. “You can stay,” said {L}.',
        problem:
          'The kitten saw a butterfly. Up the pear tree it went, higher and higher, as quick as a flame, and then it looked down. “Miaow?” said {S}, quite small. Cats know how to get up. Nobody had told it about down.',
        tries: [
          '{L} shook the tree a little. Eleven pears came down, one of them on {F’s} head. The kitten went up another branch.',
          'They held up the sofa cushion and called, “Jump!” The kitten thought about it, and washed its paw.',
          '{F} climbed up after it. Now there were two in the tree who did not know about down.',
        ],
        tip: '“It’s looking the wrong way,” said {G+}, from the roof. “Claws are hooks, and hooks hold only when you go backwards. I was up here for two days before I found that out. Show it how.”',
        turn: '{L} leaned the ladder against the tree and climbed up to the kitten, then turned round and went down backwards, quite slowly, tummy to the trunk, saying “Hook, hold, hook, hold.” The kitten watched with round eyes.',
        done: 'It turned round. Out came one claw. Hook. Hold. Backwards, one paw after the other, down came the kitten, past {F}, as far as the grass. And then it purred a new purr that not even {L} had known.',
        again:
          'Every morning the kitten climbs up the pear tree and comes down backwards. It is the I-can-do-it purr.',
        helper: { name: 'Old Ginger', creature: 'cat' },
      },
    ],
  },
  {
    id: 'rabbit-hamster',
    words: ['rabbit', 'bunny', 'hamster', 'guinea pig', 'first pet', 'pet', 'look after pet', 'goldfish'],
    situations: ['newcomer'],
    creature: 'theme',
    topic: 'looking after a pet',
    thing: '{S}',
    home: 'cottage',
    main: 'cottage',
    plots: [
      {
        id: 'why-wont-it-eat',
        titles: ['{L} Has a Pet', 'What Does {S} Want?', '{L} and {S}'],
        goal: 'make {S} feel at home',
        trouble: '{S} sat in the corner and would not eat',
        solved: '{S} had taken a leaf from {L’s} hand',
        opener:
          '{L+} had promised everything: clean straw every day, fresh water, and never to forget it. “All right,” they had said at last. “You may have a pet.”',
        friend:
          'In the box with the holes sat {S+}, with a trembling nose. {L} opened the door of the new home, very carefully. “Welcome, little one,” said {L}.',
        problem:
          'But {S} crept into the farthest corner and did not move. The carrot lay there, and so did the oats. Whenever {L} came near, {S.they} trembled. That was not how {L} had imagined a pet.',
        tries: [
          '{L} lifted {S} out for a cuddle, against feeling lonely. {S} kicked, jumped down, and sat under the cupboard until evening.',
          '{L} brought twenty things to eat, in small dishes, like a café. {S} hid behind the lettuce.',
          'They showed {S} to the whole street. Everybody stroked {S.them}. {S} shut both eyes tight, and {L} saw that this was not the right thing.',
        ],
        tip: '“How big are you, seen from down there?” said {G+}. “As big as a house. And houses that bend down are frightening. Lie on the floor. Be small. And wait.”',
        turn: 'So {L} lay down flat on the floor, nose to nose with the straw, with a dandelion leaf on one open hand, and did not move. It took as long as three songs. Then there was a rustle. A whisker tickled.',
        done: '{S} sniffed at each finger, took the leaf, munch, munch, and stayed sitting there, warm and soft, on {L’s} hand. {L} hardly dared to breathe for happiness.',
        again:
          'Clean straw, fresh water, and every evening a while on the floor, quite small. {L} has not forgotten it once.',
        helper: { name: 'Dr Thistle', creature: 'goat' },
      },
    ],
  },
  {
    id: 'penguin',
    words: ['penguin', 'arctic', 'antarctica', 'north/south pole', 'igloo'],
    situations: ['visit'],
    creature: 'theme',
    topic: 'the ice at the end of the world',
    thing: '{S}',
    home: 'snowfield',
    main: 'snowfield',
    weather: 'snow',
    plots: [
      {
        id: 'cold-feet',
        titles: ['{S} With Cold Feet', '{L} and {S}', 'The Warmest Place on the Ice'],
        goal: 'get {S} warm',
        trouble: '{S} was freezing',
        solved: '{S} was warm through and through',
        object: 'scarf',
        opener:
          'At the end of the world everything was white: the ground, the sky and the breath in front of {L’s} nose. {L+} had three pairs of socks on and listened. Somebody’s teeth were chattering.',
        friend:
          'On a lump of ice sat {S+}, shivering from head to tail. “I’m the only one here who’s always cold,” said {S}. {L} wound a scarf round {S.them}, twice.',
        problem:
          'The others laughed. “Whoever lives on the ice isn’t cold,” they said, and dived into the black water. {S} put one toe in and turned blue. And tonight the great storm was coming.',
        tries: [
          'They built an igloo for {S}, with a chimney. Then they lit a fire in it. There was a puddle with a chimney.',
          '{S} ran round in circles to get warm. It worked, until {S} stopped. Then the sweat froze.',
          'They put on {S} everything they had, seven pairs of socks as well. It could not walk any more, only roll.',
        ],
        tip: '“Nobody is warm alone,” said {G+}. “Do you think the others are? Look at them in a storm. They stand in a heap, and those from the outside move to the middle, and the ones in the middle move out.”',
        turn: 'The storm came howling. “Into the middle with {S}!” called {L}. They all moved up, wing to flipper to paw to coat, in one big heap, and slowly went round, so that everyone was outside for a bit and inside for a bit.',
        done: 'In the middle of the heap it was as warm as an oven. {S} stopped shivering and laughed out loud. “I’m warm,” said {S}, “right down to the toes!” The others looked at the ground. “So are we,” they said. “Because of you.”',
        again:
          'Since then they do it every evening, storm or not. {S} calls it “the oven”. The scarf goes round from neck to neck.',
        helper: { name: 'Old Frost', creature: 'walrus' },
      },
    ],
  },
  {
    id: 'farm-animals',
    words: ['farm', 'farm animal', 'chicken', 'hen', 'duckling'],
    situations: ['visit'],
    creature: 'theme',
    topic: 'the morning on the farm',
    thing: '{S}',
    home: 'farm',
    main: 'farm',
    plots: [
      {
        id: 'lost-voice',
        titles: ['{S} Without a Voice', '{L} and {S}', 'Quiet on the Farm'],
        goal: 'bring back the voice of {S}',
        trouble: '{S} could not make a sound',
        solved: '{S} had that big voice back',
        opener:
          'On the farm the morning is loud. It moos, clucks, grunts and bleats, each in turn. {L+} knew the order by heart. But today there was a hole in the middle of it.',
        friend:
          'At the gate stood {S+}, with an open mouth, and not a sound came out. “You’ve lost your voice!” said {L}.',
        problem:
          'Without {S} the whole morning was wrong. The rooster waited, the hens came too early, and the farmer fed the hay to the cat. And {S} tried again and again, and nothing came.',
        tries: [
          'They lent {S} a “cluck” from the hens. {S} tried it: “Cluck.” Everyone fell about laughing, and {S} looked at the ground.',
          'They made {S} drink warm milk with honey, a whole bucket. Afterwards there was a burp. That was a sound, but not the right one.',
          '{L} tickled {S} under the chin. It laughed, but quite silently, like a picture of somebody laughing.',
        ],
        tip: '“When did you hear it last?” asked {G+}. “Last night, wasn’t it, when the barn door fell shut? A voice that is frightened slips down into the tummy. It comes up again when somebody needs it.”',
        turn: 'Just then the smallest chick ran out on the lane, where the milk lorry was coming round the corner. Nobody was near enough. “{S!}!” cried {L}. “Call! It can’t hear us! Call!” {S} took a breath, right down to the bottom of the tummy.',
        done: 'And there it was, the whole big voice of {S}, across the yard and over the roofs! The chick jumped aside, the lorry braked, and the morning on the farm started all over again, in the right order.',
        again:
          '{S} is the loudest on the farm now. In the evening, when the barn door falls shut, {L} says, “It’s only the door.”',
        helper: { name: 'Old Bess', creature: 'horse' },
      },
    ],
  },
  {
    id: 'bees',
    words: ['bee', 'honey', 'bumblebee', 'wasp', 'hive'],
    situations: ['afraid', 'visit'],
    topic: 'the bees',
    thing: 'the beehive',
    home: 'garden',
    main: 'garden',
    plots: [
      {
        id: 'no-flowers',
        titles: ['{L} and the Bees', 'A Carpet for the Bees', 'Bzzz, Said the Garden'],
        goal: 'find flowers for the bees',
        trouble: 'the bees had found no flowers',
        solved: 'the bees were humming again',
        object: 'flower',
        opener:
          'At the end of the garden stood a beehive, painted blue. {L+} liked to sit beside it with closed eyes and listen to the bees: bzzz, as if the summer were thinking.',
        friend:
          '{F+} brought a flower in a pot. At once eleven bees sat down on it. “They’re hungry,” said {F}. “I’ve never seen them so hungry.”',
        problem:
          'The hum of the bees had grown thin. All around there were only stones, lawns and car parks. No clover, no thistles, no poppies. Bees that find no flowers make no honey, and in the end no hum.',
        tries: [
          'They painted flowers on paper and hung them up. The bees came, bumped into them, and flew home offended.',
          'They carried the one flower from bee to bee. There were forty thousand bees. By evening they had got to number sixty.',
          'They put out sugar lumps. The ants sent their thanks.',
        ],
        tip: '“One garden is a drop in a bucket,” said {G+} through the bee veil. “But seeds are cheap, and you’ve got friends. Bees like a path of flowers, from one garden to the next.”',
        turn: '{L} and {F} made small balls of earth with seeds in them, a whole basket full. They went through the town, and everywhere, behind the bus stop, at the car park, along the railway, they let one fall. Then it rained.',
        done: 'Three weeks later a ribbon of poppies, clover and cornflowers ran through the whole town. And over it went the bees! The blue hive hummed so loudly that one could feel it in the bench.',
        again:
          'In autumn there was a jar of honey for everyone in the street. It tasted of bus stop, and it was the best ever.',
        helper: { name: 'Mrs Meadows', creature: 'bear' },
      },
    ],
  },
  {
    id: 'spider',
    words: ['spider', 'afraid/scared spider', 'bug', 'creepy-crawly'],
    situations: ['afraid', 'newcomer'],
    creature: 'theme',
    topic: 'the very small one in the garden',
    thing: '{S}',
    home: 'garden',
    main: 'garden',
    plots: [
      {
        id: 'smallest-rescue',
        titles: ['{L} and {S}', 'The Smallest Rescue', 'How {S} Crossed the Path'],
        goal: 'get {S} safely to the other side',
        trouble: '{S} was on the wrong side of the path',
        solved: '{S} was on the other side of the path',
        opener:
          'If you lie on your tummy in the grass, a garden is as big as a forest. {L+} was lying there with a magnifying glass, between two daisies as tall as houses.',
        friend:
          'Out from under a leaf came {S+} and looked up. “Excuse me,” said {S}, very softly, “I have to get to the other side. I live there.”',
        problem:
          'The other side was only four steps away. But between lay the garden path, and for somebody as small as {S} that was a desert of stone. Shoes came down on it, and wheels, and the shadow of the blackbird went over it.',
        tries: [
          '{L} put out a straw as a bridge. {S} had got to the middle when the wind took the straw, and they had to begin again.',
          'They held up a sign: “Stop! Small one crossing!” Nobody could read it. It was as small as {S} had wished it to be.',
          '“Climb on my hand,” said {L}. But to {S} a hand is a hill that moves. {S} rolled up and played dead.',
        ],
        tip: '“I cross it every night,” said {G+}. “One needs a roof and somebody to walk ahead. Don’t carry {S}. Make the path smaller instead.”',
        turn: 'Make the path smaller? {L} fetched leaves, big ones, and laid them in a row, one roof after the other, right across the stones. At each end {F} kept watch. “Now,” said {L} quietly, and crawled along beside {S}, step by tiny step.',
        done: 'Under the last leaf there was grass again. {S} stopped, and looked back over the whole great desert. “I did that on my own feet,” said {S}. Then they all saw the house of {S}, and it was beautiful, as big as a thimble.',
        again: 'The row of leaves still lies across the path. {L} walks round it, and so does everyone else.',
        helper: { name: 'Old Mossback', creature: 'snail' },
      },
    ],
  },
  {
    id: 'big-wild-animals',
    words: ['jungle', 'jungle animal'],
    situations: ['visit'],
    creature: 'theme',
    topic: 'the day at the waterhole',
    thing: '{S}',
    home: 'meadow',
    main: 'river',
    plots: [
      {
        id: 'the-waterhole',
        titles: ['{S} at the Waterhole', '{L} and {S}', 'The Day the Water Stopped'],
        goal: 'bring the water back to the waterhole',
        trouble: 'the waterhole was dry',
        solved: 'the waterhole was full again',
        opener:
          'The sun stood high, and the long grass rustled. {L+} had walked far today, farther than ever, to where the really big animals live. And something came stamping towards {L}.',
        friend:
          'It was {S+}, dusty all over and very thirsty. “Have you got any water?” asked {S}. {L} gave {S} the bottle. It was gone in one gulp. “More?” said {S}.',
        problem:
          'At the waterhole they were all standing round, big ones and small ones, and looking down into dry, cracked mud. “It stopped last night,” said {S}. “The river upstream just doesn’t come any more.”',
        tries: [
          '{S} dug with all four feet, deeper and deeper. There was sand, then stones, and then {S} had to be pulled out.',
          'They danced a rain dance. The ground shook. One small white cloud came to see who was making such a noise, and left.',
          'Everyone blamed someone else: the ones with the long necks the ones with the big mouths. It only made them thirstier.',
        ],
        tip: '“You’re looking where the water isn’t,” said {G+}. “Go up the river to where it still is. Something lies in between. It usually has whiskers and means no harm.”',
        turn: 'So they walked up the dry river, {L} in front, {S} behind. Round the third bend they stopped: there was a dam, of branches and mud, and behind it a whole lake. {L} knocked politely. “Could you leave a door in it?”',
        done: 'The beavers had not known that anyone lived downstream. They pulled out three branches, {S} gave a push, and the water came! It ran, it foamed, and it filled the waterhole to the brim. {S} drank first, and then gave everyone a shower.',
        again:
          'In the dam there is a door now. In the evening they all stand at the water together, the big ones and the small ones, and nobody is thirsty.',
        helper: { name: 'Grandmother Ibis', creature: 'flamingo' },
      },
    ],
  },
  {
    id: 'owl-bear-fox',
    words: [
      'bear',
      'teddy bear',
      'hedgehog',
      'squirrel',
      'forest animal',
      'woodland animal',
      'hibernate',
      'winter sleep',
    ],
    situations: ['visit'],
    creature: 'theme',
    topic: 'getting ready for winter',
    thing: '{S}',
    home: 'forest',
    main: 'forest',
    plots: [
      {
        id: 'empty-larder',
        titles: ['{S} Before the Snow', '{L} and {S}', 'The Empty Larder'],
        goal: 'fill the larder of {S} before winter',
        trouble: 'the larder of {S} was still empty',
        solved: 'the larder of {S} was full',
        object: 'acorn',
        opener:
          'The leaves were red and yellow, and in the forest everyone was busy. There was carrying, rolling and stacking wherever {L+} looked. Winter was not far off.',
        friend:
          'Only {S+} sat on a root and stared at one single acorn. “That’s all I have,” said {S}. “I watched the clouds all summer. They were so lovely.”',
        problem:
          'The larder of {S} was empty, apart from a spider, and it was moving out. The nights were growing cold. If the snow came before the larder was full, it would be a long and hungry winter.',
        tries: [
          'They shook the big oak. The acorns had gone. What fell down was a cross old crow.',
          'They asked the neighbours. “Collect in summer, eat in winter,” said the neighbours, and shut their doors, click, click, click.',
          '{S} tried to eat up everything now, for the whole winter. After the eleventh mushroom there was nothing for it but to lie down.',
        ],
        tip: '“Clouds, you say?” asked {G+}. “All summer? Then you can tell what’s coming. Nobody else looked up. The others have nuts, but they don’t know when the snow begins.”',
        turn: '{L} pulled {S} out into the clearing. “Look up! What do you see?” {S} looked. “Sheep clouds with frayed tails,” said {S} slowly. “That’s snow. Not next week. Tonight!” “Tell them!” said {L}. And {S} ran from door to door.',
        done: 'Because of {S} they all got their stores under a roof in time. That night the snow came, as high as a knee. In the morning there stood in front of the larder of {S} a basket of nuts, a pot of honey, dried apples, and more.',
        again: 'Every morning {S} says what the clouds say. That is its work now, and it is paid in nuts.',
        helper: { name: 'Mother Beech', creature: 'owl' },
      },
    ],
  },
  {
    id: 'whale-and-fish',
    words: ['whale', 'fish', 'under sea', 'ocean', 'coral', 'sea creature/animal'],
    situations: ['visit'],
    creature: 'theme',
    topic: 'the song under the sea',
    thing: '{S}',
    home: 'shore',
    main: 'undersea',
    plots: [
      {
        id: 'the-net',
        titles: ['{S} and the Old Net', '{L} Under the Sea', 'The Quiet Reef'],
        goal: 'free {S} from the net',
        trouble: '{S} was caught in an old net',
        solved: '{S} was free',
        object: 'shell',
        opener:
          'The sea has a song, and anyone can hear it who holds a shell to one ear. {L+} did so every morning. But this time it was not a song. It sounded like somebody calling.',
        friend:
          'With a deep breath they dived down, {L} with the shell and the others behind. Between the corals hung {S+}, quite still. “I can’t move,” said {S}.',
        problem:
          'An old, lost net had drifted over the reef, and {S} was caught in it, front and back. Every pull made the net tighter. The small fish hid, and the song had stopped.',
        tries: [
          'They pulled at the net from outside, as hard as they could. It only got tighter, and {S} gave a small cry.',
          'They bit the cords. They were as hard as wire. After an hour there was one cord less and one sore tooth more.',
          '{S} made itself thin and tried to slip out. The front went through. The rest did not.',
        ],
        tip: '“Don’t pull,” said {G+}, with eight arms folded. “A net is just one long piece of string that has forgotten it. Find the end. Then you need only go backwards, loop by loop.”',
        turn: '“Where’s the end?” They swam along the edge. There, behind a stone! {L} scratched the knot open with the sharp edge of the shell. “Now hold quite still,” said {L}, and undid the first loop, and the next, and the next.',
        done: 'The last loop fell away. {S} moved, a little and then a lot, and shot up through the blue like a firework. And from all sides the song came back, deep and clear, and the whole reef joined in.',
        again:
          'They rolled up the net. On land it is a swing now. When {L} holds the shell to one ear, somebody is laughing in the song.',
        helper: { name: 'Aunt Ink', creature: 'octopus' },
      },
    ],
  },
];
