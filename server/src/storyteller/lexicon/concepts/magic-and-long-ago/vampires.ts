import type { StorySourceInput } from '../../story-source.ts';

/** Stories about vampires. */
export const vampires: StorySourceInput = {
  id: 'vampires',
  words: ['vampire', 'vampires', 'dracula', 'little vampire', 'vampire family', 'vampires and bats'],
  situations: ['visit', 'learn', 'question', 'wants'],
  creature: 'vampire',
  topic: 'vampires',
  thing: 'the picnic',
  home: 'village',
  main: 'castle',
  plots: [
    {
      id: 'picnic-at-midnight',
      titles: ['{S} and the Picnic', '{L} Invites a Vampire', 'The Midnight Picnic'],
      goal: 'have a picnic together with {S}',
      trouble: '{S} could not go out in the sun',
      solved: 'there was a picnic by moonlight',
      opener:
        'On Saturday there was going to be a picnic on the castle meadow, with sandwiches, races and a brass band. {L+} carried the invitations from door to door. The last house was the castle itself.',
      friend:
        'The door creaked open, and there was {S+}, in a black cloak with a red lining. “For me?” said {S}. “I’ve never been invited to anything. I’ll bring the beetroot salad!” Then {S} looked up. “Oh. At noon?”',
      problem:
        '“I’m a vampire,” said {S}, “and we can’t go out in the sun. It’s the same with snowmen, only slower. I’d so love to come!” And {S} read the invitation three more times, very sadly, and gave it back.',
      tries: [
        '{L} brought sun cream and rubbed it in, from head to toe. {S} put one finger out of the window. It began to smoke, and {S} pulled it in again.',
        'They tried it with a hat, an umbrella and dark glasses. {S} walked into the door, the gate and a rosebush, and had to go home.',
        '{L} dragged a big wardrobe onto the meadow for {S} to sit in. But you can’t run in a sack race from inside a wardrobe.',
      ],
      tip: '“You’re trying to change {S},” said {G+}, and hung upside down from the beam. “Why don’t you change the picnic? It’s only noon because nobody has ever thought about any other time. I’m awake later, too.”',
      low: '“They won’t do that just for me,” said {S}. “We could ask,” said {L}. “The worst they can say is no.”',
      turn: '{L} took a pen, crossed out “noon” on every single invitation, and wrote “moonlight” instead. Then {L} went back to every door and explained. “At night?” people said. “With lanterns? And staying up?” Nobody said no.',
      done: 'The moon came up as round as a plate, and lanterns hung in all the trees. {S} came out of the door, with a very large bowl, and nothing smoked at all. {S} won the sack race, and the beetroot salad was gone in no time.',
      again:
        'It’s the midnight picnic now, every summer. Those who can’t stay awake sleep on the blankets until it’s time for the band.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The moon came up as round as a plate, and lanterns hung in all the trees. {S} came out of the door, with a very large bowl of beetroot salad, and nothing smoked at all. The brass band struck up, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The moon came up as round as a plate, and {S} came out with a very large bowl, and nothing smoked at all. {S} won the sack race by a hop. The teacher put a lantern on the table, so that everybody could see it, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The moon came up as round as a plate. {S} came out of the door, and nothing smoked at all. In the sack race the black cloak with the red lining flew over everyone’s head, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The moon came up as round as a plate, and lanterns hung in all the trees. {S} won the sack race. When the band had played its last tune, a quite thin line of light stood over the hill, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The moon came up as round as a plate, and lanterns hung in all the trees. {S} came out of the door, with the very large bowl, and nothing smoked at all. Somebody moved up on the biggest blanket, and {told}.',
        },
      ],
      helper: { name: 'Flit', creature: 'bat' },
      art: {
        'the invitations from door': 'castle: L carry letter happy; gate',
        'in a black cloak with': 'great-hall: S hold letter surprised in doorway; L look happy; door',
        'I’d so love to come': 'great-hall: S give letter sad; L think worried',
        'I’m a vampire': 'great-hall: S hold letter sad; L look worried',
        'pulled it in again': 'great-hall: L hold bottle; S look worried',
        'walked into the door': 'castle: S fall wearing sunglasses; L hands-on-hips worried; umbrella, rose',
        'wardrobe onto the meadow for': 'meadow: L pull; S peek sad in wardrobe; sack',
        'change the picnic': 'great-hall: G say; L look G curious; S look',
        'The worst they can say': 'great-hall: S say sad; L say happy; letter',
        'on every single invitation': 'great-hall: L write letter brave; S look surprised; many letter',
        'won the sack race': 'meadow, night: S stand in sack happy; L cheer; many lantern, moon, people',
        'sleep on the blankets': 'meadow, night: L lie happy; S wave happy; picnic-blanket, lantern',
      },
    },
  ],
};
