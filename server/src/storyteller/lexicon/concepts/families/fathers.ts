import type { StorySourceInput } from '../../story-source.ts';

/** Stories about fathers and their children. */
export const fathers: StorySourceInput = {
  id: 'fathers',
  words: [
    'fathers',
    'dads',
    'fathers and sons',
    'fathers and daughters',
    'father and son/daughter/child',
    'dad and son/daughter',
    'day with dad/daddy/papa/father',
    'dad and me',
    'daddy and me',
    'me and dad/daddy',
    'my dad and me',
    'my dad and i',
    'stay-at-home dad',
    'dad/daddy stays home',
    'stay at home dad',
  ],
  situations: ['visit', 'learn', 'pair', 'has', 'trait', 'deed'],
  creature: 'dad',
  indoors: true,
  weather: 'rain',
  topic: 'fathers',
  thing: 'the list',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'nothing-on-the-list',
      titles: ['{L} and {S} Have a Saturday', 'Nothing on the List', 'The Saturday That Went Wrong'],
      goal: 'have a good Saturday with {S}',
      trouble: 'everything on the list had gone wrong',
      solved: 'it was a good Saturday after all',
      opener:
        'Saturday belonged to {L+} and {S} alone, and that was why there was a list on the fridge: One, pancakes. Two, the bus to the lake. Three, the pedal boat.',
      friend:
        '{S+} had written it out, with a little drawing beside each line. “Today nothing will go wrong,” said {S}, and swung the frying pan. The pancake flew up beautifully. It didn’t come down again.',
      problem:
        'It was hanging on the lamp. They scraped it off, and missed the bus. Then it began to rain, so hard that there was a lake in the street. {S} sat down on the stairs. “It was going to be such a good day,” said {S}.',
      tries: [
        'They waited for the next bus. It came, and drove through a puddle. After that they had to go home and change.',
        '{S} telephoned the boat people. “We’re closed because of the rain,” they said. “The boats are full of water.”',
        '{S} made a new list. Number one was “Sun”, and you can’t do that by yourself.',
      ],
      tip: '“When you were small,” said {G+}, looking in, “you never asked what was on the list. You only ever asked: is {S} coming along? I don’t think that it’s about the lake at all.”',
      low: '{L} looked at {S}, who was still wearing one wet sock, and at the list. The three drawings were rather good. “We’ve got all that here,” said {L}.',
      turn: '{L} turned the table upside down. “Pedal boat!” said {L}, and sat down in it. {S} fetched two wooden spoons for oars, and a blue blanket for the lake. “Where to, Captain?” “To the pancake island,” said {L}. “It’s got a lamp.”',
      done: 'They were at sea until it got dark, with a storm, two sharks and a picnic on the sofa. They laughed so much that the neighbour knocked. In the evening {L} took a pencil and ticked everything off: one, two, three. “And tomorrow?” asked {S}.',
      again:
        'The list is still on the fridge. Underneath, {S} has written: “Four. Nothing at all, together.”',
      helper: { name: 'Grandma Fay', creature: 'hen' },
      outcomes: [
        {
          asked: [
            'best/favourite/favorite day/saturday/dad/daddy/time/ever',
            'learn/realise/realize/know together/matter/important/best',
          ],
          kinds: ['says', 'says-words', 'happy', 'feels'],
          done: 'They were at sea until it got dark, with a storm, two sharks and the pancake island with its lamp. {L} ticked everything off: one, two, three. {S} took the pencil and added a fourth line, “Nothing at all, together.” So {told}.',
        },
        {
          asked: ['pancake/cook/eat/ice-cream/cream/pizza/picnic/popcorn'],
          kinds: ['party', 'eats', 'shares', 'makes', 'gets', 'given-by', 'all-get'],
          done: 'They were at sea until it got dark, with a storm and two sharks. When the crew got hungry, {S} tied up the table at the sofa and went to see what was left on the lamp and in the kitchen, and {told}.',
        },
        {
          asked: ['rainbow/sun/puddle/lake/boat/rain/outside/park/swim/fish'],
          done: 'They were at sea until it got dark, with two sharks and a storm. The real one had stopped by then, and the street was still one big lake. “That’s line two and three,” said {L}, and pulled on both boots, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'plays',
            'stays',
            'home',
            'way-home',
            'sleep',
            'tells',
          ],
          done: 'They were at sea in the upside-down table until it got dark, with two sharks and a storm, and {S} lost both oars. They laughed so much that the neighbour knocked. Then {S} moved up under the blue blanket, and {told}.',
        },
      ],
      art: {
        'there was a list on the fridge': 'kitchen, morning: L look happy at fridge; fridge, pancakes',
        'swung the frying pan': 'kitchen, morning: S raise pan happy; L look S happy; pancakes',
        'sat down on the stairs': 'hallway, rain: S sit sad on stairs; L look S worried',
        'drove through a puddle': 'village, rain: L+S startle surprised; bus, puddle',
        'telephoned the boat people': 'hallway, rain: S phone sad; L look S worried',
        'made a new list': 'kitchen, rain: S write sad; L look; window',
        'never asked what was on the list': 'kitchen: G say happy; L listen curious',
        'The three drawings were rather good': 'hallway: L hold paper happy; S sit sad on stairs',
        'turned the table upside down': 'living-room: L sit happy in rowing-boat; S look L surprised',
        'Where to, Captain': 'living-room: L+S row laughing in rowing-boat; lamp',
        'They were at sea': 'living-room, night: L write proud; S laugh L; sofa, blanket',
        'The list is still on the fridge': 'kitchen: L hug S happy; fridge',
      },
    },
  ],
};
