import type { Beat } from '../plan.ts';

/**
 * What somebody says or does on a page of each beat, whatever the plot: used so that everyone who is there acts.
 * `{X}` is the one who acts; the lead may be named as `{L}` and is never `{X}` in these lines.
 */
export const acts: Record<Beat, string[]> = {
  'home-and-wish': ['{X} was there too, as on most days.'],
  'friend-and-object': [
    '“What is it for?” asked {X}. “You’ll see,” it seemed to say.',
    '“I have a good feeling about today,” said {X}.',
    '“May I look as well?” asked {X}, and was allowed to.',
    '{X} touched it with one careful finger.',
    '“It suits you,” said {X}.',
  ],
  problem: [
    '{X} looked once, then looked again, in case it was better the second time.',
    '“Somebody should do something,” said {X}. “Oh. Is it us?”',
    '“We can fix this,” said {X}, who had never fixed anything bigger than a sandwich.',
    '{X} stood very close to {L}.',
    '{X} counted to ten to feel calmer, and got as far as six.',
    '“I don’t like the look of that,” said {X}.',
    '“Right,” said {X}, and rolled up two sleeves that were not there.',
    '“It looked better yesterday,” said {X}.',
    '“Don’t panic,” said {X}, to {X.their~the} feet mostly.',
    '{X} had never seen anything like it, and said so.',
    '“Well,” said {X}, “it’s no use standing here.”',
    '“Oh dear,” said {X}. “Oh dear, oh dear.”',
    '{X} took hold of {L’s} elbow.',
  ],
  'setting-out': [
    '“Left, right, left,” said {X}, for those who had forgotten.',
    '{X} found a good stick and let everyone have a turn with it.',
    '{X} looked back once, waved at nobody, and hurried to catch up.',
    '“Are we nearly there?” asked {X}. They had gone nine steps.',
    '{X} chose the way whenever there were two.',
    '{X} made up a marching rhyme and forgot the ending.',
    '{X} walked beside {L}, in step, without either of them noticing.',
    '“If anybody’s tired,” said {X}, “I’m tired too.”',
    '“I’ve had worse Tuesdays,” said {X}.',
    '{X} whistled, which was nearly as good as knowing the way.',
    '“Mind the step,” said {X}, wherever there was none.',
    '“One day,” said {X}, “we’ll laugh about this.” They laughed about it then and there.',
    '{X} counted heads, to be sure, and got the right number at the second go.',
    '“This is the best bit so far,” said {X}.',
    '{X} took {L’s} bag for a while, and then they changed over.',
    '“We could stop here for ever,” said {X}. “But only if there was toast.”',
    '{X} made a note of it, to tell at home.',
  ],
  'first-try': [
    '“Well,” said {X}, “now we know one way that doesn’t work.”',
    '{X} helped {L} up and said that it had very nearly been perfect.',
    '{X} clapped anyway, because it had been a good try.',
    '{X} dusted off {L} and then the plan.',
    '“I liked the first half,” said {X}.',
    '“Again?” asked {X}. Nobody answered, so {X} sat down.',
    '{X} looked at {L}, and {L} looked at {X}.',
    '“It could happen to anyone,” said {X}, and patted {L} on the back.',
    '“Shall we call that practice?” said {X}.',
    '{X} tried not to laugh, and then tried not to cry.',
    '“Never mind,” said {X}. “Nobody was looking.” Everybody had been looking.',
    '{X} handed round a peppermint. It was all there was to do.',
  ],
  helper: [
    '{X} and {L} looked at each other.',
    '“That,” said {X}, “is worth thinking about.”',
    '“Oh,” said {X}. “Oh, I see.”',
    '{X} scratched one ear, and then the other.',
    '“We never thought of that,” said {X}.',
  ],
  lowest: [
    '{X} leaned on {L}, and {L} leaned back.',
    '“I could do with a hug,” said {X}, and got one.',
    '{X} looked for something cheerful to say, and found only “Well”.',
    '{X} gave {L} the warm place in the middle.',
    '“I’m not going home,” said {X}. “Not unless everybody is.”',
    '{X} squeezed {L’s} hand, and did not let go.',
    '“We’re all here,” said {X}. “That’s something.”',
    '{X} sniffed, and said it was only a cold.',
    '“It’s always darkest before the biscuits,” said {X}.',
    '{X} hummed a bit, very low, for company.',
    '“Shove up,” said {X} gently, and sat down next to {L}.',
  ],
  turn: [
    '“Ready,” said {X}, and was.',
    '{X} held on tight to {L}.',
    '“All together,” said {X}.',
    '{X} crossed everything that would cross.',
  ],
  ending: [
    '{X} laughed until it turned into hiccups.',
    '“I knew it,” said {X}. “Well, I hoped it.”',
    '{X} hugged everybody, and then went round again.',
    '{X} cheered so hard that both feet left the ground.',
    '“Did you see that?” asked {X}. “Did you see?”',
    '{X} turned three somersaults, one for each hard part.',
    '“Best day ever,” said {X}, “and I’ve had several.”',
    '{X} could not say a word, and {X} usually could.',
    '“Pinch me,” said {X}. {L} did, but only softly.',
    '{X} laughed, cried and sneezed, all in one.',
    '“That was us,” said {X}. “We did that.”',
    '{X} did a dance that had no name yet.',
    '{X} threw a hat up. It was not {X’s} hat, but nobody minded.',
  ],
  'home-again': [
    '{X} stayed for supper, and then for breakfast.',
    '“Same time tomorrow?” asked {X}.',
    '{X} waved from the corner, and then came back to wave again.',
    '{X} told it all once more, with bigger waves and bigger hats.',
    '“I’ll just stay another minute,” said {X}, and stayed till Monday.',
    'By the door there was a new hook, with {X’s} name on it.',
    '“Shall we do it all again?” asked {X}. “Only without the wet part.”',
    '{X} had brought slippers, and meant to leave them there.',
    '“Move over,” said {X}, and there was room.',
    '“What shall we do next?” asked {X}. They had a list by now.',
    '{X} left a toothbrush by the basin, to be on the safe side.',
  ],
};

