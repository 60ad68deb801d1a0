import type { StorySourceInput } from '../../story-source.ts';

/** Stories about something embarrassing. */
export const embarrassed: StorySourceInput = {
  id: 'embarrassed',
  words: ['embarrassed', 'embarrassing', 'ashamed', 'blush', 'everybody laughed', 'everyone laughed'],
  situations: ['learn'],
  topic: 'something embarrassing',
  thing: 'the red ears',
  home: 'cottage',
  main: 'school',
  plots: [
    {
      id: 'the-slippers',
      titles: ['{L} in Slippers', 'Red Ears', 'The Most Embarrassing Day'],
      goal: 'come out from behind the coats',
      trouble: 'it was all so embarrassing',
      solved: '{L} could laugh about it, and the others did it too',
      object: 'slippers',
      opener:
        'It was only at the school gate that {L+} looked down. On both feet were slippers. The woolly ones, with ears on them.',
      problem:
        'Everyone had seen it. Someone giggled. {L’s} face grew hot, first the cheeks, then the ears, until you could have boiled an egg on them. {L} ran behind the coats and did not come out.',
      tries: [
        '{L} pulled the socks over the slippers. Now {L} had very fat feet, with ears.',
        '{L} thought of going home, and never coming back, and becoming somebody else, far away. But lunch was pancakes.',
        '“Nobody noticed,” said {F}. That was kind. It was not true, and both of them knew it.',
      ],
      tip: '“I once taught a whole morning with a peg on my back,” said {G+} to the coats. “You can’t make it not have happened. But whoever tells it first gets to choose how it’s told.”',
      turn: '{L} took a deep breath, and came out from behind the coats. “I’ve come in slippers,” said {L}, quite loudly. “They’ve got ears. If you stamp, they wiggle.” And {L} stamped.',
      done: 'They wiggled! First it was quiet, and then everybody laughed. But it was a different laugh, with room in it. “May I try?” somebody asked. “I came in my pyjama trousers once,” said somebody else. And then they all had something to tell.',
      again: 'Friday is Slipper Day now. The ears at the coat hooks stick out in a long row.',
      helper: { name: 'Miss Linden', creature: 'owl' },
      outcomes: [
        {
          asked: ['slipper/pyjama/wear/day/ear'],
          kinds: ['makes'],
          done: '{L} stamped, and the ears wiggled! First it was quiet, and then everybody laughed, with room in it for {L}. “May I try?” somebody asked. “I came in my pyjama trousers once,” said somebody else. The teacher looked down at a dull pair of shoes, and {told}.',
        },
        {
          asked: ['laugh/happy/funny/proud/feel/better/embarrassed/anymore/confident'],
          kinds: ['laughs', 'happy', 'feels', 'says', 'says-words'],
          done: '{L} came out from behind the coats and stamped. The ears wiggled! “I once came in my pyjama trousers,” said somebody, and then they all had something to tell. It was the best story that counted, and {L} had begun it, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'party',
            'eats',
            'shares',
            'plays',
            'gets',
            'given-by',
            'all-get',
            'tells',
            'sleep',
          ],
          done: '{L} stamped, and the ears on the slippers wiggled! It was a different laugh now, one with room in it. “Do it again,” they said, and one after another took off their shoes, to see what their own socks could do, and {told}.',
        },
      ],
      art: {
        'On both feet were slippers': 'playground: L look surprised at ground; big slippers, gate',
        'The woolly ones': 'playground: L look surprised at ground; big slippers',
        'Everyone had seen it': 'hallway: L hide ashamed; coat-pegs, slippers, children',
        'pulled the socks over': 'hallway: L crouch worried; slippers, sock',
        'thought of going home': 'hallway: L think pancakes ashamed',
        'Nobody noticed': 'hallway: F speak L; L sit ashamed; slippers',
        'with a peg on my back': 'hallway: G say happy; L listen ashamed; coat-pegs',
        'came out from behind the coats': 'school: L speak brave; slippers, children',
        'quite loudly. “They': 'school: L stamp brave; slippers, children',
        'with room in': 'school: L laugh; children, slippers',
        'Friday is Slipper Day': 'school: L jump laughing; many slippers, children',
      },
    },
  ],
};
