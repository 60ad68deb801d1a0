import type { StorySourceInput } from '../../story-source.ts';

/** Stories about patterns that repeat. */
export const patterns: StorySourceInput = {
  id: 'patterns',
  words: [
    'what comes next',
    'pattern what comes next',
    'pattern',
    'patterns',
    'repeating pattern',
    'pattern bead/beads',
    'bead pattern',
    'pattern with beads',
    'red blue red blue',
    'continue/continuing pattern',
    'colour pattern',
    'making patterns',
    'maths pattern',
    'ab pattern',
  ],
  situations: ['learn', 'make', 'question', 'cannot', 'has', 'thing-pair'],
  topic: 'patterns that repeat',
  thing: 'the string of beads',
  home: 'school',
  main: 'workshop',
  indoors: true,
  plots: [
    {
      id: 'red-red-blue',
      titles: ['Red, Red, Blue', '{L} and the Broken String', 'What Comes Next?'],
      goal: 'string the beads in their old pattern',
      trouble: 'nobody knew the order of the beads',
      solved: 'the pattern went all the way round',
      opener:
        '{L+} had been allowed to borrow a very old string of wooden beads for the play. It was beautiful, because it had a pattern. Then the thread broke. Tick, tick, tick, the beads rolled under every cupboard.',
      friend:
        '{F+} crawled about and picked up beads. There were red ones and blue ones, and now and then a yellow one. On the thread itself only seven were left.',
      problem:
        '“We’ll just put them back on,” said {F}. But in which order? If it was mixed up, everybody would see it. The old string had looked like a song, and this was only a heap of beads.',
      tries: [
        'They strung all the red ones, then all the blue ones, then all the yellow ones. It was tidy. It was not a pattern, for nothing came back.',
        '{L} closed both eyes and took what came. Red, blue, blue, yellow, red. It looked like soup.',
        '{F} made red, blue, red, blue. That was a pattern! But it was the wrong one: there were far more red beads than blue, and the yellow ones were left over.',
      ],
      tip: '“Read the piece that is still whole,” said {G+}. “Say it aloud, like a rhyme. A pattern has a part that comes again and again. When you’ve found that part, you know the rest.”',
      low: '{L} let a handful of beads run back into the box. The play was going to begin tomorrow.',
      turn: '{L} put a finger on the seven beads and read: “Red, red, blue, yellow. Red, red, blue …” {L} stopped. “It starts again! Red, red, blue, yellow is the part. After blue comes yellow. And then it begins from the front!”',
      done: 'Now it went almost by itself. {F} handed over the beads, and {L} sang, “Red, red, blue, yellow!” The last bead was a yellow one. They knotted the thread, and the pattern ran all the way round without a gap.',
      again:
        'On the way home they stepped: long, long, short, hop. Long, long, short, hop. It was a pattern, and it brought them right to the door.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“Red, red, blue, yellow!” sang {L}, until the pattern ran all the way round. In the play it shone right to the last row. Afterwards, on the stage, it went on: bun, bun, cake, cherry, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“Red, red, blue, yellow!” sang {L}, until the pattern ran all the way round without a gap. {G} let it run through both claws once, from the front, and nodded at every yellow one, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“Red, red, blue, yellow!” sang {L}, until the pattern ran all the way round without a gap. One red bead was left over. It lay in {F’s} ear, nobody knows how, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“Red, red, blue, yellow!” sang {L}, until the pattern ran all the way round without a gap. It sounded like a lullaby by then, red, red, blue, yellow, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“Red, red, blue, yellow!” sang {L}, and {F} handed over the beads. The last bead was a yellow one. They knotted the thread, and the pattern ran all the way round without a gap, and {told}.',
        },
      ],
      helper: {
        name: 'Madame Perle',
        creature: 'magpie',
      },
      art: {
        'very old string of wooden': 'workshop: L hold necklace happy',
        'the thread broke': 'workshop: L startle; many red ball, blue ball',
        'crawled about and picked': 'workshop: F crawl happy; L hold string sad; red ball, blue ball',
        'But in which order': 'workshop: L point worried; F look worried; red ball, blue ball, yellow ball',
        'strung all the red': 'workshop: L hold necklace worried; many red ball',
        'took what came': 'workshop: L cover-eyes worried; many ball, bowl',
        'made red, blue, red': 'workshop: F show necklace worried; L look worried; many yellow ball',
        'Read the piece that is': 'workshop: G point calm; L look curious necklace',
        'let a handful of beads': 'workshop: L look sad; box, many red ball',
        'a finger on the seven': 'workshop: L point happy; F look surprised; necklace, yellow ball',
        'pattern ran all the way': 'workshop: L raise necklace proud; F cheer; yellow ball',
        'sang, “Red': 'workshop: L raise necklace proud; F cheer; yellow ball',
        'long, long, short': 'village: L jump laughing; F jump laughing; footprints',
      },
    },
  ],
};
