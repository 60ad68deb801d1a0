import type { FactTable } from './fact-table.ts';
import { vehicleFacts } from './vehicle-facts.ts';

/** Vehicles of which no row of their own is known, by their group (`word-net/thing-group-roots.ts`). */
export const vehicleGroupFacts: FactTable = {
  frame: 'any-vehicle',
  columns: vehicleFacts.columns,
  rows: `
boatlike = Splash; carry everyone across the water; carried all of them across, with dry feet; the rudder; somebody was waving from the small island, and the water rose
aircraft = Brrroom; fly over what you cannot walk round; flew over the whole mountain, and landed on a meadow; the propeller; up in the mountain hut the bread had run out
lorrylike = Brumm-brumm; bring what is too heavy for all others; brought the load, right up to the door; the tailboard; the bridge needed its last beam before the evening
traintype = Tff-tff; pull a whole row of people through the night; pulled the whole row, and was on time; the coupling; at the last station forty people were waiting with their suitcases
buslike = Ding-ding; pick up everyone who is waiting; picked up everyone, even the one with the double bass; the folding door; at the stop on the hill a whole class was getting wet
cyclelike = Tring-tring; go where no car can go; went through the narrowest lane, with a parcel behind; the chain; up in the old town somebody needed a cake before three
carlike = Toot; take a family along with all it needs; took all of them along, and the rubber boat; the boot lid; Grandma was standing at the station in the rain
cartlike = Clop-clop; carry hay, children and pumpkins; carried it all home, and three who were asleep on top; the left shaft; the hay was to be in before the thunderstorm
spacelike = Whoosh; fly to where it is always night; flew to where it is always night, and waved; the landing leg; somebody on the moon had run out of cheese
worksite = Rumm-rumm; move what nobody can lift; moved it, as if it were a cushion; the big arm; a cow had slipped into the ditch and could not get out`,
};
