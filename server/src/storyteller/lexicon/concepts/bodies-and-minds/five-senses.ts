import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the five senses. */
export const fiveSenses: StorySourceInput = {
  id: 'five-senses',
  words: [
    'five senses',
    'our senses',
    'the senses',
    'smell and taste',
    'taste and smell',
    'touch and hearing',
    'see hear smell taste touch',
    'seeing hearing smelling tasting touching',
    'sense of touch',
    'touch',
    'our senses touch',
    'soft and rough',
    'rough and smooth',
    'hard and soft',
    'textures',
    'feely bag',
    'hearing',
    'sense of hearing',
    'sense of smell',
    'sense of taste',
    'five senses at the beach',
    'senses at the beach/seaside/park/market/forest',
    'five senses at the seaside',
    'sensory walk',
    'senses walk',
    'taste',
    'smell',
    'our senses smell',
    'our senses taste',
    'sweet sour salty and bitter',
    'sweet sour salty bitter',
    'sweet and sour',
    'sweet and salty',
  ],
  situations: ['learn', 'question'],
  topic: 'the five senses',
  thing: 'the parcel',
  main: 'cottage',
  plots: [
    {
      id: 'what-is-in-the-parcel',
      titles: ['Five Ways to Find Out', 'What Is in the Parcel?', '{L} and the Five Senses'],
      goal: 'find out what was in the parcel',
      trouble: 'the parcel must not be opened before supper',
      solved: 'all five senses together had found it out',
      opener:
        'A brown parcel stood on the kitchen table. There was a note on it: “For {L}. Open it at supper, and not before. But you may find out what it is.” It was only two o’clock.',
      friend:
        '“How can you find out what’s inside without opening it?” asked {F+}. They walked round the table twice.',
      problem:
        '{L} looked at the parcel from all sides, and from above. It was brown and square, and that was all. Looking was not enough.',
      tries: [
        '{L} looked harder, through a magnifying glass. Now it was brown and square and big.',
        '“It’s a hat,” guessed {F}. “Or a cake. Or a very small elephant.” Guessing was fun, but it wasn’t finding out.',
      ],
      tip: '“You’ve only used your eyes,” said {G+}. “You have five ways to know a thing: you can see it, hear it, smell it, feel it and taste it. Each of them tells you something that the others can’t.”',
      low: 'The clock said three. {L} sat down in front of the parcel and shut both eyes, so as not to be in the way of the others.',
      turn: 'First {L} listened, and shook the parcel a little: something rolled, more than one, and not heavy. Then {L} felt it: it was cool at the bottom. Then {L} bent down to the corner, and sniffed. It was sweet, and a bit like summer.',
      done: '“It’s round, and cool, and smells of summer,” said {L}. “It’s peaches!” At supper they opened it. There lay six peaches, red and gold, and as soft as a mouse to touch. That left one sense. {L} took a bite. “Yes,” said {L}, with juice on both cheeks. “Peaches.”',
      again:
        'They play it every Sunday now: one of them wraps something up, and the others have to find out. But the last sense is only for things that you may eat.',
      object: 'basket',
      helper: { name: 'Mrs Pepper', creature: 'hen' },
    },
    {
      id: 'in-the-dark-with-ten-fingers',
      words: [
        'touch',
        'sense of touch',
        'soft and rough',
        'rough and smooth',
        'hard and soft',
        'textures',
        'feely bag',
      ],
      titles: ['Rough, Smooth, Soft', '{L} Finds It by Touch', 'The Box under the Stairs'],
      goal: 'find the woolly rabbit by touch',
      trouble: 'it was quite dark in the cupboard, and the rabbit was in it',
      solved: 'ten fingers had found the rabbit',
      opener:
        'Under the stairs was a cupboard without a lamp. In it were all the things that there was no place for. Somewhere in there was the woolly rabbit, and {L+} wanted it back before bedtime.',
      friend:
        '“The torch is flat,” said {F+}, and shook it. It did not get any rounder. They opened the little door. Inside it was as black as the inside of a boot.',
      problem:
        '{L} looked in with big eyes, and saw nothing. {L} looked with even bigger eyes, and saw a bigger nothing. Looking was no use in there. Then {L’s} hand bumped into something cold, and was out again at once.',
      tries: [
        '{L} called the rabbit. But wool does not answer.',
        'They pulled out the first thing that came. It was an umbrella, and it opened, in the doorway.',
        '{L} patted about very fast. “It’s something,” said {L}, “and something else.” It all felt like things.',
      ],
      tip: '“Your skin can see,” said {G+}, who knew all about the dark. “But it sees slowly. Don’t grab. Stroke it. Ask each thing: are you rough or smooth? Hard or soft? Warm or cold? And you needn’t be afraid of something that you can describe.”',
      turn: '{L} put one hand in, and stroked. “Cold, hard and smooth: that’s the saucepan. Rough, and it pricks: the doormat! Smooth and thin, and it rustles: wrapping paper.” It got less and less dark in there, though nobody had switched on a light.',
      done: 'Right at the back there was something soft. {L} stroked it slowly. It was a bit rough where it had been mended, and it had two long floppy parts, and a button, smooth as ice. “There you are,” said {L}, and pulled the woolly rabbit out by both ears.',
      again:
        'At night {L} does not need a lamp any more to find the rabbit. One finger is enough: soft, soft, rough, button.',
      helper: { name: 'Mr Tunnel', creature: 'mole' },
      setting: { topic: 'touch', thing: 'the dark cupboard', main: 'cottage', indoors: true },
    },
    {
      id: 'with-both-ears',
      words: ['hearing', 'sense of hearing'],
      titles: ['Listen!', '{L} Finds It by Ear', 'With Both Ears'],
      goal: 'find out by hearing where the beeping came from',
      trouble: 'something beeped, and nobody could see it',
      solved: 'hearing had found what beeped',
      opener:
        '“Beep,” it went in the house. {L+} looked up. Everything was as always. A while later it went “beep” again, quite short and rather sad.',
      friend:
        '“I heard it too,” said {F+}. “It came from everywhere.” They turned round once, and saw no beep, because you cannot see one.',
      problem:
        'They searched with their eyes: under the bed, behind the curtain, in the bread bin. Each time when they were looking somewhere, it beeped somewhere else. Beep.',
      tries: [
        'They ran towards it as soon as it came. But feet are loud, and then it was over.',
        '{L} called, “Where are you?” It did not beep until {L} had finished, out of politeness.',
        '{F} switched everything off: the radio, the fan, the lamp. It was quieter now, and darker too, which did not help at all.',
      ],
      tip: '“You search with your eyes,” said {G+}, whose eyes were shut. “That’s why I’m better at it. You’ve two ears, one on each side. Whichever hears it first is nearer. Stand still, turn, and wait. The ears do the walking.”',
      turn: '{L} stood in the middle of the hall with closed eyes and waited. Beep. The left ear had it first. {L} turned, until both ears heard it at the same time: that was straight ahead! Three steps, and wait. Beep. It was louder now, and it came from above.',
      done: '{L} opened both eyes and looked up. On the ceiling hung the little white box that warns of smoke. A red light was blinking: its battery was empty. “It’s been calling for help,” said {L}. The grown-ups changed the battery. Then they all listened. It was wonderfully quiet.',
      again:
        'Now they play it in the garden: one of them jingles the keys, and the others point with closed eyes. {L} is hardly ever wrong by more than a bush.',
      helper: { name: 'Miss Flitter', creature: 'bat' },
      setting: { topic: 'hearing', thing: 'the beeping', main: 'cottage', indoors: true },
    },
    {
      id: 'a-day-at-the-beach-with-all-five',
      words: [
        'beach',
        'seaside',
        'sensory walk',
        'senses walk',
        'senses at the beach/seaside/park/market/forest',
      ],
      titles: ['Five Senses at the Beach', '{L} Brings the Beach Home', 'See, Hear, Smell, Taste, Touch'],
      goal: 'bring the whole beach home in one bucket',
      trouble: 'the beach would not fit into a bucket',
      solved: 'all five senses had brought the beach home',
      opener:
        '“I’ll bring you the beach,” {L+} had promised Grandpa, who had a cold and had to stay in bed. {L} had a bucket with a lid for it. The beach was very long, and the bucket was rather small.',
      friend:
        '{F+} helped to choose. “What’s the beach?” asked {F}. “What you see,” said {L}: a white shell, a blue bit of glass, and a picture of a ship. Those went into the bucket.',
      problem:
        'They shook the bucket and looked in. Shell, glass, paper. It was pretty. But it was not the beach. “Something’s missing,” said {L}. “With my eyes shut it might be anywhere.”',
      tries: [
        'They put more in, until it was full: more shells. It was a lot of something that was still not the beach.',
        '{L} scooped up the sea. In the bucket it was just water, and it did not move.',
        '{F} ran, and caught some wind under the lid. When they looked, it had gone out at the side.',
      ],
      tip: '“You’re packing with your eyes only,” said {G+}. “You’ve got five senses. Shut your eyes, and the beach is still there: where does it come in, then? By the ears, the nose, the tongue, the skin? Pack one thing for each of them.”',
      turn: '{L} sat down in the sand and shut both eyes. Hush, hush: that was for hearing! {L} fetched the big curled shell in which the sea goes on. For smelling: seaweed. For touching: warm sand. For tasting: {L} licked one finger. Salt! A pinch of that went in too.',
      done: 'At Grandpa’s bed {L} opened the bucket. “Eyes shut,” said {L}. Grandpa heard the shell, smelled the seaweed, felt the sand, and licked up the salt. Last came the ship to look at. “I’ve been at the beach,” said Grandpa, “and I’ve even got sand in my bed.”',
      again:
        'By Friday Grandpa was well, and they went there together. {L} shut both eyes on the way, and knew when they were there: it was the nose that said so first.',
      helper: { name: 'Granny Tern', creature: 'seagull' },
      setting: { topic: 'the five senses at the beach', thing: 'the bucket', home: 'cottage', main: 'shore' },
    },
    {
      id: 'four-jars-without-labels',
      words: [
        'taste',
        'sense of taste',
        'sweet sour salty and bitter',
        'sweet sour salty bitter',
        'sweet and sour',
        'sweet and salty',
      ],
      titles: ['Sweet, Sour, Salty, Bitter', '{L} Trusts the Tongue', 'Four Jars without Labels'],
      goal: 'find out by taste what was in the jars',
      trouble: 'sugar and salt looked exactly the same',
      solved: 'the tongue had told them all apart',
      opener:
        'Grandma’s kitchen had been painted, and all the labels were gone from the jars. “Four of them stood here,” said Grandma. “Sugar, salt, lemon powder and cocoa.” {L+} was to bring the sugar for the pancakes.',
      friend:
        '{F+} took down the jars. Two of them were white, one was nearly white, and one was brown. “The sugar’s the white one,” said {F}. They looked at each other. “Which white one?”',
      problem:
        'They took the left one, and Grandma strewed it over the first pancake. Everybody took a bite. Everybody ran to the tap. “That was the salt,” said Grandma, and drank another glass.',
      tries: [
        '{L} looked at it through the magnifying glass. There were small white cubes. In the other jar there were small white cubes as well.',
        '{F} listened. Sugar goes “shh” when you shake it. So does salt.',
        '{L} rubbed it between two fingers. It was a bit scratchy, in both of the jars.',
      ],
      tip: '“In a kitchen you may ask the tongue,” said {G+}, “when a grown-up says that it’s food. Not a whole spoon! One grain, on the tip. There are four words that it knows by heart. Have a drink of water in between, or it gets muddled.”',
      turn: '{G} nodded, and {L} licked one finger, touched the first jar, and tasted it. “Salty! Like the sea.” A drink of water. The nearly white one: “Ooh, sour!” The brown one: “That’s bitter, like burnt toast.” And then came the last. “Sweet,” said {L}, and smiled.',
      done: 'The sugar came on to the pancakes. They even used all four: a bit of sour on top, a bit of bitter cocoa, and one grain of salt. {L} painted new labels: a wave, a lemon, a burnt piece of toast, and a smile.',
      again:
        'Now they play it at supper with closed eyes, a crumb at a time. {L’s} tongue has never been wrong about cake.',
      helper: { name: 'Grandma Basil', creature: 'grandma' },
      setting: { topic: 'taste', thing: 'the four jars', main: 'cottage', indoors: true },
    },
    {
      id: 'after-the-nose',
      words: ['smell', 'sense of smell'],
      titles: ['{L} Follows the Nose', 'It Smells of Something', 'Left at the Cinnamon'],
      goal: 'find the way home by smell',
      trouble: 'the fog was so thick that nobody could see the way',
      solved: 'smell had shown the way home',
      opener:
        'In the morning {L+} had gone to the market, along the lane, as always. On the way there {L} had sniffed at everything, just for fun: here it smelled of rubber, there of soap, there of cinnamon. And then came the fog.',
      friend:
        '“I can’t see my own basket,” said {F+}. It was like milk. The houses were gone, the lamps were gone, and even the street sign was only a pole with nothing at the top.',
      problem:
        'They went three steps, and bumped into a wall. They turned round, and bumped into another. “Which way’s home?” asked {L}. With eyes as wide as possible there was nothing but white.',
      tries: [
        'They called. The fog swallowed it, and gave back a cough.',
        '{L} felt along the wall. It led very nicely round a house, back to the same drainpipe.',
        '{F} wanted to wait until it cleared. In autumn that may take until spring.',
      ],
      tip: '“What are you staring for?” asked {G+}, from somewhere below. “I hardly ever look. A street’s like a string of smells, one behind the other. You came along it this morning. What was last? Begin with that, and go backwards.”',
      turn: '{L} shut both eyes and breathed in. “Fish, that’s the market. Before that came cinnamon, so the baker!” {L} turned the nose to and fro. There, very thin, on the left. They followed it until it was quite strong. “And before the cinnamon was soap.”',
      done: 'From the cinnamon they got to the soap, which was the laundry. From the soap they got to the rubber of the bicycle shop. And then {L} sniffed, and laughed. It smelled of pine, wet dog and onion soup. “That’s us!” said {L}. And there was the door.',
      again:
        'On clear days {L} still shuts both eyes at the corner, just to be sure. Left at the cinnamon, and straight on till the soap.',
      helper: { name: 'Old Sniff', creature: 'dog' },
      setting: { topic: 'smell', thing: 'the way home', home: 'village', main: 'village', weather: 'mist' },
    },
  ],
};
