import type { StorySourceInput } from '../story-source.ts';

/** General plots about {S} without {noun}. */
export const somebodyLacks: StorySourceInput = {
  id: 'somebody-lacks',
  situations: ['lacks'],
  creature: 'theme',
  topic: '{S} without {noun}',
  thing: '{S}',
  main: 'village',
  plots: [
    {
      id: 'a-bit-from-everyone',
      titles: ['{S} Without {Noun}', '{L} Helps {S}', 'Something Is Missing'],
      goal: 'get {noun} for {S}',
      trouble: '{S} had no {noun}',
      solved: '{S} had {noun} like nobody else’s',
      opener: [
        '“Look,” said {L+}, “something’s missing.” Who was that, coming up the path? From far off you could see that something was not there.',
        'Some come into the world with everything. And some, thought {L+}, have to look for it first.',
      ],
      friend:
        'It was {S+}. “Don’t say it,” said {S}. “I know. I’ve got no {noun}. All the others have. What am I, without {noun}?”',
      problem:
        'It was not easy for {S}, without {noun}. When the others got going, {S} stayed at the edge. “You’re not a real one,” somebody had said. It had stuck in {S} like a thorn.',
      tries: [
        'They made {noun} out of [cardboard|pastry]. It looked real, until it [rained|got near a goat].',
        '{F} lent {S} something like it: a [saucepan|broom]. {S} tried hard. It was a good [saucepan|broom]. That was the trouble.',
        'They pulled a cart from house to house and asked for spare {noun}. Nobody had any to spare. They needed all of it themselves.',
      ],
      tip: '“You’re looking for somebody who has too much,” said {G+}. “Nobody has. But everyone has a very little bit. Put those together. And think what you need it for, not how it should look.”',
      turn: '“What do you want to do with it?” asked {L}. {S} had to think. “Help,” said {S}, “like the others.” So they went round again, and this time each of them gave just a bit: a drop, a spot, a handful. {L} put it all together.',
      done: 'It did not look like anybody else’s, because there was a piece of everyone in it. But it worked! {S} had {noun}, and off {S} went, right into the middle, and nobody asked what was real.',
      again:
        '“Where did you get that?” strangers ask. “From everybody,” says {S}. And that is a thing the others can’t say.',
      outcomes: [
        {
          kinds: [
            'gets',
            'grows',
            'has',
            'becomes',
            'finds',
            'result',
            'happy',
            'feels',
            'no-longer',
            'becomes-somebody',
            'learns',
            'understands',
            'says',
            'says-words',
            'hugs',
            'changes-mind',
            'resolves',
            'wins',
            'dares',
            'reveals',
          ],
          done: 'They all stood round and looked. It was not like anybody else’s, because there was a piece of everyone in it: a drop, a spot, a handful. {L} gave it one last tap. It worked, and {told}.',
        },
        {
          kinds: [
            'party',
            'eats',
            'shares',
            'gets',
            'all-get',
            'given-by',
            'plays',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'helps',
            'stays',
            'invited',
            'gathers',
            'includes',
            'tells',
            'spreads',
          ],
          done: 'It did not look like anybody else’s, because there was a piece of everyone in it. But it worked! And whoever had given a piece came along to see what became of it. That was the whole village, and {told}.',
        },
        {
          kinds: ['goes', 'rides', 'sees', 'visit', 'finds', 'sleep', 'home', 'way-home'],
          done: 'It did not look like anybody else’s, because there was a piece of everyone in it. But it worked! Off {S} went, and for once not at the edge but right at the front, and {told}.',
        },
      ],
    },
  ],
};
