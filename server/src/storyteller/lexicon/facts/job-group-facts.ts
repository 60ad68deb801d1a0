import type { FactTable } from './fact-table.ts';
import { jobFacts } from './job-facts.ts';

/** Jobs of which no row of their own is known, by their group (`word-net/thing-group-roots.ts`). */
export const jobGroupFacts: FactTable = {
  frame: 'any-person',
  columns: jobFacts.columns,
  rows: `
health = a small lamp and a calm voice; make it better; the patient in bed three would not say where it hurt; Don’t ask the mouth. Ask the bear; {S} had bandaged the bear, and then the patient had shown the very same place
seller = a pair of scales and brown paper bags; sell everyone what they need; somebody stood in front of the counter and did not know what was needed; Ask what’s for supper, and who’s coming; {S} had asked who was coming to supper, and then it was quite clear
drivery = a cap and a large bunch of keys; bring everyone home; the last passenger had fallen asleep and nobody knew where to; Look at what’s on that one’s lap; {S} had read the label on the parcel and driven just two streets further
maker = a workbench and a pencil behind one ear; make things that last; two parts would not fit, however one turned them; Measure the second one against the first, not against the paper; {S} had laid one part upon the other and shaved off one curl of wood
performer = a costume and a painted box; make people laugh and gasp; nobody laughed, not even in the first row; Look for the one who’s sad, and play only for that one; {S} had played for the one sad face, and when that laughed they all did
teachery = a piece of chalk and two pockets full; show others how it goes; one of them did not understand it and was too proud to ask; Do it wrong yourself, and let that one find it; {S} had made the mistake on purpose, and the proud one had found it
cleanery = a broom and a bucket; make things shine that nobody notices; one spot came back every night, however long one rubbed; It’s coming from above, of course; {S} had looked up, and a pipe in the ceiling had been mended
cookery = a wooden spoon as long as an arm; cook for a hundred; nobody ate, although the pots were full; Have you tasted how it looks; {S} had put one green leaf on each plate, and called the meal by a name
farmery = boots and a bucket; look after what grows; the smallest would not drink, not from the bottle and not from the bucket; Your hands are cold; {S} had warmed both hands first and sung, as its mother hums
officialy = a cap, a whistle and a notebook; see that all goes well; two stood there, and each of them said it belonged to them; Let go of it, and see where it runs; {S} had let it choose by itself, and it ran home
buildery = a helmet and a spirit level; build what is on the plan; the two halves did not meet in the middle, by a hand’s breadth; One of you held the plan upside down, and nobody dared to say so; {S} had turned the plan round, and the last stone fitted
athlete = running shoes and a towel; win, and shake hands afterwards; on the day of the big race nothing would go, not even the laces; Run for the way it feels, not for the clock; {S} had left the watch with {L}, and flown
scientist = a notebook and a magnifying glass; find out why; the thing on the table did it only when nobody was looking; Then look at it without being there; {S} had put up a mirror round the corner, and there it was
soldiery = polished boots and a long coat; stand guard and stay awake; somebody came by every night, and there were no footprints; Strew flour; {S} had strewn flour on the steps, and it was the kitchen cat
royal = a crown in a box and a bell; decide things; the crown had got too heavy, and everyone was waiting for a decision; Put it down to think, and ask the one who sweeps; {S} had asked the one who sweeps, and it was the best decision of the year
sailory = a rope and a whistle; steer by the stars; there was fog, and not one star; Listen: the land sounds different on each side; {S} had stopped the engine and listened for the sheep`,
};
