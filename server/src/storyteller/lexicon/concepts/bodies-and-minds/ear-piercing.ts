import type { StorySourceInput } from '../../story-source.ts';

/** Stories about getting your ears pierced. */
export const earPiercing: StorySourceInput = {
  id: 'ear-piercing',
  words: [
    'pierce ear',
    'pierced ear',
    'ear pierce/piercing/pierced',
    'piercing ear',
    'earring',
    'ear stud',
    'get/getting ear pierced',
  ],
  situations: ['learn', 'visit', 'wants', 'afraid', 'newcomer', 'own-wish', 'ailment'],
  topic: 'getting your ears pierced',
  thing: 'the little gold studs',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'two-small-dots',
      titles: ['{L} and the Two Small Dots', 'Two Gold Stars', 'The Day of the Earrings'],
      goal: 'have both ears pierced',
      trouble: 'only one ear was pierced, and {L} had jumped off the chair',
      solved: 'there was a shiny stud in each ear',
      opener:
        '{L+} had waited a whole year for this day. On the bathroom shelf stood a little card with two gold studs, and every morning {L} had held them up to the mirror.',
      friend:
        '{F+} came along to the shop. “I’ll sit next to you,” said {F}. “You can squeeze my hand as hard as you like.” {L} carried the card with the studs all the way there.',
      problem:
        'The woman in the shop drew a small blue dot on each ear. Click! It pinched, and it was hot for a moment. Then {L} jumped off the high chair. “That’s enough,” said {L}. “I’ll have just one.”',
      tries: [
        '{L} looked in the mirror and turned one way and then the other. From the left it was lovely. From the right there was only a blue dot.',
        '{L} pulled the hair over the other ear, so that nobody would see. But as soon as {L} moved, there was the blue dot again.',
        '“Perhaps I could come back next week,” said {L}. But the week had seven nights in it, and {L} would lie awake in all of them.',
      ],
      tip: '“Nobody has to have two,” said {G+}, who wore a ring in one ear. “But if you’d like to, you know now what it feels like. It was one click. Was the click worse, or the waiting?”',
      turn: '{L} thought about it. The waiting had been worse, by far. So {L} climbed back onto the chair, took a deep breath and began to hum. Hold still. Click! The song had not even reached the second line.',
      done: 'In the mirror there were two gold studs, exactly level. Both ears were pink and warm. “That’s really me,” said {L}, and smiled, and the studs shone.',
      again:
        'Now {L} cleans both ears with salt water, morning and evening, as they said in the shop. It takes six weeks till the holes have healed, and not one day of it is forgotten.',
      helper: { name: 'Old Captain Ring', creature: 'parrot' },
      outcomes: [
        {
          asked: ['wear/earring/ear/new/choose/heal/sparkle/gold/star'],
          kinds: ['gets', 'given-by', 'all-get', 'sees'],
          done: 'Click! The song was still on its first line. In the mirror there were two gold studs, exactly level, and both ears were pink and warm. Six weeks of salt water, morning and evening, and then {told}.',
        },
        {
          asked: ['proud/brave/love/like/beautiful/happy/show'],
          kinds: ['happy', 'feels', 'says', 'says-words', 'claps'],
          done: 'The second click had come before the second line. In the mirror there were two gold studs, exactly level. “That’s really me,” said {L}. The card that had stood on the shelf for a year was empty, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
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
          done: 'Click! There were two gold studs in the mirror. {F} looked at a very squeezed hand. “Is it still on?” asked {L}. It was, all five fingers of it, and they were as pink as the ears. So {told}.',
        },
      ],
      art: {
        'had waited a whole year': 'bathroom, morning: L look happy at mirror; mirror, two ring',
        'came along to the shop': 'shop: F hold-hands L happy; L stand brave; card',
        'blue dot on each ear': 'shop: L startle surprised; lady, chair',
        'turned one way and then': 'shop: L look worried at mirror; mirror',
        'over the other ear, so': 'shop: L cover-ears worried; mirror',
        'come back next week': 'shop: L look worried at calendar; calendar',
        'Was the click worse': 'shop: G say calm; L listen curious; ring',
        'The waiting had been worse': 'shop: L think ring worried; lady, chair',
        'climbed back onto the chair': 'shop: L sit brave on chair; lady',
        'even reached the second line': 'shop: L sit brave on chair; lady, mirror',
        'were two gold studs': 'shop: L laugh; F clap; mirror, two ring',
        'with salt water': 'bathroom, morning: L wash happy; mirror',
      },
    },
  ],
};
