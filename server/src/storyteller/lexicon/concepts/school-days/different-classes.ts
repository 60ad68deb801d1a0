import type { StorySourceInput } from '../../story-source.ts';

/** Stories about twins or friends who are put in different classes. */
export const differentClasses: StorySourceInput = {
  id: 'different-classes',
  words: [
    'different classes',
    'separate classes',
    'not in the same class',
    'another class than my friend',
    'in different classes at school',
    'twins in different/separate classes',
    'best friend in another class',
    'split up at school',
  ],
  situations: ['sad', 'absence', 'afraid', 'pair', 'deed', 'trait', 'visit', 'wants'],
  gentle: true,
  topic: 'being in different classes',
  thing: 'the two doors',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'two-doors',
      titles: ['Two Doors', 'In Different Classes', 'The Bench Between'],
      goal: 'be happy in a class of {L’s} own',
      trouble: '{L} and {F} were in different classes',
      solved: 'there was room for both classes in one day',
      opener:
        'There were two lists on the school door. {L+} read one of them from top to bottom, and then the other. {L’s} own name was on the left.',
      friend:
        '{F+} stood beside {L}. {F’s} name was on the right. They had always sat at the same table. “But that’s a different class,” said {F}.',
      problem:
        'So they went in through two doors. In the new class {L} turned round to whisper something, and there was nobody to whisper it to. The chair beside {L} was empty. The morning was as long as a week.',
      tries: [
        '{L} asked to go to the toilet, and looked through the other door on the way. {F} was bent over a drawing and didn’t look up. That made it worse.',
        '{L} saved up everything to tell it later. But at break there was too much to tell, and half of it was forgotten.',
      ],
      tip: '“You were two halves of one table,” said {G+}, who swept the corridor between the doors. “Now each of you sees something that the other one doesn’t. Bring each other one thing a day. And that empty chair: somebody else might be glad of it.”',
      low: 'In the afternoon {L} looked round the class, properly, for the first time. By the window sat someone who was alone as well, and was looking at the empty chair.',
      turn: '“You can sit here, if you like,” said {L}. That was Suri, who could draw horses. At break {L} ran to the bench between the two doors. “One thing,” said {L}, and told about the horses. “One thing,” said {F}, and told about a snail in a jar.',
      done: 'The next day {F} brought somebody along to the bench, and {L} brought Suri. There were four of them now, and two things became four. The bench was just long enough.',
      again:
        'They still go in through two doors. But it’s only a wall in between, and you can knock on it. Two knocks mean “good morning”.',
      outcomes: [
        {
          asked: ['see/play/break/playtime/lunch/meet/together/after/still/every/bench/same'],
          kinds: ['still-friends', 'sees', 'home', 'way-home', 'makes'],
          done: 'The next day {F} brought somebody along to the bench, and {L} brought Suri. There were four of them now. “Same bench tomorrow?” asked {F}. {L} knocked twice on the wood, and {F} did too, so that it was certain. And {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The next day {F} brought somebody along to the bench, and {L} brought Suri, with a picture of a horse. Two things became four. There was one lunchbox open on each lap, and the bench was just long enough. And {told}.',
        },
        {
          asked: [
            'new friend',
            'sad/lonely/miss/happy/brave',
            'make/find/get/meet/have/become/best/new/good friend',
          ],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'feels',
            'says',
            'no-longer',
            'new-friend',
            'learns',
          ],
          done: 'The next day {F} brought somebody along to the bench, and {L} brought Suri. Suri had drawn the snail that {F} had told about, in its jar. {F} looked at it for a long time, and moved up, and {told}.',
        },
      ],
      helper: { name: 'Mr Broom', creature: 'badger' },
      art: {
        'two lists on the school': 'corridor: L look worried; two notice',
        'stood beside': 'corridor: L point sad; F look sad; two notice, door',
        'in through two doors. In': 'school: L sit sad at desk; chair',
        'looked through the other door': 'corridor: L peek sad; door',
        'saved up everything': 'playground: L speak worried; F listen worried; bench',
        'two halves of one table': 'corridor: G speak broom calm; L listen sad',
        'By the window sat someone': 'school: L look curious; children, chair',
        'who could draw horses': 'school: L point happy; children, picture(horse), chair',
        'a snail in a jar': 'corridor: L tell horse happy; F show jar happy; snail',
        'along to the bench, and': 'corridor: L sit happy on bench; F sit happy on bench; two children',
        'just long enough': 'corridor: L sit happy on bench; F sit happy on bench; two children',
        'Two knocks mean': 'corridor: L knock happy; two door',
      },
    },
  ],
};
