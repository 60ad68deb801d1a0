import type { StorySourceInput } from '../../story-source.ts';

/** Stories about bats. */
export const bats: StorySourceInput = {
  id: 'bats',
  words: ['bat', 'bat and cave', 'baby bat', 'fruit bat', 'bat cave', 'echolocation'],
  situations: ['afraid', 'being-and-thing', 'thing-pair', 'pair', 'visit', 'question', 'newcomer'],
  night: true,
  topic: 'bats',
  thing: 'the bat',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'a-bat-in-the-bedroom',
      titles: ['The Bat in the Bedroom', 'Seeing With Your Ears', '{L} and the Little Bat'],
      goal: 'help the little bat find its way out',
      trouble: 'the little bat could not find its way out',
      solved: 'the little bat was out in the night sky',
      opener:
        'On summer evenings bats flew round the roof, so fast that {L+} could not count them. They caught moths in the air and never bumped into anything, not even in the dark.',
      problem:
        'Tonight something fluttered in at the window. A little bat! It flew round and round the room, under the ceiling, and then it hung itself upside down on the curtain. It was trembling.',
      tries: [
        '{L} lit every lamp, so that it could see the window. The bat folded its wings tight and would not move. Bats come out when it is dark.',
        'They called, “This way! This way!” and clapped. The bat flew up, bumped against the cupboard and hid behind it. It had never bumped into anything before.',
        '{F} held up a dish with a piece of apple. The bat did not even turn its head. This kind of bat eats insects that fly.',
      ],
      tip: '“A bat finds its way with its ears,” said {G+}. “It calls, so high that we can’t hear it, and listens for the echo. Where no echo comes back, there’s a way out. But it can’t hear that with all of you shouting.”',
      turn: '{L} opened the window as wide as it would go. Then {L} switched off the lamps, and they all sat down on the floor and did not make a sound. In the dark the bat could call, and listen.',
      done: 'There was a rustle behind the cupboard. Something soft went past {L’s} ear, once round the room, and straight out through the middle of the window. It had not touched the frame. Outside the other bats were waiting.',
      again:
        'Now {L} sits at the dark window every evening and counts the bats as they come out. One of them always flies round the house twice.',
      helper: { name: 'Miss Dusk', creature: 'owl' },
      outcomes: [
        {
          asked: [
            'bat fly/get/find out/outside/free/away/home/back/family/mum/mother/cave/night/sky',
            'bat/baby home/family/mum/mother/friend',
          ],
          done: 'There was a rustle behind the cupboard. Something soft went past {L’s} ear, once round the room, and straight out through the window, without touching the frame. Outside the others called, too high for anybody else, and {told}.',
        },
        {
          asked: ['not/no afraid/scared/dark', 'brave'],
          done: 'In the dark the bat called, and listened, went past {L’s} ear and straight out through the window. “It can see with its ears,” said {L}, and kept the lamps off a little longer, to listen to the dark. That night {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Something soft went past {L’s} ear, once round the room, and straight out through the window. Outside the other bats were waiting. Whoever had sat on the floor so quietly was hungry. They put the plate on the sill, to watch, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Something soft went past {L’s} ear, once round the room, and straight out through the middle of the window. Outside it flew a loop with all the other bats. Nobody had to be quiet now! In the dark room {told}.',
        },
      ],
      art: {
        'summer evenings bats flew': 'garden, evening: L look-up happy; many bat, house',
        'not even in the dark': 'garden, night: L point surprised; many bat, moon',
        'fluttered in at the window': 'bedroom, night: L look surprised; bat, curtain',
        'lit every lamp': 'bedroom, night: L work-high lamp worried; bat, two lamp',
        clapped: 'bedroom, night: L+F clap worried; bat, wardrobe',
        'up a dish with': 'bedroom, night: F raise apple worried; L look; bat',
        'with its ears': 'bedroom, night: G say; L cover-ears curious; bat',
        'as wide as it would go': 'bedroom, night: L open brave at window',
        'switched off the lamps': 'bedroom, night: L+F sit calm; unlit-lamp, bat',
        'the middle of the window': 'bedroom, night: L+F look-up happy; bat',
        'the dark window every evening': 'bedroom, night: L point happy; many bat',
      },
    },
    {
      id: 'the-cave-at-dusk',
      words: ['cave', 'bat cave'],
      titles: ['The Cave at Dusk', '{L} and the Baby Bat', 'Upside Down in the Cave'],
      goal: 'bring the baby bat back to its mother',
      trouble: 'the baby bat had fallen from the roof of the cave',
      solved: 'the baby bat was with its mother again',
      opener:
        'Up in the hill there was a cave, and in the cave lived bats. By day they slept on the roof, upside down, wing beside wing. {L+} liked to watch them fly out at dusk.',
      problem:
        'Tonight, when they had gone, something squeaked on the floor of the cave. It was a baby bat, too young to fly. It had let go in its sleep and fallen onto the moss, and its mother was out hunting.',
      tries: [
        '{L} held it up as high as {L.they} could. The roof of the cave was much higher than that.',
        'They laid it on a flat stone to wait. But a bat on its tummy can’t rest. It crawled about and squeaked more and more.',
        '{F} threw a rope over a spike of rock, to climb up. The rock was wet, and {F} slid down again with a bump.',
      ],
      tip: '“Its mother will know its voice,” said {G+}. “A bat that comes home listens for its own baby among all the others. Only give it what a bat needs while it waits: something rough to hang from, and quiet.”',
      turn: '{L} leaned a rough branch against the wall of the cave. The baby bat hooked its toes into the bark, and hung, and was calm at once. Then they put out the lantern, and sat still, and it called.',
      done: 'The bats came back in a cloud of soft wings. One of them turned in the air, and listened, and landed on the branch. The baby crept under its mother’s wing and held on, and up they went, back to the roof.',
      again:
        'In August there was a new bat in the cloud over the hill, a little slower than the rest. “That’s ours,” said {L}.',
      helper: { name: 'Miss Dusk', creature: 'owl' },
      setting: { home: 'forest', main: 'cave', night: true },
      outcomes: [
        {
          asked: ['baby/bat mum/mother/mummy/mom/family/home/back/safe/fly'],
          done: 'The bats came back in a cloud of soft wings. One of them turned in the air. It had heard one voice among hundreds, landed on the rough branch and opened a wing, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The bats came back in a cloud of soft wings, and one of them landed on the branch. The baby crept under its mother’s wing, and up they went. Outside, where nobody on a roof was sleeping, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The bats came back in a cloud of soft wings, and one of them landed on the branch. The baby crept under its mother’s wing, held on, and squeaked once more, quite differently. Below, by the cold lantern, {told}.',
        },
      ],
      art: {
        'in the cave lived bats': 'cave, evening: L look-up curious; many bat',
        'watch them fly out': 'mountain, evening: L wave happy; many bat',
        'squeaked on the floor': 'cave, night: L kneel worried; small bat',
        'as high as': 'cave, night: L raise bat worried; lantern',
        'on a flat stone': 'cave, night: L+F look worried; bat on stone, stone',
        'over a spike of rock': 'cave, night: F fall; L startle worried; rope',
        'know its voice': 'cave, night: G listen; L look G curious; bat',
        'leaned a rough branch': 'cave, night: L hold stick brave; bat',
        'put out the lantern': 'cave, night: L+F sit calm; unlit-lantern, small bat',
        'in a cloud of soft wings': 'cave, night: L look-up happy; F point happy; two bat',
        'In August': 'mountain, evening: L point proud; many bat',
      },
    },
  ],
};
