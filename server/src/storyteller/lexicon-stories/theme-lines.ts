import type { Beat } from '../story-plan.ts';

/**
 * What the animal that a theme is about does on a page, by what is known of its kind: where it lives, what it eats, what it can do and the
 * sound it makes.
 */
export const animalLines: Partial<Record<Beat, readonly string[]>> = {
  problem: [
    '“{^cry},” said {S}, much more quietly than usual.',
    '{S} can {skill}. But that was no help with this.',
  ],
  'setting-out': [
    '{S} had [brought|packed] {meal}, in case it took long.',
    '“{^cry}!” called {S}, and that meant: go on.',
  ],
  'first-try': [
    '{S} could {skill}. But that was no use now.',
    '“{^cry},” said {S}, and it sounded like “oh dear”.',
  ],
  helper: ['{S} thought about it until it was time for {meal}.', '“{^cry}?” asked {S}, and came closer.'],
  lowest: ['{S} did not even want {meal}.', '“{^cry},” said {S}, very low.'],
  turn: ['“{^cry}!” said {S}, loud and clear.'],
  ending: ['For joy {S} {skilled}.', '“{^cry}!” called {S}. It could be heard three streets away.'],
  'home-again': [
    'That evening {S} sat {dwelling} once more, with {meal} for supper.',
    'Sometimes one can hear it from far away: “{^cry}!”',
  ],
};

/** Sentences for any plot that say what it is about, for cheerful stories. */
export const merryThemeLines: Partial<Record<Beat, readonly string[]>> = {
  'friend-and-object': [
    'They talked of nothing but {topic}.',
    'With two of them, it had to be possible to {goal}.',
  ],
  problem: [
    'Whatever they talked about, it came back to the same thing: {trouble}.',
    'To {goal}: that was all they wanted.',
    'As long as {trouble}, nobody wanted to play anything else.',
  ],
  'setting-out': [
    'There had to be a way to {goal}.',
    'There is more than one way to {goal}. This was the first.',
    'If one wants to {goal}, one has to begin somewhere.',
  ],
  'first-try': [
    'So that was not the way to {goal}.',
    'That made two ways not to {goal}.',
    'To {goal} was harder than it looked.',
  ],
  helper: [
    'Perhaps they would manage to {goal} after all.',
    'Nobody had thought of {topic} like that before.',
    'If that was true, they could still {goal}.',
  ],
  lowest: [
    'It is hard to want to {goal} and not to know how.',
    'They had not thought that it would take so long to {goal}.',
  ],
  turn: ['This was the moment to {goal}.', 'Now or never: they were going to {goal}.'],
  ending: ['All of it had begun with {topic}.', 'They had wanted so much to {goal}, and now it was done.'],
  'home-again': [
    'They told everyone about {topic}, and left nothing out.',
    'Nobody had to be told any more how to {goal}.',
  ],
};

/** The same for gentle stories. */
export const gentleThemeLines: Partial<Record<Beat, readonly string[]>> = {
  'friend-and-object': [
    '{L} could talk to {F} about {topic}, and {F} listened.',
    'It is easier to talk about {topic} when somebody is there.',
  ],
  problem: ['{L} thought of {topic} again, and swallowed.', '{Trouble}. It helped a little to say so.'],
  'setting-out': ['It takes time to {goal}.', 'Nobody can {goal} all at once.'],
  'first-try': ['{L} had to think of it all the same.'],
  helper: ['{L} thought about {topic}, and this time it was not quite so hard.'],
  lowest: ['It is all right not to know how to {goal}.'],
  turn: ['{L} thought of {topic}, and breathed out slowly.'],
  'home-again': ['{L} can talk about {topic} now, whenever it is needed.'],
};
