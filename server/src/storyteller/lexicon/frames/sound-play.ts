import type { StorySourceInput } from '../story-source.ts';

/** General plots about a sound. */
export const soundPlay: StorySourceInput = {
  id: 'sound-play',
  situations: ['sound'],
  topic: 'a sound',
  thing: 'the sound',
  home: 'cottage',
  main: 'meadow',
  plots: [
    {
      id: 'whose-sound-is-it',
      titles: ['{Sound}!', '{L} and the {Sound}', 'Who Says {Sound}?'],
      goal: 'find out who says {sound}',
      trouble: 'something said {sound} all the time, and you saw nobody',
      solved: 'they knew who had said {sound}, and why',
      opener:
        '“{Sound},” it went outside. {L+} stopped in the middle of a yawn. “{Sound}!” It was not the tap, and it was not the cat, and it was not {L’s} tummy, although that can do a lot.',
      problem:
        '“{Sound}!” Now it was behind the hedge. They ran there, and then it was in front. A sound with nobody to it! “{Sound},” it went, quite close, and it nearly sounded as if somebody was having fun without them.',
      tries: [
        'They did it too. “{Sound},” said {L}, high up. “{Sound},” said {F}, deep down. There was a pause. “{Sound}?” it asked, exactly in the middle.',
        'They tried out everything that there was: the pan, the gate, the rain barrel. The pan said “dong”, the gate said “eek”, and the barrel said “glunk”. None of them said “{sound}”.',
        '{F} lay in wait with a net. You cannot catch {an_sound} with a net. It goes out through the holes.',
      ],
      tip: '“It’s moving,” said {G+}. “Don’t run after the sound. Dance to it! Whoever makes a sound like that does so with the whole of the body. If you do the same, you’ll know what it’s got: feet, wheels, or wings.”',
      turn: 'So {L} danced to it: “{Sound}!” and both knees bent, “{Sound}!” and both arms flew up. “It’s jumping,” said {L}, out of breath. “And it’s got something wet about it, or something loose.” Jumping they went through the grass, nearer and nearer.',
      done: 'And there, behind the last tuft, sat a very small frog in a very large boot, and each time it jumped, the boot said “{sound}”! “I can’t get out,” said the frog, “but it’s such fun.” They turned the boot over, very gently.',
      again:
        'They’ve got a boot like that each, now. If you hear “{sound}, {sound}, {sound}” of an evening, that’s three of them going home.',
    },
    {
      id: 'down-the-drain',
      words: ['splish', 'splash', 'splosh', 'drip', 'drop', 'plip', 'plop', 'glug', 'swish'],
      titles: ['{Sound}!', '{L} and the {Sound}', 'A Great Deal of Water'],
      goal: 'get everyone washed with a great {sound}',
      trouble: 'there was no {sound} to be heard in the tub, only a small plip',
      solved: 'it went {sound}, up to the ceiling',
      opener:
        'Saturday’s bathing day, and it always goes “{sound}”, all over the floor. {L+} had been looking forward to it since Sunday. The ducks stood in a row, in order of size.',
      problem:
        '{L} turned the tap. “Plip.” That was all. {L} turned it as far as it goes. “Plip… plip.” And in came all the others, muddy up to the eyebrows, with towels under their arms. “Where’s the {sound}?” they asked.',
      tries: [
        'They carried water from the puddle, in their boots. On the way it ran out at the toes. In the tub there was one finger’s depth, and a worm.',
        '{L} said, “{Sound}!” as loudly as possible, to remind the tap. “Plip,” said the tap, offended.',
        'They got in dry and rubbed. It crunched.',
      ],
      tip: '“Somebody’s holding on to the water,” said {G+}. “It comes a long way, through the hose and round nine bends. Go back along it, and look at each of them.”',
      turn: 'They went along it, on hands and knees, through the hall and out and round the house. It was thin here, thin there, and behind the shed it was as fat as a sausage. A cow stood on the hose! “Excuse me,” said {L}, “could you lift one foot?”',
      done: 'It whistled, it gurgled, it came! “{Sound}!” went the first one in, and so did the second, and then they could not be counted any more. The ducks were swimming in the hall.',
      again:
        'The cow comes by every Saturday now. It’s too big for the tub, so it puts in one foot. “{Sound},” it goes.',
      setting: { main: 'cottage', indoors: true },
    },
    {
      id: 'the-train-without-a-voice',
      words: [
        'choo',
        'chugga',
        'puff',
        'toot',
        'honk',
        'beep',
        'vroom',
        'brum',
        'zoom',
        'whoosh',
        'nee',
        'naw',
        'clickety',
        'clack',
      ],
      titles: ['{Sound}!', '{L} and the Lost {Sound}', 'Who Took the {Sound}?'],
      goal: 'give the old engine its {sound} back',
      trouble: 'the old engine could not say {sound} any more',
      solved: 'the old engine said {sound} again, for all to hear',
      opener:
        'Every morning at eight it went “{sound}” behind the houses, and {L+} ran to the fence to wave. That was the old engine, and it was never late. You could set the eggs by it.',
      problem:
        'Today it came along without a sound, like a cat. The cows did not get off the track in time, the woman with the bicycle was frightened, and at the stop nobody stood up. “I’ve lost it,” whispered the engine. “I open my mouth, and there’s no {sound}.”',
      tries: [
        '{L} ran ahead and shouted it: “{Sound}! {Sound}!” It worked for as far as you can run and shout. That’s not very far.',
        'They gave it honey, and a scarf round the chimney. It smelled good now, and was as silent as before.',
        '{F} tied tins on behind. It rattled so badly that people thought it was a wedding.',
      ],
      tip: '“{Sound} is just air in a hurry,” said {G+}, the stoker of long ago. “If it won’t come out, somebody’s in its way. Up there, where it’s warm. Who’s built something this spring?”',
      turn: '{L} climbed up, past the number and the lamp, and looked into the whistle from above. Four wide-open beaks looked back! It was a nest. {L} carried it down, and the father flew along beside it and scolded, and they nailed up a box right by the fence.',
      done: 'The engine took a breath, as deep as a cellar. “{SOUND}!” it went, so that the leaves flew. The cows jumped, and in the box four beaks tried it out: “{sound}?”',
      again:
        'Now it goes “{sound}” at eight, and at one minute past eight, high up and very small, four more times.',
      setting: { main: 'village' },
    },
    {
      id: 'who-is-at-the-door',
      words: ['knock', 'tap', 'ding', 'dong', 'ring', 'bang', 'boom', 'rat'],
      titles: ['{Sound}!', '{Sound}, Who’s There?', '{L} Opens the Door'],
      goal: 'find out who goes {sound}',
      trouble: 'it went {sound} at the door and nobody stood there',
      solved: 'the one who had gone {sound} was inside with them',
      opener:
        '“{Sound}.” {L+} put down the spoon. “Who’s there?” called {L}. There was no answer. “{Sound}.” So {L} went and opened the door, and there stood the evening, and nobody else.',
      problem:
        'The door was hardly shut: “{sound}.” Open: nobody. Shut: “{sound}.” They could not finish supper, with all that getting up. And each time there was something on the mat: a nut, a feather, a button that shone.',
      tries: [
        '{L} hid behind the door and pulled it open at the first sound. On the mat lay a nut. That was quick!',
        '{F} called through the keyhole, “We’re not at home!” There was a small silence, and then, rather sadly, it went “{sound}”.',
        'They left the door wide open. Then nobody can go “{sound}” at it. In the draught the soup got cold.',
      ],
      tip: '“You’re looking at your own height,” said {G+}. “Whoever brings presents isn’t playing tricks. That’s somebody who’d like to come in and doesn’t dare. Knock back. And look down.”',
      turn: 'So they shut the door and waited, and were quite quiet. “{Sound}.” {L} knelt down and answered, right at the bottom, with one knuckle: “{sound}.” It was still. Then {L} opened the door only by a crack, and looked down.',
      done: 'On the mat stood a mouse, behind a nut. “I’m new,” said the mouse. “I wanted to ask if you… but whenever it opens, it’s all feet.” – “Come in,” said {L}, and there was one bowl more on the table.',
      again:
        'In the door there’s a second door now, right at the bottom, with a handle made of a button. It goes “{sound}”, very softly, every evening at six.',
      setting: { main: 'cottage' },
    },
    {
      id: 'everybody-had-the-wrong-one',
      words: [
        'moo',
        'baa',
        'oink',
        'quack',
        'woof',
        'miaow',
        'meow',
        'neigh',
        'cluck',
        'cheep',
        'roar',
        'ribbit',
        'hoot',
        'animal sound',
      ],
      titles: ['{Sound}!', 'The Wrong Way Round', 'Who Says What?'],
      goal: 'give everyone the right sound back',
      trouble: 'on the farm everyone had woken up with the wrong sound',
      solved: 'everyone had the right sound again',
      opener:
        'It was dark when {L+} went over to the farm, to help. The cow turned its head, and opened its mouth. “Cock-a-doodle-doo!” said the cow. Then it looked very frightened.',
      problem:
        '“{Sound}!” it went all over the yard, and nothing fitted. The hen barked and was ashamed. The pig chirped. The dog laid its head on its paws and mooed. At the gate stood the farmer and said, “Miaow.”',
      tries: [
        '“Just say it right!” called {L}. They tried, one after the other. Now each of them had a different one, and it was wrong, too.',
        '{F} wrote the right ones on little signs: this is yours, that is yours. The goat ate the signs and said, “Tick-tock.”',
        'They all held their breath, so that it would stop. Then they all went off at the same time. In the village people sat up in bed.',
      ],
      tip: '“They were all blown off in the storm last night,” said {G+}, “and they took whatever was lying about. A sound’s like a boot: it only fits the one whose it is. Let one begin who knows it by heart. The smallest. The small ones practise every day.”',
      turn: '{L} fetched the smallest of them all: the lamb. “What do you call, when you’re looking for your mum?” It thought, and shut both eyes. “Baa.” Then something stirred in the old sheep. “Baa,” it answered, without thinking. “And you?” {L} asked the calf.',
      done: 'So it went on, from the small ones to the big ones: baa, moo, oink, cluck. Each call fetched its answer. The rooster came last, stood on the dung heap, and everybody fell silent.',
      again: 'The farmer still says “miaow” sometimes. But only for fun, and only when the cat has gone out.',
      setting: { main: 'farm' },
    },
    {
      id: 'the-house-lost-its-beat',
      words: [
        'tick',
        'tock',
        'wiggle',
        'giggle',
        'jiggle',
        'clap',
        'stamp',
        'pitter',
        'patter',
        'boing',
        'bounce',
        'hop',
        'shake',
        'tra la',
      ],
      titles: ['{Sound}!', '{L} Catches the {Sound}', '{Sound}, All Day Long'],
      goal: 'let the {sound} get round to everyone',
      trouble: 'the {sound} had got into {L} and would not come out',
      solved: 'everybody had had a bit of the {sound}, and it was quiet',
      opener:
        'It came in the morning, while {L+} was putting on the second sock: “{sound}!” It was in the left foot first. Then it was in the knee.',
      problem:
        '“{Sound},” went {L} down the stairs, and “{sound}” over the porridge, and you could not eat it any more, for it was on the ceiling. “Sit still,” they said. But it was not {L}. It was the {sound}.',
      tries: [
        '{L} sat on it. It came out at the top.',
        '{F} held {L} tight. That was kind, and a mistake. “{Sound},” said {F}, and now it was in both of them.',
        'They wanted to run away from it, three times round the house. It likes running best of all.',
      ],
      tip: '“That’s catching,” said {G+}, and took one step back. “It can’t be kept in. But it can be passed on, and it gets smaller by one each time. Who could do with a bit of it?”',
      turn: '{L} looked round. There was the bus queue, grey and stiff. There was the lady who was waiting for a letter. “{Sound}?” asked {L}, and gave each of them a little: one in the shoulder, one in the big toe. It went down the row like wind in the wheat.',
      done: 'The bus driver got the last bit, in the left eyebrow. Then it was out. {L} listened inside: quiet, and warm, and a tiny bit tired. Outside the whole street went “{sound}”, as far as the corner.',
      again:
        'In the evening it was far away, behind the hill. “Good night, {sound}!” called {L}. And one toe twitched, under the blanket.',
      setting: { main: 'city' },
    },
  ],
};
