import type { StorySourceInput } from '../../story-source.ts';

/** Stories about something lost at school. */
export const lostProperty: StorySourceInput = {
  id: 'lost-property',
  words: [
    'lost property',
    'lost and found',
    'lost found box',
    'lost/lose/losing jumper/coat/jacket/glove/mitten/cardigan/sweater/scarf/hat at school',
    'lost jumper/coat/jacket/cardigan/sweater',
    'missing jumper/glove/mitten',
    'lose/losing mitten/glove',
    'lose/losing things',
  ],
  situations: ['lost', 'lost-by', 'forgets', 'visit'],
  topic: 'the lost property box',
  thing: 'the lost jumper',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-mark',
      titles: ['The Lost Property Box', 'Twelve Blue Jumpers', 'Which One Is {L’s}?'],
      goal: 'find the right jumper',
      trouble: '{L’s} jumper was lost among all the others',
      solved: '{L} had the right jumper on again',
      opener:
        '{L+} had a blue jumper. On Monday it was there. On Tuesday {L} got hot at playtime and took it off. And on Wednesday it was cold, and the jumper was gone.',
      friend:
        '“Have you looked in the lost property box?” asked {F+}. They went to look together. It stood in the corridor and was as big as a bath.',
      problem:
        'The box was full to the top. There were single gloves, three hats, a wellington, and blue jumpers, one after the other. They were all the same blue. “Mine is in there somewhere,” said {L}. “But which is it?”',
      tries: [
        '{L} tried them on. Five of them fitted. One had gravy on it, and {L} hoped that it was not that one.',
        '{L} looked for the name. It had been written inside with a pen, and the pen had washed out long ago.',
        '{F} thought it might be the softest. They stroked them all. They were all soft.',
      ],
      tip: '“Your jumper has been about with you all winter,” said {G+}, the caretaker. “It’ll remember something. What did you do in it? Where did you tear it? What have you put in it?”',
      low: 'It got very cold in the corridor. {L} had on a thin shirt, and rubbed {L.their~both} arms.',
      turn: '{L} thought. The fence, in November: something went rip. Grandma mended it, with the wrong thread! {L} looked at one elbow after another. Nothing. Nothing. And there it was: a small patch of stitches, and they were green.',
      done: '“It’s mine!” {L} pulled it on. It was warm at once. And in the sleeve {L} found a mitten that {F} had been looking for since the first snow.',
      again:
        'On the inside of {L’s} jumper there is a tiny green star now. Grandma has plenty of that thread.',
      outcomes: [
        {
          asked: ['find/found/jumper/coat/glove/mitten/warm/back/name/label/mum/mom/grandma/hat'],
          done: 'There it was, at the elbow: a small patch of green stitches. “It’s mine!” {L} pulled it on, and it was warm at once. Out of the sleeve fell a mitten that {F} had been looking for since the first snow. So {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'home',
          ],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'says',
            'gets',
            'eats',
            'plays',
            'shares',
            'makes',
            'party',
            'home',
          ],
          done: '“It’s mine!” {L} pulled it on, with the green stitches to the front. In the sleeve there was a mitten that {F} had been looking for since the first snow. {F} put it on, and they both felt warm, and {told}.',
        },
      ],
      helper: { name: 'Mr Bolt', creature: 'beaver' },
    },
  ],
};
