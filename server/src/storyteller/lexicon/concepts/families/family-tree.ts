import type { StorySourceInput } from '../../story-source.ts';

/** Stories about ancestors and the family tree. */
export const familyTree: StorySourceInput = {
  id: 'family-tree',
  words: [
    'family tree',
    'family history',
    'family trees',
    'ancestor',
    'ancestors',
    'where our family comes from',
    'my great-grandparents',
    'great-grandparents',
    'old family photos',
    'old photo',
    'old photos',
    'old photograph',
    'when my grandma was little',
    'when my grandpa was little',
    'grandma when she was little',
    'grandma’s stories',
    'long ago in our family',
  ],
  situations: ['learn', 'question', 'make', 'has', 'mystery'],
  topic: 'the family tree',
  thing: 'the box of old photographs',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-child-on-the-photograph',
      titles: ['The Child in the Photograph', '{L} and the Family Tree', 'Whose Ears Are These?'],
      goal: 'find out who was in the photograph',
      trouble: 'nobody knew who the child was',
      solved: 'the child had a place in the family tree',
      opener:
        'In the loft stood a box of photographs, brown ones with wavy edges. In the top one stood a child by a pump, with a goose under one arm and a crooked grin. {L+} knew that grin from somewhere.',
      friend:
        '“Who’s that?” asked {F+}. On the back it said only: “With Bertha.” {L} did not know if that was the child or the goose.',
      problem:
        'They had to make a family tree by Friday, with a picture on every branch. {L} had six pictures and six names. But nobody in the house could say who that child was. “Somebody of ours,” they said. And so it lay there, without a branch.',
      tries: [
        'They laid the photo beside all the others. Beards, hats, buttons! Before long everybody looked like everybody else.',
        '{F} wanted to leave it out. But the child grinned so much that nobody could bring themselves to do it.',
        '{L} looked for “Bertha” in the telephone book. There were nine, and none of them remembered a goose.',
      ],
      tip: '“Paper knows little,” said {G+}. “Old heads know a lot, but you must wake it up. Don’t ask, who is that. Lay the picture in somebody’s hand, and ask about the goose.”',
      low: 'There was one branch left on the big sheet. {L} drew a question mark on it, and it looked sad.',
      turn: '{L} took the picture to the oldest of them all, who sat at the window and mostly slept. “Tell me about the goose,” said {L}. The eyes opened. “Bertha!” It came like a shot. “Bertha bit the mayor!” And then it bubbled out.',
      done: 'The child was that very person at the window, ninety years ago, on the day the family moved here with a cart. {L} wrote it all down, and looked up. There it was, at the window: the crooked grin.',
      again:
        'The tree has eleven branches now. On the lowest sits {L}, and on a root, because that goose belongs, sits Bertha.',
      helper: {
        name: 'Aunt Rosa',
        creature: 'woman',
      },
      outcomes: [
        {
          asked: ['class/school/teacher/show/tell/present'],
          kinds: ['tells', 'says', 'says-words', 'claps', 'gets', 'given-by', 'all-get'],
          done: '“Bertha bit the mayor!” It bubbled out, the goose and the cart and the pump, and {L} wrote it all down. On Friday the tree had a picture on every branch, and one of them had come to school in person, with a stick. So {told}.',
        },
        {
          asked: ['find/learn/know/discover/meet who/family/grandpa/grandma/name/ancestor/story'],
          kinds: ['sees'],
          done: 'The child was that very person at the window, ninety years ago, on the day the family came here with a cart. {L} looked from the photograph to the chair. There was the crooked grin, exactly the same, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The child on the photograph was that very person at the window, ninety years ago. One name pulled the next one after it, and by the evening there were eleven branches. {L} rang them all up, as they belonged together, and {told}.',
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
            'home',
            'way-home',
            'stays',
          ],
          done: 'The child was that very person at the window, ninety years ago, with the goose that bit the mayor. {L} held the photograph beside the old face. There it was, the crooked grin. Then {L} looked in the mirror and saw it once more, and {told}.',
        },
      ],
      art: {
        'stood a box of photographs': 'attic: L hold picture(duck) curious; box',
        'On the back it said only': 'attic: F point curious; L hold picture(duck) curious; box',
        'had to make a family tree': 'living-room: L draw drawing-pad(tree) worried; picture',
        'laid the photo beside all the others': 'living-room: L look worried; F look worried; many picture',
        'wanted to leave it out': 'living-room: F offer picture(duck) worried; L look F',
        'There were nine, and none': 'living-room: L phone worried; book',
        'Paper knows little': 'living-room: G say calm; L+F listen curious; picture',
        'one branch left on the big sheet': 'living-room: L draw drawing-pad(tree) sad',
        'Tell me about the goose': 'living-room: L show picture(duck) curious; grandmother, armchair',
        'very person at the window': 'living-room: L write happy; grandmother, window',
        'wrote it all down': 'living-room: L write happy; grandmother, window',
        'The tree has eleven branches now': 'living-room: L point proud; F look; picture(tree)',
      },
    },
  ],
};
