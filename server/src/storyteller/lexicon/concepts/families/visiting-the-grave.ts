import type { StorySourceInput } from '../../story-source.ts';

/** Stories about visiting a grave and remembering. */
export const visitingTheGrave: StorySourceInput = {
  id: 'visiting-the-grave',
  words: [
    'visit/visiting/at grave/graveyard/cemetery',
    'grave',
    'graves',
    'graveyard',
    'cemetery',
    'grandma’s/grandpa’s/grandad’s/granny’s grave',
    'grandpa’s/grandma’s/grandfather’s/grandmother’s/grandad’s empty chair',
    'empty chair',
    'remember/remembering grandma/grandpa/grandad/granny/nana',
    'first Christmas/birthday without grandma/grandpa/grandad/granny/dad/mum',
    'missing grandma/grandpa/grandad/granny who died',
    'anniversary of death',
  ],
  situations: [
    'trait',
    'deed',
    'wants',
    'learn',
    'question',
    'longing',
    'absence',
    'has',
    'sad',
    'works-as',
    'cannot',
    'refuses',
    'ailment',
    'broken',
    'damage',
    'lacks',
    'quarrel',
    'afraid',
    'own-wish',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'visiting a grave',
  thing: 'the stone with the name',
  home: 'cottage',
  main: 'meadow',
  plots: [
    {
      id: 'news-for-the-stone',
      titles: ['News for the Stone', 'The Bench Under the Birch', 'Something for Every Visit'],
      goal: 'know what to do at the grave',
      trouble: '{L} did not know what to say to a stone',
      solved: '{L} had found a way to visit',
      opener:
        'Under the birch there is a stone with a name on it. The name belongs to somebody whom {L+} loved very much. Today {L} was allowed to come along, with the small watering can.',
      friend:
        'The gate squeaked, and the gravel crunched. {L} walked on tiptoe. Nobody had said that you had to, but it seemed to be that kind of a place.',
      problem:
        'Then they stood there. {L} had thought that it would feel like a visit. But it was only a stone, and grass, and a very small beetle. The others were quiet, and one of them was crying a bit. “What do I do now?” thought {L}. “Am I sad enough?”',
      tries: [
        '{L} stood very straight and tried to think only of sad things. After a while {L}’s foot itched. That was wrong too, probably.',
        '{L} pulled up all the weeds. One of them was not a weed.',
        '{L} asked whether you could hear anything down there. “No,” they said gently. “Not any more. Whoever has died doesn’t hear, and nothing hurts.” So talking was no use either.',
      ],
      tip: '“I rake here every day,” said {G+}, “and I’ve seen everything. Some of them cry, some of them sing, and one brings jokes. You don’t come here for the stone. You come for yourself, so that you remember. What would you have told first?”',
      low: '{L} knew that at once. There had always been one question, at the kitchen door, even before the coat was off: “Well, and what’s new?”',
      turn: '{L} knelt down in the grass. “What’s new,” said {L} quietly, “is that I can swim. Without armbands. And the cat has got fat. And nobody does the pancakes right.” It was strange at first, and then less strange. The one who was crying laughed, and told something, too.',
      done: 'They sat on the bench until the sun came round the birch. They remembered the hat, the whistling, and how the car had rolled into the pond. {L} laid an acorn on the stone, and a crumb of pancake. It had been a visit after all.',
      again:
        '{L} keeps a list for it in the drawer, under “news”. When there are five things on it, they go.',
      helper: { name: 'Mr Rowan', creature: 'mole' },
      outcomes: [
        {
          asked: ['flower/plant/candle/light/stone/song/sing/draw/letter/bring'],
          kinds: ['makes', 'plays', 'gets'],
          done: '“What’s new,” said {L} quietly, “is that I can swim.” The one who was crying laughed, and told something, too. There were still an acorn and a crumb of pancake in {L’s} pocket. The watering can had a drop left, and {told}.',
        },
        {
          asked: ['remember/talk/tell/story/memory/feel/know/near/close/heart/love/miss'],
          kinds: ['tells', 'says', 'happy'],
          done: 'They sat on the bench until the sun came round the birch, with the news about the swimming and the fat cat. Then it was the hat’s turn, and the whistling, and how the car had rolled into the pond. So {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'stays', 'friends', 'team', 'home'],
          done: 'They sat on the bench until the sun came round the birch. They remembered the hat, and how the car had rolled into the pond. {L} laid an acorn on the stone. It had been a visit after all, and {told}.',
        },
        {
          kinds: ['eats', 'shares', 'party', 'sleep', 'sees'],
          done: 'They sat on the bench, and {L} laid an acorn and a crumb of pancake on the stone. “Nobody does them right,” said {L}. “I know how it goes,” said the one who had been crying. So they went home by the gravel path, and {told}.',
        },
      ],
    },
  ],
};
