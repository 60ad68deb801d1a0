import type { StorySourceInput } from '../../story-source.ts';

/** Stories about seeing what there is to do. */
export const helpingWithoutBeingAsked: StorySourceInput = {
  id: 'helping-without-being-asked',
  words: [
    'help/helping without being asked',
    'help/helping without be ask',
    'without being asked',
    'see/seeing what needs doing',
    'helpful',
    'being helpful',
    'be/being helpful',
    'good helper',
    'little helper',
    'lend/lending hand',
    'helping hands',
    'holding the door',
    'hold/holding the door',
    'hold/holding door open',
    'good deeds',
  ],
  situations: ['learn', 'value', 'deed', 'wants', 'question', 'own-wish'],
  topic: 'helping without being asked',
  thing: 'the bucket on the stairs',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'who-did-that',
      titles: ['Who Did That?', '{L} Sees Something', 'Without Being Asked'],
      goal: 'help without being asked',
      trouble: 'nobody had the time to ask',
      solved: 'the work was done before anybody had asked',
      opener:
        '“If you need me, just say so,” {L+} told everybody. Then {L} sat down on the wall and waited to be needed. {L} was really very helpful, if only somebody asked.',
      friend:
        '{F+} sat down alongside. “Nobody’s said anything,” said {F}. In front of them somebody was struggling through the shop door, with two bags, a pushchair and a melon.',
      problem:
        'The melon rolled away. A bag tore. Up on the second floor old Mr Pym stood behind the window and looked at the bucket of coal, down by the stairs. Nobody called. “They’d say if they wanted anything,” said {L}. But did they?',
      tries: [
        '{L} called, “Does anybody need help?” across the whole square. Everybody shook their heads, out of politeness, and went on struggling.',
        '{F} took the pushchair by the handle and pushed. It belonged to somebody who did not know {F} at all. There was a fright.',
        '{L} hung a sign round the wall: “Help, here.” People thought that it was {L} who needed it.',
      ],
      tip: '“Most people never ask,” said {G+}. “They don’t want to be a bother. You needn’t guess, just look at their hands. Are they full? Are they too short? Then say what you’re going to do, and do it.”',
      low: 'The melon had rolled up to {L’s} feet. It was quite clear where it belonged.',
      turn: '{L} picked up the melon. “I’ll hold the door for you,” said {L}. It was not a question. Then {L} looked around. The bucket stood there, and there were those steep stairs. “We’ll carry that up, the two of us.”',
      done: 'They put the bucket down in front of Mr Pym’s door, knocked, and were round the corner before it opened. “Who did that?” they heard. It was quiet for a while. Then somebody up there whistled a tune.',
      again:
        '{L} still sits on the wall sometimes. But not for long, for from there you can see so many hands.',
      helper: {
        name: 'Mrs Porter',
        creature: 'donkey',
      },
      outcomes: [
        {
          asked: ['thank/thanks/proud/find/know/cookie/reward/smile'],
          kinds: ['says', 'says-words', 'gets', 'given-by', 'all-get', 'happy', 'feels', 'laughs'],
          done: 'They put the coal down at Mr Pym’s door, knocked, and were round the corner before it opened. “Who did that?” they heard. It was quiet for a while. Then somebody up there whistled a tune, so gladly that it came all the way down the stairs, and {told}.',
        },
        {
          asked: ['help/more/everyone/everybody/other/neighbour/street'],
          kinds: ['helps'],
          done: 'The bucket stood at Mr Pym’s door, and nobody had seen who did it. The lady with the melon was home by now. They looked at hands all the way down the street, full ones and short ones, and {told}.',
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
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: '“Who did that?” they heard, and were round the corner already. {L} and {F} leaned on the wall with black fingers and no breath left. Up on the second floor somebody whistled, and there was smoke from the chimney, and {told}.',
        },
      ],
      art: {
        'waited to be needed': 'village: L sit happy on wall; people',
        'sat down alongside': 'village: L sit calm on wall; F sit calm on wall; lady, pram, melon',
        'rolled away. A bag tore': 'village: L look curious; lady, melon, bag, pram',
        'across the whole square': 'village: L call happy; people',
        'took the pushchair': 'village: F push pram; L look worried; lady',
        'hung a sign': 'village: L hang sign worried; wall, people',
        'just look at their hands': 'village: G speak calm; L listen curious; bag',
        'had rolled up to': 'village: L look curious at ground; F point; melon',
        'picked up the melon': 'village: L give melon brave; F hold bucket happy; lady, door',
        'Mr Pym’s door': 'hallway: L tiptoe laughing; F tiptoe laughing; bucket, door',
        'still sits on the wall': 'village: L wave happy on wall; people, melon',
      },
    },
  ],
};
