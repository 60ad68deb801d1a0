import type { StorySourceInput } from '../../story-source.ts';

/** Stories about seat belts and car seats. */
export const seatBelts: StorySourceInput = {
  id: 'seat-belts',
  words: [
    'seat belt',
    'seat belts',
    'seatbelt',
    'wear/wearing seat belt',
    'car seat',
    'car seats',
    'booster seat',
    'buckle/buckling up',
    'click clack seat belt',
    'won’t sit in car seat',
    'refuse/refuses car seat/seat belt',
    'not wear seat belt',
  ],
  situations: ['refuses', 'learn', 'reluctant', 'deed', 'cannot'],
  topic: 'the seat belt',
  thing: 'the seat belt',
  home: 'cottage',
  main: 'city',
  plots: [
    {
      id: 'the-egg-on-the-back-seat',
      titles: ['Click!', '{L} and the Seat Belt', 'The Egg on the Back Seat'],
      goal: 'get going in the car',
      trouble: '{L} would not put on the seat belt',
      solved: 'the seat belt was on, and the car was on its way',
      opener:
        'The engine was running, and everyone was in the car. They were going to Grandma’s for pancakes. Only one thing was still missing: click. It was {L+}’s seat belt.',
      friend:
        '{F+} was on the seat next to {L}, click, and had a basket of eggs for the pancakes. “Come on,” said {F}, “put it on.”',
      problem:
        '“I don’t want it,” said {L}. “It’s tight, and I can’t turn round in it.” “No click, no car,” they said in front. And the engine was turned off. They all sat there, in front of their own house.',
      tries: [
        '{L} held the belt in front with both hands, so that it looked as if it was on. “I didn’t hear a click,” they said.',
        '{L} put the belt under one arm. Then it was round the tummy only. “Up over the shoulder,” they said.',
        '“I’ll hold on tight,” said {L}. But nobody is as strong as a car that stops.',
      ],
      tip: '{G+} from next door put an egg in a toy lorry and let it roll against the step. The lorry stopped. The egg did not. “That’s you without a belt,” said {G}. “What does the next egg need?”',
      low: 'There was yellow all down the step. {L} looked at it, and at the other eggs in the basket.',
      turn: '{L} set a second egg in the toy lorry, laid a soft hanky round it, and tied it down with an elastic band, across the middle and over the top. {F} gave the lorry a push. Bump! And the egg sat where it was, without a crack.',
      done: '“It’s got a seat belt on,” said {L}, and climbed into the seat. The belt went over the shoulder, not twisted, flat and snug. Click! “Click!” said everyone, and the engine started. They were at Grandma’s in time, with one egg too few.',
      again:
        '{L} goes round before each journey and listens. Nobody drives before there have been enough clicks. Not even the bear.',
      object: 'egg',
      helper: { name: 'Mr Axle', creature: 'badger' },
      outcomes: [
        {
          asked: ['click/belt/buckle/safe/safely/drive/arrive/seat/car/journey/road/bear/teddy'],
          done: '“It’s got a seat belt on,” said {L}, looked at the egg without a crack, and climbed into the seat. Over the shoulder, not twisted, flat and snug. Click! “Click!” said everyone, and the engine started. All the way {told}.',
        },
        {
          asked: ['grandma/granny/nana/pancake/beach/zoo/park/holiday'],
          done: '“It’s got a seat belt on,” said {L}, and climbed into the seat. The belt went over the shoulder, flat and snug. Click! “Click!” said everyone, and the engine started. Before the first egg could get cold feet, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '“It’s got a seat belt on,” said {L}, and climbed into the seat. Click! “Click!” said everyone, and the engine started. Grandma stood at the gate with the pan. One egg too few was still enough, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '“It’s got a seat belt on,” said {L}, and climbed into the seat. The belt went over the shoulder, flat and snug. Click! “Click! Click!” it went all round, and even the egg was asked. On the back seat {told}.',
        },
      ],
      art: {
        'engine was running, and': 'city: L sit worried in car; people',
        'a basket of eggs': 'city: F sit happy in car; L sit worried in car; basket',
        'I don’t want it': 'city: L sulk angry in car; F sit worried in car',
        'with both hands, so': 'city: L sit worried in car; F look; ribbon',
        'under one arm': 'city: L sit ashamed in car; F sit in car',
        'I’ll hold on tight': 'city: L sit brave in car; F sit worried in car',
        'let it roll against the step': 'city: G hold toy-car; L look G surprised; egg',
        'There was yellow all down': 'city: L look worried; step, egg, basket',
        'with an elastic band': 'city: L tie ribbon happy; F push toy-car; egg',
        'the engine started': 'city: L sit happy in car; F sit happy in car',
        'before each journey': 'city: L listen happy; car, teddy',
      },
    },
  ],
};
