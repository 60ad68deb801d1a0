import type { StorySourceInput } from '../../story-source.ts';

/** Stories about what everybody is good at. */
export const goodAtSomething: StorySourceInput = {
  id: 'good-at-something',
  words: [
    'everyone is good at something',
    'everybody is good at something',
    'good at something',
    'cannot do anything',
    'no good at anything',
    'what am i good at',
    'everyone has a talent',
    'talent',
    'talents',
    'strengths',
    'my strengths',
    'everybody can do something',
    'special talent',
  ],
  situations: ['cannot', 'sad', 'learn', 'question', 'value', 'wants', 'own-wish', 'trait', 'afraid'],
  topic: 'what everybody is good at',
  thing: 'the list on the door',
  gentle: true,
  home: 'school',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-empty-line',
      titles: ['The Empty Line', 'What Is {L} Good At?', 'Something That Nobody Claps For'],
      goal: 'find out what {L} was good at',
      trouble: 'nothing stood beside {L’s} name',
      solved: 'something stood beside {L’s} name',
      opener:
        'On the door hung a list. “What I’m good at,” it said on top. Everybody had written something: juggling, sums, cartwheels. Only beside {L+}’s name the line was empty.',
      friend:
        '“Just write something,” said {F+}, who could whistle with two fingers. {L} thought. “I’m not the best at anything,” said {L}.',
      problem:
        '{L} could sing a little, and draw a little, and run so that somebody was always in front. On Friday there was going to be a show. “Perhaps there are people who are good at nothing,” said {L}, “and I’m one of them.”',
      tries: [
        '{L} tried to juggle. Three beanbags flew up, and four things fell down, because there was a cup as well.',
        '{F} showed how you whistle. {L} blew and blew. Nothing came out but air.',
        '{L} wrote “nothing” on the line, and rubbed it out again. It left a grey smudge.',
      ],
      tip: '“You’re looking among the things for which people clap,” said {G+}. “There are others. Don’t ask yourself. Ask three people when they were glad that you were there.”',
      low: '{L} sat down on the bench in the cloakroom, under all the coats. One of them had a button that hung by a thread.',
      turn: 'It was not easy to ask. {L} did it all the same. “When I was new, you showed me where the toilets were,” said one. “You noticed that I was crying, when nobody saw it,” said another. “You listen till the end,” said {F}.',
      done: '{L} went back to the door and wrote, slowly: “I notice things.” On Friday {L} stood behind the curtain at the show. {L} saw whose knees were shaking, and held a hand each time, until it was their turn.',
      again:
        'The others got the clapping. And then, one after the other, they came behind the curtain and said thank you.',
      helper: {
        name: 'Miss Beam',
        creature: 'sheep',
      },
      outcomes: [
        {
          asked: ['thank/thanks/clap/prize/medal/show/star'],
          kinds: ['claps', 'gets', 'given-by', 'all-get', 'says', 'says-words'],
          done: '{L} had written it on the list, slowly: “I notice things.” On Friday, behind the curtain, {L} saw whose knees were shaking, and held a hand each time. The show went on until the last of them had bowed. Then they looked round for somebody, and {told}.',
        },
        {
          asked: ['proud/talent/good/happy/know/special/confident/find/discover'],
          kinds: ['happy', 'feels'],
          done: '“You noticed that I was crying,” one had said. “You listen,” {F} had said, “right to the end.” {L} went to the door and wrote on the empty line: “I notice things.” It looked good there, between the juggling and the cartwheels, and {told}.',
        },
        {
          kinds: [
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'hugs',
            'laughs',
            'stays',
            'home',
            'way-home',
            'party',
            'eats',
            'shares',
            'plays',
            'makes',
            'tells',
            'sleep',
          ],
          done: '“I notice things,” it said beside {L’s} name. Behind the curtain {L} saw whose knees were shaking, and held a hand each time. After the show everybody’s knees were quiet, and nobody let go of that hand, and {told}.',
        },
      ],
      art: {
        'On the door hung a list': 'corridor: L look sad at notice; notice, children',
        'Just write something': 'corridor: F blow happy; L look sad; notice',
        'could sing a little': 'school: L draw sad; children',
        'tried to juggle': 'school: L throw ball worried; cup, ball',
        'showed how you whistle': 'playground: F blow happy; L blow worried',
        'on the line, and rubbed it out': 'corridor: L write sad; notice',
        'Ask three people': 'corridor: G say calm; L listen curious',
        'on the bench in the cloakroom': 'corridor: L sit sad on bench; coat-pegs, button',
        'easy to ask': 'school: L say worried; children; F listen',
        'I notice things': 'stage: L hold-hands F; children, curtain',
        'The others got the clapping': 'stage: L stand proud; children, curtain',
      },
    },
  ],
};
