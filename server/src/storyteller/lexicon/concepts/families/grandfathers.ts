import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Grandfather and the things in the shed. */
export const grandfathers: StorySourceInput = {
  id: 'grandfathers',
  words: [
    'grandfathers',
    'grandfather and i',
    'great-grandfather',
    'day/afternoon with grandpa/grandad/grandfather',
  ],
  situations: ['thing-pair', 'being-and-thing', 'visit', 'learn', 'question'],
  indoors: true,
  topic: 'Grandfather and the things in the shed',
  thing: 'the clock',
  home: 'cottage',
  main: 'workshop',
  plots: [
    {
      id: 'the-clock-that-stopped',
      titles: ['The Clock That Stopped', '{L} in Grandfather’s Shed', 'Tick, Tock'],
      goal: 'get the old clock going again',
      trouble: 'the old clock had stopped',
      solved: 'the old clock was ticking again',
      opener:
        'Grandfather’s shed smelled of wood and oil. There were jars full of screws, a hundred tools, and every one of them hung on its own nail. {L+} knew them all by name. On the wall hung the clock that Grandfather’s own grandfather had made.',
      problem:
        'But this morning it was quiet in the shed. The clock had stopped. Grandfather looked at it, and at both hands, which shook a little these days. “They can’t do small screws any more,” said Grandfather, “and my eyes can’t find them. So that’s that.”',
      tries: [
        '{L} shook the clock. It went tick, once, and it sounded cross.',
        '{L} pushed the hands round with one finger. They stayed where {L} left off.',
        'They read in the thick book about clocks. There were drawings with arrows in it, and no Grandfather’s grandfather’s clock.',
      ],
      tip: '“I see two people here,” said {G+}, who had come for a screwdriver. “One knows how it’s done, and can’t see it. The other can see it, and doesn’t know how. Together that makes a clockmaker.”',
      turn: '{L} took the smallest screwdriver. “To the left,” said Grandfather. “What do you see now?” “A little wheel,” said {L}, “and there’s something grey in it.” It was a bit of fluff, no bigger than a crumb. {L} drew it out with the tweezers.',
      done: 'One drop of oil, and the lid back on. {L} gave the pendulum a push. Tick. Tock. Tick. Tock. Grandfather did not say anything. But the smallest screwdriver got a new nail, quite low down, with {L’s} name over it.',
      again: 'Every Saturday {L} winds the clock, with twelve turns. Grandfather counts along.',
      helper: { name: 'Mr Nail', creature: 'mole' },
      outcomes: [
        {
          asked: ['clock tick/work/mend/fix/go/strike/chime/again', 'fix/mend/repair'],
          kinds: ['makes'],
          done: 'One drop of oil, and the lid was back on. {L} gave the pendulum a push. It swung once, and Grandfather held one ear to the old wood and listened. The little wheel was free, and {told}.',
        },
        {
          asked: ['teach/learn/build/make/tool/wood/carve/workshop'],
          done: 'Tick. Tock. The old clock was going again, with one drop of oil and no fluff. Grandfather put a new nail in the wall, quite low down, with {L’s} name over it, and hung the smallest screwdriver there. They had four hands and four eyes, so {told}.',
        },
        {
          kinds: [
            'party',
            'eats',
            'shares',
            'plays',
            'gets',
            'given-by',
            'all-get',
            'says',
            'says-words',
            'claps',
          ],
          done: 'Tick. Tock. The clock was going again, for the first time since morning, and said four. Grandfather cleared the screws off the bench, and hung up the smallest screwdriver on a nail with {L’s} name. Four o’clock means something in that shed, so {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: 'Tick. Tock. Tick. Tock. Grandfather did not say anything at first. The smallest screwdriver got a nail of its own, quite low down, with {L’s} name over it. Then two hands that shook a little took hold of two that didn’t, and {told}.',
        },
      ],
      art: {
        'shed smelled of wood and oil': 'workshop: L look happy; grandfather, hammer, saw',
        'On the wall hung the clock': 'workshop: L look curious at clock; big clock, grandfather',
        'The clock had stopped': 'workshop: L look worried; grandfather, big clock',
        'shook the clock': 'workshop: L hold clock worried; grandfather',
        'pushed the hands round': 'workshop: L work-high worried; big clock, grandfather',
        'They read in the thick book': 'workshop: L read worried; grandfather',
        'I see two people here': 'workshop: G say happy; L listen curious; grandfather, clock',
        'took the smallest screwdriver': 'workshop: L handle spanner happy; clock on table, grandfather',
        'a bit of fluff': 'workshop: L show feather surprised; grandfather, clock',
        'quite low down, with': 'workshop: L cheer proud; grandfather, big clock',
        'One drop of oil': 'workshop: L cheer proud; grandfather, big clock',
        'winds the clock, with twelve turns': 'workshop: L handle key happy; grandfather, clock',
      },
    },
  ],
};
