import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being picked on. */
export const bullying: StorySourceInput = {
  id: 'bullying',
  words: [
    'anti-bullying week',
    'anti-bullying',
    'bully',
    'name-calling',
    'calling names',
    'boy/son wear/wearing dress/skirt/tutu/pink',
    'love/like wear/wearing dress/skirt/tutu/pink',
    'wear/wearing dress/skirt/tutu/pink',
    'bullying',
    'tease',
    'teasing',
    'mean kid/girl/boy/child/classmate',
    'laugh/laughing at',
    'make/making fun',
    'call/calling name',
    'be/being mean',
    'big boy/girl/kid/child say no',
    'push/pushing in playground',
    'stand/standing up bully/friend/myself',
  ],
  situations: ['afraid', 'wants', 'cannot', 'trait', 'deed', 'newcomer', 'question'],
  gentle: true,
  culprits: 'the ones who had been mean',
  happensToLead: true,
  topic: 'being picked on',
  thing: 'the playground',
  main: 'school',
  plots: [
    {
      id: 'not-alone',
      titles: ['{L} Says Stop', 'Not Alone in the Playground', 'The Words That Stuck'],
      goal: 'make the teasing stop',
      trouble: 'the teasing went on every day',
      solved: 'the teasing had stopped',
      opener:
        '{L+} used to like the playground. But now somebody waited by the gate there, with a loud laugh, and had a nasty name for {L}, and others laughed along.',
      problem:
        'The name stuck all day, like a burr. {L} walked home the long way round. “I didn’t do anything,” said {L} to the pavement. “Why me?”',
      tries: [
        '{L} acted as if nothing had happened. Outside it looked calm. Inside it hurt the same.',
        '{L} shouted an even nastier name back. They only laughed louder, and {L} felt worse than before.',
        '{L} stayed indoors at break and said that it was for a sore foot. The foot was fine. It was the only safe thing to say.',
      ],
      tip: '“You’ve done nothing wrong,” said {G+}. “It’s too heavy for one. Telling isn’t telling tales. I’ll help, and so will others, but you must let us know.”',
      low: '{F} had seen that something was wrong. “You don’t have to say it,” said {F}. “But I’m not going away.” And then {L} told it all.',
      turn: 'The next day {L} did not stand there alone. {F} stood on one side, the teacher was near, and {L} said it, in a voice that shook but was loud enough: “Stop. I don’t like that.”',
      done: 'Nobody laughed along this time. The grown-ups talked with the one at the gate, for a long time and more than once. And the way to school was just a way again.',
      again:
        'Now when {L} sees somebody alone by the fence, {L} goes over. “Come on,” says {L}, “there’s room with us.”',
      helper: { name: 'Miss Rowan', creature: 'bear' },
      outcomes: [
        {
          asked: ['sorry/apologise/apologize/forgive'],
          kinds: ['says'],
          done: 'Nobody laughed along when {L} said it, with {F} on one side and the teacher near. The grown-ups talked with the one at the gate, for a long time and more than once. Then one morning the one at the gate stood there without a laugh, and {told}.',
        },
        {
          asked: ['stop/leave/alone/never/nobody/safe'],
          kinds: ['happy'],
          done: '“Stop. I don’t like that,” {L} had said, in a voice that shook but was loud enough. {F} stood there, and the teacher. Nobody laughed along. The grown-ups saw to the rest, at the gate, every day for weeks, and {told}.',
        },
        {
          asked: ['friend/friends/play/join/together/kind/nice'],
          kinds: ['friends', 'team', 'plays', 'shares'],
          done: 'Nobody laughed along this time. The grown-ups talked with the one at the gate, more than once, until there was nothing left to laugh at. The way to school was just a way again, with room for more than two on it, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'stays',
            'home',
            'makes',
            'eats',
            'gets',
            'tells',
            'party',
            'sleep',
          ],
          done: 'Nobody laughed along this time. {F} stood on one side of {L}, and the teacher was near, and the grown-ups took it from there. The way to school was just a way again. {F} walked all of it beside {L}, and {told}.',
        },
      ],
    },
    {
      id: 'stand-beside',
      titles: ['{L} Says Stop', 'Not Alone', 'The Bench by the Gate'],
      goal: 'make the teasing stop',
      trouble: 'the mean words came every day',
      solved: 'nobody looked away any more',
      opener:
        'On the way to school {L+} walked more and more slowly. There were some who waited by the gate and said mean things. They laughed, and it was not a nice laugh.',
      problem:
        'They had made up a name for {L}. They moved away when {L} sat down, and once they hid the cap. The others saw it and looked at their shoes. {L} did not tell anyone, and that made it heavier.',
      tries: [
        '{L} went to school by the other road, the long one, so as not to meet them. But they were in the playground as well.',
        '{L} pretended not to hear. But words go in, even if you look the other way.',
        '{L} wanted to say something mean back. It was already on the tongue. But it tasted bad, and {L} swallowed it.',
      ],
      tip: '“That isn’t your fault,” said {G+}. “Nobody may do that. Telling is not telling tales. You can say, ‘Stop, I don’t want that,’ and then come to me. And you need not stand there alone.”',
      turn: 'The next morning {F} walked beside {L}. When the mean words came, {L} stood quite straight and said, “Stop. I don’t want that.” And {F} said, “I don’t want that either.” Then they went and told the teacher all of it.',
      done: 'One of those who had looked at their shoes came over, and another, until there was a whole row. The teacher talked to the ones who had been mean, for a long time. They went red, and the cap came back.',
      again:
        'On the bench by the gate there is always room now. If somebody sits there alone, {L} goes over and says hello.',
      helper: {
        name: 'Mr Rowan',
        creature: 'elephant',
      },
      setting: {
        topic: 'the ones who were mean',
        thing: 'the playground',
        main: 'school',
      },
      outcomes: [
        {
          asked: ['sorry/apologise/apologize/forgive'],
          kinds: ['says'],
          done: 'One of those who had looked at their shoes came over, and another, until there was a whole row beside {L}. The teacher talked to the ones who had been mean, for a long time. They went red. They held out the cap, and {told}.',
        },
        {
          asked: ['stop/leave/alone/never/nobody/safe'],
          kinds: ['happy'],
          done: '{F} had said it, too: “I don’t want that either.” One after another came over, until there was a whole row. The teacher talked to the ones who had been mean, for a long time, and on all the days after that, and {told}.',
        },
        {
          asked: ['friend/friends/play/join/together/kind/nice'],
          kinds: ['friends', 'team', 'plays', 'shares'],
          done: 'One of those who had looked at their shoes came over, and another, until there was a whole row. The teacher talked to the ones who had been mean, for a long time. The cap came back. On the bench by the gate they all moved up, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'stays',
            'home',
            'makes',
            'eats',
            'gets',
            'tells',
            'party',
            'sleep',
          ],
          done: 'First it was {F} who stood beside {L}, then one more, until there was a whole row. The teacher saw to the ones who had been mean, and the cap came back. {L} put it on. It still fitted, and {told}.',
        },
      ],
    },
    {
      id: 'it-turns-when-i-turn',
      words: ['dress/skirt/tutu', 'wear/wearing', 'pink', 'nail varnish/polish', 'long hair'],
      titles: ['It Turns When I Turn', 'The Dress with the Pockets', '{L} Wears It'],
      goal: 'wear the dress to school again',
      trouble: 'the dress hung in the cupboard because of the laughing',
      solved: '{L} wore the dress again, and nobody laughed',
      opener:
        'It was a dress with pockets, as blue as the evening. When {L+} turned, it turned as well, a little later, like a wave. There was nothing better to wear in the whole world.',
      problem:
        '“That’s not for you,” somebody said at the gate, and laughed, and two more laughed along. {L} stood quite still. The dress stood still as well. The next day {L} wore the grey trousers, and did not turn round once.',
      tries: [
        '{L} wore the dress under a long coat, buttoned up to the top. It was warm in there, and nobody laughed. But nobody could turn like that.',
        '{L} wore it only at home, behind the shut door. It was the same dress. But it was sad to be the only one who saw it.',
        '{L} said that it had been a joke. Then there was a stone in {L’s} tummy, because it had not been one.',
      ],
      tip: '“Clothes don’t know who they’re for,” said {G+}. “They only know who’s happy in them. There was nothing wrong with you at that gate. The laughing was wrong, and I’ll see to that. You see to the turning.”',
      turn: 'In the morning {L} took the dress out of the cupboard. “I’m walking with you,” said {F}, “all the way to the gate.” And at the gate {L} said, not loudly, but so that it could be heard: “I like it. Please don’t laugh.”',
      done: 'One of them went red and looked down. The teacher talked to all three, for a long time. And then a small one came up and asked, “Does it turn?” {L} turned, and the dress flew out like a wheel. “Again!” said the small one.',
      again:
        'The grey trousers are at the very back of the cupboard. And in the pockets of the dress there are two pebbles and a note. It says, “Sorry.”',
      outcomes: [
        {
          asked: ['sorry/apologise/apologize/forgive'],
          kinds: ['says'],
          done: '“I like it. Please don’t laugh,” {L} had said, and one of them went red and looked down. The teacher talked to all three, for a long time. In the cloakroom somebody had put a note in one of the pockets, and {told}.',
        },
        {
          asked: ['wear/proud/dress/happy/self/himself/herself/love/pink'],
          kinds: ['happy'],
          done: '“Does it turn?” asked a small one at the gate. {L} turned, and the dress flew out like a wheel, a little later, like a wave. The teacher had talked to the three who had laughed. They watched it, and didn’t, and {told}.',
        },
        {
          kinds: ['friends', 'team', 'plays', 'shares', 'makes', 'claps'],
          done: 'A small one came up to {L} and asked, “Does it turn?” {L} turned, and the dress flew out like a wheel. “Again!” said the small one, and then there were more of them, in skirts and scarves and trousers, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'stays', 'home', 'eats', 'gets', 'tells', 'party', 'sleep'],
          done: '“Does it turn?” asked a small one at the gate. {L} turned, and the dress flew out like a wheel. {F} had walked along all the way, as promised. The teacher saw to the three who had laughed, so {told}.',
        },
      ],
    },
  ],
};
