import type { StorySourceInput } from '../../story-source.ts';

/** Stories about allergies. */
export const allergy: StorySourceInput = {
  id: 'allergy',
  words: [
    'allergy',
    'allergic',
    'nut/peanut/milk/egg/food/bee allergy',
    'epipen',
    'hay fever',
    'gluten',
    'coeliac/celiac',
    'lactose',
  ],
  situations: ['has', 'ailment', 'trait', 'deed', 'learn', 'visit', 'cannot'],
  gentle: true,
  topic: 'an allergy',
  thing: 'the list of what is in the food',
  main: 'school',
  plots: [
    {
      id: 'cake-for-all',
      titles: ['A Cake for All', '{L} Reads the Label', 'What’s in It?'],
      goal: 'eat the same cake as everybody else',
      trouble: '{L} was allergic to what was in the cake',
      solved: 'there was a cake that everyone could eat',
      opener:
        '{L+} could read two words before all others: “may contain”. They are in small print on the back. For {L} there was one food that was dangerous, even a crumb of it, and therefore {L} always asked, “What’s in it?”',
      problem:
        'There was a birthday, and a wonderful cake. “What’s in it?” asked {L}. Nobody knew it exactly. So {L} sat in front of the box from home, the one with the apple slices, while all the others had chocolate on their chins.',
      tries: [
        '“Just take the icing,” somebody said. But the knife had been through everything. {L} shook {L.their~the} head, and had to say no three times.',
        '{F} ate apple slices as well, out of kindness. Now there were two of them who looked at the cake.',
        '{L} sat at a table by the window, where it was safe. It was safe, and it was very far away.',
      ],
      tip: '“They’re not unkind, they don’t know it,” said {G+}. “An allergy’s a body that takes a crumb for an enemy. That’s nobody’s fault. Don’t leave the kitchen to the others: what can go in, so that nobody has to sit by the window?”',
      turn: '{L} wrote a list of all that was allowed, and it was much longer than the other one. They washed the table, the bowl, the spoons and their hands. Then they read every packet aloud, down to the last line, and stirred.',
      done: 'It was a bit flat, and it tasted of bananas, and it was gone in four minutes. {L} had eaten from the middle of the very same plate as all the others. “What’s in it?” asked somebody. “Us,” said {L}.',
      again:
        'There’s a list on the kitchen door now, with a red heart: this is for {L}. Before parties somebody always rings up and asks.',
      outcomes: [
        {
          asked: ['safe/careful/know/learn/understand/remember/everyone/everybody/doctor/help'],
          kinds: ['happy', 'feels', 'says', 'says-words', 'helps'],
          done: 'Every packet had been read aloud, down to the last line, and everything was washed. {L} ate from the middle of the very same plate as all the others. “What’s in it?” they asked, all together, before the first bite, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'gets', 'given-by', 'all-get', 'invited'],
          done: 'They had washed the table, the bowl and their hands, and then they stirred. It was a bit flat, and it tasted of bananas. {L} put the box from home away, with all its slices. There was one cake on the table, for every single one of them, and {told}.',
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
            'stays',
            'plays',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: 'It tasted of bananas, and it was gone in four minutes. {L} had eaten from the middle of the plate. “What’s in it?” asked somebody. “Us,” said {L}. There was flour on all their noses, which was in the list as well, and {told}.',
        },
      ],
      art: {
        'could read two words before': 'kitchen: L read curious; bag, magnifying-glass',
        'even a crumb of it': 'kitchen: L say worried; crumbs, nut',
        'There was a birthday': 'school: L sit sad; children, cake on table',
        'Just take the icing': 'school: L say worried; children, cake',
        'out of kindness. Now': 'school: L eat apple sad; F eat apple sad; cake on table',
        'by the window, where it was safe': 'school: L sit sad at table; window, children',
        'An allergy’s a body': 'school: G say calm; L listen curious; cake',
        'wrote a list of all that was allowed': 'kitchen: L write happy; banana, apple',
        'they read every packet aloud': 'kitchen: L stir happy; F read curious; bowl on table',
        'from the middle of the': 'school: L eat cake proud; children, banana',
        'flat, and it tasted of': 'school: L eat cake proud; children, banana',
        'a list on the kitchen door': 'kitchen: L point happy; notice, heart',
      },
    },
  ],
};
