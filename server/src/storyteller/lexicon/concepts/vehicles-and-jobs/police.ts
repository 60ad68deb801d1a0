import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the mystery. */
export const police: StorySourceInput = {
  id: 'police',
  words: [
    'police',
    'police car',
    'policeman',
    'police officer',

    'mystery',
    'clue',
    'thief',
    'robber',
    'burglar',
    'robbery',
    'car chase',
    'police chase',
  ],
  situations: ['wants', 'learn', 'ability', 'trait', 'mystery', 'lost'],
  topic: 'the mystery',
  thing: 'the clue',
  main: 'village',
  plots: [
    {
      id: 'missing-buns',
      titles: ['The Case of the Missing Buns', 'Detective {L}', 'Crumbs!'],
      goal: 'solve the mystery of the buns',
      trouble: 'the mystery was still a mystery',
      solved: 'the mystery was solved',
      opener:
        '{L+} had a hat, a notebook and a magnifying glass. All that was missing was a mystery. Then the baker came running. “My buns!” cried the baker. “They’re disappearing!”',
      problem:
        'Every morning twelve buns lay in the window. Every evening there were eleven, although nobody had bought one. No broken glass. No footprints. “Very strange,” wrote {L}.',
      tries: [
        '{L} asked everybody in the village: “Where were you at five?” They had all been at the baker’s, to buy bread.',
        'They hid in the flour barrel to keep watch. At six o’clock they came out again, white from top to toe. The ghosts frightened three customers.',
        '{F} tied a bell to each bun. In the evening there were eleven buns, and eleven bells. The twelfth had not made a sound.',
      ],
      tip: '“You look for a thief,” said {G+}. “A good detective looks for what is there. What’s left behind when a bun goes on a journey?”',
      turn: '“Crumbs!” said {L}, and got down on the floor with the glass. There was one. And another, by the wall. The trail ran along the skirting board, to a hole no bigger than a coin.',
      done: 'Behind it, in a boot, lay six tiny mice around a bun, with their grandmother. “We thought that the twelfth was for us,” squeaked the grandmother. “They say a baker’s dozen!”',
      again:
        'Now there’s a thirteenth bun on a saucer every evening. And {L} has written “Solved” into the notebook, and underlined it twice.',
      outcomes: [
        {
          asked: [
            'thief/robber/burglar/mouse/mice sorry/give/return/bring/friend/apologise/apologize',
            'sorry',
          ],
          done: 'The trail of crumbs ran to a hole no bigger than a coin. Inside, in a boot, sat six tiny mice around a bun. “We thought that the twelfth was for us,” squeaked their grandmother, and put down every last crumb. So {told}.',
        },
        {
          asked: [
            'catch/find/arrest thief/robber/burglar',
            'thief catch',
            'mystery/case solve',
            'solve mystery/case/crime',
          ],
          done: 'The trail of crumbs ran to a hole no bigger than a coin. {L} knocked. Inside, in a boot, sat six tiny mice around a bun, with their grandmother. “We thought that the twelfth was for us!” So {told}.',
        },
        {
          asked: ['become/be police/detective/officer', 'badge/medal', 'drive/ride police/car', 'siren'],
          done: 'In a boot behind the wall lay six tiny mice around a bun, with their grandmother. “We thought that the twelfth was for us!” The baker laughed so much that the window steamed up, and {G} took off the big hat. And {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'In a boot behind the wall sat six tiny mice around a bun, with their grandmother. “We thought that the twelfth was for us!” The baker went and fetched the other eleven, and lay down on the floor as well. So {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'In a boot behind the wall lay six tiny mice around a bun. “We thought that the twelfth was for us,” squeaked their grandmother. The baker counted on ten white fingers. “It’s my own fault,” said the baker, “I never put up a sign.” And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'In a boot behind the wall lay six tiny mice around a bun. “We thought that the twelfth was for us,” squeaked their grandmother. “They say a baker’s dozen!” The baker counted on ten white fingers, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'In a boot behind the wall sat six tiny mice around a bun, with their grandmother. {L} wrote down the case, whispering, because two of them had already shut their eyes over the crumbs. And {told}.',
        },
      ],
      helper: { name: 'Inspector Hoot', creature: 'owl' },
      art: {
        'All that was missing was a mystery': 'village: L hold magnifying-glass curious wearing hat',
        'the baker came running': 'village: L hold magnifying-glass surprised; F point surprised; baker, bun',
        'twelve buns lay in the window': 'shop: L write writing-pad curious; F point worried; many bun',
        'Where were you at five': 'village: L write writing-pad; F look worried; people, bread',
        'The ghosts frightened': 'shop: L+F hide in barrel; flour, people',
        'tied a bell to each bun': 'shop: F tie bell; L think worried; many bun',
        'You look for a thief': 'village: G point; L+F look G curious; bun, crumbs',
        'got down on the floor': 'shop: L crawl magnifying-glass curious; F peek curious; crumbs',
        'a hole no bigger than a coin': 'shop: L crouch curious; F point surprised; hole, crumbs',
        'lay six tiny mice': 'shop: L look happy; F look surprised; boot, many mouse, bun',
        'on a saucer every evening': 'shop, evening: L write book proud; F clap happy; saucer, bun, mouse',
      },
    },
    {
      id: 'the-warm-things',
      titles: ['The Thief Who Took Warm Things', 'A Hair on the Clothes Peg', '{L} Helps the Police'],
      goal: 'find out who the thief was',
      trouble: 'the thief had not been found',
      solved: 'the thief had been found',
      opener:
        '{L+} had a notebook for clues, and there was nothing in it yet. Then the police car stopped in front of the house. “Keep an eye on your things!” called the police officer. “There’s a thief in the village.”',
      problem:
        'A woolly hat had gone from a fence, a scarf from a clothes line, and a mitten from a pram. But the thief had not touched the silver spoons on the garden table. “Why not the spoons?” {L} wrote in the notebook.',
      tries: [
        'They stopped everybody who wore a hat or a scarf. It was a cold day. By noon half the village was standing in a queue, and none of them was the thief.',
        '{L} laid a shiny coin on the wall as a trap, and they hid behind the hedge. Nobody came for the coin. This thief did not seem to care for anything that was shiny.',
        '{F} found footprints of big boots. They followed them once round the village. The footprints led to the police officer, who had been looking for clues there too.',
      ],
      tip: '“All day I’ve been looking for somebody wicked,” said {G+}, and took off the police cap. “Perhaps that’s a mistake. Don’t ask who would steal such things. Ask who could need them.”',
      low: '{L} read out the list once more: a hat, a scarf, a mitten. Then {L} looked closely at the peg on the clothes line. One soft grey hair was caught in it.',
      turn: '“They’re all soft and warm,” said {L}. “Somebody is making a bed!” {L} looked for more grey hairs. There was one on the fence, and one on the pram, and one on the back door of the police car. Its window was open.',
      done: 'On the back seat of the police car, on a scarf, a mitten and a woolly hat, lay a grey cat with four tiny kittens. The thief purred. “The mystery is solved,” {L} whispered. Nobody was arrested.',
      again:
        'The hat, the scarf and the mitten are back with their owners, freshly washed. At the police station there’s a basket with a soft cushion now, and four kittens who help with the string.',
      outcomes: [
        {
          asked: [
            'catch/find/arrest thief/robber/burglar',
            'thief catch',
            'mystery/case solve',
            'solve mystery/case/crime',
          ],
          done: 'Grey hairs led from the fence to the pram, and from the pram to the back window of the police car. {L} looked in. On a scarf, a mitten and a woolly hat lay a grey cat with four kittens, and purred. So {told}.',
        },
        {
          asked: ['become/be police/detective/officer', 'badge/medal', 'drive/ride police/car', 'siren'],
          done: 'On the back seat of the police car, on a scarf, a mitten and a woolly hat, lay a grey cat with four tiny kittens. “Under my own nose,” said {G}, and held the car door open for {L}. And {told}.',
        },
        {
          asked: ['kitten/kittens/cat home/keep/adopt/safe/family/name/live/stay/sleep'],
          done: 'On the back seat of the police car, on a scarf, a mitten and a woolly hat, lay a grey cat with four tiny kittens. Nobody was arrested. {L} lined a basket with the notebook’s softest pages, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'On the back seat of the police car lay a grey cat with four tiny kittens. Somebody came for the hat, somebody for the scarf, and somebody for the mitten. They all stayed and looked in at the window, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'On the back seat of the police car lay a grey cat with four tiny kittens. “Case closed,” said {G}, and went to the cupboard in the police station where important things are kept. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'On the back seat of the police car, on a scarf, a mitten and a woolly hat, lay a grey cat with four tiny kittens. The thief purred. One kitten climbed out and up {G’s} sleeve to the cap, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'On the back seat of the police car, on the scarf and the hat, lay a grey cat with four tiny kittens. The thief purred. {L} turned out the blue light, because it shone in their eyes, and {told}.',
        },
      ],
      helper: { name: 'Constable Bloom', creature: 'dog' },
      art: {
        'a notebook for clues': 'village: L write writing-pad curious; house',
        'There’s a thief in the village': 'village: L startle surprised; F point worried; police-car, police',
        'touched the silver spoons on': 'garden: L write writing-pad worried; F point; spoon, washing-line',
        'By noon half the village': 'village: L raise worried; F look worried; people, scarf, hat',
        'a shiny coin on the wall': 'village: L+F hide behind hedge curious; coin on wall, wall',
        'footprints of big boots':
          'village: F point surprised; L hold magnifying-glass curious; footprints, police',
        'took off the police cap': 'village: G say calm; L+F look G curious; hat',
        'soft grey hair was caught':
          'village: L hold magnifying-glass curious; F point surprised; washing-line',
        'They’re all soft and warm': 'village: L point brave; F peek curious; fence, mitten',
        'Its window was open': 'village: L point surprised; F run; police-car',
        'a grey cat with four tiny kittens':
          'village: L whisper happy; F clap happy; grey cat, many kitten, police-car',
        'freshly washed': 'village: L hold string happy; F look happy; basket, many kitten',
      },
    },
  ],
};
