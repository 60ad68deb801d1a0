import type { Place } from '../story-plan.ts';

const INDOORS: ReadonlySet<Place> = new Set<Place>([
  'cottage',
  'school',
  'library',
  'workshop',
  'castle',
  'ship',
]);
const WATER: ReadonlySet<Place> = new Set<Place>(['undersea', 'river', 'shore', 'island']);
const SPACE: ReadonlySet<Place> = new Set<Place>(['space', 'moon', 'clouds']);

const indoors = [
  'The clock on the wall said tick, and after some [thought|time] it said tock.',
  'A [fly|beetle] walked slowly along the window sill.',
  'Outside the window a [branch|sparrow] nodded.',
  'Somewhere a door [creaked|shut softly].',
  'It smelled of [soap|apples|wood].',
  'A patch of sun moved across the floor, [one board at a time|without a sound].',
  'The [kettle|radiator|lamp] hummed a little tune to itself.',
  'Somebody had left a [button|crumb|red crayon] on the floor.',
  'You could hear the [rain pipe|stairs|shelves] crack now and then.',
];
const outdoors = [
  'A [blackbird|robin|sparrow] sang, [stopped|thought about it] and sang again.',
  'A [small cloud|leaf|butterfly] went by, in no hurry.',
  'The grass was [still wet|warm|full of small noises].',
  'Somewhere a [dog barked|gate squeaked|bell rang].',
  'A [beetle|snail|line of ants] crossed the path in front of them.',
  'The wind [smelled of hay|turned round|lifted everybody’s hair].',
  'Far away somebody was [hammering|whistling|calling the hens].',
  'A [bee|ladybird] sat down on {L’s} sleeve and rested.',
  'The sun came out, [went in|had a look] and came out again.',
  'Two [pigeons|ducks|crows] watched it all from [a roof|the fence].',
  'There was a puddle with [a cloud|half the sky] in it.',
];
const water = [
  'The water said [hush|slap|glug], and said it again.',
  'A [little crab|fish|ripple] came to see, and went away.',
  'Light danced on [the sand|the stones|everything].',
  'A [shell|bit of rope|string of bubbles] drifted by.',
  'It smelled of [salt|seaweed|wet stones].',
  'Something [silver|quick] flashed past.',
  'A [gull|wave|cloud] came closer, and turned away.',
  'Somewhere a [bell|boat|big fish] went by.',
];
const space = [
  'The stars [hummed|twinkled], each in its own way.',
  'It was so quiet that one could hear [the light|one’s own thoughts].',
  'A [bit of dust|small comet] sailed past.',
  'Far below shone the Earth, [round|blue] as a marble.',
  'Everything weighed [almost nothing|no more than a feather].',
  'A [cloud|shadow] slid by without a sound.',
];
const soft = [
  'Outside it [rained a little|was very still].',
  'A [warm light|small lamp] was burning in the window.',
  'Somewhere a [clock ticked|bird sang].',
  'It smelled of [tea|clean sheets|apples].',
  'A leaf came down, [turning|quite slowly].',
  'The [cushions|blankets] were soft.',
  'For a while there was only the sound of [breathing|the rain].',
  'The light [grew golden|moved slowly over the floor].',
  'A cup of [cocoa|milk] stood on the table, still warm.',
  'There was no hurry.',
  'In the street somebody called good night.',
  'A feather lay on the window sill.',
  'The curtain moved a little, in and out.',
  'Far off a train went by.',
  'The cat next door came, sat down and stayed.',
  'On the wall there was a patch of light.',
  'The tree outside had a new leaf.',
  'Somebody was playing the piano, three houses away.',
];

/** Sentences about what is seen, heard and smelled in a place; `isIndoors` when the plot happens in a building of it. */
export function ambientTemplates(place: Place, isGentle: boolean, isIndoors = false): string[] {
  if (isGentle) return soft;
  if (isIndoors || INDOORS.has(place)) return indoors;
  if (WATER.has(place)) return water;
  return SPACE.has(place) ? space : outdoors;
}
