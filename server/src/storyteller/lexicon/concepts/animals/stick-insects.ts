import type { StorySourceInput } from '../../story-source.ts';

/** Stories about stick insects. */
export const stickInsects: StorySourceInput = {
  id: 'stick-insects',
  words: ['stick insect', 'stick insects', 'walking stick insect', 'phasmid', 'leaf insect'],
  situations: [
    'has',
    'newcomer',
    'odd-pet',
    'question',
    'learn',
    'lost',
    'runaway',
    'visit',
    'hides',
    'own-wish',
  ],
  topic: 'the stick insects',
  thing: 'the smallest stick insect',
  home: 'cottage',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'blow-very-softly',
      titles: ['Which One Is the Stick?', '{L} Counts the Stick Insects', 'Twig, Twig, Twig, Legs'],
      goal: 'find the smallest stick insect',
      trouble: 'the smallest stick insect was nowhere to be seen',
      solved: 'the smallest stick insect had been found',
      opener:
        'In the tall glass box there were branches with green leaves, and on the branches there were seven stick insects. At least that’s what it said on the label. {L+} was allowed to look after them for a week.',
      friend:
        '“I can only see twigs,” said {F+}. “That’s the trick,” said {L}. “One of the twigs is looking at you.” Then one of the twigs lifted a leg, very slowly, and put it down again.',
      problem:
        'In the morning {L} gave them fresh bramble leaves and counted. Three. Four. Five. Six. {L} counted again, from the other side. Six. The seventh was the smallest of all, no longer than a fingernail. Had {L} left the lid open?',
      tries: [
        '{L} looked for it with a magnifying glass, twig by twig. In the magnifying glass all the twigs got bigger, and they all stayed twigs.',
        '“Come out!” called {L}. A stick insect that is being called does one thing: it keeps still.',
        'They looked on the floor, on the curtain, and on each other. {F} found a hairgrip and was frightened by it.',
      ],
      tip: '“They aren’t only coloured like a twig,” said {G+}. “They act like one. And what does a twig do when there’s a breeze? Don’t search for it, and don’t touch anything. Make some wind.”',
      low: '{L} washed both hands, opened the lid and knelt down in front of the box. It had to be a very soft wind. A stick insect that small weighs less than a grain of rice.',
      turn: '{L} took a breath and blew, as softly as you blow on soup that isn’t hot. The leaves moved a little. Six twigs rocked to and fro. And there, underneath a leaf, a seventh one was rocking, as thin as a thread!',
      done: '“Seven!” whispered {L}. It was hanging upside down, and beside it hung something like a tiny grey sock. It was its old skin. The smallest stick insect had grown out of it. “You weren’t lost at all,” said {L}. “You were getting changed.”',
      again:
        'Every morning {L} opens the lid and blows hello. And seven twigs, if you look closely, wave back.',
      helper: { name: 'Mr Thorn', creature: 'man' },
      outcomes: [
        {
          asked: ['find/safe/seven/twig/skin/baby/babies/hatch/grow/walk/hand'],
          done: '“Seven!” whispered {L}. It hung upside down beside something like a tiny grey sock. That was its old skin. “You weren’t lost at all, you were getting changed.” {L} held one finger next to the leaf, as still as wood, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '“Seven!” whispered {L}. It hung beside a tiny grey sock, which was its old skin. {F} drew seven lines on a card, one very short, and stuck it on the box. “All here!” it said. Well away from the lid {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '“Seven!” whispered {L}. It hung upside down, beside its old skin, a tiny grey sock. “You weren’t lost, you were getting changed.” {L} blew once more, for joy, and all seven twigs waved. In front of the glass box {told}.',
        },
      ],
      art: {
        'In the tall glass box': 'school: L look curious; fish-tank, leaf',
        'for a week': 'school: L stand proud; fish-tank, stick',
        'see twigs': 'school: F look worried; L point happy; many stick',
        'no longer than a fingernail': 'school, morning: L look worried; fish-tank, leaf',
        'with a magnifying glass,': 'school: L hold magnifying-glass worried; many stick',
        'is being called': 'school: L call worried; F look; fish-tank',
        'found a hairgrip': 'school: F startle; L crawl worried; curtain',
        'coloured like a twig': 'school: G hold stick; L+F look G curious',
        'washed both hands': 'school: L open calm; fish-tank',
        'as softly as you blow': 'school: L blow calm; F look; many stick, leaf',
        'like a tiny grey sock': 'school: L point happy; F cheer; stick, grey sock',
        'opens the lid and blows': 'school, morning: L wave happy; fish-tank, many stick',
      },
    },
  ],
};
