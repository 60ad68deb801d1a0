import type { StorySourceInput } from '../../story-source.ts';

/** Stories about lining up at school. */
export const liningUp: StorySourceInput = {
  id: 'lining-up',
  words: [
    'line/lining up',
    'line up',
    'lining up nicely',
    'push/pushing in',
    'push/pushing line/queue',
    'no pushing',
    'cut/cutting in line',
    'jump/jumping queue',
    'no pushing in line',
    'no pushing line',
    'be/being first in line',
    'first in line',
    'queueing',
    'queue up',
    'wait/waiting/stand/standing in line',
    'stand in a line',
    'queues',
  ],
  situations: ['learn', 'deed', 'trait', 'cannot', 'refuses', 'wants', 'reluctant'],
  topic: 'lining up',
  thing: 'the line at the door',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-tail',
      titles: ['{L} Wants to Be First', 'The Longest Line in School', 'The Tail of the Line'],
      goal: 'get the whole line through the door',
      trouble: 'everyone pushed to be first in the line',
      solved: 'the line was straight and nobody pushed',
      opener:
        '“Line up, please!” said the teacher. It was time for the playground. {L+} jumped up and ran. Being first was the best place in the whole line.',
      friend:
        '{F+} ran too. They both got to the door at the same moment, and both of them said, “I was first!”',
      problem:
        '{F} pushed a little. {L} pushed back. Somebody behind them pushed as well, and the whole line fell over, one after the other, like a row of books. A lunchbox burst open. Nobody went out to play.',
      tries: [
        'They all sat down and tried again. “Ready, steady, line up!” said the teacher. Everyone ran to the door at once, and it looked like a knot.',
        '{L} lined up long before anyone else and held on to the door handle. Then nobody could open the door.',
        '{F} and {L} tried to stand side by side at the front. There were two of them, and the door was only wide enough for one.',
      ],
      tip: '“A line is like a caterpillar,” said {G+}. “Everyone watches its head. But it can’t leave anything behind, not even its last foot. Do you know what the last one in a line has to do?”',
      low: 'Outside, break had begun. They could hear the other classes playing. In the classroom they were still sorting out whose foot was whose.',
      turn: '{L} thought about it. Then {L} walked past everyone, right to the back. “I’ll be the tail,” said {L}. “The tail counts the children, turns off the light and shuts the door.” {F} stopped pushing and took the place in front.',
      done: 'The line went straight. It went through the door, along the corridor and down the steps, and not one lunchbox fell. At the very end {L} turned off the light and called, “All out!” Then they ran.',
      again:
        'Now everybody wants to be the tail. So there is a list on the door, and each day somebody else turns off the light.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The line went straight, through the door, along the corridor and down the steps, and not one lunchbox burst. {L} turned off the light and called, “All out!” They were there so early that the whole playground was still empty, and {told}.',
        },
        {
          asked: [
            'line/queue/turn/wait/push/first/last/straight/teacher/nicely/patient/patiently/leader/end/back',
          ],
          kinds: ['learns', 'gets', 'no-longer', 'makes'],
          done: 'The line went straight, through the door, along the corridor and down the steps, and not one lunchbox fell. At the very end {L} counted the last one, turned off the light and called, “All out!” The teacher had counted too, and {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'says',
            'helps',
            'wins',
          ],
          done: 'The line went straight, down the steps and out, and not one lunchbox fell. {L} turned off the light. When the tail arrived outside, the head was waiting there. “At the front I couldn’t see you,” said {F}. “Next time you’re first.” And {told}.',
        },
      ],
      helper: { name: 'Mr Long', creature: 'dachshund' },
      art: {
        'time for the playground': 'school: L run happy; teacher, children, door',
        'got to the door at': 'school: L+F push angry; door',
        'like a row of books': 'school: L fall; F fall; children, lunchbox',
        'it looked like a knot': 'school: L+F pull worried; children, door',
        'held on to the door': 'school: L hold worried; door, children',
        'by side at the front': 'school: L+F push worried; door',
        'like a caterpillar': 'school: G speak calm; L think caterpillar curious',
        'Outside, break had begun': 'school: L+F sit sad; children, shoe',
        'I’ll be the tail': 'school: L walk proud; F stand happy; children',
        'line went straight': 'corridor: L touch happy; F walk happy; children, light-switch',
        'not one lunchbox fell': 'corridor: L touch happy; F walk happy; children, light-switch',
        'wants to be the tail': 'school: L point happy; children, notice',
      },
    },
  ],
};
