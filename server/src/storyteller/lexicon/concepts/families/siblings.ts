import type { StorySourceInput } from '../../story-source.ts';

/** Stories about brothers and sisters. */
export const siblings: StorySourceInput = {
  id: 'siblings',
  words: ['sibling', 'brother and sister', 'big sister and little brother', 'big brother and little sister'],
  situations: ['thing-pair', 'pair', 'being-and-thing', 'question', 'learn'],
  topic: 'brothers and sisters',
  thing: 'the den',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'one-den-two-bosses',
      titles: ['One Den, Two Bosses', '{L} and the Line Down the Middle', 'Mine, Yours, Ours'],
      goal: 'build the den together',
      trouble: 'each of them wanted to build the den alone',
      solved: 'the den belonged to all of them',
      object: 'blanket',
      opener:
        'Brothers and sisters share nearly everything: the bath, the back seat, and the last pancake. Today {L+} wanted to build a den, under the big bush in the garden, and so did everybody else in the family who wasn’t grown up.',
      problem:
        '“It’s my bush,” said {L}. “I saw it first!” “It’s my blanket,” said {F}. Each of them pulled at one end. There was a ripping noise. And then neither of them said anything, and they turned their backs on each other.',
      tries: [
        '{L} drew a line down the middle with a stick. On one side was the bush, and on the other was the blanket. There was no den on either of them.',
        '{L} built without a blanket. It rained in. {F} built without a bush, and sat on the grass under a blanket, like a ghost.',
        'They went to tell on each other. “Sort it out,” they were told, “or I’ll take the bush and the blanket.”',
      ],
      tip: '“My sister and I had a line like that,” said {G+} over the fence. “They were three long days. Then we found out that we were good at different things. Don’t ask whose it is. Ask who can do what.”',
      turn: '{L} looked across the line for a while. “You’re better at knots,” {L} said. It was quiet. “And you’re better at climbing,” said {F}. Then {L} climbed up into the bush with the torn blanket, and {F} tied it fast below, with seven knots.',
      done: 'Over the tear they pinned a big leaf, and that was the window. Inside there was room for all of them, if everybody pulled in their elbows. They ate the last pancake, in equal pieces, and nobody measured.',
      again:
        'Tomorrow they’ll quarrel again, about something or other. But the line on the grass has grown over.',
      helper: { name: 'Mr Ruddle', creature: 'robin' },
      outcomes: [
        {
          asked: ['sorry/apologise/apologize/forgive/make up'],
          kinds: ['says', 'says-words'],
          done: '{F} tied the torn blanket fast with seven knots, and {L} held it up above. Over the tear they pinned a big leaf. “I pulled as well,” said {L} through the new window. The line on the grass was hard to see from there, and {told}.',
        },
        {
          asked: ['sleep/night/camp/asleep'],
          kinds: ['sleep'],
          done: 'Over the tear they pinned a big leaf, and that was the window. Inside there was room for all of them, if everybody pulled in their elbows. It got dark, and nobody called them in. They had the blanket, so {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'gets', 'given-by', 'all-get'],
          done: 'Over the tear they pinned a big leaf, and that was the window. Inside there was room for all of them, if everybody pulled in their elbows. The last pancake was passed in through the leaf, in equal pieces, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'plays',
            'tells',
            'claps',
          ],
          done: 'With {F’s} seven knots and {L’s} climbing the blanket stayed up, tear and all, with a big leaf for a window. Inside, everybody had somebody’s elbow in their ribs. There was no line in there, and no room for one, and {told}.',
        },
      ],
      art: {
        'Brothers and sisters share': 'garden: L eat pancakes happy',
        'to build a den': 'garden: L point happy; bush, children',
        'pulled at one end': 'garden: L+F pull blanket angry; bush',
        'There was a ripping noise': 'garden: L sulk angry; F sulk angry; blanket, bush',
        'drew a line down the middle': 'garden: L hold stick angry; F hold blanket angry; bush',
        'under a blanket, like a ghost': 'garden, rain: F sit sad under blanket; L sit sad; bush',
        'went to tell on each': 'cottage: L point angry F; F point angry L; mother',
        'had a line like that': 'garden: G say calm; L+F listen; fence',
        'better at knots': 'garden: L speak calm F; F look L surprised; bush',
        'climbed up into the bush': 'garden: L climb happy on tree; F tie happy; blanket',
        'Over the tear they pinned': 'garden: L+F eat pancakes happy; den, leaf',
        'leaf for a window': 'garden: L+F sit happy; den, leaf',
        'Tomorrow they’ll quarrel again': 'garden: L+F laugh; den, grass',
      },
    },
  ],
};
