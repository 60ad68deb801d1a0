import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a snowman who must not melt, or who would like to see summer. */
export const snowmanAndSummer: StorySourceInput = {
  id: 'snowman-and-summer',
  words: [
    'snowman who/that not want to melt',
    'snowman not want to melt',
    'snowman see/sees/seeing summer',
    'snowman who wants to see summer',
    'snowman in summer',
    'snowman summer',
    'snowman and sun',
    'snowman want/wants to see/meet the summer/sun',
    'goodbye snowman',
    'save/saving the snowman',
    'my snowman melted',
    'snowman is melting',
    'snowman in the freezer',
    'keep the snowman',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'refuses',
    'ailment',
    'sad',
    'sad-being',
    'absence',
    'lost',
  ],
  topic: 'a snowman in the spring',
  thing: 'the snowman',
  creature: 'snowman',
  home: 'garden',
  main: 'garden',
  weather: 'snow',
  plots: [
    {
      id: 'the-long-way-round',
      titles: ['{S} and the Summer', 'Where Does a Snowman Go?', 'See You Next Winter'],
      goal: 'find a way for {S} to see the summer',
      trouble: 'the sun was shining and {S} was melting',
      solved: '{S} had seen the summer and come back',
      opener:
        'In the garden stood {S+}, with a carrot nose and {L’s} old scarf. {L+} had made the whole snowman in January. Now it was March, and the sun had got warm. Drip, it went from the carrot.',
      friend:
        '“What’s summer like?” asked {S}. “Everyone talks about it.” “Warm,” said {L}, and did not say the rest. Drip, drip, it went. “I’d so much like to see it once,” said {S}.',
      problem:
        'But with each day {S} got thinner. The scarf slid down, and one button lay in the grass already. In the summer there would be nothing left of {S}. “I don’t want to melt,” said {S} softly. “I’m just getting started.”',
      tries: [
        'They pushed {S} into the shade of the shed. It helped till noon, and then the shade went for a walk.',
        '{F} wanted to put {S} in the freezer. The head went in, between the peas and the fish. “You can’t see much of summer from here,” it said.',
        'They laid blankets round {S}, to keep the cold in. It did keep it in, for two days. Then there was a puddle under the blankets.',
      ],
      tip: '“Melting’s nothing,” said {G+} in the puddle. “I’ve done it a hundred times: been ice, been water, been cloud. You don’t get less. You only get to travel. Somebody has to know where to wave to, that’s all.”',
      low: '{S} was no taller than a bucket now. {L} took the carrot, so that it would not fall. “Is it bad?” asked {L}. “It tickles,” said {S}.',
      turn: 'Ice, water, cloud! “You won’t miss the summer at all,” said {L}. “You’ll go right through the middle of it!” {L} dug a little channel from {S} across the grass to the bed by the wall, and put a sunflower seed in the earth at the end of it.',
      done: 'The water ran down the channel and sank in. In June the sunflower looked over every wall there was. “Can you see it all?” called {L}. In August a white cloud stood above it, round and round and round, with a bit of a nose. {L} waved.',
      again:
        'In December it snowed in thick flakes. {L} took the carrot and the scarf out of the cupboard. “Well?” asked {L}, when the head was on. “Tell us.”',
      object: 'scarf',
      helper: { name: 'Plink', creature: 'raindrop' },
      outcomes: [
        {
          asked: ['summer/sun/see/beach/ice/flower/sunflower/cloud'],
          done: 'The water ran down the channel and sank in. In June the sunflower looked over every wall there was, and in August a cloud with a bit of a nose stood above it. “Can you see it all?” called {L}. So {told}.',
        },
        {
          asked: ['back/return/winter/come/again/next/snow/rebuild/build'],
          done: 'The water ran down the channel and sank in. In June a sunflower looked over the wall, in August a cloud went round above it, with a bit of a nose. It grew colder, and greyer. Thick flakes fell on {L’s} sleeve, and {told}.',
        },
        {
          asked: ['freezer/stay/live/melt/never/north/pole/arctic/mountain/forever'],
          done: 'The water ran down the channel, and in June the sunflower looked over the wall. But one handful of snow from {S’s} heart {L} had packed in a tin, between the peas and the fish. It was the beginning of somebody. So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The water ran down the channel and sank in. In June the sunflower looked over every wall there was. In August a cloud stood above it, with a bit of a nose, and gave them some shade. There, with the carrot as guest, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The water ran down the channel and sank in. In June the sunflower looked over every wall there was. In August a cloud with a bit of a nose stood above it, and let one drop fall, right on {L’s} cheek. It tickled, and {told}.',
        },
      ],
    },
  ],
};
