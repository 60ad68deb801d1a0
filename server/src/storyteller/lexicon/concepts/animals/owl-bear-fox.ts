import type { StorySourceInput } from '../../story-source.ts';

/** Stories about getting ready for winter. */
export const owlBearFox: StorySourceInput = {
  id: 'owl-bear-fox',
  words: ['forest animal', 'woodland animal'],
  situations: ['visit'],
  creature: 'theme',
  topic: 'getting ready for winter',
  thing: '{S}',
  home: 'forest',
  main: 'forest',
  plots: [
    {
      id: 'empty-larder',
      titles: ['{S} Before the Snow', '{L} and {S}', 'The Empty Larder'],
      goal: 'fill the larder of {S} before winter',
      trouble: 'the larder of {S} was still empty',
      solved: 'the larder of {S} was full',
      object: 'acorn',
      opener:
        'The leaves were red and yellow, and in the forest everyone was busy. There was carrying, rolling and stacking wherever {L+} looked. Winter was not far off.',
      friend:
        'Only {S+} sat on a root and stared at one single acorn. “That’s all I have,” said {S}. “I watched the clouds all summer. They were so lovely.”',
      problem:
        'The larder of {S} was empty, apart from a spider, and it was moving out. The nights were growing cold. If the snow came before the larder was full, it would be a long and hungry winter.',
      tries: [
        'They shook the big oak. The acorns had gone. What fell down was a cross old crow.',
        'They asked the neighbours. “Collect in summer, eat in winter,” said the neighbours, and shut their doors, click, click, click.',
        '{S} tried to eat up everything now, for the whole winter. After the eleventh mushroom there was nothing for it but to lie down.',
      ],
      tip: '“Clouds, you say?” asked {G+}. “All summer? Then you can tell what’s coming. Nobody else looked up. The others have nuts, but they don’t know when the snow begins.”',
      turn: '{L} pulled {S} out into the clearing. “Look up! What do you see?” {S} looked. “Sheep clouds with frayed tails,” said {S} slowly. “That’s snow. Not next week. Tonight!” “Tell them!” said {L}. And {S} ran from door to door.',
      done: 'Because of {S} they all got their stores under a roof in time. That night the snow came, as high as a knee. In the morning there stood in front of the larder of {S} a basket of nuts, a pot of honey, dried apples, and more.',
      again: 'Every morning {S} says what the clouds say. That is its work now, and it is paid in nuts.',
      helper: { name: 'Mother Beech', creature: 'owl' },
      outcomes: [
        {
          asked: ['sleep/asleep/winter/hibernate/warm/bed'],
          done: 'That night the snow came, as high as a knee, and nobody’s nuts got wet, because {S} had run from door to door. In front of the larder stood a basket, a pot of honey, dried apples and more. Full and warm {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'That night the snow came, as high as a knee, and nobody’s nuts got wet, thanks to {S}. Click, click, click, the neighbours’ doors opened. They carried nuts, honey and dried apples across the clearing, the candles too, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'That night the snow came, as high as a knee, and nobody’s nuts got wet, thanks to {S}. In the morning the larder was so full of presents that the door would not shut. “For looking up,” said the neighbours. And {told}.',
        },
      ],
      art: {
        'carrying, rolling': 'forest: L look curious; squirrel, mouse',
        'one single acorn': 'forest: S hold acorn sad; L look S worried',
        'apart from a spider': 'forest: S cry sad; L comfort S; spider, empty-jar',
        'shook the big oak': 'forest: L+S push tree worried; black bird',
        'asked the neighbours': 'forest: S stand sad; L knock worried; door',
        'the eleventh mushroom': 'forest: S lie sleepy; L look worried; many mushroom',
        'Clouds, you say': 'forest: G say; L+S look G curious',
        'What do you see': 'forest, cloudy: S point brave at sky; L look-up; cloud',
        'from door to door': 'forest, cloudy: S run brave; L call brave; door',
        'In the morning there stood': 'forest, snow: S cheer; L stand happy; basket, nut, honey',
        'what the clouds say': 'forest, morning: S point proud; L look-up happy; cloud',
      },
    },
  ],
};
