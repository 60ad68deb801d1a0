/** How the pages of the helper, the lowest moment and the turn lead to a deed of the cast, or of whom the theme is about. */
export const ownDeed = {
  tip: [
    '{G+} [heard it all|listened to the end], and [nodded|hummed|thought for a while]. “You’ve tried the hard things,” said {G}. “{End_tip}.” [It sounded too simple.|“And that would help?”]',
    '“If you ask me,” said {G+}, “{end_tip}.” {L} [was not so sure|thought about it|had not expected that].',
    '“There’s one thing that nobody has tried,” said {G+}, and [bent down|looked round]. “{End_tip}.”',
    '{G+} [blinked|yawned|smiled], and asked only, “What if {end_tip}?” It was [quiet|so quiet that one heard a {bug}]. [Nobody had an answer to that|Even the {beast} looked up|Nobody had thought of asking that|{L} had to sit down].',
    '“In my family,” said {G+}, “we don’t talk about it for long. Why not do it this way? {End_tip}.” And {L} kept it in mind.',
    'Then {G+} told them of a time long ago, when it had been much the same. “You know what I think?” said {G}. “{End_tip}.”',
    '{G+} [was winding wool|was mending a basket|was shelling peas], and did not even look up. “{End_tip},” said {G}, as if that were nothing at all.',
    '“I only came to borrow an egg,” said {G+}, “but {end_tip}. Has nobody thought of that?” Nobody had.',
    '“Forget what went wrong,” said {G+}, “and start at the other end. {End_tip}.” {L} [tried to think backwards|said it over once more, to hear how it sounded].',
    '{L} told {G+} everything, and {G} did not interrupt once. “{End_tip},” said {G} then. It was the first thing that day which sounded [easy|like sense].',
  ],
  low: [
    '“And if that [goes wrong, too|is no good, either|only makes it worse|helps nobody]?” asked {L}. {F} [did not know|looked at the {perch}|had no answer|counted to {many}]. It was getting late, and {still_trouble}.',
    'They were tired, all of them, and {still_trouble}. {L} [looked at the ground|did not say a word|counted {many} clouds].',
    '{L} sat down on the {perch}. So much had been tried already, and {still_trouble}.',
    'That was easily said. But {trouble}, just as before, and nobody wanted to be the first to [try|begin].',
    'For a while nobody spoke. {L} drew [lines|circles] on the ground with one finger. It was as before: {trouble}.',
    '“Perhaps tomorrow,” said {L}, and sounded very tired. The day was nearly over, and {still_trouble}.',
    'It might work. It might go wrong, like all the rest. {L} could not decide, and {still_trouble}.',
    '{L} went a few steps away from the others. There had been so many plans, and {still_trouble}.',
    '{L} wanted to believe it. But the whole day had been one long muddle, and {still_trouble}.',
  ],
  /** Said to everybody. */
  idea: [
    '“Wait,” said {L}. “We’ve tried the wrong thing all the time. {End_idea}!”',
    '{L} stood up again. “{End_idea},” said {L}. “[Come on|Now|At once]!”',
    'And then {L} saw it quite clearly. “{End_idea}!” [It was so simple that they had to laugh.|Why had nobody thought of it?]',
    '“There’s something that we haven’t tried yet,” said {L}. “{End_idea}.”',
    '{L} jumped up so fast that {F} got a fright. “{End_idea}!” “[Say that again|Once more, and slowly],” said {F}.',
    '“I’ve got it,” said {L}, [quite softly|and nearly fell over]. “{End_idea}.” And the more they thought about it, the better it got.',
    '“What did {G} say?” asked {F}. {L} still knew. “{End_idea},” said {L}. “Let’s try it[| now| today].”',
    'It came to {L} all at once, [like a sneeze|as things do when nobody is looking for them]. “{End_idea}!”',
    '{L} whispered it to {F} first, and then said it aloud, for everybody: “{End_idea}.”',
  ],
  /** Said to the one who then does it. */
  ideaForDoer: [
    '{L} turned to {end_doer}. “{End_idea},” said {L}. “[We’ll all help|I’m sure of it]!”',
    '{L} looked at {end_doer} for a while, and had to smile. “{End_idea},” {L} said. “[It’s worth a try.|Why not?]”',
    '“I know what’s missing,” said {L} to {end_doer}. “{End_idea}.” [It was quiet for a moment. And then came a nod.|“Now?” “Now.”]',
    '“It has to be you,” said {L} to {end_doer}. “{End_idea}. [We’ll be right beside you|I’ll come with you].”',
    '{L} went up to {end_doer}. “Would you try something?” asked {L}. “{End_idea}.”',
    'They looked round, and all of them looked at {end_doer}. “Yes,” said {L}. “{End_idea}.”',
    '{L} whispered something to {end_doer}. “[Really|Me]?” “Yes,” said {L}, and said it aloud. “{End_idea}.”',
    '“What about you?” {L} asked, and {end_doer} looked over one shoulder to see who was meant. “{End_idea}!”',
  ],
} as const;

