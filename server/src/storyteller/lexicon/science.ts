import type { StorySourceInput } from './story-source.ts';

/** Things of nature and science that one can try out. */
export const science: StorySourceInput[] = [
  {
    id: 'shadow',
    words: ['shadow', 'my shadow', 'shadow puppet'],
    situations: ['question', 'afraid', 'trait'],
    topic: 'a shadow',
    thing: 'the shadow',
    main: 'meadow',
    home: 'garden',
    plots: [
      {
        id: 'it-grew',
        titles: ['{L} and the Long Shadow', 'Somebody at My Feet', 'Who Is Following {L}?'],
        goal: 'get to know the shadow',
        trouble: 'the shadow would not hold still',
        solved: 'the shadow had turned into a friend',
        opener:
          'Somebody was lying on the path, quite flat and quite dark, and had hold of {L+} by both feet. {L} took a step. It took a step, too.',
        problem:
          '{L} ran. The shadow ran. In the morning it was as long as a giant, and at noon it was almost gone. “What does it want?” asked {L}. “And why is it never the same size?”',
        tries: [
          '{L} jumped, to shake it off. For a moment there was air between them. Then it had caught up with {L’s} feet again.',
          'They tried to pin it down with four stones, one at each corner. The stones stayed. The shadow went to lunch with {L}.',
          '{F} painted round it with chalk. When they came back, it did not fit into its own outline.',
        ],
        tip: '“You keep looking at the ground,” said {G+}. “Turn round. What’s behind you when the shadow’s in front? And where is it at noon?”',
        turn: '{L} turned round. The sun! Whenever the sun was behind, the shadow was in front. The lower the sun was, the longer the shadow. “It isn’t following me,” said {L}. “It’s me, where the light can’t get through!”',
        done: 'Then {L} held up both hands. On the wall there was a bird. {F} made a dog, and the bird flew over the dog. They did a whole story on the wall, until the sun went down and took the stage away.',
        again:
          'At night {L} takes a torch to bed. On the ceiling the bird is as big as the room, and quite tame.',
      },
    ],
  },
  {
    id: 'rainbow',
    words: ['rainbow', 'end of rainbow', 'colour rainbow'],
    situations: ['question', 'wants', 'visit'],
    topic: 'the rainbow',
    thing: 'the rainbow',
    home: 'cottage',
    main: 'meadow',
    plots: [
      {
        id: 'the-end-of-it',
        titles: ['{L} and the Rainbow', 'Where the Rainbow Ends', 'Red, Orange, Yellow'],
        goal: 'find where the rainbow comes from',
        trouble: 'the rainbow was always one hill further',
        solved: 'they could make a rainbow of their own',
        opener:
          'It had rained, and the sun was already back. And there it stood, over the whole valley, in seven colours. “A rainbow!” called {L+}. “One end is just behind the hill!”',
        problem:
          'They ran up the hill. The rainbow stood behind the next one. They ran up the next. “It’s running away from us,” said {L}. “How does one get hold of a rainbow?”',
        tries: [
          'They crept up on it, on their tummies, without a sound. When they looked up, it was over the mill.',
          '{L} painted one on the ground. The colours were right, but it did not glow. Then the rain came and took it away.',
          'They called to it. A rainbow has no ears, or else it was thinking.',
        ],
        tip: '“You’re looking for the end,” said {G+}, who was watering the beans. “Look for the beginning. What must be there at the same time? And where was the sun, when you saw it?”',
        low: 'The colours grew pale, and then there was only sky. “Now it’s gone,” said {L}, and sat down on the wet grass.',
        turn: '“Rain and sun,” said {L}, “at the same time. And the sun was behind us!” {L} took the watering hose, turned away from the sun, and put a thumb on it, so that it sprayed quite fine.',
        done: 'And there it was! Red, orange, yellow, green, blue, and two more, as big as an open hand. They could walk round it, and see it from above. “It’s ours,” said {L}, and did not let go of the hose for an hour.',
        again:
          'The beans grew very tall that year. And after rain {L} always turns round first, to see where the sun is.',
      },
    ],
  },
  {
    id: 'magnet',
    words: ['magnet', 'magnetic', 'magnetism'],
    situations: ['question'],
    topic: 'the magnet',
    thing: 'the magnet',
    main: 'workshop',
    plots: [
      {
        id: 'it-sticks',
        titles: ['The Thing That Pulled', '{L} and the Magnet', 'Click!'],
        goal: 'get the key out of the drain',
        trouble: 'the key lay at the bottom of the drain',
        solved: 'the magnet had fished out the key',
        opener:
          'In the old toolbox there was a piece of iron in the shape of a horseshoe. {L+} held it up. Click! A nail hung on it. Click, click! Two spoons came along.',
        problem:
          '“It’s a magnet,” said {L}, and tried it on everything. It did not want the wood, nor the cat. Then the front door key hung on it, and then, plop, the key fell down the drain. It was raining, and the door was locked.',
        tries: [
          '{F} tried with a long stick. It pushed the key a bit further, round the corner.',
          'They poured in water, so that it would float up. Keys don’t float.',
          '{L} put a bit of jam on a string. Something bit, but it was a snail.',
        ],
        tip: '“What did you have in your hand all morning?” asked {G+}. “It pulls through air, and through water, and through paper. It doesn’t need to see.”',
        turn: 'The magnet! {L} tied it to the string with a double knot, and let it down, hand over hand, into the dark. It swung to the left. It swung to the right. Nobody breathed. And then, down there, very softly: click.',
        done: '{L} pulled it up, slowly, so as not to bump. There hung the key, and on the key hung a coin, a bottle top, and a spoon that had been missing since Easter. The door went open.',
        again: 'They go fishing in the drain on Saturdays now. Nobody knows what else lives down there.',
      },
    ],
  },
  {
    id: 'where-the-sun-goes',
    words: ['sun go', 'sunset', 'sun set', 'sunrise', 'sun at night', 'where sun sleep', 'sun go down'],
    situations: ['question', 'visit'],
    topic: 'where the sun goes at night',
    thing: 'the sun',
    main: 'mountain',
    home: 'garden',
    plots: [
      {
        id: 'round-the-orange',
        titles: ['Where the Sun Sleeps', 'After the Sun', '{L} and the Orange'],
        goal: 'find out where the sun goes at night',
        trouble: 'nobody had seen where the sun goes',
        solved: 'they knew where the sun goes, and that it comes back',
        opener:
          'Every evening it goes behind the hill, and in the morning it comes up on the other side. “How does it do that?” asked {L+}. “Is there a tunnel?”',
        problem:
          'They wanted to see it with their own eyes. They climbed up the hill, quickly, while it was still light. But when they were on top, the sun was just going down behind the next hill, and it grew dark.',
        tries: [
          '“Perhaps it falls into the sea,” said {F}. They listened for the hiss. There was no hiss.',
          '{L} wanted to stay awake and catch it coming back. {L} caught it at nine, in the bedroom, when it had been up for hours.',
          'They ran after it, to the west, as fast as possible. The sun was faster. It has had more practice.',
        ],
        tip: '“What if it isn’t the sun that goes?” said {G+}, and put an orange and a lamp on the table. “Put a pin in the orange. That’s you. And now turn, but not the lamp.”',
        turn: '{L} turned the orange, very slowly. The pin was in the light. It came to the edge, there was a long thin shadow, and then it was dark. “That’s evening!” said {L}. And on the other side of the orange it was bright. “Then somebody’s having breakfast over there!”',
        done: 'So that was it. The sun does not go anywhere. It stays, and we turn away to sleep, and turn back in the morning. They sat on the hill in the evening and said, “Good morning, over there!”',
        again:
          'In the morning, when it gets light, {L} thinks: now somebody over there is saying good night to us.',
      },
    ],
  },
  {
    id: 'tadpoles-and-butterflies',
    words: [
      'caterpillar',
      'butterfly',
      'chrysalis',
      'cocoon',
      'caterpillar turn',
      'life cycle',
      'metamorphosis',
    ],
    situations: ['question', 'newcomer', 'make', 'has'],
    creature: 'caterpillar',
    topic: 'the caterpillar that changed',
    thing: 'the caterpillar',
    main: 'garden',
    home: 'garden',
    plots: [
      {
        id: 'closed-for-work',
        titles: ['Closed for Work', '{L} and the Caterpillar', 'Wait and See'],
        goal: 'wait for what would come out',
        trouble: '{S} hung there and did not move',
        solved: 'something with wings had come out',
        opener:
          'There was a hole in the cabbage leaf, and then another, and in the third one {L+} saw somebody chewing. Crunch, crunch. It had sixteen feet and no time.',
        friend:
          'It was {S+}, striped and very hungry. “Can’t talk,” said {S}, “I’m growing.” {L} brought leaves, in the morning and at night, and {S} got so fat that it split its skin, and had a new one underneath.',
        problem:
          'One morning {S} did not want any leaf. It climbed up the stalk and hung itself upside down. It spun round and round and shut itself in. There hung a little green bag. “Is it ill?” asked {L}.',
        tries: [
          '{L} knocked, quite gently. Nobody answered. It sounded as if somebody was busy.',
          '{F} wanted to help and make a tiny hole. “Don’t!” said {L}, just in time. One doesn’t open somebody’s door.',
          'They brought the finest leaf in the garden, with a bow. It wilted in front of the door.',
        ],
        tip: '“It’s rebuilding,” said {G+}. “Everything has to come out of there on its own: that makes it strong. What it needs now is somebody who can wait.”',
        low: 'Five days, six days, ten. The bag had turned brown. “What if nothing comes?” asked {L} quietly.',
        turn: '{L} put a chair in front of it and waited. It is hard work to do nothing. On the twelfth day the bag shook. There was a crack, as thin as a hair. {L} sat on both hands, so as not to help.',
        done: 'Out came a leg, and a second, and then something crumpled, like a wet hanky. It hung in the sun, and opened slowly, once, twice. Wings! Orange, with eyes on them. {S} had turned into a butterfly.',
        again:
          'It sat on {L’s} nose for as long as one breath. Then it flew. On the cabbage leaf there’s already a new little hole.',
      },
    ],
  },
  {
    id: 'growing',
    words: [
      'grow tall/taller',
      'grow up',
      'growing up',
      'get/getting bigger',
      'grow big/bigger',
      'be/being small',
      'too small',
      'measure',
    ],
    situations: ['make', 'learn', 'wants', 'question'],
    topic: 'growing',
    thing: 'the mark on the door',
    main: 'cottage',
    plots: [
      {
        id: 'the-mark-on-the-door',
        titles: ['{L} Wants to Grow', 'The Mark on the Door', 'One Thumb Taller'],
        goal: 'grow up to the hook',
        trouble: '{L} was not one bit taller',
        solved: '{L} had grown by one whole thumb',
        opener:
          '{L+} stood against the doorpost, heels back, chin down, and drew a line with a pencil. It was exactly where it had been on Sunday. “I’m not growing,” said {L}. “I’ve been trying all week.”',
        problem:
          'Everything good was a bit too high: the biscuits, the light switch, the hook for the big coats. “When you’re taller,” they said, about everything. {L} wanted to be taller by Friday.',
        tries: [
          'They watered {L}, with the can, morning and evening. It works with beans. {L} got a cold nose.',
          '{F} pulled at both arms. {L’s} sleeves got longer. {L} did not.',
          '{L} hung from the apple branch until it was tea time. Only the branch was a little longer.',
        ],
        tip: '“One grows when one isn’t looking,” said {G+}. “At night, mostly. And has anyone measured the rest? Feet? Ideas? What you could not do at New Year?”',
        turn: 'So {L} wrote it down. “At New Year I couldn’t whistle. I couldn’t pour without spilling. I couldn’t go past the big dog.” It was a long list. And then {L’s} shoes would not go on. “They’ve shrunk,” said {L}. “No,” said {F}.',
        done: 'They got the pencil. Heels back, chin down. The new line was above the old one, by one whole thumb! {L} had grown all over and had not noticed, because of being busy with the list.',
        again:
          'The mark is measured on birthdays now. The small shoes stand on the shelf, and nobody believes that they ever fitted.',
      },
    ],
  },
  {
    id: 'wind-and-kite',
    words: ['wind', 'windy day', 'kite', 'fly kite', 'windmill', 'breeze'],
    situations: ['learn', 'make'],
    topic: 'the wind',
    thing: 'the kite',
    main: 'meadow',
    weather: 'wind',
    plots: [
      {
        id: 'let-it-pull',
        titles: ['{L} and the Wind', 'Up Goes the Kite', 'What the Wind Wants'],
        goal: 'fly the kite',
        trouble: 'the wind did what it liked with the kite',
        solved: 'the kite stood high up in the wind',
        object: 'kite',
        opener:
          'In the night the wind had moved in. In the morning the washing lay in the apple tree, and three hats were going down the street on their own. “Kite weather!” said {L+}.',
        friend:
          '{F+} brought the string, and {L} held the kite, which had a long tail of paper bows. It was already tugging, like a dog at the door.',
        problem:
          'They ran and let go. The kite went up, turned over, and came down nose first. They ran again. It came down tail first. “The wind’s too strong,” said {F}. “The wind’s too wild,” said {L}.',
        tries: [
          '{L} held the string quite short, so that nothing could go wrong. The kite spun round in a circle, like a fly in a glass.',
          'They ran with the wind, as fast as possible. The wind was faster. It overtook them and took the kite along, into the hedge.',
          '{F} tied a stone to it. Now it stayed down, and was a very colourful stone.',
        ],
        tip: '“You’re pulling against it,” said {G+}. “Wet a finger. Which side gets cold? Turn your back to it. And then don’t run. Give it string when it asks for it.”',
        turn: '{L} wetted a finger. It got cold on the left. So {L} stood with that side behind, and {F} held the kite up high and waited. “Now!” The wind took it. It pulled, and {L} let out string, a bit, and a bit more.',
        done: 'And it rose! Over the hedge, over the poplars, until it was as small as a stamp. {L} could feel the wind in both hands, humming down the string. “It’s talking to us,” said {F}.',
        again:
          'The three hats were found in the next village. The wind has been asked about it, but it has already moved on.',
      },
    ],
  },
  {
    id: 'dreams',
    words: ['dream', 'dreaming', 'lovely dream', 'why dream', 'dreamland', 'sandman'],
    situations: ['question'],
    topic: 'dreams',
    thing: 'the dream',
    main: 'clouds',
    home: 'cottage',
    night: true,
    plots: [
      {
        id: 'the-end-of-the-dream',
        titles: ['The Dream Without an End', '{L} and the Dream', 'Where Dreams Go'],
        goal: 'find out how the dream ends',
        trouble: 'the dream always stopped at the best bit',
        solved: 'the dream had an end, and a good one',
        opener:
          '“And then,” said {L+} at breakfast, “the door in the cloud opened, and behind it was…” {L} stopped. “Then I woke up.” It was the third night that it had stopped there.',
        problem:
          'All day long {L} wanted to know what was behind the door. But a dream does not come when it’s called. One only sees a bit of it, the way one sees a fish.',
        tries: [
          '{L} went to bed at four in the afternoon. It was light, and no dream comes out in the light.',
          '{L} ate cheese, because {F} had heard that it helps. {L} dreamed of a cow, all night.',
          'They tied a string round {L’s} toe, so that {F} could pull if it got exciting. {F} pulled at the wrong place.',
        ],
        tip: '“Dreams are made of your day,” said {G+}. “At night the head tidies up, and holds up each thing, and makes a story of it. You needn’t wait for it. Draw it, up to the door. And then go on drawing.”',
        turn: 'So {L} drew: the stairs, the cloud, the door with the round handle. There the dream had stopped. {L} shut both eyes, and held the pencil, and waited. Then the hand went on by itself. It opened the door.',
        done: 'Behind it sat everything that {L} had seen that day and not looked at: the snail on the step, the lady with the blue bag, the small cloud. They were having a party. “There you are!” they called. “Come in!”',
        again: 'A pencil and a sheet of paper lie beside the bed. Some dreams come only to be drawn.',
      },
    ],
  },
];
