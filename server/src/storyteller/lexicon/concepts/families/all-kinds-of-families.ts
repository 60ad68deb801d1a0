import type { StorySourceInput } from '../../story-source.ts';

/** Stories about families of every kind. */
export const allKindsOfFamilies: StorySourceInput = {
  id: 'all-kinds-of-families',
  words: [
    'all kinds of families',
    'kinds of families',
    'different kinds of families',
    'families all kinds of families',
    'every family is different',
    'different families',
    'families are different',
    'families come in all shapes and sizes',
    'what makes a family',
    'what is a family',
    'who is in my family',
    'families',
  ],
  situations: ['learn', 'question', 'visit', 'make', 'thing-pair', 'value'],
  topic: 'all kinds of families',
  thing: 'the family picture',
  home: 'school',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-frame-with-four-places',
      titles: ['Four Places Are Not Enough', '{L} Draws a Family', 'All Kinds of Families'],
      goal: 'draw a picture into which every family fitted',
      trouble: 'the families did not fit into the frame',
      solved: 'there was room for every kind of family',
      opener:
        '“Today we draw our families,” said the teacher, and gave everybody a sheet. A house was printed on it, with four places: one for a mother, one for a father, and two small ones. {L+} took the pencil and stopped.',
      friend:
        '“There’s one place too few in mine,” said {F+}, “or else Grandma has to sleep on the roof.” They looked around. All over the room pencils were standing still.',
      problem:
        'Tomas had two houses, one for each week. Nila had two mums. Ben lived with Grandpa only. Ayo had five brothers, and Lotte had a mum and a foster mum. “Is my family wrong?” asked Ben, very quietly.',
      tries: [
        'They wrote very small. With Ayo five brothers were sitting in one window, and none of them looked pleased.',
        'Ben wanted to draw somebody in, so that no place would be empty. It was a lady with a hat. “But I don’t know that lady,” said Ben.',
        'They rubbed out the house. Then there was a grey cloud, and in it the four places, even darker than before.',
      ],
      tip: '“What do the people in a family do?” asked {G+}, who was sweeping the corridor. “Not how many. Not which ones. Think of last night: who was there, and what did they do for you?”',
      turn: '{L} turned the sheet over. On the back there was no house. “Grandpa cooks soup,” said Ben. “And looks under the bed.” “Mama Jo plaits my hair,” said Nila. {L} took a long roll of paper. “Just draw everybody who looks after you!” said {L}.',
      done: 'In the end the picture was longer than the room. There were families of two and families of nine, families with two kitchens, with a dog, or with somebody on a screen. None looked like the next one. And in each of them somebody was holding somebody’s hand.',
      again:
        'It hangs in the corridor. “That’s mine,” everybody says who goes past, and puts one finger on it. By now it has a very smudged middle.',
      helper: { name: 'Mr Broom', creature: 'badger' },
      outcomes: [
        {
          asked: [
            'teacher hang/hung/show/display/put picture/drawing',
            'picture hang/hung/wall/corridor/best/prize',
          ],
          kinds: ['gets', 'given-by', 'all-get', 'sees'],
          done: 'In the end the picture was longer than the room. There were families of two and of nine, and families with a dog or with somebody on a screen. It fitted on no board, so they opened the door to the corridor, and {told}.',
        },
        {
          asked: ['learn/understand/know/see/realise/realize family/families/different/special/love'],
          kinds: ['says', 'says-words', 'happy', 'feels'],
          done: 'In the end the picture was longer than the room. Ben found Grandpa and the soup in it, and nobody’s family was wrong. In each of them somebody was holding somebody’s hand. You could see it from the door, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'In the end the picture was longer than the room, with families of two and of nine. “I’d like to meet the one who plaits,” said Ben. “And I’d like Grandpa’s soup,” said Nila. The teacher wrote invitations to all of them, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'friends', 'new-friend', 'still-friends', 'team'],
          done: 'In the end the picture was longer than the room. Ben stood in front of Ayo’s five brothers, Lotte in front of the dog, and in each family somebody was holding somebody’s hand. It looked so easy that they tried it out, and {told}.',
        },
      ],
      art: {
        'Today we draw our families': 'school: L draw drawing-pad(house) worried; teacher',
        'one place too few in mine': 'school: F show paper(house) worried; L look F; children',
        'had two houses, one for': 'school: L look worried; children, desk',
        'brothers were sitting in one': 'school: L draw drawing-pad(window) worried; children',
        'wanted to draw': 'school: L show paper(lady) curious; children',
        'rubbed out the house': 'school: L hold paper(cloud) sad; F look L sad',
        'What do the people in a family do': 'corridor: G sweep calm; L+F listen curious',
        'turned the sheet over': 'school: L fold paper happy; F look L; children',
        'took a long roll of paper': 'school: L carry plank happy',
        'the picture was longer than the room': 'school: L+F paint happy; children, many paint-pot',
        'It hangs in the corridor': 'corridor: L point proud; picture(people), children',
      },
    },
  ],
};
