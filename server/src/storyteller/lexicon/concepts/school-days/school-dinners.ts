import type { StorySourceInput } from '../../story-source.ts';

/** Stories about having lunch at school. */
export const schoolDinners: StorySourceInput = {
  id: 'school-dinners',
  words: [
    'school dinner/lunch/meal',
    'lunch time canteen',
    'lunchtime in canteen',
    'school dinners',
    'dinner/lunch/dining hall',
    'dinner/lunch lady',
    'eat/eating lunch school',
    'school cafeteria/canteen',
    'cafeteria',
    'canteen',
    'lunchtime',
    'lunch time at school',
  ],
  situations: ['visit', 'learn', 'afraid', 'reluctant'],
  topic: 'lunch at school',
  thing: 'the tray',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'both-thumbs',
      titles: ['{L} and the Wobbly Tray', 'Lunch at School', 'A Place at the Table'],
      goal: 'have lunch in the big hall',
      trouble: 'the hall was loud and there was nowhere to sit',
      solved: '{L} had a place at a table, with friends',
      opener:
        'Today {L+} was going to have lunch at school for the first time, in the big hall. It smelled of gravy. And it was as loud as a railway station.',
      friend:
        '{F+} was just behind {L} in the queue. They each got a tray, with a plate on it, a glass of water and a bowl of pudding. {F} knew no more about trays than {L} did.',
      problem:
        'The tray wobbled. The peas rolled to the left, and the water slopped to the right. {L} stood there with both hands full and looked at all those tables. Every place was taken, and everyone was talking. Where were you supposed to go?',
      tries: [
        '{L} walked very fast, to get it over with. The bowl slid, the peas jumped, and half of them were on the floor.',
        '{L} stopped in the middle and waited for somebody to say something. But people had to get past, and somebody bumped into the tray.',
        '{F} pointed to a table right at the back where nobody sat. It was for the dirty plates.',
      ],
      tip: '“Both thumbs on top of the tray, and look where you’re going, not at the peas,” said {G+}, with a big ladle. “And don’t look for a whole empty table. Look for one empty chair, and one kind face. Then ask.”',
      low: 'The gravy was getting cold. {L} would have liked to be at home, at the little table by the window.',
      turn: '{L} put both thumbs on top and looked up. The tray stopped wobbling. Over there was an empty chair, and beside it somebody who was blowing on a potato. {L} went up. “Is this place free?” {L} asked. “Can my friend sit here, too?”',
      done: '“Of course,” said the one with the potato, and everyone moved up. {L} put the tray down, and nothing had spilled. After three bites the hall did not sound so loud any more. After the pudding {L} was talking as loudly as the rest.',
      again:
        'The next day there was somebody new with a tray, standing in the middle. {L} moved up and patted the chair.',
      outcomes: [
        {
          asked: [
            'sit/table/seat/alone/lonely/new/share/talk',
            'make/find/get/meet/have/become/best/new/good friend',
          ],
          kinds: [
            'new-friend',
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'no-longer',
            'says',
            'makes',
          ],
          done: '“Of course,” said the one with the potato, and everyone moved up. {L} put the tray down, and nothing had spilled. “Blow first,” said the one with the potato, “they’re hot.” After three bites the hall did not sound so loud any more, and {told}.',
        },
        {
          asked: [
            'try/taste/vegetable/pea/like/eat/lunch/dinner/food/pudding/cook/lady',
            'marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'gets', 'learns', 'wins', 'helps'],
          done: '“Of course,” said the one with the potato, and everyone moved up. {L} put the tray down, and nothing had spilled. At this table they always began with the pudding bowl, to look at it, and then the peas had a race to the edge. So {told}.',
        },
        {
          kinds: ['home', 'way-home'],
          done: '“Of course,” said the one with the potato, and everyone moved up. {L} put the tray down, and nothing had spilled. After the pudding {L} was as loud as the rest. There was so much to tell that some was left for later, when {told}.',
        },
      ],
      object: 'bowl',
      helper: { name: 'Mrs Ladle', creature: 'goose' },
      art: {
        'lunch at school for the': 'restaurant: L look worried; children, long-table',
        'knew no more about trays': 'restaurant: L hold tray worried; F hold tray worried',
        'The tray wobbled': 'restaurant: L hold tray frightened; many peas, children, table',
        'fast, to get it over': 'restaurant: L run tray worried; peas, bowl',
        'stopped in the middle': 'restaurant: L hold tray sad; children',
        'table right at the back': 'restaurant: F point curious; L hold tray worried; table, many plate',
        'not at the peas': 'restaurant: G raise spoon calm; L hold tray curious; pot',
        'The gravy was getting cold': 'restaurant: L think table sad tray',
        'Is this place free': 'restaurant: L hold tray brave; F hold tray; children, chair, potato',
        'with the potato, and':
          'restaurant: L eat spoon happy at table; F eat spoon happy at table; children',
        'patted the chair': 'restaurant: L wave happy; children, tray, chair',
      },
    },
  ],
};
