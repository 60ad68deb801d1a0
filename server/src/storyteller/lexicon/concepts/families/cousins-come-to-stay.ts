import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the cousins who came to stay. */
export const cousinsComeToStay: StorySourceInput = {
  id: 'cousins-come-to-stay',
  words: [
    'cousin/cousins come/comes/coming stay/visit',
    'cousin/cousins stay/staying/visit/visiting',
    'visitor/visitors/guest/guests come/coming stay',
    'relatives come/coming/visit',
    'family visit/visiting',
    'cousins at our house',
    'cousin/cousins sleep over',
    'too/so many cousins',
    'many cousins',
    'cousins tiny/small house/flat',
    'full of cousins',
  ],
  situations: ['newcomer', 'deed', 'visit', 'has', 'wants', 'too-many', 'learn', 'quarrel', 'reluctant'],
  happensToLead: true,
  topic: 'the cousins who came to stay',
  thing: 'the full house',
  main: 'cottage',
  plots: [
    {
      id: 'eleven-for-breakfast',
      titles: ['The Cousins Are Coming', '{L} and the Full House', 'No Room on the Stairs'],
      goal: 'get on with the cousins',
      trouble: 'the house was full and everybody was in everybody’s way',
      solved: 'everyone had found a place and something to do',
      opener:
        'For days {L+} had counted the nights. Then the big car turned into the drive, and all the doors opened at once. They were here: the cousins!',
      problem:
        'They were all taller than in the photo. They shouted and ran up the stairs. One lay down on {L’s} bed and one opened {L’s} box of treasures. “Share nicely,” said the grown-ups. By evening there was no corner left that was {L’s}. {L} sat down in the empty bath.',
      tries: [
        '{L} hung up a list with twelve rules. They made a paper plane out of it, and it flew very well.',
        '{L} suggested hide-and-seek. That was good, except that they had brought so much stuff, and one of them was only found at supper.',
        '{L} locked the bathroom door. After ten minutes there were nine people outside who all needed to go.',
      ],
      tip: '“They don’t know where to be, either,” said {G+}. “In a strange house everybody gets loud. It’s your house, so you know the good places. Don’t keep them out. Show them round. And before that, put away the one thing that you don’t want to share. You may do that.”',
      turn: '{L} climbed out of the bath, put the box of treasures up on the high shelf, and called everybody together. “Follow me,” said {L}. They saw the step that creaks and the hole in the hedge. In the attic lay the big old tent. “Shall we?” asked {L}.',
      done: 'They put it up in the garden, with eleven hands on every pole. There was room for all of them in a row, with {L} in the middle. They told each other in the dark what their houses were like. Nobody was in the way any more.',
      again:
        'When the big car drove off, the house was so quiet that the fridge was loud. “They can have my bed again,” said {L}. “In the summer.”',
      helper: { name: 'Uncle Hazel', creature: 'badger' },
      outcomes: [
        {
          asked: ['stay/come/visit again/longer/back/summer/every/next'],
          kinds: ['stays', 'home', 'way-home', 'says', 'says-words'],
          done: 'They put the old tent up in the garden, with eleven hands on every pole, and {L} lay in the middle of the row. There was so much to tell in the dark that one night was not enough for it. So {told}.',
        },
        {
          asked: ['sleep/tent/camp/night/asleep'],
          kinds: ['sleep', 'tells'],
          done: 'They put the old tent up in the garden, with eleven hands on every pole. There was room for all of them in a row, with {L} in the middle. One after the other they said what their houses were like at night, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'They put the old tent up in the garden, with eleven hands on every pole. It was as big as a hall, and nobody was in the way any more. {L} knew where the lanterns were, and the biscuits, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'gets',
            'given-by',
            'all-get',
          ],
          done: 'They put the old tent up in the garden, with eleven hands on every pole. It fell down twice, on everybody at once, and somebody’s foot was in somebody’s hat. The third time it stood, with {L} in the middle, and {told}.',
        },
      ],
      art: {
        'counted the nights': 'living-room: L look happy at calendar; calendar',
        'the big car turned into the drive': 'cottage: L wave happy; car, children',
        'all the doors opened': 'cottage: L cheer happy; car, children',
        'all taller than in the photo': 'bedroom: L stand worried; children, box, bed',
        'sat down in the empty bath': 'bathroom: L sit sad in bath',
        'hung up a list': 'hallway: L hang paper worried; children',
        'suggested hide-and-seek': 'hallway: L search worried; wardrobe, many suitcase',
        'locked the bathroom door': 'bathroom: L cover-ears worried; door, children',
        'know where to be, either': 'hallway: G say calm; L listen curious; chest',
        'climbed out of the bath': 'bedroom: L reach-up box calm; shelf',
        'the step that creaks': 'attic: L point happy; children, tent',
        'up in the garden, with': 'garden, night: L sit happy; children, big tent',
        'When the big car drove off': 'cottage: L wave sad; car',
      },
    },
  ],
};
