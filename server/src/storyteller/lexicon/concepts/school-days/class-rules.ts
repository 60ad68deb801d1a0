import type { StorySourceInput } from '../../story-source.ts';

/** Stories about rules. */
export const classRules: StorySourceInput = {
  id: 'class-rules',
  words: [
    'class/school/classroom/golden rule',
    'class rules',
    'rules',
    'follow/following rules',
    'golden rules',
    'break/breaking rule',
    'no rules',
    'why do we have rules',
    'making the rules',
  ],
  situations: ['learn', 'question', 'deed', 'trait', 'refuses', 'cannot'],
  topic: 'rules',
  thing: 'the list of rules',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'a-day-without-rules',
      titles: ['A Day Without Rules', '{L} and the List on the Wall', 'No More Rules?'],
      goal: 'get through a day without rules',
      trouble: 'without rules nothing worked any more',
      solved: 'the class had rules that everyone had made',
      opener:
        'On the classroom wall hung a list: walk, don’t run; one at a time; put things back. “There are too many rules,” said {L+}. “I wish there weren’t any.” “All right,” said the teacher. “Let’s try it for a day.”',
      friend: '{F+} cheered. They ran three times round the tables, because now nobody had to walk.',
      problem:
        'Everybody ran, and there was a bump at every corner. Everybody talked, so nobody heard the story. By ten o’clock the scissors were gone, and somebody was sitting in {L’s} place. “That’s mine!” said {L}. But there was no rule for that.',
      tries: [
        '{L} shouted that everyone should be quiet. Everyone shouted back.',
        '{F} and {L} built a wall of chairs, so that nobody could take their pencils. Then they could not get out.',
        'They played a game. But each of them played it by different rules, and all of them won, and nobody enjoyed it.',
      ],
      tip: '“So which rule did you miss first?” asked {G+}, who was sweeping up the crayons. “Don’t write down what’s forbidden. Write down what you need, so that you can all have a good day.”',
      low: '{L} sat under a table, where it was a little quieter. It was not even lunchtime yet.',
      turn: '{L} held up both hands until it was quiet. “I miss the story,” said {L}. “So I need: one person talks, the others listen. What do you need?” “My pencil back,” said {F}. {L} wrote it all down.',
      done: 'There were four rules when they had finished, and they had made them together. Everyone put a thumbprint underneath. Then they sat down, and heard the end of the story, and not one chair fell over.',
      again: 'The old list and the new list are nearly the same. But on the new one there is {L’s} thumb.',
      outcomes: [
        {
          asked: ['treat/golden time', 'marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'There were four rules when they had finished, with a thumbprint from everyone. “There’s still space for a fifth,” said {F}, whose pencil was back. {L} thought, and wrote: “Fridays are for something nice.” Today happened to be Friday, and {told}.',
        },
        {
          asked: ['rule/follow/listen/understand/class/teacher/behave/safe/agree/sorry/fair/good/poster'],
          kinds: ['learns', 'gets', 'says', 'no-longer', 'makes'],
          done: 'There were four rules when they had finished, and everyone put a thumbprint underneath. {L} hung them up exactly where the old list had hung. The teacher opened the book, one person talked, the others listened, and {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'still-friends', 'feels', 'helps'],
          done: 'There were four rules, and everyone put a thumbprint underneath. The last thumb belonged to whoever had sat in {L’s} place. “You can have half of it,” said {L}, and moved over. Then they heard the end of the story, and {told}.',
        },
      ],
      helper: { name: 'Mr Mopp', creature: 'raccoon' },
      art: {
        'hung a list': 'school: L point angry; teacher, notice',
        'ran three times': 'school: L+F run laughing; desk',
        'ran, and there was a': 'school: L shout; children, teacher, chair',
        'should be quiet': 'school: L shout; F shout; many children',
        'a wall of chairs': 'school: L+F look worried; many chair, crayon',
        'played a game': 'school: L raise ball worried; F cheer; children',
        'sweeping up the crayons': 'school: G sweep calm; L listen sad; crayon',
        'sat under a table': 'school: L sit sad under table; children',
        'held up both hands': 'school: L raise brave; F look happy; children',
        'My pencil back': 'school: L write happy; F reach-up happy crayon; children',
        'There were four rules': 'school: L touch happy; F clap; teacher, notice',
        'a thumbprint underneath': 'school: L touch happy; F clap; teacher, notice',
        'old list and the new': 'school: L point proud; two notice',
      },
    },
  ],
};
