import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a haunted house. */
export const hauntedHouse: StorySourceInput = {
  id: 'haunted-house',
  words: [
    'haunted house',
    'haunted house street',
    'house haunted',
    'spooky house',
    'creepy house',
    'creaky house',
    'creepy old house',
    'scary house',
    'house creak/creaks',
    'old empty house',
    'haunted mansion',
  ],
  situations: ['visit', 'mystery', 'afraid', 'learn', 'question', 'deed', 'newcomer', 'trait'],
  topic: 'the haunted house',
  thing: 'the haunted house',
  home: 'village',
  main: 'castle',
  night: true,
  plots: [
    {
      id: 'what-goes-bump',
      titles: ['The Haunted House', 'What Goes Bump in Number Thirteen', '{L} and the House That Howled'],
      goal: 'find out what haunted the old house',
      trouble: 'nobody knew what was howling in the old house',
      solved: '{L} knew what had been howling in the house',
      opener: [
        'At the end of the lane stood an old house with crooked shutters. Nobody lived there. But at night it howled and knocked. “It’s haunted,” everyone said. {L+} could see it from bed.',
        'The old house on the hill had been empty for years. And still, at night, something howled in there, and something knocked three times. {L+} wanted to know what it was.',
      ],
      friend:
        '{F+} had heard it as well. “First it goes hoooo,” said {F}, “and then tap, tap, tap.” They took a lantern and went up the lane together, slowly, and then more slowly.',
      problem:
        'The door stood open a crack. Inside it smelled of dust. On the stairs stood something white. “Hoooo!” it went, from above. Tap, tap, tap. {L} and {F} ran, all the way back to the gate.',
      tries: [
        '{L} called from the gate, “Is anybody there?” “There,” said the house, “there, there.” It was only the echo. But it did not help.',
        'They crept in backwards, so that they wouldn’t have to see it. {F} walked into something soft and screamed. It was a curtain.',
        '{L} stopped both ears with moss. Now there was no howling. But there was no finding out, either.',
      ],
      tip: '“I’ve lived next door for forty years,” said {G+}. “An old house has a voice, like everybody. Don’t ask what haunts it. Ask one thing at a time. What is white? What howls? What knocks? And take the lantern right up to it.”',
      low: '{L} looked up at the dark windows. Running away was easy by now. But then they would never know.',
      turn: '{L} lifted the lantern and went up to the white thing on the stairs. It was a sheet, over an old clock. “That’s one,” said {L}. The howling came from a broken window, and when {L} laid a hand on the hole, it stopped. “That’s two.” Tap, tap, tap.',
      done: 'The tapping came from the attic. {L} pushed the door open and held up the lantern. On the beam sat an owl, with three fluffy owlets, and one of them was tapping on a tin. {L} laughed out loud. “Good evening,” said {L}. “So you’re the ghosts!”',
      again:
        'They mended the window, but they left a gap for the owls. At night it still goes tap, tap, tap. {L} hears it in bed, and smiles.',
      object: 'lantern',
      outcomes: [
        {
          asked: [
            'ghost friend/nice/friendly/kind/play/not',
            'friend ghost/owl',
            'not afraid/scared/haunted',
            'no ghost',
            'owl/bat/cat',
          ],
          done: 'The tapping came from the attic. {L} pushed the door open and held up the lantern. On the beam sat an owl with three fluffy owlets, and one of them was tapping on a tin. “So you’re the ghosts!” said {L}, and {told}.',
        },
        {
          asked: [
            'house fix/mend/new/clean/live/home/beautiful/happy/friendly',
            'move in',
            'live there/house',
            'treasure',
          ],
          done: 'On the beam in the attic sat an owl with three fluffy owlets, and one of them was tapping on a tin. “So you’re the ghosts!” said {L}. By the light of the lantern the old house didn’t look bad at all. So {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'On the beam in the attic sat an owl with three fluffy owlets, and one of them was tapping on a tin. {L} laughed and called down the stairs. The whole lane came in, each with a lantern, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'On the beam in the attic sat an owl with three fluffy owlets, and one of them was tapping on a tin. “So you’re the ghosts!” said {L}. {G} had waited at the gate for forty years to hear that, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} pushed the attic door open and held up the lantern. On the beam sat an owl with three fluffy owlets, and one of them was tapping on a tin. “Good evening,” said {L}. “So you’re the ghosts!” And {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'On the beam in the attic sat an owl with three fluffy owlets, and one of them was tapping on a tin. “So you’re the ghosts,” said {L}. It was late by the old clock under the sheet, and {told}.',
        },
      ],
      helper: { name: 'Mrs Moss', creature: 'woman' },
      art: {
        'with crooked shutters': 'village, night: L think worried; house',
        'The old house on the hill': 'village, night: L look curious; house',
        'went up the lane together': 'village, night: L hold lantern worried; F walk worried; house',
        'On the stairs stood something': 'hallway, night: L run frightened; F run frightened; ghost, stairs',
        'It was only the echo': 'village, night: L call worried; F listen; gate, house',
        'It was a curtain': 'hallway, night: L walk worried; F startle frightened',
        'stopped both ears with moss': 'hallway, night: L cover-ears worried; F point worried; leaf',
        'Ask one thing at a time': 'village: G say; L hold lantern curious; F look G',
        'Running away was easy': 'village, night: L look-up worried; F look worried; house',
        'over an old clock': 'hallway, night: L hold lantern brave; F point surprised; clock, cloth',
        'with three fluffy owlets': 'attic, night: L hold lantern laughing; F laugh; many owl, tin',
        'left a gap for': 'bedroom, night: L lie happy in bed; owl',
      },
    },
  ],
};
