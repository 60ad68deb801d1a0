import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a trip with the class. */
export const schoolTrip: StorySourceInput = {
  id: 'school-trip',
  words: [
    'school/field/class/nursery/preschool trip',
    'school trip',
    'field trip',
    'day trip with school',
    'trip with my class',
  ],
  situations: ['visit', 'reluctant', 'afraid', 'wants'],
  topic: 'the school trip',
  thing: 'the list on the clipboard',
  home: 'school',
  main: 'forest',
  plots: [
    {
      id: 'the-last-box',
      titles: ['{L} on the School Trip', 'The Last Box', 'Something That Surprised You'],
      goal: 'fill in the list from the school trip',
      trouble: 'the last box on the list was still empty',
      solved: 'every box on the list was filled in',
      opener:
        'The coach stood at the school gate with its engine running. School trip! {L+} had a packed lunch, a raincoat, and a name on a sticker.',
      friend:
        'Everyone had to have a partner, and stay with them all day. {L’s} partner was {F+}. They got one clipboard between them, and a list with boxes to fill in. “Find something old,” read {F}. “Something tiny. Something that flies.”',
      problem:
        'Something old was easy, and so was something tiny. But in the last box it said, “Something that surprised you.” How do you look for a surprise? At three o’clock the coach would leave.',
      tries: [
        '{L} looked behind every tree. There was what you would expect to find behind a tree.',
        '{F} jumped out from behind a bush and shouted, “Boo!” “That’s you,” said {L}. “I can’t write down my own partner.”',
        'They ran ahead, so as to see more. They saw the heels of the others, and then they had to go back and wait.',
      ],
      tip: '“You’re hurrying past them,” said {G+}, who looked after the place. “Surprises don’t like feet. Sit down somewhere and stay there, as long as it takes to eat a sandwich, and be quiet.”',
      low: 'It was half past two. Everyone else had handed in their lists.',
      turn: 'So {L} and {F} sat down on a log and ate their sandwiches, and said nothing. {L} kept very still. A leaf on the path moved. There was no wind. The leaf moved again, and lifted, and under it was a tiny brown face.',
      done: 'It was a mouse, no bigger than a thumb! It came right up to {L’s} boot, took a crumb in both hands, and ate it. Then it was gone. “That,” whispered {F}, “is for the last box.” And {L} wrote it down.',
      again:
        'On the coach nearly everyone fell asleep. {L} held the clipboard, and drew very small ears in the last box.',
      outcomes: [
        {
          asked: ['bus/coach/home/teacher/see/animal/mouse/deer/find/learn'],
          done: 'A mouse, no bigger than a thumb, took a crumb in both hands and ate it, beside {L’s} boot. “That,” whispered {F}, “is for the last box.” {L} wrote it down. Then the coach hooted, the list was full, and {told}.',
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
            'sleep/asleep/bed/snore',
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
            'sleep',
          ],
          done: 'A mouse, no bigger than a thumb, took a crumb in both hands and ate it, beside {L’s} boot. “That,” whispered {F}, “is for the last box.” One by one the others came creeping to the log, on tiptoe, and {told}.',
        },
      ],
      helper: { name: 'Ranger Holly', creature: 'deer' },
    },
  ],
};
