import type { StorySourceInput } from '../story-source.ts';

/** General plots about being {quality}. */
export const somebodyIs: StorySourceInput = {
  id: 'somebody-is',
  situations: ['trait'],
  creature: 'theme',
  topic: 'being {quality}',
  thing: '{S}',
  main: 'meadow',
  plots: [
    {
      id: 'seen-from-far',
      words: [
        'blue',
        'purple',
        'pink',
        'turquoise',
        'polka dot/dots/dotted',
        'rainbow',
        'rainbow-coloured',
        'checked',
        'tartan',
        'stripy',
        'striped',
        'spotty',
        'colourful',
        'multicoloured',
      ],
      titles: ['The {Quality} {Noun}', 'Not to Be Missed', '{L} and {S}'],
      goal: 'be like all the others',
      trouble: 'everybody saw {S} from a mile off',
      solved: 'everybody was glad that {S} was {quality}',
      opener:
        'Something {quality} was coming over the hill. You could see it from the church, from the school, and even from the boats on the lake. {L+} wondered what it could be.',
      friend:
        'It was {S+}, {quality} from end to end. “Please don’t stare,” said {S}. “I was born like that.” “I’m not staring,” said {L}. “I’m only looking, because it’s nice.”',
      problem:
        'They all played hide-and-seek. But {S} was found first every time: behind the bush, behind the barn, even up in the tree. “Something {quality}!” somebody called, and that was that. In the end nobody wanted {S} on their side.',
      tries: [
        '{S} rolled in the dust until everything was grey. Then it began to rain, and {S} was {quality} again.',
        '{L} laid a brown blanket over {S}. Now they all stared at a blanket that was walking about.',
        'They looked for a place where everything was just as {quality}. There was only one, and that was the baker’s washing line. The baker was not pleased.',
      ],
      tip: '“Nobody ever notices me,” said {G+}, “and so all my life people have sat down on me. Anyone can be hidden. Wait until somebody has to be found.”',
      turn: 'In the afternoon the fog came down. The little ones were still out in the wood, and nobody could see the way. “{S!},” said {L}, “go up on the hill and stand quite still!”',
      done: 'In all the grey there was just one thing to be seen: something {quality}, up on the hill. One after the other the little ones came out of the fog and went towards it, until all of them were there. “Thank goodness you’re {quality}!” they said.',
      again: 'At hide-and-seek {S} is now the place where everybody runs back to. Nobody has ever missed it.',
    },
    {
      id: 'the-smallest-door',
      words: ['tiny', 'teeny', 'teeny-tiny', 'miniature', 'very/really small/little', 'smallest', 'littlest'],
      titles: ['The {Quality} {Noun}', 'Not There!', '{L} and {S}'],
      goal: 'be of some use',
      trouble: 'everything was too big for {S}',
      solved: '{S} had got through where nobody else could',
      opener: '{L+} was just about to sit down. “Not there!” called somebody. It was a very small voice.',
      friend:
        'On the chair stood {S+}, so {quality} that {L} had to look twice. “People always sit down on me,” said {S}. “I’d like to sit on something myself, just once.”',
      problem:
        'Everything was too big for {S}. The stairs were mountains and a puddle was a lake, and when somebody sneezed, {S} was in the next room. “I can’t do anything that the others do,” said {S}.',
      tries: [
        '{L} carried {S} about on top of everything. The view was good. But from up there one can’t do anything but look.',
        'They built stilts out of two matches. {S} was now as tall as a spoon, and fell over like one.',
        '{S} shouted, so as to be noticed at least. It sounded like a gnat, and somebody opened the window to let it out.',
      ],
      tip: '“Big is easy,” said {G+}. “Nearly everyone is big. Don’t look for a chair that fits you. Look for a door that fits nobody else.”',
      turn: 'That evening the key fell down the drain, and they all stood outside the house in the rain. {L} looked at the bars of the drain. They were as close as the teeth of a comb. “{S!},” said {L}, “that’s your door!”',
      done: 'Down went {S}, on a thread. For a while there was only a bit of splashing. Then the thread twitched, and up came {S}, and with {S} came the key. “Not one of us could have done that,” they said, and they meant it.',
      again: 'Beside the door there’s now a chair as small as a thimble. Nobody sits down on it by mistake.',
    },
    {
      id: 'too-big-for-the-see-saw',
      words: ['giant', 'enormous', 'gigantic', 'huge', 'very/really big/large/tall', 'massive', 'humongous'],
      titles: ['The {Quality} {Noun}', 'A Swing over the Roofs', '{L} and {S}'],
      goal: 'play with the others',
      trouble: '{S} was too big for every game',
      solved: 'there was a game for which {S} was just right',
      opener:
        'It was dark at {L’s} window, although the sun had been up for an hour. {L+} looked out. Somebody was standing in front of it.',
      friend:
        'It was {S+}, so {quality} that one window was not enough. {L} had to look out of three, one after the other. “Sorry,” said {S}. “I only wanted to ask if I can play, too.”',
      problem:
        'But what can you play with somebody so {quality}? On the see-saw everyone else flew into the tree. At hide-and-seek {S} hid behind the church, and stuck out on both sides. “Better just watch,” the others said.',
      tries: [
        '{S} breathed in, to be smaller. It made no difference. Then {S} had to breathe out, and all the washing flew away.',
        'They played something for which you only have to sit still. {S} sat still. It was the bench’s last day.',
        'They dug a hole for {S} to stand in, so that everyone was the same size. Then it rained, and there was a pond.',
      ],
      tip: '“You’re trying to make something big small,” said {G+}. “That’s like pouring the sea into a cup. Look for a game that is too big for the others.”',
      turn: '{L} fetched the longest rope in town, and a plank. “Now stand quite still,” said {L}, and they threw the rope over {S} and tied the plank to it. It was a swing, and no swing in the world hung from so high up.',
      done: 'They swung out over the roofs and saw the sea. The little ones went down {S} as if it were a slide. And {S} laughed very carefully, so that nobody fell off. “Again tomorrow?” they called.',
      again:
        'In the park there is a new bench, made of stone, and as wide as a street. It has {S’s} name on it.',
    },
    {
      id: 'seven-floors-of-cake',
      words: ['slow', 'slowest', 'very/really/so slow'],
      titles: ['The {Quality} {Noun}', 'No Hurry', '{L} and {S}'],
      goal: 'keep up with the others',
      trouble: '{S} came too late for everything',
      solved: 'something had arrived safe and sound because {S} was slow',
      opener:
        '“Coming!” called somebody. {L+} held the door open. Then {L} had breakfast, and after that {L} held the door open again.',
      friend:
        'It was {S+}. “Am I late?” asked {S}. {L} had never met anybody so {quality}. Snails went past on both sides and said good morning.',
      problem:
        'There was going to be a procession through the village, with a band. But by the time {S} had turned round, the band was at the corner, and by the time {S} got to the corner, it was at home with its boots off. “You’re just too slow,” they said.',
      tries: [
        '{S} started a day early. On the day itself {S} was only just passing the pump.',
        '{L} pulled {S} along in a cart. That was quick. At the first bend {S} lay in the nettles.',
        'The band played faster, to get {S} going. The drummer was soon out of breath. {S} enjoyed the music.',
      ],
      tip: '“Being quick is good for whatever may be spilt a little,” said {G+}. “But there are things that mustn’t be spilt at all.”',
      turn: 'The cake came out of the bakery, with seven floors and a sugar bird on top. Two like it had fallen down already, because everyone had been in such a hurry. “Wait!” called {L}. “Let {S} take it!”',
      done: '{S} went along so slowly and so evenly that the sugar bird did not even nod. It took until the evening. Everyone went along beside it, and on the way they saw ducklings, the first star, and each other. The cake arrived in one piece.',
      again:
        'Now the procession always goes as fast as {S} does. It lasts all day, and nobody wants it any shorter.',
    },
    {
      id: 'all-the-lamps-were-out',
      words: [
        'glow dark',
        'glowing',
        'glow-in-the-dark',
        'luminous',
        'shining',
        'shiny',
        'sparkly',
        'glittery',
      ],
      titles: ['{S} and the Dark', 'Who Left the Light On?', '{L} and {S}'],
      goal: 'put out the light of {S}',
      trouble: '{S} shone so brightly that nobody could sleep',
      solved: 'everyone had found the way home by the light of {S}',
      opener: 'It was the middle of the night, and it was light. {L+} looked for the lamp. The lamp was off.',
      friend:
        'Outside on the wall sat {S+}, as bright as a lantern. “I can’t help it,” said {S}. “By day nobody sees it, and by night nobody sees anything else.”',
      problem:
        'The neighbours could not sleep, the owls were cross, and the moths came from three villages and sat down on {S}. “Turn that off!” called somebody from a window. But where do you turn off {S}?',
      tries: [
        '{L} put a box over {S}. The light came out through all the cracks, and now the houses had stripes.',
        '{S} slept by day and stayed up at night. But at night there was nobody to play with, apart from the moths.',
        'They hung up every curtain that they could find. That made the room dark. {S} sat in it and shone.',
      ],
      tip: '“Nobody blows out a lighthouse because somebody wants to sleep,” said {G+}. “One puts it where it’s needed.”',
      turn: 'The next night there was a storm, and all the lamps in the village went out at once. Somewhere out in the dark somebody called for help. “{S!}!” cried {L}. “Up on the wall! Shine as hard as you can!”',
      done: '{S} shone. One could see the street again, and the bridge, and all the doors. And out of the dark, straight towards the light, came the postman, the doctor and eleven sheep. That night nobody called “Turn that off!” They brought {S} a cushion.',
      again:
        'When the lamps are out, they just call for {S}. And on all the other nights the curtains are thick enough.',
    },
    {
      id: 'just-right',
      titles: ['{Quality} {Noun}', '{L} and {S}', 'Just Right'],
      goal: 'find out what {S} needed',
      trouble: '{S} was {quality}',
      solved: 'being {quality} was just the right thing for once',
      opener: [
        '“{^quality},” somebody said behind {L+}. “That’s what I am. Always {quality}.” {L} turned round.',
        '{L+} had met all kinds. But never anybody who was as {quality} as that.',
      ],
      friend: [
        'There was {S+}. “I’m {quality},” said {S}. “Everybody says so, and it’s true.” “Come along with us,” said {L}.',
        'It was {S+}, and {S} was {quality} from top to toe. “Do you mind?” asked {S}. “Not at all,” said {L}.',
      ],
      problem: [
        'But it is not easy to be {quality}. When the others played, {S} was {quality}. When they ate, {S} was {quality}. So {S} stayed away.',
        'Wherever {S} went, it was the same: “You’re {quality}!” And {S} went home alone again.',
      ],
      tries: [
        '{S} tried to be the opposite of {quality}. It lasted four minutes. Then it went pop, and {S} was {quality} again.',
        'They hid {S} behind a bush, so that nobody would notice how {quality} {S.they} {S.was}. Everybody noticed.',
        '{L} pretended to be {quality} as well, so that {S} should not be the only one. {L} was not very good at it.',
      ],
      tip: [
        '“{^quality}?” said {G+}. “That isn’t a mistake. There’s a place for everything. Ask what it’s good for.”',
        '“Don’t ask how to stop being {quality},” said {G+}. “Ask who needs somebody like that.”',
      ],
      turn: [
        'Just then they heard a cry for help: a kite was stuck, a gate was stuck, and everyone had tried. “{S!}!” called {L}. “This needs somebody who’s {quality}!”',
        '“I’ve got it,” said {L}. “There’s one thing that only somebody {quality} can do.” And {L} whispered it to {S}.',
      ],
      done: [
        'And {S} did it, and could only do it because of being {quality}. “Hurray for {S}!” everyone called.',
        'Nobody else could have done it. {S} stood there, {quality} and proud. Nobody said “too” any more.',
      ],
      again: [
        '{S} is still {quality}. But now it is said in quite another voice.',
        '“Stay as you are,” said {L} in the evening. And {S} did.',
      ],
    },
  ],
};
