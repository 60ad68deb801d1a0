import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Ruby Bridges. */
export const rubyBridges: StorySourceInput = {
  id: 'ruby-bridges',
  words: ['ruby bridges', 'first black child/girl', 'little rock nine', 'school integration'],
  situations: ['learn', 'question', 'deed', 'visit'],
  gentle: true,
  topic: 'Ruby Bridges',
  thing: 'the empty classroom',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-brave-walk',
      titles: ['{L} and Ruby Bridges', 'The Girl on the Steps', 'The Empty Classroom'],
      goal: 'understand how brave Ruby Bridges had been',
      trouble: '{L} did not know how anybody could be so brave',
      solved: '{L} knew what brave people do',
      opener: [
        'In the book was a picture of a girl of six in a white dress, with a bag. Four tall men in suits walked in front of and behind the girl. {L+} read the name below: Ruby Bridges.',
        'In {L+}’s book there was a picture of a small girl with a school bag. Round the girl walked four tall men in suits. “Ruby Bridges, 1960”, it said.',
      ],
      friend:
        '“Why did a girl need four men to get to school?” asked {F+}. They read on together. “Until then only white children were allowed at that school,” read {L}. “Ruby was the first Black child there.”',
      problem:
        'People stood in front of the school and shouted. They did not want Ruby there. And all the others were taken out of the class. For a whole year Ruby sat there alone, with one teacher. “I couldn’t have done that,” said {L}.',
      tries: [
        '{L} walked along the corridor with a bag, slowly, as Ruby had. It was easy. Nobody was shouting.',
        '{L} sat down alone in an empty classroom, to see how it was. After ten minutes it was so quiet that {L} ran out again. Ruby had stayed for a year.',
        '“Perhaps Ruby was never afraid,” said {F}. But it did not say that anywhere.',
      ],
      tip: '“Ruby was a child like you,” said {G+}, the teacher. “Brave isn’t something you are. It’s something you do, and then you do it again the next day. Ruby didn’t walk in there because it was easy, but because it was right. And there was one teacher who stayed.”',
      low: '{L} opened the book again and looked at Ruby’s face. It did not look like a hero. It looked like somebody on the way to school.',
      turn: 'The next morning a new boy stood at the door. Some of them giggled at the way the boy spoke, and nobody moved. {L} thought of that empty classroom. {L’s} heart beat fast. Then {L} got up and pulled out a chair. “You can sit here,” said {L}.',
      done: 'It was quiet. Then {F} moved up as well, and somebody lent the boy a pencil. At lunch there were five of them. “That was brave,” said {F}. “It was only a chair,” said {L}. “But I think Ruby would have liked to sit on it.”',
      again:
        'The picture hangs over {L’s} bed. In later years, it says in the book, children of all colours sat in Ruby’s classroom.',
      outcomes: [
        {
          kinds: ['hugs', 'happy', 'friends', 'team', 'feels', 'says'],
          done: '“You can sit here,” {L} had said. It was quiet. Then {F} moved up as well, and somebody lent the new boy a pencil. “That was brave,” said {F}. “It was only a chair,” said {L}, and {told}.',
        },
        {
          kinds: ['eats', 'shares', 'makes'],
          done: '“You can sit here,” {L} had said. Then {F} moved up as well, and somebody lent the new boy a pencil. At lunch there were five of them at the table, and one more chair was pulled out, and {told}.',
        },
        {
          kinds: ['laughs', 'claps', 'gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“You can sit here,” {L} had said. Then {F} moved up as well, and somebody lent the new boy a pencil. Miss Bell stood by the board with the picture of Ruby and had seen it all, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“You can sit here,” {L} had said. Then {F} moved up as well, and somebody lent the new boy a pencil. At three they all walked as far as {L’s} corner. The picture was already hanging over the bed, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“You can sit here,” {L} had said, and pulled out a chair. It was quiet. Then {F} moved up as well, and somebody lent the boy a pencil. The next morning nobody had to look for a place, and {told}.',
        },
      ],
      helper: { name: 'Miss Bell', creature: 'woman' },
      art: {
        'in a white dress': 'school: L read curious; book',
        'there was a picture of': 'school: L read curious; book',
        'need four men': 'school: F read book worried; L listen worried',
        'stood in front of the school': 'school: L hold book sad; people, picture(children)',
        'along the corridor with a bag': 'corridor: L walk bag brave',
        'in an empty classroom': 'school: L sit sad at desk; chair',
        'Ruby was never afraid': 'school: F say curious; L hold book worried',
        'a child like you': 'school: G say; L look G curious; book',
        'looked at Ruby’s face': 'bedroom: L hold picture calm',
        'pulled out a chair': 'school, morning: L pull chair brave; children',
        'lent the boy a pencil': 'school: F give crayon happy; L sit happy; children',
        'The picture hangs': 'bedroom: L look happy; picture, bed',
      },
    },
  ],
};
