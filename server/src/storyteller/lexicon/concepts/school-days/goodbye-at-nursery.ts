import type { StorySourceInput } from '../../story-source.ts';

/** Stories about saying goodbye in the morning. */
export const goodbyeAtNursery: StorySourceInput = {
  id: 'goodbye-at-nursery',
  words: [
    'say/saying goodbye',
    'miss/missing mum/mummy/mommy/mom/dad/daddy at nursery/school/kindergarten/preschool',
    'school gate',
    'goodbye at the school gate',
    'goodbye at nursery/school/kindergarten',
    'separation',
    'not want nursery/school/kindergarten',
    'clingy',
    'drop-off',
    'leave/left him/her/me/them nursery/school/kindergarten/preschool',
    'leave/left at nursery',
    'childminder',
    'nanny',
    'mum/mummy/mommy/dad/daddy leave/leaves',
  ],
  situations: ['visit', 'afraid', 'reluctant', 'learn'],
  gentle: true,
  topic: 'saying goodbye in the morning',
  thing: 'the goodbye',
  home: 'cottage',
  main: 'school',
  plots: [
    {
      id: 'the-window-wave',
      titles: ['The Goodbye Window', 'Until After the Nap', '{L} Stays Till Four'],
      goal: 'say goodbye without it hurting so much',
      trouble: 'the goodbye hurt every morning',
      solved: 'the goodbye had become short and good',
      opener:
        'All the way there it was fine. {L+} counted the dogs. But when the door with the yellow handle came, {L} held on to the nearest leg and did not let go.',
      problem:
        '“I’ll come back,” the big one said, and had to go. The door shut. Something in {L’s} throat was as thick as a sock. The room was full of children who were all busy, and none of them was looking.',
      tries: [
        '{L} stood at the door and waited. It is a long time to wait, from nine to four, when you do nothing but that.',
        '{L} cried, quietly and then less quietly. Somebody brought a hanky. That was kind, and it hurt all the same.',
        '“Don’t go at all tomorrow,” said {L} in the evening. But the work was still there the next morning, and so was the door.',
      ],
      tip: '“It hurts because you like each other,” said {G+}, and sat down on one of the little chairs. “That’s a good thing. It only needs an end that’s always the same. One kiss for the hand, one wave at the window, and then I’ve got something for you to stir.”',
      turn: 'The next day they did it like that. One kiss went into {L’s} hand, and {L} shut the fingers over it. Then {L} ran to the window: one wave, a big one, from each side of the glass. And {F} was already standing there with two spoons.',
      done: 'Whenever {L’s} throat got a bit tight, {L} held the hand to one cheek. The kiss was still in it. They stirred, they built, they slept, and after the nap the yellow handle went down. “I came back,” said the big one. “I know,” said {L}.',
      again:
        'There’s a smudge on the window, at just the right height. It is from {L’s} nose, and it is there every morning.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'gets'],
          done: 'Whenever {L’s} throat got a bit tight, {L} held the hand to one cheek. The kiss was still in it. {F} held out the second spoon. There was a pot as well, and room at the low table, and {told}.',
        },
        {
          asked: ['mum/mummy/mommy/mom/dad/daddy/grandma/parent/come/back/pick/collect/home'],
          kinds: ['home', 'way-home', 'makes'],
          done: 'Whenever {L’s} throat got a bit tight, {L} held the hand to one cheek. The kiss was still in it. They stirred, they built, they slept, and after the nap the yellow handle went down, just as it had been promised. And {told}.',
        },
        {
          asked: [
            'wave/goodbye/bye/cry/brave/nursery/school/friend/day',
            'make/find/get/meet/have/become/best/new/good friend',
          ],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'says',
            'no-longer',
            'sleep',
            'new-friend',
            'learns',
          ],
          done: 'Whenever {L’s} throat got a bit tight, {L} held the hand to one cheek. The kiss was still in it. “Is there one for me?” asked {F}. {L} looked. There was enough in there for two, if you opened it carefully. And {told}.',
        },
      ],
      helper: { name: 'Miss Poppy', creature: 'hen' },
      art: {
        'counted the dogs': 'village: L point happy; mother, dog',
        'held on to the nearest': 'corridor: L hide worried; mother, yellow door',
        'The door shut': 'school: L stand tearful; children, door',
        'at the door and waited': 'school: L wait sad; door, clock',
        'quietly and then less': 'school: L cry; teacher',
        'go at all tomorrow': 'kitchen, evening: L reach-up sad; mother',
        'one of the little chairs': 'school: G sit calm on chair; L think heart sad',
        'One kiss went into': 'corridor: L show happy; mother, heart',
        'already standing there': 'school: L wave brave; F hold two spoon happy; mother',
        'held the hand to one': 'school: L touch calm; F stir happy; heart',
        'stirred, they built': 'school: L run happy; mother, yellow door',
        'a smudge on the window': 'school: L wave happy; F stir happy; curtain',
      },
    },
  ],
};
