import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `who-took-the-blanket` of the frame `odd-outing`, for themes with its words. */
export const whoTookTheBlanket: StoryPlotInput = {
  id: 'who-took-the-blanket',
  words: ['sleepover', 'bed', 'bedtime', 'stay night', 'go sleep'],
  titles: ['{S} Stays the Night', 'Who Took the Blanket?', 'Good Night, {S!}'],
  goal: 'get {S} to sleep',
  trouble: '{S} could not fall asleep in a bed',
  solved: '{S} was asleep, and so was everybody',
  opener:
    'Teeth brushed, light out. {L+} was nearly asleep when the mattress sank, on one side. Then the blanket was gone, too.',
  friend:
    '“Is this my half?” whispered {S+}. “I’m staying the night. It’s a sleepover. I’ve brought a pillow.” “Then the left half’s yours,” whispered {L}.',
  problem:
    'But {a} is not made for half a bed. First {S} lay across it, then upside down. “How do you sleep in this?” asked {S}, and turned round, and {slip}. There was a bump, and they both sat on the floor.',
  tries: [
    'They counted sheep. {S} wanted to know every sheep’s name. At thirty-one they were both wide awake.',
    '{L} read a story aloud. It had {a} in it, and {S} had to see each picture, and then go back to the beginning.',
    'They had a midnight feast with {treat}. Now there were crumbs in the bed, and everybody knows what that’s like. “{Voice},” sighed {S}.',
  ],
  tip: '“It isn’t the bed,” said {G+}, who looked in at the door. “It’s too far from home. What does it sound like, where {S} lives, when it gets dark? Do that, quite softly.”',
  turn: '“At home,” whispered {S}, “{lair}, they all say good night to each other, one after the other.” So {L} began, right beside {S}: “{Voice}.” {S} listened. “{Voice},” answered {S}, a little bit slower. “{Voice},” said {L}.',
  done: 'And so it went, to and fro, always softer. The eighth time there was no answer. {S} slept, half on the bed and half on {L}, with a bit of {treat} in one corner of a smile. It was warm, like sleeping beside an oven.',
  again:
    'In the morning the left half’s always cold, because {S} gets up early. But the blanket has a small round hole in it now, just right for looking through.',
  setting: { home: 'cottage', main: 'cottage', indoors: true, night: true },
};
