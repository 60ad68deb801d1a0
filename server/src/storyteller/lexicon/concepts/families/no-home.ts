import type { StorySourceInput } from '../../story-source.ts';

/** Stories about people who have no home. */
export const noHome: StorySourceInput = {
  id: 'no-home',
  words: [
    'homeless',
    'homelessness',
    'homeless man/woman/person/people/family/shelter',
    'live/living in a shelter/hostel',
    'shelter for families',
    'no home',
    'have/having no home',
    'sleep/sleeping on street/bench/outside',
    'man/woman/person on the street',
    'man/woman/person without a home',
    'lost our home',
    'temporary home',
    'living in one room',
  ],
  situations: [
    'lacks',
    'has',
    'newcomer',
    'absence',
    'learn',
    'question',
    'trait',
    'deed',
    'wants',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'somebody without a home',
  thing: 'the bench by the station',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'more-than-a-coin',
      titles: ['The Man with the Red Cap', 'More Than a Coin', 'Good Morning, Mr Ash'],
      goal: 'find out how to help Mr Ash',
      trouble: 'Mr Ash had no home',
      solved: 'Mr Ash was no longer invisible',
      opener:
        'By the station, between the bins and the big clock, there was a blanket. On it sat somebody with a red cap and a bag. {L+} walked past there every day, on somebody’s hand. Everyone looked the other way.',
      friend:
        '{F+} came along on Tuesdays. “Why sit there?” asked {F}. “Mr Ash hasn’t got a home at the moment,” said the lady at the flower stall. “But everybody’s got a home,” said {F}. {L} had thought so, too.',
      problem:
        '{L} couldn’t stop thinking about it. Where do you go when it rains? Where do you keep your toothbrush? At night {L} lay in a warm bed and was ashamed of being warm, though that was nobody’s fault. “What can I do?” asked {L}. “I’m too small.”',
      tries: [
        '{L} wanted to give away the whole bed. It didn’t go down the stairs.',
        '{L} laid a coin on the blanket and ran away as fast as possible. The red cap said thank you to nobody, because there was nobody there any more.',
        '{L} asked why they didn’t just build more houses. They all thought that was a good question, and nobody knew.',
      ],
      tip: '“I slept on that bench for a winter,” said {G+}, who drives the soup bus now. “Do you know what the worst thing was? It wasn’t the cold. It was that nobody said good morning. Go with a grown-up, always. Ask first. And learn the name.”',
      low: 'Good morning. {L} could do that. It was even quite the right size.',
      turn: 'On Wednesday {L} stopped, holding on tight to the big hand. “Good morning, Mr Ash,” said {L}. “I’m {L}.” Under the red cap there was a surprised face, with kind eyes. “Nobody’s said that since summer.” “What do you need?” asked {L}.',
      done: 'It was socks. They collected eleven pairs in the house and took them to the soup bus, where somebody also helped Mr Ash to ask for a room. It took until the snow came. Then a note lay on the step: “Room 9. With a door. Good morning, {L}.”',
      again:
        'When somebody sits on the street, {L} knows now: you may say good morning. It doesn’t cost anything, and it’s the right size.',
      helper: { name: 'Mrs Tureen', creature: 'badger' },
      outcomes: [
        {
          asked: ['home/house/room/live/flat/key/door/bed/shelter'],
          kinds: ['home', 'way-home', 'stays'],
          done: 'It was socks that were needed. They collected eleven pairs and took them to the soup bus, where somebody helped Mr Ash to ask for a room. It took until the snow came. There was a form, and then a key, and {told}.',
        },
        {
          asked: ['help/give/bring/soup/blanket/food/sock/coat/collect/money'],
          kinds: ['helps', 'eats', 'shares', 'gets', 'given-by', 'all-get'],
          done: 'It was socks that were needed. They collected eleven pairs in the house and took them to the soup bus. The flower lady saw it, and the man from the kiosk. Everyone had looked the other way because everyone else did, and {told}.',
        },
        {
          kinds: [
            'friends',
            'new-friend',
            'still-friends',
            'says',
            'says-words',
            'happy',
            'feels',
            'laughs',
            'tells',
          ],
          done: 'They brought eleven pairs of socks to the soup bus, and somebody there helped Mr Ash to ask for a room. It took until the snow came. Every day in between there was one good morning, holding on to a big hand, and {told}.',
        },
        {
          kinds: ['hugs', 'party', 'plays', 'makes', 'team', 'claps', 'invited'],
          done: 'They brought eleven pairs of socks to the soup bus, and somebody there helped Mr Ash to ask for a room. When the snow came, there was a note: “Room 9. With a door.” They rang at that door with something warm under a lid, and {told}.',
        },
      ],
    },
  ],
};
