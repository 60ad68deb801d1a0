import { animalFacts } from './animal-facts.ts';
import type { FactTable } from './fact-table.ts';

/** Animals of which no row of their own is known, by their group (`word-net/thing-group-roots.ts`). */
export const animalGroupFacts: FactTable = {
  frame: 'any-animal',
  columns: animalFacts.columns,
  rows: `
reptile = on the warm stone in the sun; warm sand and beetles; sit so still that you take it for a stone; sat so still that two birds landed on it; Ssss
amphibian = among the wet leaves; small flies; breathe through the skin and jump out of nothing; jumped out of nothing, right over the ditch; Quark
rodent = behind the skirting board; grain; gnaw through a nut without stopping; gnawed through the nut from end to end; Squeak
hoofed = on the wide grass; grass and clover; stand up and run as soon as it is born; ran, on legs like sticks, over the whole meadow; Hmmmph
feline = on the highest branch; milk and silence; land on all four feet; fell, turned in the air and landed on all four feet; Mrrrow
canine = under the hedge; bones; follow a smell across three hills; followed the smell over all three hills; Wuff
primate = up in the leaves; ripe figs; swing from branch to branch with one hand; swung from branch to branch, waving with the other hand; Oo-oo
marsupial = in the warm pouch; leaves; carry a small one in a bag and still jump; jumped, with somebody looking out of the bag; Tsk
raptor = on the rock above the valley; the wind; see a mouse from as high as a church; saw the smallest movement, from as high as a church; Kee-ah
waterbird = in the reeds; duckweed; swim in a straight line with all the small ones behind; swam right across, with nine small ones behind; Honk
songbird = at the very top of the hedge; seeds; sing the sun up; sang, and the sun came up; Tirili
insect = under the third leaf; a drop of nectar; carry something ten times as heavy; carried a crumb ten times as heavy; Bzzz
spidery = in the corner of the window; patience and dew; weave a wheel out of a single thread; wove a wheel, without one mistake; Tick
mollusc = under the wet stone; lettuce; carry the house along and never be late; carried the house all the way, and was not late; Shhh
fishy = in the shallow water between the stones; tiny shrimps; turn round with all the others at the same moment; turned round, with all the others, at the same moment; Blub
crustacean = in the rock pool; seaweed; go sideways faster than others go forwards; went sideways, faster than anybody forwards; Click
wormy = under the lawn; old leaves; dig from one end of the garden to the other; dug from the gate to the compost, without looking; Mmf
dinosaury = behind the giant ferns; ferns by the cartload; leave a footprint as big as a bathtub; left a footprint as big as a bathtub; Groooah
bearlike = in the den under the roots; honey; sleep right through the winter; slept from the first flake to the last; Brumm
seamammal = out beyond the last buoy; fish; dive for as long as it takes to sing a song; dived, for the length of a whole song, and came up; Fooosh`,
};
