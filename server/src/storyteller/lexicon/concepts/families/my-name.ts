import type { StorySourceInput } from '../../story-source.ts';

/** Stories about {L’s} own name. */
export const myName: StorySourceInput = {
  id: 'my-name',
  words: [
    'my name',
    'names',
    'liking your own name',
    'like/love my name',
    'nickname',
    'pronounce name',
    'say name right/wrong',
    'say my name',
    'name and nickname',
    'names and nicknames',
    'unusual name',
    'name nobody can say/pronounce',
    'mispronounce name',
    'meaning of name',
  ],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn'],
  topic: '{L’s} own name',
  thing: 'the name',
  home: 'cottage',
  main: 'school',
  plots: [
    {
      id: 'how-do-you-say-it',
      titles: ['{L} Likes That Name', 'Say It Again, Please', 'The Story of a Name'],
      goal: 'like a name that nobody said right',
      trouble: 'nobody said {L’s} name right',
      solved: 'everybody said {L’s} name right',
      opener:
        'At home the name was just right. It was called up the stairs and whispered at bedtime. {L+} had never thought about it. It was like a jumper that fits.',
      friend:
        '{F+} sat next to {L} at school. “I know how to say it,” said {F}, “because you told me.” That was one, at least.',
      problem:
        'But the new teacher stopped at it, every morning, in the middle of the list. Every morning it came out wrong. Somebody giggled. Somebody said that it was a funny name. {L} began to wish for another one, an easy one.',
      tries: [
        '{L} thought up a different name and wrote it on a label. But when somebody called it, {L} forgot to turn round.',
        '{L} answered to the wrong one, to save trouble. It made {L} feel as if somebody else was sitting on that chair.',
        '{F} said it very loudly, right across the classroom. {L} slid down under the table.',
      ],
      tip: '“Do you know where you got it from?” asked {G+} in the evening. “It didn’t come out of a hat. Somebody thought about it for nine months. Somebody had it before you. Shall I tell you?” And {G} told it, and it was a long story.',
      turn: 'The next morning, when the teacher stopped, {L} stood up. “It’s {L},” {L} said, slowly, and clapped it, one clap for each part. “May I say why I’m called that?” And then {L} told the story, quite quietly at first.',
      done: 'It was so quiet that you could hear the clock. “Thank you,” said the teacher, and said the name, and got it right. Then all of them said it together, with claps. And then everyone wanted to find out about their own.',
      again:
        'On the wall there are all the names now, with where they come from. Somebody still gets it wrong now and then. {L} says it again, and smiles.',
      helper: { name: 'Grandma', creature: 'woman' },
      outcomes: [
        {
          asked: [
            'teacher/everyone/everybody/they/class say/pronounce/call/learn/know/get name/right/correctly/properly',
            'say/pronounce name',
          ],
          kinds: ['says', 'says-words'],
          done: '{L} clapped it, one clap for each part, and told where it came from. It was so quiet that you could hear the clock. The teacher said it after {L}, once, slowly, and then the whole class had a go, and {told}.',
        },
        {
          asked: ['proud/love/like/happy/special name', 'proud', 'learn/realise/realize/know'],
          kinds: ['happy', 'feels'],
          done: '“Thank you,” said the teacher, and said the name, and got it right. Then all of them said it together, with claps. Out of so many mouths it sounded like a jumper that fits, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'gets', 'given-by', 'all-get', 'tells'],
          done: '“Thank you,” said the teacher, and got it right. Then everybody wanted to know about their own, and went home to ask. On Monday there were twenty-two stories on the wall, and something to eat to go with most of them, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
          ],
          done: 'The teacher said the name, and got it right. Then all of them said it together, with claps. The one who had giggled came up at break. “Mine’s got a long bit as well,” they said, “but nobody knows it.” So {told}.',
        },
      ],
      art: {
        'called up the stairs': 'bedroom, night: L lie happy in bed; mother',
        'at school': 'school: F say happy L; L sit happy at desk',
        'But the new teacher stopped': 'school: L sit sad at desk; teacher, children',
        'wrote it on a label': 'school: L hold label worried; children',
        'answered to the wrong one': 'school: L sit sad on chair; teacher',
        'slid down under the table': 'school: L hide ashamed under desk; F shout happy',
        'Do you know where you got it from': 'living-room, evening: G tell baby happy; L listen curious',
        'The next morning, when the teacher': 'school, morning: L clap brave; teacher, children',
        'May I say why': 'school: L speak proud; teacher, children',
        'and got it right': 'school: L stand proud; F clap; children, teacher',
        'hear the clock': 'school: L stand proud; F clap; children, teacher',
        'On the wall there are all': 'school: L point happy; poster, children',
      },
    },
  ],
};
