import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being proud. */
export const pride: StorySourceInput = {
  id: 'pride',
  words: [
    'proud',
    'be/being proud',
    'pride',
    'proud of drawing/picture/myself',
    'show everyone',
    'look what I made',
    'praise',
  ],
  situations: ['learn', 'make'],
  topic: 'being proud',
  thing: 'the picture',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'look-what-i-made',
      titles: ['Look What {L} Made!', '{L} Is Proud', 'The Picture Nobody Looked At'],
      goal: 'find somebody who looked properly',
      trouble: 'nobody had looked properly at what {L} had made',
      solved: 'somebody had looked at every corner of it',
      opener:
        '{L+} put down the last pencil. It was finished! There was a sun on it, and a horse, and a bit where you could not tell, which was the best. {L} had never made anything so good. It tingled.',
      problem:
        '“Look!” called {L}. “Lovely,” said somebody, and stirred the soup. “Very nice,” said somebody else, on the telephone. They had said it without looking. The tingling got a little less.',
      tries: [
        '{L} held it right in front of everyone’s nose. From so near you see nothing but yellow.',
        '{L} shouted that it was the best picture in the world. “Is it?” they said. And then {L} wasn’t sure any more.',
        '{L} made it bigger, with more gold. But now it was not the same, and {L} rubbed it out again.',
      ],
      tip: '“You’re asking if it’s nice,” said {G+}. “That’s answered quickly. Ask them what they see. And before you do, ask yourself: what did you find out when you made it?”',
      turn: '{L} thought. “That a horse’s knees go backwards,” said {L}. “It took me all morning.” Then {L} sat down beside {F} and put it between them. “What can you see?” asked {L}, and waited.',
      done: '{F} looked for a long time. “The horse is just about to jump,” said {F}, “because of the knees. And there, where you can’t tell, that’s the wind.” “Yes!” cried {L}. The tingling was back, from head to toe.',
      again:
        'It hangs beside the door. And when somebody shows {L} something, {L} sits down first, and then looks at the corners, too.',
      outcomes: [
        {
          asked: ['hang/wall/fridge/frame/museum/show/prize/win'],
          kinds: ['gets', 'given-by', 'all-get', 'sees'],
          done: '“The horse is just about to jump,” said {F}, “because of the knees.” Then the one with the soup came to look, and the one on the telephone rang off. It took all of them a long time. There was a nail free beside the door, and {told}.',
        },
        {
          asked: ['mum/mummy/dad/daddy/everyone/teacher/proud/love/look'],
          kinds: ['happy', 'feels', 'says', 'says-words', 'claps'],
          done: '{F} looked for a long time. “The horse is just about to jump,” said {F}. “And there, where you can’t tell, that’s the wind.” The soup was taken off the stove, the telephone was put down, and they all asked to see the wind. So {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: '“There, where you can’t tell, that’s the wind,” said {F}, who had looked at every corner. “Yes!” cried {L}. The tingling was back, from head to toe. There was a second sheet and a second pencil, and {told}.',
        },
      ],
      art: {
        'put down the last pencil': 'living-room: L raise picture(horse) proud',
        'never made anything so good': 'living-room: L raise picture(horse) proud',
        'and stirred the soup': 'kitchen: L show picture(horse) worried; mother, pot',
        'right in front of': 'kitchen: L show picture(sun) worried; people',
        'the best picture in the world': 'kitchen: L shout worried picture(horse); mother',
        'made it bigger, with more gold': 'living-room: L draw big drawing-pad(sun) worried',
        'You’re asking if it’s nice': 'living-room: G say calm; L hold picture(horse) curious',
        'It took me all morning': 'living-room: L think horse happy',
        'What can you see': 'living-room: L show picture(horse) happy; F look curious',
        'horse is just about to': 'living-room: F point happy; L raise picture(horse) laughing',
        'where you can’t tell, that’s': 'living-room: F point happy; L raise picture(horse) laughing',
        'It hangs beside the door': 'hallway: L point proud; picture(horse), door',
      },
    },
  ],
};