/** What is said and done while a helper speaks. */
export const helperActs = [
  '{X} listened with both ears and a little bit of nose.',
  '“Say that once more,” said {X}, “slowly.”',
  '{X} said it over quietly, so as not to lose a word.',
  '“Thank you,” said {X}, twice, to be on the safe side.',
];

/** What the lead does on pages where the plot's own sentences leave room for it. */
export const leadActs: Record<Beat, string[]> = {
  'home-and-wish': ['{L} had a good feeling about the day.'],
  'friend-and-object': [
    '{L} could not stop smiling.',
    '“Stay for tea,” said {L}. “Stay all day.”',
    '“For me?” asked {L}, twice.',
    '{L} said thank you, and then said it again.',
  ],
  problem: [
    '{L} swallowed hard.',
    '“We have to help,” said {L}.',
    '“Oh no,” whispered {L}.',
    '{L} looked at {FT}. “Coming?”',
    '“There must be something we can do,” said {L}.',
    '{L} felt cold from top to toe.',
  ],
  'setting-out': [
    '{L} went in front, humming a little to feel brave.',
    '“It can’t be far,” said {L}, three times.',
    '{L} counted the steps out loud, and lost count at a butterfly.',
    '{L} turned round to see that everyone was there.',
    '“Come on,” said {L}, mostly to two tired feet.',
    '{L} thought of home for a moment, and walked a bit faster.',
    '“I’m glad we came,” said {L}.',
    '{L} took a deep breath. It smelled of faraway.',
    '“Onward!” said {L}, because somebody has to say it.',
    '{L} hopped the next bit, for luck.',
    '“Where were we?” asked {L}. They were here.',
    '{L} grinned from ear to ear.',
  ],
  'first-try': [
    '{L} said a quiet “Oh”.',
    '“I’m sorry,” said {L}. “That was my bit.”',
    '{L} looked at the ground for a while.',
    '“I nearly had it,” said {L}.',
    '{L} sighed all the way down to the toes.',
  ],
  helper: [
    '{L} nodded slowly.',
    '“I see,” said {L}, and very nearly did.',
    '{L} turned it over and over, like a sweet.',
    '{L} was quiet, and thinking hard.',
  ],
  lowest: [
    '{L} did not say anything at all.',
    '“I thought I could do it,” said {L}.',
    '{L} sighed.',
    '“I don’t know what to do,” said {L}, very quietly.',
    '{L} watched the dark for a long time.',
  ],
  turn: [
    '{L’s} heart went bump, bump, bump.',
    '“Now,” said {L}.',
    '{L} looked round at all of them. “Together?”',
  ],
  ending: [
    '{L} laughed out loud.',
    '{L} could not stop smiling.',
    '“We did it,” said {L}. “We really did.”',
    '{L} looked at it all, slowly, so as to keep it.',
    '“Is it real?” asked {L}. It was.',
  ],
  'home-again': [
    '{L} smiled in the dark.',
    '{L} yawned the best kind of yawn.',
    '“What a day,” said {L}.',
    '“Good night,” said {L}, and it was.',
    '“Here we all are,” said {L}.',
    '{L} looked from one to the other and was glad.',
    '“This is my favourite part,” said {L}.',
    '{L} would not change a thing.',
  ],
};

/** The same in few words, for full pages: `{who}` is one or both of the friends. */
export const briefActs: Record<Beat, string[]> = {
  'home-and-wish': ['{Who} came by.'],
  'friend-and-object': ['{Who} laughed.', '“Ooh!” said {who}.'],
  problem: ['{Who} stared.', '“Oh dear,” said {who}.', '{Who} gasped.'],
  'setting-out': ['{Who} came too.', '{Who} hurried along.'],
  'first-try': ['“Oh,” said {who}.', '{Who} sighed.', '“Oh well,” said {who}.'],
  helper: ['{Who} nodded.', '{Who} listened.', '“Oh!” said {who}.'],
  lowest: ['{Who} sat close.', '{Who} sniffed.'],
  turn: ['{Who} helped.'],
  ending: ['{Who} cheered.', '{Who} danced.', '“Hooray!” cried {who}.'],
  'home-again': ['{Who} waved.'],
};

/** How the third of three arrives. `{T+}` is the third with its kind. */
export const thirdArrives = [
  'Behind {F} came {T+}, puffing. “Wait for me! I’m in this story too!”',
  '{T+} was there as well, and had brought sandwiches.',
  'And round the corner came {T+}, waving with both arms.',
  '{T+} popped up next. “Is something happening? Can it happen to me too?”',
];

/** How friends and thing are there from the start, in stories too short for an arrival. `{FT+}` are the friends with their kinds. */
export const friendsAreThere = [
  '{FT+} had come to play, with {thing} for {L}.',
  '{FT+} had come for breakfast, and brought {L} {thing}.',
  'In came {FT+} with {thing}. “For you, {L}!”',
];
