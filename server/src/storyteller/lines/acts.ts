import type { Beat } from '../plan.ts';

/**
 * What somebody says or does on a page of each beat, whatever the plot: used so that everyone who is there acts.
 * `{X}` is the one who acts; the lead may be named as `{L}` and is never `{X}` in these lines.
 */
export const acts: Record<Beat, string[]> = {
  'home-and-wish': ['{X} was there too, as on most days.'],
  'friend-and-object': [
    '“What is it for?” asked {X}.',
    '{X} tried it too, and grinned.',
    '“I have a good feeling about today,” said {X}.',
    '{X} gave it a polish with one elbow.',
  ],
  problem: [
    '{X} looked once, then looked again, in case it was better the second time.',
    '“Somebody should do something,” said {X}. “Oh. Is it us?”',
    '“We can fix this,” said {X}, who had never fixed anything bigger than a sandwich.',
    '{X} stood very close to {L}.',
    '{X} counted to ten to feel calmer, and got as far as six.',
    '“I don’t like the look of that,” said {X}.',
    '“Right,” said {X}, and rolled up two sleeves that were not there.',
  ],
  'setting-out': [
    '“Left, right, left,” said {X}, for those who had forgotten.',
    '{X} found a good stick and let everyone have a turn with it.',
    '{X} looked back once, waved at nobody, and hurried to catch up.',
    '“Are we nearly there?” asked {X}. They had gone nine steps.',
    '{X} chose the way whenever there were two.',
    '{X} made up a marching rhyme and forgot the ending.',
  ],
  'first-try': [
    '“Well,” said {X}, “now we know one way that doesn’t work.”',
    '{X} helped {L} up and said that it had very nearly been perfect.',
    '{X} pulled, {X} pushed, and {X} sat down puffing.',
    '“Again?” asked {X}. “Perhaps not again,” said {X} a moment later.',
    '{X} clapped anyway, because it had been a very good try.',
    '{X} dusted off {L} and then the plan.',
  ],
  helper: [
    '{X} listened with both ears and a little bit of nose.',
    '“Say that once more,” said {X}, “slowly.”',
    '{X} said it over quietly, so as not to lose a word.',
    '{X} and {L} looked at each other.',
    '“That,” said {X}, “is the best idea all day.”',
    '{X} said thank you twice, to be on the safe side.',
  ],
  lowest: [
    '{X} leaned on {L}, and {L} leaned back.',
    '“I could do with a hug,” said {X}, and got one.',
    '{X} looked for something cheerful to say, and found only “Well”.',
    '{X} gave {L} the warm place in the middle.',
    '“I’m not going home,” said {X}. “Not unless everybody is.”',
    '{X} drew a small sad face in the dust, and then gave it a hat.',
  ],
  turn: [
    '“Ready,” said {X}, and was.',
    '{X} held on tight to {L}, and {L} held on tight to the plan.',
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
  ],
  'home-again': [
    '{X} fell asleep in the middle of a word.',
    '{X} stayed for supper, and then for breakfast.',
    '“Same time tomorrow?” asked {X}.',
    '{X} waved from the corner, and then came back to wave again.',
    '{X} told it all once more, with bigger waves and bigger hats.',
  ],
};

/** What the lead does on pages where the plot's own sentences leave room for it. */
export const leadActs: Record<Beat, string[]> = {
  'home-and-wish': ['{L} had a good feeling about the day.'],
  'friend-and-object': [
    '{L} could not stop smiling.',
    '{L} held it up to the light.',
    '“Stay for tea,” said {L}. “Stay all day.”',
  ],
  problem: ['{L} swallowed hard.', '“We have to help,” said {L}.', '{L} looked at {FT}. “Coming?”'],
  'setting-out': [
    '{L} went in front, humming a little to feel brave.',
    '“It can’t be far,” said {L}, three times.',
    '{L} counted the steps out loud, and lost count at a butterfly.',
  ],
  'first-try': [
    '{L} said a quiet “Oh”.',
    '“I’m sorry,” said {L}. “That was my bit.”',
    '{L} looked at the ground for a while.',
  ],
  helper: [
    '“I never thought of that,” said {L}.',
    '{L} bowed, which seemed the right thing to do.',
    '{L} nodded slowly.',
  ],
  lowest: [
    '{L} did not say anything at all.',
    '“I thought I could do it,” said {L}.',
    '{L} pulled up both knees and sighed.',
  ],
  turn: [
    '{L’s} heart went bump, bump, bump.',
    '“Now,” said {L}.',
    '{L} looked round at all of them. “Together?”',
  ],
  ending: ['{L} laughed out loud.', '{L} could not stop smiling.', '“We did it,” said {L}. “We really did.”'],
  'home-again': ['{L} smiled in the dark.', '{L} yawned the best kind of yawn.', '“What a day,” said {L}.'],
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
