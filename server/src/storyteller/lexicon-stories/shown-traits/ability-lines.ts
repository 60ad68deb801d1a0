import type { TraitLines } from './trait-lines.ts';

/** What somebody has, can do or likes doing. */
export const abilityLines: readonly TraitLines[] = [
  {
    pattern: /\b(?:wheelchair)\b/,
    middle: ['{X} rolled a little way off to think, and rolled back again.'],
    ending: ['{X} turned the wheelchair round and round on the spot for joy.'],
  },
  {
    pattern: /\bwheels\b/,
    middle: ['{X} rolled a little way off to think, and rolled back again.'],
    ending: ['{X’s} wheels spun round and round for joy.'],
  },
  {
    pattern: /\b(?:blinking|flashing) (?:lights?|eyes)\b/,
    middle: ['{X’s} light blinked, which meant that {X} was thinking.'],
    ending: ['{X’s} light blinked faster and faster for joy.'],
  },
  {
    pattern: /\btrunk\b/,
    middle: ['{X} scratched behind one ear with that long trunk, and thought.'],
    ending: ['{X} lifted that long trunk high up and trumpeted.'],
  },
  {
    pattern: /\b(?:wings|can fly|flies)\b/,
    middle: ['{X} flew up to look at it from above. It looked no better from there.'],
    ending: ['{X} flew a loop for joy.'],
  },
  {
    pattern: /\b(?:eight|six|many|lots of) (?:\p{L}+ )?(?:arms|tentacles)\b/u,
    middle: ['“I have arms enough,” said {X}. “I only need an idea.”'],
    ending: ['{X} hugged everybody at the same time, and still had an arm left to wave with.'],
  },
  {
    pattern: /\b(?:long|big|bushy|fluffy|curly) tail\b/,
    middle: ['{X’s} tail hung right down.'],
    ending: ['{X’s} tail would not keep still for joy.'],
  },
  {
    pattern: /\b(?:tall|long neck)\b/,
    middle: [],
    ending: ['{X} had the best view of it all.'],
  },
  {
    pattern: /\b(?:prickly|spikes|spiky|spines)\b/,
    middle: ['{X} rolled up into a prickly ball to think.'],
    ending: ['Everybody hugged {X}, prickles and all, and very carefully.'],
    isOfAnimals: true,
  },
  {
    pattern: /\b(?:super|good|great|fine|amazing|excellent) nose\b|\b(?:sniffs|can smell)\b/,
    middle: ['{X} sniffed the air, and thought.'],
    ending: ['{X} sniffed. The air smelled of success, and of supper.'],
  },
  {
    pattern: /\b(?:can hear everything|(?:good|big|sharp) (?:ears|hearing)|hears everything)\b/,
    middle: [],
    ending: ['{X} heard how glad everybody was, even those who said nothing.'],
  },
  {
    pattern: /\b(?:breathes? fire|fire-breathing|fire)\b/,
    middle: ['{X} sighed, and a small flame came out.'],
    ending: ['{X} breathed a little fire for joy, straight up, so that nobody got hot.'],
    isOfAnimals: true,
  },
  {
    pattern: /\b(?:glows?|glowing|sparkles?|sparkly|glitters?|shiny|shines)\b/,
    middle: ['{X} shone a little less brightly than before.'],
    ending: ['{X} shone so brightly that you could have read a book by it.'],
    isOfAnimals: true,
  },
  {
    pattern: /\bfriendly ghost|\b(?:see-through|transparent|invisible)\b/,
    middle: ['One could see right through {X}, and behind {X} it looked no better.'],
    ending: ['{X} was so happy that you could nearly see it.'],
    isOfAnimals: true,
  },
  {
    pattern: /\b(?:magic|magical|spells?|wand)\b/,
    middle: ['{X} tried a little magic. It only made a smell of toast.'],
    ending: ['{X} made a small star come down, and it was gone before it touched the ground.'],
  },
  {
    pattern: /\b(?:strong|strongest)\b/,
    middle: [],
    ending: ['{X} was so glad and so strong that whoever was nearest got a very firm hug.'],
  },
  {
    pattern: /\b(?:glasses|spectacles)\b/,
    middle: ['{X} cleaned {X.their~the} glasses and looked at it all once more.'],
    ending: ['{X’s} glasses had gone all misty with joy.'],
  },
  {
    pattern: /\b(?:deaf|hearing aids?|hard of hearing)\b/,
    middle: ['{X} watched everybody’s faces, and missed nothing.'],
    ending: ['{X} could see from everyone’s faces how good it was.'],
  },
  {
    pattern: /\b(?:three legs|three-legged)\b/,
    middle: ['{X} hopped round it once. {X} was as quick on three legs as others are on four.'],
    ending: ['{X} hopped higher than anybody with all their legs.'],
    isOfAnimals: true,
  },
  {
    pattern: /\b(?:digs?|digging|tunnels?|burrows?)\b/,
    middle: ['“Shall I dig?” asked {X}. It was always the first thing that {X} thought of.'],
    ending: ['{X} dug a hole for joy, and filled it in again.'],
  },
  {
    pattern: /\b(?:champion )?(?:jumper|jumps|hops|bouncy)\b/,
    middle: ['{X} jumped up and down, to think better.'],
    ending: ['{X} jumped for joy, and it was a very high jump.'],
  },
  {
    pattern: /\b(?:sings?|singing|singer|musical|hums)\b/,
    middle: ['{X} hummed a tune, as always when things went wrong.'],
    ending: ['{X} made up a song about it, there and then.'],
  },
  {
    pattern: /\b(?:danc(?:e|es|ing|er)|ballet)\b/,
    middle: ['{X} danced a little, as always when there was something to think about.'],
    ending: ['{X} danced right round everybody, and back again.'],
  },
  {
    pattern: /\b(?:draws?|drawing|paints?|painting|artist)\b/,
    middle: [],
    ending: ['{X} drew a picture of it, so that nobody would forget.'],
  },
  {
    pattern: /\b(?:counts?|counting|numbers|maths)\b/,
    middle: ['“One more thing that doesn’t work,” counted {X}.'],
    ending: ['{X} counted everyone who was glad, and left nobody out.'],
  },
  {
    pattern: /\b(?:reads?|reading|books?|bookworm)\b/,
    middle: ['“There must be a book about it,” said {X}, who loved books.'],
    ending: ['“Somebody should write a book about it,” said {X}.'],
  },
  {
    pattern: /\bwas an? (\p{L}{4,})\b/u,
    middle: ['“When I was a {1},” said {X}, “we’d have known what to do.”'],
    ending: ['“Even when I was a {1},” said {X}, “I never saw anything better.”'],
  },
  {
    pattern: /\b(?:always (?:cold|shivering|freezing))\b/,
    middle: ['{X} shivered. {X} was always cold.'],
    ending: ['For once {X} was warm all over.'],
  },
  {
    pattern: /\bgood at (?!it\b|that\b)(\p{L}+(?: \p{L}+)?)$/u,
    middle: ['“I’m good at {1},” said {X}, “but that’s not much use just now.”'],
    ending: ['“That’s even better than {1},” said {X}.'],
  },
  {
    pattern: /\b(?:afraid|scared|frightened) of (?:the )?(\p{L}+)\b/u,
    middle: [],
    ending: ['{X} was so happy that even {1} would have been all right.'],
  },
];

/** How big somebody is, where nothing else is said of them. */
export const sizeLines: readonly TraitLines[] = [
  {
    pattern: /\b(?:tiny|very small|smallest|so small|little|small)\b/,
    middle: [],
    ending: ['{X}, who was so small, felt as big as a house.'],
    isOfAnimals: true,
  },
  {
    pattern: /\b(?:huge|giant|enormous|big|heavy)\b/,
    middle: [],
    ending: ['{X} gave one jump of joy, and the ground shook a little.'],
    isOfAnimals: true,
  },
];

/** What somebody likes. */
export const likingLines: Pick<TraitLines, 'middle' | 'ending'> = {
  middle: [],
  ending: ['“That’s as good as {1},” said {X}.'],
};
