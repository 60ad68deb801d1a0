import type { StorySourceInput } from '../../story-source.ts';

/** Stories about ostriches and emus, birds that run. */
export const ostriches: StorySourceInput = {
  id: 'ostriches',
  words: [
    'ostrich',
    'ostriches',
    'emu',
    'emus',
    'ostrich egg',
    'bird that cannot fly',
    'birds that cannot fly',
    'flightless bird',
    'flightless birds',
  ],
  situations: ['visit', 'learn', 'question', 'deed', 'cannot', 'ability', 'sad'],
  topic: 'big birds that run',
  thing: 'the nest in the sand',
  creature: 'theme',
  home: 'desert',
  main: 'desert',
  plots: [
    {
      id: 'legs-instead-of-wings',
      titles: ['Legs Instead of Wings', '{S} Does Not Fly', 'The Fastest Bird'],
      goal: 'bring the others to the water hole',
      trouble: '{S} could not fly',
      solved: '{S} had run the whole way',
      opener:
        'Far out on the dry plain lived {S+}, a bird with long legs, a long neck, and feathers like a duster. Above, the small birds flew to the water. “Come up!” they called. {S} flapped, and stayed on the ground.',
      friend:
        '“Do wings have to fly?” asked {L+}, who was watching. “All the others’ do,” said {S}. “Mine are only good for shade.” And {S} looked at the sky for a long time.',
      problem:
        'That summer the water hole dried up. The small birds flew about and found a new one, but far, far away, and they couldn’t show the way to those who walk. They were too high up, and too quick round every bend.',
      tries: [
        '{S} jumped from a rock with both wings out. It was a short flight, and it went downwards.',
        '{L} drew a map of what the birds told. “First left at a cloud,” it said. The cloud had moved on.',
        'They waited until it rained. It did not rain.',
      ],
      tip: '“Stop looking at your wings,” said {G+}. “Look at the other end! No bird on earth runs as fast as you. And from up there, with that neck, you see a lion before it sees you.”',
      low: '{S} looked down. There they were, both of them, strong and dusty.',
      turn: '“Run under the birds,” said {L}, “and leave tracks for us!” {S} stretched out that long neck and ran. The ground flew by underneath. At every bend the big feet left a print in the sand, as clear as an arrow.',
      done: 'The others followed the tracks, step by step, all through the evening: the tortoise, the goats and {L}. Behind the last hill lay the water, and {S} stood in the middle of it. “I can’t fly,” said {S}. “But I was here first.”',
      again:
        'At night {S} spreads out both wings. The chicks sleep under them, out of the wind. Big feathers are good for that, too.',
      helper: {
        name: 'Aunt Gazelle',
        creature: 'gazelle',
      },
      outcomes: [
        {
          asked: ['run/fast/race/win/water/fly'],
          done: 'Step by step the others followed those big clear prints, past every bend where the birds had been too quick. Behind the last hill lay the water, and {S} stood in the middle of it, with two dusty legs. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The others followed the tracks, step by step. Behind the last hill lay the water, and {S} stood in it up to the knees. “I can’t fly,” said {S}. “But I was here first.” The small birds came down, too, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The others followed the tracks. Behind the last hill lay the water, and {S} stood in the middle of it. “I was here first,” said {S}, and shook all those feathers, like a duster in the rain. Wet through, {told}.',
        },
      ],
      art: {
        'a long neck, and feathers': 'desert: S look-up sad; bird',
        'who was watching': 'desert: L say curious; S look-up sad; bird',
        'the water hole dried up': 'desert: S look worried; L look worried; mud, bird',
        'from a rock': 'desert: S fall; L startle; stone',
        'drew a map': 'desert: L draw map worried; S look; bird, cloud',
        'it rained': 'desert: L+S sit sad; sun',
        'the other end': 'desert: G point; L+S look G curious',
        'strong and dusty': 'desert: S look happy at ground; L point happy',
        'stretched out that long neck': 'desert: S run brave; L cheer; footprints',
        'followed the tracks': 'desert, evening: S stand proud in water; L wave happy; tortoise, goat',
        'spreads out both wings': 'desert, night: S sleep calm; L whisper happy; small bird',
      },
    },
  ],
};
