import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a new kitten. */
export const newKitten: StorySourceInput = {
  id: 'new-kitten',
  words: [
    'new kitten',
    'get/getting kitten',
    'our kitten',
    'new cat',
    'get/getting cat',
    'kitten hide/hides/hiding',
  ],
  situations: [
    'newcomer',
    'wants',
    'has',
    'own-wish',
    'hides',
    'learn',
    'visit',
    'finds',
    'afraid',
    'deed',
    'question',
    'odd-pet',
  ],
  topic: 'the new kitten',
  thing: 'the basket',
  creature: 'kitten',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'two-eyes-under-the-sofa',
      titles: ['Two Eyes under the Sofa', '{L} and the New Kitten', 'Come When You Like'],
      goal: 'make friends with the kitten',
      trouble: 'the kitten sat under the sofa and would not come out',
      solved: 'the kitten was asleep on {L’s} lap',
      opener:
        'There was a basket with a cushion, a bowl with a fish on it, and a ball with a bell. {L+} had counted the days, on a long strip of paper, and today the last one was torn off.',
      friend:
        'The door of the box opened a crack. First there was nothing. Then came a nose, then whiskers, and then {S+} shot out like an arrow, across the carpet, and under the sofa. That was all that anybody saw.',
      problem:
        'Under the sofa it was dark, with two round eyes in it. “You live here now,” said {L}, and put a hand under it. “Fff!” it went. {L} pulled back the hand. {L} had waited for so long, and now {S} did not want to know about anybody.',
      tries: [
        '{L} pushed the fish bowl in, and the ball, and the cushion. Now it was very full under the sofa, and {S} sat behind it all.',
        '{L} called all the others to come and look. They lay down in a row on their tummies. For somebody small, that’s a lot of faces.',
        '{L} wanted to lift up the sofa. But then there would have been no place left at all to be safe in.',
      ],
      tip: '“Yesterday everything smelled right,” said {G+}. “Now nothing does. Sit down on the floor, with your back to the sofa. Read something aloud, so that your voice gets to be part of the room. And blink slowly. With cats, that means: I won’t hurt you.”',
      low: '{L} took off {L.their} jumper and pushed it halfway under the sofa, so that it would smell of somebody. And then {L} sat down with the thickest book.',
      turn: '{L} read, not too loudly, about a ship. {L} did not turn round once. After the first chapter there was a rustle. After the second {L} felt something on {L.their} back, as light as a leaf. {L} looked round quite slowly, and blinked. Two eyes blinked back.',
      done: '{S} stepped over the jumper, sniffed at a sock, at a thumb, at the ship. Then {S} climbed onto {L’s} lap, turned round three times, and lay down. Rrrr, it went, like a very small engine. {L} did not move, not even when one leg fell asleep.',
      again:
        'The sofa belongs to everybody now, on top and underneath. The book about the ship has teeth marks on one corner. When it’s read aloud, somebody comes running.',
      helper: { name: 'Dr Whisker', creature: 'woman' },
      outcomes: [
        {
          asked: ['sleep/asleep/lap/curl/bed/nap/purr/cuddle/snuggle/warm'],
          done: '{S} stepped over the jumper, sniffed at a sock, at a thumb, at the ship. Then {S} climbed up, turned round three times, and lay down. Rrrr, it went, like a very small engine. {L} read more softly, and {told}.',
        },
        {
          asked: ['play/ball/bell/toy/wool/string/come out/sofa'],
          done: '{S} stepped over the jumper, and sniffed at a sock, at a thumb, at the ship. Nobody said “Fff!” There was still the ball with the bell. {L} gave it one small push, without looking. Ting! And {told}.',
        },
        {
          asked: ['name/call'],
          done: '{S} stepped over the jumper, and sniffed at a sock, at a thumb, at the ship. “Rrrr,” it went on {L’s} lap, like a very small engine. {L} listened closely, to hear who it was that had moved in, and {told}.',
        },
        {
          asked: ['eat/drink/milk/fish'],
          done: '{S} stepped over the jumper, sniffed at a sock, at a thumb, at the ship, and climbed onto {L’s} lap. The bowl with the fish on it stood ready, and had been empty for so long. {L} did not move, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{S} stepped over the jumper, sniffed at a thumb, and climbed onto {L’s} lap. Rrrr, it went. One after the other the family came in, on their socks, sat down with their backs to the sofa, and blinked slowly. So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{S} stepped over the jumper, sniffed at a thumb, and climbed onto {L’s} lap. Rrrr, it went, like a very small engine. {L} couldn’t get up now, not for anything. So everything was brought to the carpet, very quietly, and {told}.',
        },
      ],
      art: {
        'a long strip of paper': 'living-room: L hold paper happy; basket, bowl, ball',
        'shot out like an arrow': 'living-room: S run frightened; L startle; box',
        'with two round eyes': 'living-room: S hide frightened behind sofa; L crouch worried',
        'the fish bowl in': 'living-room: S hide sad behind sofa; L push bowl worried; ball, cushion',
        'a row on their tummies': 'living-room: S hide frightened behind sofa; L+F lie curious',
        'lift up the sofa': 'living-room: L pull worried; F point worried; S hide frightened behind sofa',
        'everything smelled right': 'living-room: G say; L listen',
        'halfway under the sofa': 'living-room: L give shirt calm; S peek curious behind sofa',
        'about a ship': 'living-room: L read calm; S peek curious behind sofa',
        'stepped over the jumper': 'living-room: S sleep calm; L sit happy; book',
        'teeth marks': 'living-room: L read happy; S run happy; sofa',
      },
    },
  ],
};
