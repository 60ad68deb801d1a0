import type { FactTable } from './fact-table.ts';

/** Vehicles: their sound, their work (infinitive; past tense), the part that does it, and who calls for it. */
export const vehicleFacts: FactTable = {
  frame: 'any-vehicle',
  columns: ['noise', 'duty', 'duty_done', 'part', 'call'],
  rows: `
tugboat/tug = Toot-toot; pull the big ships into the harbour; pulled the big ship into the harbour; the thick rope; a ship as long as a street could not turn round by itself
milk float/milk van = Clink-clink; bring the milk before anyone is up; brought the milk to every door; the crate of bottles; forty babies were waiting for their breakfast
ambulance = Nee-naw; bring someone who is hurt to the doctors; brought the old gentleman to the doctors; the stretcher; an old gentleman had slipped on the stairs
hot air balloon/balloon ride = Fooosh; float over the hills without a sound; floated over the hills without a sound; the burner; a lost flock of sheep could only be seen from above
snow plough/snow plow/gritter = Rrrrsh; clear the road of snow; cleared the road of snow; the big shovel in front; the whole village was snowed in
cement mixer/concrete mixer = Grumble-rumble; bring wet concrete that never stops turning; poured the concrete just in time; the turning drum; the new bridge had a hole in the middle
dustbin lorry/bin lorry/garbage truck/rubbish lorry/refuse truck/rubbish truck/dustcart = Clonk-whirr; swallow the rubbish of the whole street; swallowed the rubbish of the whole street; the big mouth at the back; the bags were piled up as high as the windows
street sweeper/road sweeper = Swish-swoosh; sweep the streets clean; swept the streets till they shone; the round brushes; after the parade the streets were knee-deep in paper
tow truck/breakdown truck = Brrum; tow cars that have broken down; towed the car home; the hook; the bride’s car had broken down
truck/lorry/van/delivery van = Brrrum; carry heavy things over long roads; carried the whole load to the other side of the mountains; the back door; the circus needed its tent by tonight
mobile library/ice cream van/ice cream truck = Ding-ding; stop in every street and open its window; stopped in every street and opened its window; the little window; all the children of the hill were waiting
motorbike/motorcycle/scooter = Vroom; get through where nothing else can; got through where nothing else could; the back wheel; the doctor’s bag had been left at the other end of town
tram/trolleybus/cable car = Ding-ding; carry everyone up the hill; carried everyone up the hill; the long arm on the roof; the whole orchestra had to be up on the hill by seven
sailing boat/sailboat/yacht/dinghy = Flap-flap; sail with nothing but the wind; sailed with nothing but the wind; the sail; a letter had to get to the island
ferry/car ferry = Tuuut; carry cars and people across the water; carried cars and people across the water; the big ramp; the wedding guests stood on the wrong side
lifeboat/rescue boat = Weee-oo; fetch people out of the waves; fetched the fishermen out of the waves; the engine; two fishermen were out in the storm
canoe/kayak/rowing boat/raft = Plish-plash; glide along where it is too shallow for others; glided along through the reeds; the paddle; a lamb stood on an island in the reeds
aeroplane/airplane/plane/jet/biplane = Nyeeeow; fly high above the clouds; flew high above the clouds; the propeller; medicine was needed on the far side of the sea
spaceship/spacecraft/space rocket/lunar rover = Bzzzoom; fly to where nobody else can; flew past the last star on the map; the glowing engine; somebody was calling for help from behind the moon
digger/excavator/bulldozer = Chugga-chug; dig what nobody can dig by hand; dug it in one afternoon; the big shovel; the pipe had burst and the street was a lake
combine harvester/harvester/tractor = Rattle-clatter; bring in the corn before the rain; brought in the corn before the rain; the cutting wheel; black clouds stood over the ripe corn
police car/police motorbike = Woo-woo; clear the way for everybody; cleared the way for everybody; the blue light; nobody at the crossing wanted to let anyone go first
fire boat/fire plane = Whoosh; bring water to where it burns; brought water to where it burned; the pump; smoke was rising from the old pier
monster truck/go kart/racing car/race car = Vrooom; go round the bends faster than the eye can follow; went round the bends faster than the eye could follow; the front wheel; the big race was about to begin
camper van/caravan/motorhome = Putt-putt; carry a whole house on wheels; carried beds, stove and teapot over the mountains; the folding roof; three tired walkers had no bed for the night
steam train/locomotive/steam engine = Choo-choo; pull ten carriages up the mountain; pulled ten carriages up the mountain; the boiler; ten carriages full of people were waiting in the valley
night train/sleeper train = Ta-tack; carry sleeping people to the sea; carried all the sleeping people to the sea; the signal lamp; a hundred people in pyjamas wanted to wake up by the sea
school bus/minibus/coach/double decker = Beep-beep; pick up everybody and forget nobody; picked up everybody and forgot nobody; the front door; thirty children stood in the rain
horse and cart/carriage/sleigh/sledge = Clip-clop; go where no engine can; went where no engine could; the left wheel; the mountain farm had run out of flour
forklift/wheelbarrow/trolley = Rrr-beep; lift what nobody can lift; lifted it as if it were a feather; the fork; the piano had to get up on the stage`,
};
