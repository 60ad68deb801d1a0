import type { StorySourceInput } from '../story-source.ts';

/** General plots for what happens to a thing: it is broken, taken, stuck, blown away, or there is none of it, or too much. */
export const mishapFrames: StorySourceInput[] = [
  {
    id: 'none-left',
    situations: ['absence'],
    topic: 'the day without {noun}',
    thing: '{noun}',
    main: 'village',
    plots: [
      {
        id: 'the-last-bit',
        titles: ['The Day Without {Noun}', 'No More {Noun}', 'Where Has the {Noun} Gone?'],
        goal: 'bring back the {noun}',
        trouble: 'there was no {noun} anywhere',
        solved: 'there was {noun} again, enough for everyone',
        opener: [
          '{L+} woke up, and something was missing. It took a whole minute to see what. There was no {noun}! Not in the house, not in the street, not anywhere.',
          '“Where’s the {noun}?” asked {L+} [at breakfast|on Monday morning]. {L} looked in front, behind and underneath. All the {noun} in the world was gone.',
        ],
        problem: [
          'You don’t think of {noun} while there is some. But without {noun} nothing was right. The baker put up a sign: “No {noun} today.” The neighbours stood about and looked lost.',
          'By noon everyone was talking about {noun}. By two o’clock they were quarrelling about who had used up the last of it.',
        ],
        tries: [
          'First they used [cabbage|string|porridge] instead of {noun}. It was the right size, almost. In every other way [cabbage|string|porridge] is not {noun}.',
          '{F} drew some {noun} on a big sheet of paper, and {L} held it up. It looked good. But nobody can do with a picture what they do with {noun}.',
          'They went from door to door and asked for {noun}. “We had some,” said everyone. “We never noticed how nice it was.”',
        ],
        tip: '“There is always a little bit left,” said {G+}. “Not in the big places. Look in the small ones, where somebody was fond of it.”',
        turn: '{L} turned out every pocket and every drawer. And there, behind [a button|an old ticket], was one tiny bit of {noun}, the very last. “Let’s not hide it,” said {L}. “Let’s show everybody.”',
        done: [
          'When the others saw it, they ran home and looked in their small places too. A bit here, a bit there! They put all of it together, and there was {noun} again.',
          'It did not stay the last for long. “I’ve got some as well!” called one, and then another. By evening there was {noun} in every house, and this time people looked at it properly.',
        ],
        again: [
          'Now {L} keeps a bit of {noun} in a [matchbox|jar], to be on the safe side. On the lid it says, “Thank you.”',
          'Once a year they have a Day Without {Noun}. It is a very short day. They stop after breakfast.',
        ],
      },
    ],
  },
  {
    id: 'too-many',
    situations: ['too-many'],
    topic: 'too many {nouns}',
    thing: 'all the {nouns}',
    main: 'village',
    plots: [
      {
        id: 'and-one-more',
        titles: ['Too Many {Nouns}', '{L} and All the {Nouns}', 'And One More'],
        goal: 'find a place for all the {nouns}',
        trouble: 'there were too many {nouns}',
        solved: 'every bit of it had somebody who wanted it',
        opener:
          'It began with a little. Then there was some more. When {L+} opened the [door|cupboard] this morning, {nouns} came out and did not stop coming.',
        problem:
          '{Nouns} on the stairs, {nouns} in the bath, {nouns} under the table. {L} could not sit down any more. “There are too many,” said {L}, from somewhere in the middle.',
        tries: [
          'They piled it all up in a corner, as high as the ceiling. For a moment it was tidy. Then somebody [sneezed|shut a door].',
          '{F} pushed the {nouns} under the bed. Now the bed was as high as a horse, and {L} needed a ladder to lie down.',
          'They carried all of it out and shut the door quickly. In the morning the postman had kindly put everything back.',
        ],
        tip: '“Too many for one is a bit short for twenty,” said {G+}. “Have you asked who hasn’t got any?”',
        turn: '{L} put a table in front of the door, and a sign: “Take some {nouns}. Please. Really.” Then they waited. First came a boy with a bucket, then the whole school.',
        done: 'Everybody knew somebody who had none. The heap got smaller and smaller, until {L} could see the floor. “Stop!” called {L}. “I’d like to keep a few.”',
        again:
          'What was left has a shelf of its own, and there is room to sit. It is just the right number, {L} thinks, because one can count it.',
      },
    ],
  },
  {
    id: 'somebody-has-too-many',
    situations: ['too-many-of-somebody'],
    creature: 'theme',
    topic: '{S} with too many {nouns}',
    thing: 'all the {nouns}',
    main: 'village',
    plots: [
      {
        id: 'many-hands',
        titles: ['{S} With Too Many {Nouns}', '{L} Helps {S}', 'So Many {Nouns}!'],
        goal: 'help {S} with all the {nouns}',
        trouble: '{S} had too many {nouns}',
        solved: '{S} had just as many {nouns} as two hands can hold',
        opener:
          'Something wobbled along the road. It was as high as a house, and it groaned. {L+} counted {nouns}, up to {many}, and then had to stop.',
        friend:
          'Underneath it all was {S+}. “Could somebody tell me where I am?” asked {S}. “I can’t see past my {nouns}.”',
        problem:
          '“One would be nice,” said {S}. “Two are fine. But I’ve got too many {nouns}. They get in the way when I walk, and when I sleep. And I can’t look after all of them.”',
        tries: [
          'They tied the {nouns} together with string. Now {S} had one very big bundle, and it rolled down the hill, with {S} on top.',
          '{L} took half of them. Then {L} could not see the road either, and the two of them bumped into the pump.',
          '{F} had the idea of counting the {nouns} in order. Somewhere after {many} {F} sneezed, and had to begin again.',
        ],
        tip: '“You’re asking how to carry them,” said {G+}. “Ask where they’re wanted. Do a small round, with the nearest first.”',
        turn: '{L} drew a map of the whole town, and asked at each door, “Could you use one?” The mayor could. So could the school, and the lady with the geese. {S} handed over the {nouns}, one by one.',
        done: 'At the last house there were only two left, one for the left hand and one for the right. {S} stood up straight for the first time. “Oh,” said {S}, “what a pretty town this is!”',
        again: '{S} still comes along the road on Mondays, and waves. One can see who it is now.',
      },
    ],
  },
  {
    id: 'stuck-fast',
    situations: ['stuck'],
    topic: '{the} {where}',
    thing: '{the}',
    main: 'village',
    plots: [
      {
        id: 'one-two-three-plop',
        titles: ['Stuck!', '{The} {Where}', 'One, Two, Three, Plop'],
        goal: 'get {the} out',
        trouble: '{the} was stuck {where}',
        solved: '{the} was out again',
        opener: [
          'It happened so fast. One moment everything was all right. The next moment {the} was {where}, and {L+} stood there with both hands empty.',
          '“Oh,” said {L+}, and then, “oh no.” {The} was {where}. It was not going to come out by itself.',
        ],
        problem: [
          '{L} called {the}. That was silly, but one does it anyway. Then {L} reached out as far as an arm can go. A bit was missing. It is always the same bit.',
          '{The} sat {where} and did not move, not forwards, not backwards. “We must get it out,” said {L}, “before it gets dark.”',
        ],
        tries: [
          'They pulled. {L} pulled {the}, and {F} pulled {L}. Something gave way. It was {L’s} shoe.',
          '{F} poked at {the} with a [broom|fishing rod]. Now {the} was {where}, and so was the [broom|fishing rod].',
          'They shouted “Boo!” to give {the} a fright. Things that are stuck are not easily frightened.',
        ],
        tip: '“The harder you pull, the tighter it holds,” said {G+}. “Do it the other way. First make room around it. Then wiggle, slowly, this way and that.”',
        turn: '{L} made room: a little on the left, a little on the right. Then everybody stood in a row and held on to the one in front. “Wiggle,” said {L}. “And… one, two, three!”',
        done: [
          'Plop! They all sat down on the ground, one behind the other. And in the lap of the first one lay {the}, rather [wet|muddy], and free.',
          'It wiggled, it squeaked, it came. Plop! {The} was out, and no longer {where}. It needed a wash. So did everybody else.',
        ],
        again: [
          '{The} is clean and dry again, and a little proud. {L} always walks round that spot now, in a big circle.',
          'When something is stuck these days, {L} says, “Don’t pull. Wiggle.” It even works with [jam jars|jumpers].',
        ],
      },
    ],
  },
  {
    id: 'flown-away',
    situations: ['flown'],
    topic: '{the} that was off and away',
    thing: '{the}',
    main: 'meadow',
    weather: 'wind',
    plots: [
      {
        id: 'over-the-hedge',
        titles: ['Catch {The}!', 'Over the Hedge and Away', '{The} That Got Away'],
        goal: 'catch {the}',
        trouble: '{the} was always a little bit ahead',
        solved: '{the} had come to rest',
        opener: [
          'It only took a second. {L+} let go of {the}, just to scratch an ear, and off it went: over the hedge, and away!',
          '“Stay here,” {L+} had said to {the}. And it had, all week. But this morning it was off, down the road, without looking back once.',
        ],
        problem: [
          '“Stop!” called {L}. {The} did not stop. It was already at the corner, and it seemed to be enjoying itself.',
          '{L} ran. {The} was faster. It got smaller and smaller, past the pump, past the church, and {L} had no breath left.',
        ],
        tries: [
          '{L} ran along behind. Whenever there was one step to go, {the} gave a hop and was off again. It might have been laughing.',
          'They threw a net. In it they caught [a bush|three washing pegs|a very cross goose], but not {the}.',
          '{F} knew a short cut, through the stream. It was shorter, and a good deal wetter. They saw {the} from behind, going over the bridge.',
        ],
        tip: '“If you’re always behind it, you’ll always be late,” said {G+}. “Wet your finger. Where is the wind going? Where does the road go down? Be there first, and open your arms.”',
        turn: '{L} held up a wet finger, and thought. “The old oak!” They went straight across the field this time, and stood under the tree, and waited, with both arms wide open.',
        done: [
          'And here it came! {The} bounced once, turned round twice, and was in {L’s} arms. It was scratched and dusty. “Did you have a nice trip?” asked {L}.',
          'For a while there was nothing. Then a rustle, and there was {the}, quite slow now, as if it were tired. It came to rest right at {L’s} feet.',
        ],
        again: [
          'At home {L} tied a bit of [red|blue] wool to {the}. When there is a wind, it pulls a little. “I know,” says {L}. “We’ll go together next time.”',
          'In the evening {L} drew a map of everywhere {the} had been. It is a bigger world than {L} had thought.',
        ],
      },
    ],
  },
  {
    id: 'broken-thing',
    situations: ['broken'],
    topic: '{the} that was broken',
    thing: '{the}',
    main: 'workshop',
    plots: [
      {
        id: 'better-than-new',
        titles: ['{L} Mends {The}', 'Crack!', 'Better Than New'],
        goal: 'mend {the}',
        trouble: '{the} was broken',
        solved: '{the} was mended, with a scar to be proud of',
        opener:
          'Crack! That was all it said. {L+} looked down, and {the} was broken. A minute ago it had been whole.',
        problem:
          '{L} held the pieces together. As long as {L} held them, it looked almost as before. But one can’t hold {a} all day, and eat, and go to bed.',
        tries: [
          'They tried jam. It was good and sticky, and the right colour. Then the ants came, and carried off a piece.',
          '{F} wound ribbon round it, and more ribbon, until there was no {noun} to be seen. It was a very fine parcel. It did not do anything.',
          '“We could get a new one,” said somebody. {L} shook both head and pieces. “It wouldn’t be this one,” said {L}.',
        ],
        tip: '“Put all the pieces on a cloth,” said {G+}, “and look at where it broke. Every break has two sides, and they remember each other. Then a little glue, and a long wait. The waiting is what mends it.”',
        turn: '{L} found the sides that fitted, one after the other, like a puzzle. A thin line of glue, and press. Then {L} sat and held still, and {F} told a story that was exactly as long as glue takes.',
        done: '{L} let go, one finger at a time. It held! {The} was in one piece, with a fine golden line where the crack had been. “That’s the best bit,” said {F}.',
        again:
          'People ask about the golden line. Then {L} tells about the day when {the} broke, and they all wish they had a crack like that.',
      },
    ],
  },
  {
    id: 'somebody-broke-it',
    situations: ['damage'],
    creature: 'theme',
    culprits: '{S}',
    topic: '{the} that was spoiled',
    thing: '{the}',
    main: 'cottage',
    plots: [
      {
        id: 'sorry-is-a-beginning',
        titles: ['Who Spoiled {The}?', 'Sorry Is a Beginning', '{L} and {S}'],
        goal: 'get over it and begin again',
        trouble: '{the} was in pieces and nobody said sorry',
        solved: '{the} stood there again, and so did two friends',
        opener:
          '{L+} had worked on it all morning, with the tip of the tongue between the teeth. It was the best {noun} of all time. Tomorrow everyone was to see it.',
        friend:
          'Then {S+} came round the corner, much too fast. There was a crash. {S} stood still and looked at the floor. {The} was not {a} any more.',
        problem:
          '“You spoiled it!” shouted {L}. {S} went red and said nothing. {L} cried, {S} ran and hid behind the curtain, and {the} lay there in bits.',
        tries: [
          '{L} shouted very loudly, twice. It was good for a moment. But when {L} had finished, {the} was just as broken.',
          '{L} thought of breaking something that belonged to {S}. But then there would be two broken things, and {L} knew how that feels.',
          '“It’s nothing,” somebody said, “only {a}.” That made it worse. It was not nothing.',
        ],
        tip: '“You’re angry because you put so much love in it,” said {G+}. “Tell {S} that. Not loudly. And behind the curtain there’s somebody who doesn’t know how to begin.”',
        turn: 'So {L} sat down beside the curtain. “I’m sad about {the},” said {L}. “I’d wanted to show it to you.” It was quiet. Then a very small voice said, “I’m sorry. I wanted to see it from close up. May I help?”',
        done: '{S} collected the pieces, even those under the cupboard, and {L} said what went where. They built it up again, with four hands. It was a little different now, and there was a bit of {S} in it, too.',
        again:
          '{S} now stops at the door and asks, “May I come in?” And {L} says, “Walk slowly,” and moves up a bit.',
      },
      {
        id: 'what-the-wind-did',
        words: ['wind', 'storm', 'rain', 'snow', 'wave', 'sun', 'sea', 'tide', 'thunderstorm', 'water'],
        titles: ['What Happened to {The}', 'It Wasn’t Anybody’s Fault', '{L} and {The}'],
        goal: 'mend {the}',
        trouble: '{the} was spoiled and nobody was to blame',
        solved: '{the} was made new, and stronger than before',
        opener:
          '{L+} had made it with both hands, and it was good. {The} stood out there, ready for tomorrow. Nobody thought of the weather.',
        friend:
          'And then came {S+}. It came round the house, and over the wall, and it did not ask. When {S} had gone by, {the} was in bits.',
        problem:
          '“That was mean!” shouted {L} at {S}. But you can’t be angry with {S} for long. There is nobody to say sorry. There was only {the}, and it was broken.',
        tries: [
          '{L} shook a fist. {S} took no notice, as always.',
          'They wanted to put everything back exactly as before. But some of it was [bent|torn], and some of it was in the next garden.',
          '“Let’s never make one again,” said {L}, and went in, and shut the door. After ten minutes indoors was boring.',
        ],
        tip: '“{^S} doesn’t mean it,” said {G+}. “I build mine again every year, and each time I learn something. Ask yourself where it broke first. That’s where it has to be stronger.”',
        turn: '{L} looked at the pieces, and found the place. “Here! It was too thin here.” {F} fetched string and two good sticks, and they built {the} again, with a double knot in the right place.',
        done: 'Then {S} came back. They all held their breath. {The} shook, and bent, and stayed. “Ha!” said {L}. And {S} went on, round the house, as if nothing had happened.',
        again:
          'When there’s a rumble outside at night, {L} thinks of the double knot, and turns over, and goes back to sleep.',
      },
    ],
  },
  {
    id: 'somebody-took-it',
    situations: ['taken'],
    creature: 'theme',
    culprits: '{S}',
    topic: '{the} that somebody took',
    thing: '{the}',
    main: 'garden',
    plots: [
      {
        id: 'mine-and-yours',
        titles: ['Who Took {The}?', 'Give It Back!', 'Mine and Yours'],
        goal: 'get {the} back without a fight',
        trouble: '{S} had taken {the} and would not let go',
        solved: '{the} was back, and nobody was cross any more',
        opener:
          '{L+} had {the} and {the} had {L}. Every night it slept beside the pillow. But this morning the place beside the pillow was empty.',
        friend:
          '{L} did not have to look for long. Round the corner sat {S+}, and held {the} with both arms. “Mine,” said {S}.',
        problem:
          '“That’s mine!” said {L}. “I want it now!” said {S}, and held on tighter. {L} could feel something hot coming up, from the tummy to the ears.',
        tries: [
          '{L} pulled at one end, and {S} pulled at the other. Something went [rip|crack], very quietly. They both let go at once, and both of them cried.',
          '{L} took away something of {S’s}. Now there were two who shouted “Give it back!”, and it was twice as loud.',
          '{F} offered a [spoon|pine cone] for it. It was a good [spoon|pine cone], but {S} was not stupid.',
        ],
        tip: '“You may say that it’s yours,” said {G+}. “Say it once, calmly, and hold out your hand. And then ask what {S} needs it for. There’s always something.”',
        turn: '{L} breathed out, all the way. “It’s mine, and I missed it,” said {L}. “Why did you take it?” {S} looked at {the}. “Because you’re always with it,” said {S}, “and never with me.”',
        done: 'Oh! {L} had not thought of that. {S} put {the} into {L’s} hand, and {L} moved over. Then they sat there, all three of them: {L}, {S}, and {the} in the middle.',
        again:
          'Now {S} asks first. Mostly {L} says yes. And on some days {L} says no, and that is all right as well.',
      },
    ],
  },
];
