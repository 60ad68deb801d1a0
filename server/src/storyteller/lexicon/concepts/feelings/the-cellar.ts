import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being afraid of the cellar, the attic or the dark stairs. */
export const theCellar: StorySourceInput = {
  id: 'the-cellar',
  words: [
    'afraid/scared/fear/frightened of the cellar/basement/attic',
    'afraid/scared/fear/frightened of cellar/basement/attic/stairs/loft/shed/garage',
    'dark cellar/basement',
    'cellar stairs',
    'go/going down cellar/basement',
    'spooky attic',
    'spooky cellar',
    'spooky basement',
    'dark corridor',
    'afraid/scared corridor/upstairs',
    'afraid/scared to go upstairs/downstairs',
    'noises in the basement',
  ],
  situations: [
    'afraid',
    'learn',
    'question',
    'trait',
    'deed',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'being afraid of the cellar',
  thing: 'the cellar stairs',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'thirteen-steps-to-the-jam',
      titles: ['Thirteen Steps to the Jam', 'What Breathes Down There?', '{L} Goes Down'],
      goal: 'fetch a jar of jam from the cellar',
      trouble: '{L} was afraid of the cellar',
      solved: '{L} knew what was down there',
      opener:
        '“Could you fetch some jam from the cellar?” they called. {L+} put one hand on the latch of the brown door. Behind it the stairs went down, thirteen of them, and at the bottom it was dark.',
      friend:
        '{F+} was standing there, too. “Something’s breathing down there,” whispered {F}. They both listened. It was true. Hoo, it went. Hoo.',
      problem:
        'There was a switch, but it was at the bottom. {L} got to the third step. Something touched {L}’s cheek, thin as a finger, and {L} was back in the kitchen before the scream was. “There isn’t any jam,” said {L}, out of breath.',
      tries: [
        '{L} ran down with both eyes shut. You can’t find jam with your eyes shut, or the switch. You find the washing machine, with your knee.',
        '{F} called from the top, “Anybody there?” “There, there, there,” said the cellar. That was no help to anyone.',
        'They ate the bread dry. But next time it would be apples, and after that potatoes.',
      ],
      tip: '“I live down there, more or less,” said {G+}, who read the gas meters. “Dark is only a room that hasn’t been shown to you. Don’t run, or it’ll run after you. Take a torch, and go so slowly that you can greet each thing. One step, one name.”',
      low: '{L} held the torch with both hands. The circle of light trembled a bit on the door, but it was a good bright circle.',
      turn: '“Step one: broom,” said {L}. “Step two: coat.” On the third step something hung down, thin as a finger. {L} held the light on it. It was a string. “Good morning, string.” At nine came the bicycles. At thirteen was the switch. Click!',
      done: 'And there was a cellar, with shelves, and a smell of apples. Hoo, it went. {L} followed it to a small window that didn’t quite shut. It was only the wind, and {L} pushed it to. Then {L} took the jam, and a jar of cherries, because it was possible.',
      again:
        'There’s a torch on a hook behind the brown door now. {L} walks down slowly, and greets the string.',
      helper: { name: 'Mr Dial', creature: 'mole' },
      outcomes: [
        {
          asked: ['afraid/scared/brave/fear/frightened/anymore/again/proud'],
          kinds: ['happy', 'feels', 'says', 'says-words'],
          done: 'Click, and there was a cellar, with shelves, and a smell of apples. Hoo, it went, and it was a window that didn’t quite shut. {L} pushed it to. “Good morning, string,” said {L} on the way up, without running, and {told}.',
        },
        {
          asked: ['jam/pancake/bread/toast/cherry/eat/find'],
          kinds: ['eats', 'party', 'shares', 'makes', 'gets', 'given-by', 'all-get'],
          done: 'Step one was a broom, step two a coat, and the thin finger was a string. Hoo, it went, and {L} shut the little window. Then {L} came up with the jam and with a jar of cherries, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'plays',
            'home',
            'way-home',
            'tells',
            'sleep',
            'sees',
          ],
          done: '{L} followed the hoo to a small window, and it was only the wind. Then {L} took the jam, and turned round, and something touched a cheek, thin as a finger. “Good morning, string,” said {L} and {F}, both at once, and {told}.',
        },
      ],
    },
  ],
};
