import type { DeedKind } from './deed-kind.ts';

/** How a deed is told: `deed` how it goes (the turn), `done` that it is done, `echo` what is left of it on the last page. */
export type DeedTexts = {
  deed: readonly string[];
  done: readonly string[];
  echo: readonly string[];
};

/** What is left of something that was made or got. */
const thingEcho = [
  '“Where did you get {end_thing}?” people ask [when they come by|sometimes|again and again]. Then {L} tells it all, from the beginning.',
  'Everybody who comes to visit wants to see {end_thing} first. {L} shows it all, and tells how it was.',
  'On the {perch} there is a note: “Please be careful with {end_thing}.” It is in {L.their~the} best writing.',
];

const madeDone = [
  'And so {end_told}. It was [a bit crooked|not quite even|a little too big], and it was just right.',
  'It took [all afternoon|until supper|{many} tries]. But then {end_told}, and everyone [stood round|came to see].',
  '{End_told}, [bit by bit|from the first bit to the last], and in the end it was really there.',
];

const plainDone = [
  'And then {end_told}. [It was that simple.|That was all, and it was enough.|Nobody had thought that it would be so good.]',
  'And so {end_told}, [really and truly|and it went better every minute|with all their might].',
  '{End_told}, [right to the end|just as they had said], and it was worth all the trouble.',
];