/** Somebody who is not in the cast does it, because they are asked. */
export const deedOfOthers = {
  tip: [
    '“Have you asked {who}?” said {G+}. They looked at each other. No, they had asked everybody else, but not {who}.',
    '{G+} [scratched one ear|thought about it]. “You can’t do it all by yourselves,” said {G}. “I’d go to {who}.”',
    '“Who knows more about it than you do?” asked {G+}. They thought. “I should begin with {who},” said {G}.',
    '{G+} counted up everybody who had been asked. One was left. “{Who},” said {G}. “That’s where I’d go.”',
    '“You’ve asked each other,” said {G+}. “Now ask somebody else. What about {who}?” It took courage to think of it.',
    '“It’s no shame to ask for help,” said {G+}, [and held the door open|and pointed the way]. “Go to {who}. And say please.”',
  ],
  low: ownDeed.low,
  idea: [
    '“There’s still {who},” said {L}, and jumped up. They went there at once, and told it all, from the beginning. “Could you {end_ask}?” asked {L}.',
    'So {L} [took heart|breathed in], and went to {who}, with all the others behind. “Please,” said {L}, “could you {end_ask}?”',
    '“Then let’s ask {who},” said {L}. On the way {L} practised it, under {L.their} breath. “Could you {end_ask}?” It was easier than it had sounded.',
    'It was not far to {who}. {L} [swallowed {many_too} times|stood up straight], and asked, “Could you {end_ask}?”',
    '{L} went first, and did not turn round once. “We can’t do it without you,” {L} said to {who}. “Could you {end_ask}?”',
    '“{Who}!” cried {L}. “Of course!” They ran all the way, and {L} was still out of breath. “Could you {end_ask}?”',
  ],
  ideaForAll: [
    'So {L} went from door to door, {many} doors in all, and told the whole story at each of them. “Could you {end_ask}?”',
    '“We need everybody,” said {L}. They rang a bell and called out of the windows, till the whole street had come together. “Could you {end_ask}?” asked {L}.',
  ],
  deed: [
    '[It was quiet for a moment|A {bird} called {many} times|It took as long as a yawn|Nobody breathed]. Then came the answer, “Why didn’t you say so before?”',
    'First came a long “Hm”. Then a longer one. “Well,” was the answer, “since you ask so nicely…”',
    '“Is that all?” It sounded almost glad. “Nobody has ever asked.”',
  ],
  done: [
    'And so {end_told}, [without any fuss|there and then], and everybody saw it.',
    'Nobody had to ask twice. {End_told}, and {L} watched with both eyes.',
    'It was not a big thing to ask, as it turned out. {End_told}, and was glad to.',
    'It did not take long. {End_told}, just as they had asked.',
    '{End_told}, and {L} could have [sung|hugged the whole world].',
  ],
} as const;

/** Something that nobody can do, but that comes: snow, the morning, the tide. */
export const event = {
  plant: [
    '“Sooner or later {end_will},” said {F}. “[Today|Now]?” asked {L}. “Not just yet.”',
    '“Do you think that {end_will}?” asked {L}. {F} looked out. “Not yet,” {F} said, “but soon.”',
  ],
  tip: [
    '“Don’t pull at it,” said {G+}. “Wait a little. Just you see: {end_will}, and then it will all look different.”',
    '{G+} looked up, and sniffed the air. “You needn’t do it all yourselves,” said {G}. “{End_will}. I feel it in my {bit}.”',
  ],
  low: [
    '{L} looked [up|out] once more. Nothing. It was all as before, and {still_trouble}.',
    'They waited. {L} counted to {many}, and to a hundred, and {still_trouble}.',
  ],
  deed: [
    'Then something changed. The air smelled different, and everything grew still, even the {beast}. {L} lifted one finger. “It’s beginning,” {L} said, and nobody dared to move.',
    'And all at once the light was different. {L} stood up and listened. There was something in the air, quite near. “Now,” whispered {L}.',
  ],
  done: [
    'And then {end_told}, [first a little and then more and more|really and truly].',
    '{End_told}! They stood there and looked.',
  ],
  echo: [
    'That evening they talk about nothing else. “Of all days,” says {L}, “it had to be today that {end_told}.”',
    '{L} has drawn it, how {end_told}, and hung it up by the window.',
  ],
} as const;

