import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the puppy. */
export const puppy: StorySourceInput = {
  id: 'puppy',
  words: ['puppy', 'dog', 'get dog/puppy', 'new dog/puppy'],
  situations: ['newcomer', 'visit'],
  creature: 'puppy',
  topic: 'the puppy',
  thing: 'the puppy',
  home: 'garden',
  main: 'village',
  plots: [
    {
      id: 'sit',
      titles: ['{L} and the Puppy', 'Sit, Said {L}', 'The Puppy Who Chewed Everything'],
      goal: 'teach the puppy to sit',
      trouble: 'the puppy did what it liked',
      solved: 'the puppy sat',
      opener:
        'A basket with a cushion, a bowl, a red lead: everything was ready. {L+} had waited for this day for a year and two months. Today the puppy would come.',
      friend:
        'And there was {S+}, all paws and ears! {^S.they} ran three times round {L} and sat down on {L’s} foot. “We’re friends already,” whispered {L}.',
      problem:
        'The puppy liked everything. {^S.they} liked the slippers and ate one of them. {^S.they} liked the postman and would not let go of the post bag. “Sit!” said {L}. The puppy wagged, and ran off with the washing line.',
      tries: [
        '“Sit!” said {L}, louder. The puppy thought that this was a game, barked, and jumped as high as {L’s} nose.',
        '{L} sat down on the floor, to show what was meant. The puppy climbed on {L’s} lap and chewed a button off.',
        'They read aloud to the puppy from a book about dogs. The puppy listened very well, and then ate chapter two.',
      ],
      tip: '“You talk and talk,” said {G+}. “A puppy doesn’t know the words yet. Wait until it sits by itself, by accident. Then be as glad as if it were its birthday.”',
      turn: 'So {L} waited, and said nothing at all, with a bit of cheese in one hand. The puppy danced, and barked, and looked at the cheese. It took a long time. And plop, down {S.they} sat. “Yes!” cried {L}. “Good dog! What a good dog!”',
      done: 'The puppy looked surprised, stood up, thought, and sat again. Cheese! And again. By the evening {S.they} sat at the kerb, at the door and in front of the postman, and was prouder than anyone.',
      again:
        'At night the puppy lies on {L’s} foot. “Sit,” whispers {L}, half asleep. And the tail says yes.',
      helper: { name: 'Mr Barley', creature: 'dog' },
      outcomes: [
        {
          asked: ['sleep/asleep/bed/lap/curl/cuddle/snuggle/basket/nap'],
          done: 'The puppy looked surprised, stood up, thought, and sat again. Cheese! And again: at the kerb, at the door, in front of the postman. So much sitting makes heavy paws. Past the basket with the cushion {S} walked to {L’s} foot, and {told}.',
        },
        {
          asked: ['trick/win/show/medal/prize/sit/paw/roll/fetch/learn/competition'],
          done: 'The puppy looked surprised, stood up, thought, and sat again. Cheese! And again. By the evening {S.they} sat at the kerb, at the door, in front of the postman, each time by accident, but quicker. {G} nodded, cheese in hand, and {told}.',
        },
        {
          asked: ['home/family/name/keep/stay/owner/adopt/call'],
          done: 'The puppy looked surprised, stood up, thought, and sat again. Cheese! By the evening {S.they} sat at the kerb, at the door, and in front of the postman, and looked from there at {L}, as if to say: right here. And {told}.',
        },
        {
          asked: ['run/ball/park/beach/walk/play/chase'],
          done: 'The puppy thought, and sat again. Cheese! And again. At the kerb, at the gate, right beside {L}, the puppy sat, and waited, until the red lead came off with a click. “Off you go!” called {L}. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The puppy looked surprised, and sat again. Cheese! And again, at the kerb, at the door and in front of the postman. “For that I’ll even share my sandwich,” said the postman, and put down the bag. On the doorstep {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The puppy looked surprised, and sat again. Cheese! And again. In the evening {S.they} ran three times round {L} and sat down on {L’s} foot, exactly as on the first day. “Yes!” said {L}, and the tail said yes. And {told}.',
        },
      ],
      art: {
        'waited for this day': 'garden: L hold red lead happy; basket, bowl',
        'all paws and ears': 'garden: S jump happy; L laugh',
        'ate one of them': 'garden: S eat slippers happy; L stand worried; postman',
        'that this was a game': 'garden: L shout angry; S jump laughing',
        'chewed a button off': 'living-room: L sit worried; S eat button happy',
        'read aloud to the puppy': 'living-room: L+F read worried; S listen happy',
        'a bit of cheese': 'garden: L hold cheese calm; S dance happy',
        'Good dog! What': 'garden: S sit proud; L cheer; cheese',
        'at the kerb': 'village: S sit proud; L give cheese happy; postman',
        'At night the puppy': 'bedroom, night: L sleep calm in bed; S sit happy',
      },
    },
    {
      id: 'the-wrong-shoe',
      titles: ['Who Ate the Shoe?', 'A Puppy Called Nap', '{L} and the Chewed Slipper'],
      goal: 'teach the puppy what to chew',
      trouble: 'the puppy chewed everything in the house',
      solved: 'the puppy chewed only what it was allowed to',
      opener:
        'Since Sunday there was a puppy at {L+}’s. It had paws that were too big, ears that were too long, and teeth that itched. It slept on one of {L’s} feet. That was lovely.',
      problem:
        'But when it was awake, it chewed. A slipper. A table leg. The lower half of a curtain. When it had eaten up the shopping list, they all said, “It can’t go on like this.” The puppy wagged everything it had.',
      tries: [
        '{L} put all the shoes on top of the cupboard. Now the cupboard was full of shoes, and the puppy began with the cupboard.',
        '“No!” said {L}, in a very deep voice. The puppy thought that was its name. It came running at once whenever anyone said no.',
        '{L} rubbed the chair with mustard. The puppy ate the mustard, and then the chair, because it was thirsty for wood.',
      ],
      tip: '“It isn’t being bad,” said {G+}. “It’s getting its teeth, and everything is new. You keep on saying what it mustn’t. How is it to know what it may? Give it something better, and then be happy about it.”',
      turn: '{L} took an old rope and tied three thick knots in it. The puppy came along with a boot. {L} didn’t say no. {L} held out the rope, and wiggled it, and waited.',
      done: 'The puppy looked at the boot. It looked at the rope. Plop, went the boot! “Good dog!” cried {L} and danced all over the carpet. After that the boots stayed whole. There was nothing nicer in the world than the rope and a dancing {L}.',
      again:
        'There’s a boot by the door with a bite in it. It’s kept as a souvenir. The puppy’s paws have grown into its legs, by the way.',
      object: 'rope',
      helper: { name: 'Mrs Basset', creature: 'poodle' },
      setting: { main: 'cottage' },
      outcomes: [
        {
          asked: ['sleep/asleep/bed/lap/curl/cuddle/snuggle/basket/nap'],
          done: 'The puppy looked at the boot. It looked at the rope. Plop, went the boot! “Good dog!” {L} danced all over the carpet. When both were out of breath, the puppy dragged the rope along to the warmest place there was, and {told}.',
        },
        {
          asked: ['toy/rope/chew/bone/shoe/slipper'],
          done: 'The puppy looked at the boot. It looked at the rope. Plop, went the boot! “Good dog!” cried {L}, and danced. The whole family tied knots that evening, into everything that was old and soft, and {told}.',
        },
        {
          asked: ['home/family/name/keep/stay/call'],
          done: 'The puppy looked at the boot. It looked at the rope. Plop, went the boot! “Good dog!” cried {L}, and danced all over the carpet. The family looked from the whole chair to the wagging puppy, then at one another, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The puppy looked at the boot. It looked at the rope. Plop, went the boot! “Good dog!” cried {L}, and danced. On the table nothing had teeth marks that day, not the loaf, not one leg. And {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The puppy looked at the boot, and at the rope. Plop, went the boot! “Good dog!” cried {L} and danced all over the carpet. There was nothing nicer in the world than the rope at one end and {L} at the other. So {told}.',
        },
      ],
      art: {
        'paws that were too big': 'living-room: L look happy; dog',
        'teeth that itched': 'bedroom, night: L lie calm in bed; dog',
        'The lower half': 'living-room: L startle worried; dog, slippers, curtain',
        'on top of the cupboard': 'hallway: L reach-up worried; dog, shoe, shelf',
        'in a very deep voice': 'living-room: L shout angry; dog',
        'the chair with mustard': 'kitchen: L wipe worried; dog, chair',
        'everything is new': 'village: G say; L look G curious',
        'three thick knots': 'living-room: L tie rope happy; dog',
        'and wiggled it': 'living-room: L offer rope happy; dog, boot',
        'danced all over': 'living-room: L dance laughing; dog, rope, boot',
        'kept as a souvenir': 'hallway: L hold boot happy; big dog',
      },
    },
  ],
};