/** The texts of each kind of deed; `{end_doer}` does it, and everybody is there. */
export const deedTexts: Record<DeedKind, DeedTexts> = {
  build: {
    deed: [
      'They fetched [planks and string|the toolbox|an old box, string and glue]. {End_doer} measured it, first with a ruler and then with both arms. The first time it [fell over|came apart|wobbled]. The second time it held.',
      'They turned out every drawer for what they needed, [{many} nails|a ball of string|half a pot of glue] and all. {End_doer} held one end, somebody held the other, and little by little one could see what it would be.',
    ],
    done: madeDone,
    echo: thingEcho,
  },
  cook: {
    deed: [
      'Out came the big bowl and the long spoon. {End_doer} measured and stirred and tasted. [Only a little of it went on the floor.|Some of it went on the ceiling.] And soon it began to smell so good that nobody could stand still.',
      'They put on [aprons|the biggest aprons], and washed all their hands. {End_doer} stirred {many} times to the left, and {many_too} times to the right. Then there was nothing to do but to wait, and to sniff.',
    ],
    done: [
      'And so {end_told}. There was enough for everyone, [and a second helping|and for the {beast} too].',
      '{End_told}, and soon [nobody said a word, because all the mouths were full|there was nothing left but crumbs].',
    ],
    echo: [
      'In the kitchen the smell of it is still in the air. “Again on {day}?” asks {F}. “Again on {day},” says {L}.',
      '{L} has written down how to do it, on a card with {many_too} spots. It is the best card in the kitchen.',
    ],
  },
  draw: {
    deed: [
      'They fetched paper, and every pencil in the house. {End_doer} began with one small line. Then came the next. Soon it was so quiet that one heard only the pencils.',
      'The paper lay there, white and empty. {End_doer} [chewed on the pencil|thought for a while], and then it came, one line after another, right down to the bottom of the page.',
    ],
    done: [
      'And so {end_told}, page after page, in [{colour} and {colour}|all the colours that there were].',
      '{End_told}, and the last corner was filled as well, with a tiny {beast}.',
      'It took [all afternoon|until supper]. Then {end_told}, and not one pencil was still sharp.',
    ],
    echo: [
      'There is still a {colour} spot on the table. {L} does not want it to come off. It is from when {end_told_they}.',
      'The sheets hang on the wall now, one beside the other. {L} says good night to them.',
    ],
  },
  sew: {
    deed: [
      'They fetched needles, wool and the box with the odd buttons. {End_doer} began, one stitch and then the next. It was slow. Once the thread got into a knot as big as a plum. But row by row it grew.',
    ],
    done: madeDone,
    echo: thingEcho,
  },
  plant: {
    deed: [
      'They fetched the spade and the watering can. {End_doer} made {many} small holes, not too deep, one beside the other. The earth was cool and crumbly, and smelled of rain.',
      'They loosened the hard ground, and took the stones away in a bucket. {End_doer} [knelt down|rolled up both sleeves], and worked along the row from one end to the other, without hurrying.',
    ],
    done: [
      'And so {end_told}. They watered every day. And one morning there was something green, no bigger than a {little_thing}.',
      '{End_told}, row after row. It took [{many} days|a long time]. Then the ground [opened with a tiny crack|had green dots all over].',
    ],
    echo: [
      'Now there is something new to see every morning. {L} goes out to look, even before breakfast.',
      'On the {perch} stands the watering can. It is always full, and {L} knows why.',
    ],
  },
  mend: {
    deed: [
      'They laid everything out, even the smallest bit. {End_doer} took [glue and string|what was there] and went to work, very slowly. It had to be held quite still, for as long as it takes to count to a hundred.',
    ],
    done: [
      'And so {end_told}. They pressed, and waited, and let go, one finger at a time. It held!',
      '{End_told}, [piece by piece|bit by bit], and in the end it was whole again.',
    ],
    echo: [
      'If one looks closely, one can see the place. {L} likes it best of all.',
      'It has held ever since. Now and then {L} goes and tries it with one finger, just to be sure.',
    ],
  },
  sorry: {
    deed: [
      'The first word was the hardest. {End_doer} [looked at the ground|went red|swallowed {many} times], and began, and stopped. Nobody laughed, and nobody went away. So {end_doer} took a deep breath, and began again.',
      '{End_doer} walked up and down, [from the {perch} and back|{many} times]. There was a lump where the words should be. Then {end_doer} stood still, and out it came.',
    ],
    done: [
      '{End_told}, [quietly, but so that all could hear|and it was meant]. It was as if somebody had opened a window.',
      'And so {end_told}. It took hardly a minute, and a great big stone fell off everyone’s heart.',
    ],
    echo: [
      'Since then it has been easier. There are words for it now, and they know the way out.',
      '“That was the hardest thing of all,” they say at bedtime, “and the best.”',
    ],
  },
  speak: {
    deed: [
      '{End_doer} took a deep breath. At first the voice was as thin as a thread, and then it got firmer. Everybody was quiet, and listened right to the end.',
      '{End_doer} [stood up|came to the middle], and had to begin {many_too} times. “Go on,” said {L}, “we’re listening.” And then the words came.',
    ],
    done: plainDone,
    echo: [],
  },
  share: {
    deed: [
      'It was not easy to begin. {End_doer} held on a moment longer, and looked at the others, and counted up to {many_too}. Then a hand opened, all by itself.',
      '“Who first?” [It was quiet for a moment|They all looked at the {perch}|Nobody moved, not even a {bug}]. Then {end_doer} [nodded|began], and it was not half as hard as it had looked.',
    ],
    done: plainDone,
    echo: [],
  },
  play: {
    deed: [
      '{End_doer} began, [a bit shyly|quite softly|slowly, at first]. Then somebody joined in, and then the next one. [Even the {beast} kept time.|Somebody drummed on a {perch}.] [After that nobody could stop|It went on until the {treat} was gone|By then even the shyest had joined in].',
      'They [made room|cleared a space|stood in a row], and somebody counted to {many}. At first all of it went [wrong|crooked|too fast|the wrong way round]. {End_doer} laughed and began again, and this time everybody came in at the right moment.',
    ],
    done: [
      'And so {end_told}, [till their legs were tired|till the lamps were lit|louder and louder], and nobody stood at the edge.',
      '{End_told}, once and then once more, [with red cheeks|and nobody looked at the clock].',
    ],
    echo: [
      'The next day they do it all over again. There is always somebody who begins.',
      'Sometimes, in the middle of breakfast, {L} begins again, very softly. And everybody joins in.',
    ],
  },
  move: {
    deed: [
      '“One, two, three!” {End_doer} went first, with both arms, and everybody counted. The first time it was not enough. The second time it was [nearly|almost] enough. “Once more,” said {L}, “and all together!”',
      'They rolled up their sleeves and took hold. {End_doer} gave the word. It moved a hand’s width, and stuck, and moved again. [“More!” cried {F}.|Somebody sneezed. Nobody let go.]',
    ],
    done: [
      'And with a great big heave {end_told}. It worked!',
      '“Now!” And {end_told}, [as if it had been nothing at all|with one last puff], and it was done.',
    ],
    echo: [],
  },
  travel: {
    deed: [
      'They set off at once, with {bite} in a bag. It was further than it looked, and in places it was steep. {End_doer} did not stop, not even when the wind came from the front. Step by step they got nearer.',
      'Nobody wanted to wait any longer. {End_doer} went on ahead, past {many} trees and a {perch}, and the others kept close. “Are we there yet?” “Nearly,” said {L}, {many_too} times.',
    ],
    done: plainDone,
    echo: [
      '“How far was it really?” {F} asks sometimes. “Far,” says {L}, “but it was worth it.” And they tell each other how {end_told_they}.',
    ],
  },
  find: {
    deed: [
      'They looked once more, but quite differently this time: behind things, under things and between things. {L} knocked on everything that sounded hollow. Knock, knock. “Here!” whispered {L}.',
      'They went back to the place where it had all begun, on tiptoe, and this time they used their noses, too. Something was not quite as it had been. {L} bent down. “Look at that!”',
    ],
    done: [
      'And there {end_told}. It had been there the whole time, quite near.',
      '{End_told}! They looked at it [for a long time|with big eyes], and nobody said a word.',
    ],
    echo: [
      'Sometimes they go back to that place, only to look. And they tell each other how {end_told_they}.',
    ],
  },
  get: {
    deed: [
      'They put together all that they had, {many} coins, {bite} and a {little_thing}. They asked at one door, and at the next. “You’ve come to the right place,” somebody said at last. Then came the waiting, with their noses at the window.',
      'They looked in every cupboard and asked at every door. Most people shook their heads. But one of them went down to the cellar, came back with dusty hands, and smiled.',
    ],
    done: [
      'And so {end_told}. It was [exactly right|just what had been missing], as if somebody had thought of everything.',
      '{End_told} at last! Everybody had to look at it, and touch it once.',
    ],
    echo: thingEcho.slice(0, 2),
  },
  hug: {
    deed: [
      '[It was quiet for a moment|Nobody said a word|One could hear a {bug}]. {End_doer} came one step closer, and then one more. Somebody breathed out. It was [warm|close], and there was nothing that had to be said.',
    ],
    done: [
      'And so {end_told}, for as long as it takes to count to {many}, [and then a bit longer|slowly].',
      '{End_told}, and nobody let go first.',
    ],
    echo: ['Since then they do it every morning, before anything else. It only takes a minute.'],
  },
  learn: {
    deed: [
      'Somebody showed how it goes, once slowly, and once more slowly still. {End_doer} tried it. It went wrong {many} times. But each time it went a little less wrong than before.',
      'They practised before breakfast, and after it, and once in the rain. “Again,” said {L}, and {F} clapped for every try. {End_doer} did not give up.',
    ],
    done: [
      'And then, [all at once|little by little|on a {day}], {end_told}. [Nobody had seen it coming.|It was hardly to be believed.]',
      'And on the {day}, between two tries that went wrong, there it was: {end_told}!',
    ],
    echo: ['They still practise a little every day, because it is fun now.'],
  },
  change: {
    deed: [
      'They tried it out, just for an hour to begin with. {End_doer} got a few things wrong, and laughed, and did them again. The hour became an afternoon, and nobody wanted it to stop.',
      'It began small. {End_doer} tried it early in the morning, when nobody was looking, and then when {L} was looking, and then in front of everyone. It fitted like an old shoe.',
    ],
    done: [
      'And so {end_told}, and [everybody agreed that it was the right thing|nobody could think of anything better].',
      'It was quite clear now, and {end_told}. [Why had nobody thought of it before?|It was as if it had always been so.]',
    ],
    echo: ['Some people still wonder about it. “Why not?” says {L}. “It fits.” And that is true.'],
  },
  use: {
    deed: [
      '{End_doer} tried it [very carefully|with one hand at first], this way round and that way round. It looked odd, one had to say so. But it also looked as if it might work. Everybody held their breath.',
    ],
    done: [
      'And so {end_told}. [It worked!|And it was as if it had been made for that.]',
      '{End_told}, and after a while nobody could imagine it any other way.',
    ],
    echo: ['It looks a little odd to this day. But nobody laughs at it, for everybody knows the story.'],
  },
  look: {
    deed: [
      'They moved close together, so that there was room for all of them. Nobody was in a hurry now. First came one thing, and then the next, and to each of them somebody had something to tell.',
    ],
    done: plainDone,
    echo: ['They do it again every {day}, at the same time. It never takes long, and they never stop early.'],
  },
  eat: {
    deed: [
      'They spread out the big cloth, and put on it every cup they could find, even the one with the crack. {End_doer} [took the first bite|tried it first]. It was quiet. Then came a long, long “Mmm”.',
    ],
    done: plainDone,
    echo: [],
  },
  other: {
    deed: [
      '{End_doer} went first, and nobody had to push. It was harder than it looked, and once it nearly went wrong. [They had to begin {many_too} times.|“Keep going!” called {L}.] But nobody gave up now.',
      'They did not wait any longer. {End_doer} began, [a bit unsure|carefully], and the others helped where they could. With every minute it went a little better.',
    ],
    done: plainDone,
    echo: [],
  },
};

/** What is left of any deed. */
export const deedEcho = [
  '“Do you remember how {end_told_we}?” {F} asks [at bedtime|now and then|every {day}]. [As if {L} could forget it|Of course {L} does|{L} remembers every bit of it|{L} could tell it backwards]!',
  '{L} has drawn a picture of it, of how {end_told_they}. It hangs [by the window|over the bed|next to the door], where one sees it first thing in the morning.',
  'They talk about it to this day, about how {end_told_they}. The story gets a little [longer|better] every time.',
  '[And if there is trouble again one day, they will know what to do|If it ever comes back, nobody will be afraid of it|Next time it will be easier|Now and then somebody asks how they did it, and is told]. They have not forgotten how {end_told_they}.',
  '“Like the time when {end_told_they},” they say now, whenever something seems too hard.',
  'Now and then somebody asks how it was. Then {L} tells how {end_told_they}, and leaves nothing out.',
  'In a drawer {L} keeps a {little_thing} from that day, so as never to forget how {end_told_they}.',
  'Visitors always want to hear the same story, the one of how {end_told_they}. {L} knows it by heart.',
];
