import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the school cone of the first day at school in Germany. */
export const schoolCone: StorySourceInput = {
  id: 'school-cone',
  words: [
    'school cone',
    'schultüte',
    'schultuete',
    'zuckertüte',
    'einschulung',
    'cone of sweets',
    'cone full of sweets',
    'starting school in germany',
    'first day of school in germany',
  ],
  situations: ['wants', 'visit', 'make', 'learn', 'afraid', 'has', 'deed'],
  topic: 'the school cone',
  thing: 'the school cone',
  home: 'cottage',
  main: 'school',
  plots: [
    {
      id: 'too-heavy-to-be-sweets',
      titles: ['{L} and the School Cone', 'What Is in the Cone?', 'The Cone That Rattled'],
      goal: 'find out what was in the school cone',
      trouble: 'nobody was allowed to open the cone yet',
      solved: '{L} knew what was in the school cone',
      opener:
        'In Germany every child is given a big paper cone on the first day at school, with surprises in it. {L+}’s was blue, with silver stars, and it was tied up at the top with a bow.',
      friend:
        '{F+} had a red one with a dragon on it. “I think it’s sweets, right down to the tip,” said {F}. “Shake yours!”',
      problem:
        '{L} shook it. Something in it rattled, something slid about, and right at the bottom it was heavy. Sweets are not as heavy as that. But no cone may be opened before the first lesson is over. And there were so many strange faces in the hall.',
      tries: [
        '{L} sniffed at the bow. It smelled of paper, of peppermint, and a bit of home.',
        '{L} felt the cone all over. Here was something round, there was something with corners. It could have been anything.',
        '{F} looked for a hole. There was none. The cones had been made with a lot of glue.',
      ],
      tip: '“I had a cone too, sixty years ago,” said {G+}, who was holding the door. “The sweets were gone by the evening. But what was right down in the tip I’ve still got today. Hold on to it, and go in.”',
      low: 'A bell rang. Now all those with cones had to go into the classroom, without the grown-ups. {L’s} heart beat against the paper.',
      turn: '{L} hugged the cone tight, felt the heavy thing in the tip, and went in. There was a chair with {L’s} name on it. They learned a song, and each of them drew a sun. Then the bell rang again. That had been the first lesson!',
      done: '{L} pulled the bow. Out came peppermints, coloured pencils and a ball. And in the tip lay a smooth stone. On one side it said “{L}”, and on the other everyone at home had written their names. That was what had been so heavy.',
      again:
        'The next day there was not one peppermint left. The stone lies in the pencil case. When the sums are hard, it is good to hold.',
      outcomes: [
        {
          asked: ['friend/teacher/learn/school/class/desk'],
          done: '{L} pulled the bow. Out came peppermints, and in the tip lay a smooth stone, with “{L}” on one side and everyone’s name on the other. {F’s} red cone was open as well, on the next chair. There were two of everything, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'play/game/dance/sing/fun/race',
            'best day/time',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'gets', 'plays'],
          done: '{L} pulled the bow. Out came peppermints, coloured pencils and a ball. And in the tip lay a smooth stone with everyone’s name on it. In the yard they all sat down on the steps with their open cones, and {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'home',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'team', 'says', 'home', 'sleep'],
          done: '{L} pulled the bow. Out came peppermints, pencils and a ball. And in the tip lay a smooth stone. On one side it said “{L}”, and on the other everyone at home had written their names. There they stood at the gate, all of them, and {told}.',
        },
      ],
      helper: { name: 'Mr Linden', creature: 'man' },
      art: {
        'with silver stars, and': 'school: L hold blue bag happy; star',
        'a red one with a dragon': 'school: F hold red bag happy; L hold blue bag happy',
        'Something in it rattled': 'school: L listen blue bag worried; F point worried; children',
        'sniffed at the bow': 'school: L sniff blue bag curious; F look curious',
        'felt the cone all over': 'school: L touch curious; F look curious; blue bag',
        'looked for a hole. There': 'school: F hold red bag worried; L think worried; glue',
        'I had a cone too': 'school: G open; L look G curious; F listen; door',
        'A bell rang. Now': 'school: L hug worried; F look worried; blue bag, bell',
        'went in. There was a chair': 'school: L sit on chair brave; F wave; blue bag',
        'each of them drew a sun':
          'school: L draw drawing-pad(sun) happy at desk; F draw drawing-pad(sun) at desk',
        'pulled the bow. Out': 'school: L hold stone surprised; F cheer; blue bag, sweets, ball',
        'The stone lies in': 'school: L hold stone happy at desk; F clap happy; paper',
      },
    },
  ],
};
