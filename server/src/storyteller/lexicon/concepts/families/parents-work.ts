import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a visit to where a parent works. */
export const parentsWork: StorySourceInput = {
  id: 'parents-work',
  words: [
    'parent work',
    'visit/visiting/visits mum/mom/mummy/mommy/dad/daddy/papa/mama/parent at work',
    'go/going to work with mum/mom/mummy/mommy/dad/daddy/papa/mama',
    'go/going/goes with mum/mom/mummy/mommy/dad/daddy/papa/mama to work',
    'take child/daughter/son/kid/kids/children/our to work',
    'take your child/daughter/kid to work',
    'bring your child/kid/daughter/son to work',
    'day at mum’s/mom’s/dad’s work',
    'mum/mom/mummy/mommy/dad/daddy/papa/mama workplace/office',
    'mum/mom/mummy/mommy/dad/daddy/papa/mama at work',
    'day at the office',
    'visit the office',
    'what mum/mom/mummy/mommy/dad/daddy/papa/mama does/do all day/work',
    'my mum/mom/dad/mummy/daddy job',
  ],
  situations: ['visit', 'wants', 'learn', 'deed', 'question', 'works-as', 'own-wish', 'mystery'],
  topic: 'a day where the grown-ups work',
  thing: 'the office',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'the-ninth-chair',
      titles: ['{L} Goes to Work', 'A Day at the Office', 'What Do They Do All Day?'],
      goal: 'be of some use at the office',
      trouble: 'there was nothing for {L} to do at the office',
      solved: '{L} had been of real use at the office',
      opener: [
        'Today there was no school, and so {L+} was allowed to come along to work. It was a house made of glass, with a lift, and a card that went beep at the door.',
        'Every morning the grown-ups said, “I’m off to work.” Today {L+} was allowed to come along and see what that was. The lift went up to the ninth floor.',
      ],
      friend:
        '{F+} had come too, with a pencil behind one ear, to look more like work. “What do they make here?” whispered {F}. {L} was not quite sure.',
      problem:
        'They sat in front of screens and typed, and then they went into a room and talked. {L} was given a chair that could spin. After ten spins there was nothing left to do. “May I help?” asked {L}. “In a minute,” they said.',
      tries: [
        '{L} typed a letter, too. It said “gggggggg”. Nobody could use it just then.',
        '{L} carried round the coffee cups. But whoever had just finished wanted to keep the cup, and whoever hadn’t wanted to keep the coffee.',
        '{F} answered a telephone and said “Woof”. It was a good joke, but it was not the right person.',
      ],
      tip: '“I clean here, so I see everything,” said {G+}. “You’re looking for work where it’s already being done. Go round and look for what’s annoying them. That’s where there’s a job free. Have you seen how they hold their ears in that room?”',
      low: '{L} stood in front of the glass room and watched. They were all talking about a big map on the wall, and again and again somebody got up and pointed, and knocked the map off its pin.',
      turn: '{L} went in on tiptoe and held the map flat against the wall. It stayed there. “That’s much better,” said the boss. “We’re planning a playground. Where would you put the swings?” {L} looked at the map. “Not there,” said {L}. “That’s where the mud is.”',
      done: 'Nobody in that room had ever played there. {L} had. They moved the swings up the hill, next to the tree, and the boss wrote {L’s} name under the plan. At lunch there was a slice of cake for everybody who had worked.',
      again: [
        'In the evening somebody asked at the table, “And how was your day?” “Busy,” said {L}, and yawned just like the grown-ups.',
        'When the swings are put up, {L} is the first to try them. There isn’t any mud.',
      ],
      helper: { name: 'Mrs Polish', creature: 'woman' },
      outcomes: [
        {
          asked: ['boss/job/help/work/grow/idea/office'],
          kinds: ['says', 'says-words', 'helps'],
          done: 'Nobody in that room had ever played in that playground. {L} had. They moved the swings up the hill, next to the tree, and the boss wrote {L’s} name under the plan. Then the ninth chair was pushed up to the table, and {told}.',
        },
        {
          asked: ['proud/love/dad/mum/mummy/daddy/parent/lunch/cake/together'],
          kinds: ['eats', 'party', 'shares', 'gets', 'given-by', 'all-get', 'happy', 'feels'],
          done: 'Nobody in that room had ever played in that playground. {L} had. They moved the swings up the hill, where there is no mud, and the boss wrote {L’s} name under the plan. At lunch a ninth plate was put out, and {told}.',
        },
        {
          kinds: ['plays', 'makes', 'claps', 'sees'],
          done: 'They moved the swings up the hill, next to the tree, because {L} knew where the mud was. “Now we ought to test it,” said the boss, and took off the tie. There were nine chairs in that room that could spin, and {told}.',
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
            'home',
            'way-home',
            'sleep',
            'tells',
          ],
          done: 'Nobody in that room had ever played there. {L} had. They moved the swings up the hill, next to the tree, and wrote {L’s} name under the plan. In the lift the floors went by backwards, somebody took {L’s} hand, and {told}.',
        },
      ],
    },
  ],
};
