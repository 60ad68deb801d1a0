import type { StorySourceInput } from '../../story-source.ts';

/** Stories about finding the name of a feeling. */
export const namingFeelings: StorySourceInput = {
  id: 'naming-feelings',
  words: [
    'feelings',
    'emotions',
    'feelings emotions',
    'all my feelings',
    'how are you feeling',
    'name/naming feelings',
    'understand/understanding emotion/feeling',
    'mixed feeling',
    'mixed feelings',
    'mixed emotion',
    'talk/talking about feelings',
    'express/expressing feeling',
    'share/sharing feeling',
    'feelings chart',
    'big feeling',
    'big feelings',
    'big emotion',
    'big emotions',
    'feelings happy sad angry and scared',
    'happy sad angry and scared',
    'happy sad angry scared',
    'happy sad and angry',
    'happy sad angry',
    'happy or sad',
    'happy and sad',
    'happy sad',
    'feelings happy and sad',
    'glad sad and mad',
  ],
  situations: ['learn', 'question', 'trait', 'cannot', 'visit'],
  topic: 'feelings and their names',
  thing: 'the feeling',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'two-at-once',
      titles: ['{L} Has a Feeling', 'What Is This Feeling?', 'Two Feelings at Once'],
      goal: 'find the name of the feeling',
      trouble: '{L} had a feeling without a name',
      solved: '{L} knew what the feeling was called',
      opener:
        'In the classroom there is a board with faces: happy, sad, angry, scared, proud. Every morning each child hangs a name tag under one of them. {L+} stood there with the tag and did not know where to put it.',
      friend:
        '{F’s} tag was under “happy”. “And you?” asked {F+}. {L} shrugged. There was something there, right under the ribs. It just did not have a name.',
      problem:
        'The next day the class was going to move into the big new classroom upstairs. Everyone was talking about it. And every time somebody did, the feeling gave a jump. “What is it?” asked {F}. “I don’t know,” said {L}. “It’s a bit of everything.”',
      tries: [
        '{L} said, “I’m fine,” and hung the tag under “happy”. But the feeling jumped again and shook its head.',
        'Perhaps it was hunger? {L} ate a whole sandwich. Now {L} was full, and the feeling was still there.',
        '{L} made an angry face in the mirror, then a sad one, to see which of them fitted. Neither did.',
      ],
      tip: '“Let’s ask it,” said {G+}. “Where in your body is it? Is it hot or cold? And what does it want to do: run away, cry, jump up and down? Draw it for me, with as many colours as it needs.”',
      low: '{L} put the tag in a pocket. It is tiring to have a feeling when you do not know what it is.',
      turn: '{L} drew. One side was yellow, and it wanted to run upstairs. The other side was grey, and it wanted to stay with the little old chairs. “It’s two!” said {L}. “I’m excited, and I’m sad as well. Both at once!”',
      done: '{L} took a second tag and hung one under “excited” and one under “sad”. The feeling stopped jumping. It had been seen. “I didn’t know you were allowed to have two,” said {F}, and hung up a second one, under “scared”.',
      again: 'Upstairs the board hangs by the big windows. Each child has three tags now, just in case.',
      helper: { name: 'Miss Sparrow', creature: 'robin' },
      outcomes: [
        {
          asked: ['happy/excited/brave/better/feel/calm/smile'],
          kinds: ['happy', 'feels', 'laughs'],
          done: '{L} hung up two tags, one under “excited” and one under “sad”, and the feeling stopped jumping. It had been seen. When you have said hello to both, there’s room for a third, and {told}.',
        },
        {
          asked: ['tell/say/talk/share/understand/know/friend/class/teacher'],
          kinds: ['says', 'says-words', 'tells', 'friends', 'new-friend', 'still-friends', 'team', 'shares'],
          done: '{L} hung up two tags, one under “excited” and one under “sad”. “I didn’t know you were allowed to have two,” said {F}, and hung up a second one, under “scared”. After that they all came with tags in both hands, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'makes', 'gets', 'given-by', 'all-get', 'claps'],
          done: '{L} hung up two tags, and the feeling had been seen. The next day they carried the little old chairs upstairs after all, one each, for the grey side. The yellow side could run. They stood in the big new room, and {told}.',
        },
        {
          kinds: ['hugs', 'stays', 'home', 'way-home', 'sleep'],
          done: '“It’s two!” {L} had said, yellow and grey. There was a tag for each of them now, and the jumping had stopped. {F} had a second one as well, under “scared”. Their tags hung side by side, so close that they touched, and {told}.',
        },
      ],
    },
  ],
};
