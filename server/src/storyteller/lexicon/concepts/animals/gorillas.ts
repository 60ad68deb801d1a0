import type { StorySourceInput } from '../../story-source.ts';

/** Stories about gorillas and orangutans. */
export const gorillas: StorySourceInput = {
  id: 'gorillas',
  words: [
    'gorilla',
    'gorillas',
    'orangutan',
    'orangutans',
    'great ape',
    'silverback',
    'gorillas and orangutans',
    'baby gorilla',
  ],
  situations: ['visit', 'learn', 'question'],
  creature: 'theme',
  topic: 'gorillas and orangutans',
  thing: 'the nest',
  home: 'forest',
  main: 'forest',
  plots: [
    {
      id: 'a-new-bed-every-night',
      titles: ['{S} Builds a Bed', '{L} and the Nest in the Trees', 'A New Bed Every Night'],
      goal: 'build a bed that held',
      trouble: '{S’s} bed fell apart every time',
      solved: 'the bed of leaves held',
      opener:
        'In the rainforest it gets dark quickly, as if somebody had blown out a lamp. {L+} was sitting under a big leaf. Above, something cracked, rustled, and came down with a bump.',
      friend:
        'It was {S+}, with leaves on {S.their~the} head. “That was my bed,” said {S}. “Everybody of my kind builds a new one every evening. I’m old enough now to do it alone.” And {S} rubbed {S.their~the} knee.',
      problem:
        'It was the third bed that night. All round in the dark you could hear the others, snoring comfortably in forks and on branches. Only {S} was awake. And it was going to rain.',
      tries: [
        '{S} piled up a heap of leaves, as high as a table. When {S} lay down on it, it was a heap on both sides, and nothing in the middle.',
        '{L} tied two branches together with a shoelace. It held {L}. It didn’t hold {S}.',
        'They lay down on the bare ground. Eleven ants were already lying there.',
      ],
      tip: '“You begin with the soft part,” said {G+}. “I weave as well, only smaller. First comes what’s strong, one across the other, bent over and tucked in. You don’t break a branch off. It has to stay on the tree and hold on.”',
      low: '{S} looked at {S.their~both} big hands, and {L} looked up into the fork of the tree, where the moon was shining in.',
      turn: 'They climbed up. “This one to me, and that one over it,” said {L}. {S} bent a thick branch into the middle, and {L} pushed the tip under the next one. Over, under, over, under, like a basket. The leaves came right at the end.',
      done: '{S} sat down in it, first carefully, and then with all that weight. It creaked. It rocked. It held! Then {S} held one very large leaf over both of them, and the rain drummed on it.',
      again:
        'In the morning {S} climbed down and didn’t look back. “I’ll build another one tonight,” said {S}. Now {S} could.',
      helper: { name: 'Weaver Tika', creature: 'bird' },
      outcomes: [
        {
          asked: ['sleep/asleep/bed/nest/dream/night/home/baby/mum/mother/family'],
          done: '{S} sat down in it, first carefully, and then with all that weight. It creaked. It rocked. It held! {S} pulled one large leaf over, and the rain drummed on it. Comfortable snoring came from every fork, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{S} sat down in it, first carefully, and then with all that weight. It creaked, it rocked, it held! All round heads came out of the leaves. They threw over bananas, for it was the first bed that {S} had built, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{S} sat down in it, first carefully, and then with all that weight. It creaked. It rocked. It held! “There’s room beside me,” said {S}, and tucked in the last branch round {L}. Up there in the fork {told}.',
        },
      ],
      art: {
        'it gets dark quickly': 'forest, evening: L startle surprised; big leaf',
        'That was my bed': 'forest, night: S fall sad; L startle',
        'the third bed that night': 'forest, night: S sit sleepy; L comfort S; moon',
        'a heap of leaves': 'forest, night: S lie worried; L look S; leaf-pile',
        'with a shoelace': 'forest, night: L tie string brave; S fall; stick',
        'on the bare ground': 'forest, night: L+S lie worried; many big ant',
        'begin with the soft part': 'forest, night: G hold stick; L+S look G curious',
        'into the fork of the tree': 'forest, night: S look sad; L point curious; tree, moon',
        'a thick branch into the middle': 'forest, night: S pull big stick brave; L push stick brave; tree',
        'rain drummed on it': 'forest, night, rain: L+S sit happy; S raise leaf happy; nest',
        'In the morning': 'forest, morning: S wave proud; L wave happy; tree',
      },
    },
  ],
};
