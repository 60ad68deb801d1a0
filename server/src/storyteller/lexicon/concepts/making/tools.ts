import type { StorySourceInput } from '../../story-source.ts';

/** Stories about tools. */
export const tools: StorySourceInput = {
  id: 'tools',
  words: [
    'tools',
    'tool',
    'toolbox',
    'tool box',
    'hammer saw and screwdriver',
    'hammer and saw',
    'hammer and nails',
    'hammer',
    'saw and hammer',
    'screwdriver',
    'spanner',
    'workbench',
    'using tools',
    'right tool',
  ],
  situations: ['learn', 'question', 'visit', 'make', 'wants', 'thing-pair', 'deed'],
  topic: 'the right tool',
  thing: 'the toolbox',
  home: 'workshop',
  main: 'workshop',
  plots: [
    {
      id: 'a-hammer-for-everything',
      titles: ['A Hammer for Everything', '{L} Opens the Toolbox', 'Tap, Rasp, Turn'],
      goal: 'build the bench with the right tools',
      trouble: '{L} wanted to do everything with the hammer',
      solved: 'each tool had done what it was made for',
      opener:
        'In the toolbox lay a hammer, a saw, a screwdriver, a file and a spanner, each in a place of its own. {L+} was allowed to use them today, with a grown-up at the bench. {L} took the hammer. It lay so well in the hand.',
      friend:
        '“It’s going to be a bench for the bus stop,” said {F+}, and read the plan. “Saw the board. Screw on the legs. File the edge.” “The hammer will do for all of it,” said {L}.',
      problem:
        '{L} hit the board, so that it would get shorter. It got a dent. {L} hit the screws. They went in crooked and came out again. {L} hit the rough edge, and now it was rough and flat. It looked like a bench that had fallen down a hill.',
      tries: [
        '{L} took a bigger hammer. That made bigger dents.',
        'They tried only the saw after that. It cut everything very nicely, and a bit later there were a great many small pieces.',
        '{F} wanted to do it without any tools, with glue. The bench held until a sparrow sat down on it.',
      ],
      tip: '“If you’ve only got a hammer, everything looks like a nail,” said {G+}. “Look at the tool. Has it got teeth? Then it wants to bite. Has it got a head, or a blade, or an open mouth? Its shape tells you what it’s for.”',
      turn: '{L} laid the tools out in a row and looked at each one. “You’ve got teeth, you’re for cutting,” said {L} to the saw. “Your tip fits into the slot of a screw. You’re rough, you make things smooth. And you with the mouth, you hold on to nuts!”',
      done: 'Rasp, rasp, went the saw, and the board had the right length. The screwdriver turned, the spanner held tight, and the file went back and forth until the edge was like butter. There was one nail as well, for the sign. Tap, tap! That was for the hammer.',
      again:
        'The bench is at the bus stop. Whoever sits on it strokes the edge without noticing. And the toolbox was closed that evening with nothing missing, because everything has its place.',
      helper: { name: 'Mrs Vice', creature: 'beaver' },
      outcomes: [
        {
          asked: ['bench/build/finish/sit/birdhouse/treehouse/house/chair/table/stand/toy'],
          done: 'Rasp, rasp, went the saw, the screwdriver turned, the spanner held tight, and the file made the edge like butter. One nail for the sign, tap, tap: that was for the hammer. They carried it down the street, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Rasp, rasp, went the saw, the screwdriver turned, the file made the edge like butter, and tap, tap, the hammer had its nail. The bench stood at the bus stop. “Who’ll try it?” It held one, it held six, and on it {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Rasp, rasp, went the saw, the screwdriver turned, the file made the edge like butter, and tap, tap, the hammer had its nail. The sparrow sat down on the bench first. It held! Then they all sat down beside it, and {told}.',
        },
      ],
      art: {
        'lay a hammer, a saw': 'workshop: L raise hammer happy; toolbox, saw, father',
        'read the plan': 'workshop: F read paper happy; L hold hammer proud; bench',
        'hit the board, so': 'workshop: L hammer worried; F look worried; plank',
        'took a bigger hammer': 'workshop: L hold big hammer worried; plank',
        'cut everything very nicely': 'workshop: L hold saw surprised; F look worried; many block',
        'without any tools, with glue': 'workshop: F hold glue worried; L look surprised; bench, bird',
        'everything looks like a nail': 'workshop: G show saw calm; L listen curious; hammer, spanner',
        'laid the tools out': 'workshop: L point happy; saw, spanner, hammer',
        'You’ve got teeth': 'workshop: L hold saw happy; spanner, hammer, toolbox',
        'Rasp, rasp, went': 'workshop: L hammer proud; F cheer; bench, saw, sign',
        'bench is at the bus': 'village: L sit happy on bench; bus, sign',
      },
    },
  ],
};
