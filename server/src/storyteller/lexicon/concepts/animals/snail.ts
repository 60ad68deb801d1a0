import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a snail. */
export const snail: StorySourceInput = {
  id: 'snail',
  words: ['snail', 'slug', 'snail race', 'slow snail', 'fast snail', 'pet snail'],
  situations: ['pair', 'wants'],
  creature: 'snail',
  topic: 'a snail',
  thing: 'the snail',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'the-great-race',
      titles: ['{L} and the Snail', 'The Slowest Race in the World', 'Go, Snail, Go!'],
      goal: 'get {S} to the finish',
      trouble: '{S} was still a long way from the finish',
      solved: '{S} had crossed the finish line',
      opener:
        '“On your marks,” called the beetle, “get set, go!” There was a cloud of dust, and all of them were gone. All but one. {L+} went to see who it was.',
      friend:
        '“I’m running already,” said {S+}. You could see it if you took a ruler. “I’ve trained all winter. Last year I came on Thursday. This year I’d like to be there when they take down the flag.”',
      problem:
        'It was as far as the rain barrel. For a grasshopper that is four hops. For {S} it is a journey, with an overnight stay. And {S} had a house to carry as well.',
      tries: [
        '{L} wanted to lift up {S} and carry {S.them} a bit. “That doesn’t count,” said {S}, and went in and shut the door till {L} was sorry.',
        '{F} blew from behind. {S} caught a cold, and had to lie down.',
        'They put a lettuce leaf at the finish, so that {S} would hurry. {S} could smell it. {S} did hurry. It was not to be seen.',
      ],
      tip: '“You can’t go faster,” said {G+}, “but the others can’t go up. Look at the map. They run round the wall. Nobody’s ever thought of going straight over it.”',
      turn: 'Straight over it! {S} looked at the wall, which was as steep as a wall. “I’ve got a foot that sticks,” said {S}, and crept up, over the edge, down the other side, and left a silver line behind. At the pond the grasshopper was waiting for a ferry.',
      done: 'When the sun went down, the flag was still flying. {S} pushed both eyes over the line, and then the rest. “Third!” shouted the beetle. Third! {L} hung the medal on the house, beside the door.',
      again:
        'The silver line is still on the wall. When the moon shines, you can read it, from beginning to end.',
      helper: { name: 'Grandfather Toad', creature: 'toad' },
      outcomes: [
        {
          asked: ['win/race/first/finish/medal/trophy/prize/line/cup/get'],
          done: 'The grasshopper was still waiting for its ferry. When the sun went down, the flag was flying. Down the wall came a silver line, with {S} at the end of it, and both eyes reached over the finish before the rest. And {told}.',
        },
        {
          asked: ['home/house/friend/family/sleep/asleep/shell'],
          done: 'When the sun went down, the flag was still flying, and {S} pushed both eyes over the line, and then the rest. “Third!” shouted the beetle. {L} hung the medal beside the door of that house. The way back could wait: {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'When the sun went down, the flag was still flying. {S} pushed both eyes over the line. “Third!” shouted the beetle. At the finish there was the lettuce leaf, big enough for all the runners who had come round the wall, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'When the sun went down, {S} pushed both eyes over the line, and then the rest. “Third!” shouted the beetle. {L} lay down flat in the grass, to hang the medal beside the door, and two eyes on stalks came close. And {told}.',
        },
      ],
      art: {
        'On your marks': 'garden: L bow curious; flag, beetle',
        'There was a cloud of dust': 'garden: L bow surprised; flag',
        'trained all winter': 'garden: S walk proud; L kneel happy; ruler',
        'a journey, with': 'garden: S walk worried; L look S; barrel, grasshopper',
        'That doesn’t count': 'garden: L carry ashamed; S sulk angry',
        'caught a cold': 'garden: F blow; S sneeze; L look worried',
        'a lettuce leaf at': 'garden: L hold cabbage happy; S walk brave; flag',
        'Look at the map': 'garden: G hold map; L+S look G curious',
        'as steep as a wall': 'garden: S climb brave on wall; L look-up happy',
        'waiting for a ferry': 'garden: S climb proud on wall; L cheer; grasshopper, pond',
        'When the sun went down': 'garden, evening: S stand happy wearing medal; L cheer; flag',
        'still on the wall. When': 'garden, night: L look happy; wall, moon',
      },
    },
  ],
};
