import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the blood test. */
export const bloodTest: StorySourceInput = {
  id: 'blood-test',
  words: ['blood test', 'blood taken', 'take/taking blood', 'have/having blood taken', 'give blood'],
  situations: ['afraid', 'visit', 'wants', 'learn', 'reluctant', 'refuses', 'own-wish', 'ailment'],
  gentle: true,
  topic: 'the blood test',
  thing: 'the magic cream',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'a-spoonful-of-red',
      titles: ['{L} Has a Blood Test', 'A Spoonful of Red', 'The Sleepy Skin'],
      goal: 'get through the blood test',
      trouble: '{L} would not hold out an arm for the blood test',
      solved: 'the blood test was done',
      opener:
        '{L+} had been tired for weeks. “We’d like to find out why,” said the doctor. “Your blood can tell us. We need about a spoonful.” {L} went very quiet in the car.',
      friend:
        '{F+} held {L’s} coat. “I’ll stay for all of it,” said {F}, and did not say that it was nothing.',
      problem:
        'In the room there was a chair with wide arms, and a row of small tubes with coloured lids. {L} pulled both sleeves right down over both hands. “No, thank you,” said {L}.',
      tries: [
        '“Is there enough left if you take some?” asked {L}. “Plenty,” said the nurse. “You’ll have made it all again by tomorrow.” That was good to know. But the sleeves stayed down.',
        '{L} held out one arm, and pulled it back, and held it out again. The nurse waited. With every time it got harder.',
        '{L} looked out of the window at the car park and counted the red cars. The arm was still inside the sleeve.',
      ],
      tip: '“We have a cream that sends the skin to sleep,” said {G+}. “You can put it on yourself. It takes a while to work. And then you choose: look, or look away.”',
      turn: '{L} squeezed the white cream onto the arm and watched the clock. After the wait, {L} tapped the place with one finger and felt hardly anything. “All right,” said {L}, and looked at {F}. “Tell me what you had for breakfast. All of it.”',
      done: '{F} had only got as far as the jam when the nurse said, “That’s it.” The small tube was full, and it was dark red. “That’s me in there,” said {L}. There was a round plaster, and then it was over.',
      again:
        'A few days later the doctor knew what was the matter, and there were some drops for it. {L} isn’t so tired any more. The breakfast story is told on every car ride.',
      helper: { name: 'Nurse Finch', creature: 'mouse' },
      outcomes: [
        {
          asked: ['brave/sticker/plaster/reward/toy/proud/ice-cream/cream'],
          kinds: ['gets', 'given-by', 'all-get', 'claps', 'happy', 'feels', 'says', 'says-words'],
          done: '{F} had only got as far as the jam when the nurse said, “That’s it.” The small tube was full. “That’s me in there,” said {L}. The sleeve came down again by itself. On the wall hung a box with a lid, and {told}.',
        },
        {
          asked: ['better/well/energy/tired/healthy/find/know'],
          done: '“That’s me in there,” said {L}, and the small tube with the coloured lid went off to be asked. It gave an answer, too. There were some drops on the breakfast table, next to the jam, and day by day {told}.',
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
            'party',
            'eats',
            'shares',
            'makes',
            'plays',
            'tells',
            'sleep',
          ],
          done: '{F} had only got as far as the jam when it was over. “And then?” asked {L}, with a round plaster on one arm. Then there had been honey. The story of that breakfast was far too good to stop there, so {told}.',
        },
      ],
      art: {
        'had been tired for weeks': 'clinic: L yawn; doctor',
        'say that it was nothing': 'clinic: F hold coat calm; L sit worried',
        'In the room there was a chair': 'clinic: L stand frightened; dentist-chair, glass',
        'Is there enough left': 'clinic: L say worried; doctor, glass',
        'held out one arm, and pulled': 'clinic: L stand worried; doctor',
        'looked out of the window at the car': 'clinic: L look worried at window; window, many red car',
        'We have a cream': 'clinic: G show jar calm; L listen curious',
        'squeezed the white cream': 'clinic: L hold jar calm; clock',
        'Tell me what you had': 'clinic: L look F brave; F tell bread happy',
        'had only got as far as the jam': 'clinic: L hold plaster proud; F tell jam happy; doctor',
        'That’s me in there': 'clinic: L hold plaster proud; F tell jam happy; doctor',
        'A few days later the doctor': 'city: L laugh in car; F tell jam happy in car',
      },
    },
  ],
};
