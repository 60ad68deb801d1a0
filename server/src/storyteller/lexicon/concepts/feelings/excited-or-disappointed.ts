import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a day that went differently. */
export const excitedOrDisappointed: StorySourceInput = {
  id: 'excited-or-disappointed',
  words: [
    'disappointed',
    'disappointment',
    'be/being disappointed',
    'cancelled',
    'trip cancelled',
    'didn’t happen',
    'too excited',
    'excited',
    'excitement',
    'looking forward',
    'rained off',
    'cancelled/canceled trip/holiday/party/outing/picnic/match',
    'trip/holiday/party/outing/picnic/match cancelled/canceled',
    'museum/zoo/pool/park/fair closed/shut',
    'called off',
  ],
  situations: ['learn', 'cannot', 'trait', 'reluctant'],
  topic: 'a day that went differently',
  thing: 'the great day',
  home: 'cottage',
  main: 'cottage',
  weather: 'rain',
  plots: [
    {
      id: 'the-day-that-was-called-off',
      titles: ['The Day That Was Called Off', '{L} Had Looked Forward to It', 'Instead'],
      goal: 'do something with the rest of the day',
      trouble: 'the day that {L} had looked forward to was called off',
      solved: 'the day had turned into another good one',
      opener:
        '{L+} had been counting for twelve sleeps. The bag stood by the door, the sandwiches were cut, and {L} had been awake since five, too excited to sit down. Today was the great day!',
      problem:
        'Then the telephone rang. “What a pity,” somebody said, and, “another time.” It was called off! {L} stood there in boots. Something went down inside {L}, like a lift, from the neck to the knees.',
      tries: [
        '“It doesn’t matter,” said {L}. But it did matter, and then the bag got a kick.',
        '“We’ll go next week,” said {F}. Next week was behind seven mountains.',
        '{L} sat down in the hall, in boots and coat, and waited anyway. The hall was not where {L} wanted to be.',
      ],
      tip: '“Looking forward is like a balloon,” said {G+}. “When it goes pop, you may be sad. Cry a bit. Then look at what’s left. You’ve still got the bag, haven’t you? And the sandwiches? And the day?”',
      turn: 'So first {L} was properly disappointed, on {F’s} shoulder, for as long as it took. Then {L} looked into the bag. A torch, a blanket, sandwiches, a whistle. “What could you do with that,” said {L} slowly, “here?”',
      done: 'They went on the expedition all the same: under the table, by torchlight, up the stairs, over the sofa to the great rain window. The sandwiches tasted of far away. “I’ve never been here before,” said {L}.',
      again:
        'The great day did come, two weeks later. But when {L} talks of it, the story mostly begins with the stairs.',
      outcomes: [
        {
          asked: ['go/trip/zoo/fair/pool/beach/museum/next/later/day'],
          done: 'They went on the expedition all the same, under the table, up the stairs and over the sofa to the great rain window. {L} drew a map of it. Then the telephone rang a second time, about the great day, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'gets', 'given-by', 'all-get'],
          done: 'By torchlight they went under the table, up the stairs, and over the sofa to the great rain window. “I’ve never been here before,” said {L}. They put down the blanket and undid the bag. The sandwiches tasted of far away, and {told}.',
        },
        {
          kinds: ['plays', 'tells'],
          done: 'The bag held a torch, a blanket, sandwiches and a whistle. It was packed for a great day, and so they had one: under the table, by torchlight, up the stairs, and over the sofa. At the great rain window {L} blew the whistle, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'says',
            'says-words',
            'sleep',
          ],
          done: 'First {L} was properly disappointed, on {F’s} shoulder. Then they went on the expedition all the same, by torchlight, under the table and over the sofa. At the great rain window they sat down, two explorers with one sandwich, and {told}.',
        },
      ],
      art: {
        'had been counting for twelve sleeps': 'hallway, morning: L jump happy; bag, door',
        'The bag stood by the door': 'hallway, morning: L cheer happy; bag, sandwich',
        'Then the telephone rang': 'hallway, rain: L phone sad; bag, boot',
        'But it did matter': 'hallway: L kick angry; bag',
        'We’ll go next week': 'hallway: F comfort L; L sit sad; bag',
        'sat down in the hall': 'hallway, rain: L sit sad wearing coat; bag',
        'Looking forward is like a balloon': 'hallway: G say calm; L listen sad; balloon',
        'was properly disappointed': 'hallway, rain: L cry; F hug L; bag',
        'A torch, a blanket': 'hallway: L hold torch curious; F look; bag, whistle, sandwich',
        'up the stairs': 'living-room, rain: L crawl happy torch under table; F crawl happy',
        'The great day did come': 'living-room: L tell stairs happy',
      },
    },
  ],
};
