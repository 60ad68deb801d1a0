import type { StorySourceInput } from '../story-source.ts';

/** Plots about {S} that is as big as a house. */
export const farTooGiant: StorySourceInput = {
  id: 'far-too-giant',
  situations: ['giant'],
  creature: 'theme',
  topic: '{S}, as big as a house',
  thing: '{S}',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'mind-your-heads',

      titles: ['The Giant {Noun}', 'Mind Your Heads!', '{L} and the Giant {Noun}'],
      goal: 'find out what to do with a giant {noun}',
      trouble: '{S} was as big as a house',
      solved: 'everybody in town was glad of the giant {noun}',
      opener:
        'It got dark, although it was only noon. {L+} looked up. That was no cloud up there. It was somebody’s tummy.',
      friend:
        '“Oh, sorry,” said a voice, so loud that the tiles rattled. It was {S+}, as big as a house! “I was quite small yesterday,” said {S}. “Then I ate something that glowed, in the garden. And since then, well.”',
      problem:
        'It is not easy to be a giant {noun}. {S} sat down, and it was on a roof. {S} said “{voice}”, and it was heard in the next three towns. {S} wanted to say sorry, and {slip}. It was a giant mishap.',
      tries: [
        'They brought all the {treat} in town, on two lorries. For {S} that was one bite. Then {S} looked round for more, with very large eyes.',
        'They tried to hide {S} behind the church. At the left and the right there was {noun} to be seen, and at the top, too.',
        '“Try to shrink,” said {L}. {S} tried, with both eyes shut, until there was a noise. It was only a hiccup. It blew away the market.',
      ],
      tip: '“Everybody’s asking how to get {S} small again,” said {G+}. “It wears off by itself. It’s such a pity about the time. When have you ever had {a} as big as a house? What’s too high, too heavy and too far for all of you?”',
      turn: '{L} climbed up to one enormous ear. “Could you…?” whispered {L}. There was the kite on the steeple, and the bus in the ditch. There was the hill that kept the sun off the school. “Is that all?” asked {S}, and stood up.',
      done: '{S} put the bus back on the road with one push, fetched down eleven kites, and moved the hill a bit to the left. In the evening there was a plop. {S} sat in {L’s} hand, quite small, and yawned.',
      again:
        'Only {L} knows where the thing is that glows. It’s kept in a tin, for emergencies. On the lid it says, “Just one bite, {noun}.”',
      outcomes: [
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
          done: '{S} put the bus back on the road with one push, fetched down eleven kites, and moved the hill a bit to the left. In the evening there was a plop. {S} sat in {L’s} hand, quite small. The whole town had seen it, and {told}.',
        },
        {
          kinds: [
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
            'goes',
            'rides',
            'sees',
            'visit',
            'finds',
            'sleep',
            'home',
            'way-home',
          ],
          done: '{S} put the bus back on the road, fetched down eleven kites, and moved the hill a bit to the left. Then it had all been of use, every foot of it. In the evening there was a plop, and {told}.',
        },
      ],
    },
  ],
};