/** What happens to somebody by accident, and puts it all right. */
export const accident = {
  tip: [
    '“Some things come by themselves,” said {G+}, “and mostly when nobody is trying. I’d stop trying.” It was [odd|strange] advice.',
    '“Who knows?” said {G+}. “Perhaps {end_tip}. Stranger things have happened.” They laughed. Nobody thought that it would ever come to that.',
  ],
  low: ownDeed.low,
  deed: [
    'And then, while they were [all sitting there|talking of something else], it happened. Nobody had planned it. There was a noise, “Oh!” cried somebody, and for one moment {end_doer} looked very surprised.',
    'Nobody was trying any more. {End_doer} took one step, and then another, thinking of nothing at all. And just then something began that nobody could have stopped.',
  ],
  done: [
    'And {end_told}! [It was quiet for one heartbeat.|Everybody held their breath.] Then they saw what had come of it.',
    '{End_told}, just like that, and it did [what no plan had done|more than all the plans together].',
  ],
} as const;

/** What has been so all the time is noticed. */
export const discovery = {
  tip: [
    '“You’ve looked at it from the front,” said {G+}. “Now go back to the very beginning. What have you all seen, and nobody looked at?”',
    '“The best hiding place,” said {G+}, “is the one where nobody looks, because everybody goes past it every day.”',
  ],
  low: ownDeed.low,
  deed: [
    '“Let’s start from the beginning,” said {L}. They went back, step by step. At one place {L} stopped. Something was odd there. Had nobody seen that? {L} went nearer, and began to grin.',
    '{L} shut both eyes and thought of the morning, one thing after the other. And suddenly {L’s} eyes opened wide. “Oh!” said {L}. “I know! Come with me!” They all ran.',
  ],
  done: [
    'And it was true: {end_told}! They stared. And then they laughed till they had to sit down.',
    '{End_told}! All the time, and right under their noses. So that was the answer.',
  ],
  echo: [
    'They still laugh about it. {End_told}, and nobody had seen it!',
    'Now they always look there first. For who knows? Once before {end_told}.',
  ],
} as const;

/** It was a dream. */
export const dream = {
  tip: [
    '{G+} nodded, and nodded, and got smaller with every nod. “Pinch your own arm,” said {G}, “then you’ll know.” How odd it all was!',
  ],
  low: [
    'And {still_trouble}. But there was something odd about it. The {beast} was [{colour}|wearing a {wear}], and nobody was surprised.',
  ],
  deed: [
    'Then everything began to go round: the {perch}, the {beast}, even the sky. “That can’t be,” said {L}. From somewhere came a ringing, and it got louder and louder. {L} pinched one arm, and there was something soft.',
  ],
  done: [
    'It was the pillow. {L} sat up in bed. The sun was shining on the blanket, and the alarm clock was ringing. {^end_told}! It was only in the dream that {trouble}.',
  ],
  echo: [
    'At breakfast {L} tells it all, and {F} cannot stop asking. “And I was in it, too?” “You were the best bit.” And yet {end_told}, or nearly.',
  ],
} as const;

/** What snow or a game make one forget. */
export const forgotten = [
  'Earlier {trouble}. Nobody gave it one more thought.',
  'Only a little while ago {trouble}. [Nobody thought of that now.|Now nobody could have said why that had been so bad.]',
];

/** What comes of a deed; the trouble is over. */
export const effect = [
  'And with that they had managed it after all, to {goal}.',
  'So it was possible after all, to {goal}! [And it had been so simple.|Nobody had believed it any more.]',
  'Only a little while ago {trouble}. [Now that was over.|Now it was hard to believe.]',
  'Nobody could say any longer that {trouble}.',
  'They had wanted to {goal}, and now it was done.',
  'At breakfast it had sounded far too hard to {goal}. And now it was done.',
  'And that was how they managed to {goal}.',
  'It took {L} a moment to see that it had worked. They had managed to {goal}!',
  '{L} thought of the morning, when {trouble}. It seemed a long time ago.',
];

export const gentleEffect = [
  'And with that they had managed to {goal}.',
  'It was [quieter|lighter] after that. It had been possible after all, to {goal}.',
  'Some things take time. But nobody doubted any longer that one could {goal}.',
  'It was a beginning. They had managed to {goal}, and that was [enough|enough for today].',
  'Not everything was different now. But they had managed to {goal}.',
  'Nobody said much. They all knew now that it was possible to {goal}.',
  'It had been hard to {goal}. Today it had been a little easier.',
  'And so they had managed to {goal}, [slowly|one step at a time].',
];

/** The further clauses of an ending, which come of the first. */
export const further = {
  laugh: [
    'It began with a twitch at the corner of a mouth. And then {end_further}.',
    'Somebody snorted, and that was the end of being serious: {end_further}.',
  ],
  other: [
    'And because of that {end_further}.',
    'Soon after that {end_further}.',
    'And as soon as that had happened, {end_further}.',
  ],
} as const;
