import type { SceneSetting, Surroundings } from './scene-setting.ts';

const ambient: Record<Surroundings, string[]> = {
  indoors: [
    'The {house_thing} [hummed|clicked|creaked|gurgled|ticked] {many} times, and was [quiet|still|silent] again.',
    'A {bug} walked along the {perch}, [very slowly|as if it lived there|and turned round|and fell off].',
    'It smelled of {house_smell} and a little of {house_smell_too}.',
    'A [square|patch|stripe] of sun lay on the {perch}, and in it a {colour} {little_thing}.',
    'Under the {perch} lay a {little_thing} that nobody had missed since {day}.',
    'Somewhere [upstairs|downstairs|next door] somebody was {indoor_work}.',
    'Outside the window a {bird} [looked in|hopped about|tapped the glass|wiped its beak], and flew away.',
    'The {house_thing} said something [short|rude|kind] to itself.',
    'Somebody had drawn a {colour} {beast} on the [wall|door|back of an envelope].',
  ],
  outdoors: [
    'A {bird} [sang|whistled|hopped|scolded] on the {perch}, [twice|very pleased with itself|as if nothing had happened|with its head on one side|and a second one answered].',
    'A {bug} [landed on|crossed|took off from|slept on] the {perch}, in no hurry.',
    'It smelled of {smell}, and [somewhere|far off|{distance}] somebody was {work}.',
    'On the {perch} sat a {beast}, and [watched|looked at them|thought its own thoughts|chewed].',
    'The wind [turned round|dropped|smelled of {smell}|blew from {distance}], and the {perch} [creaked|rattled|hummed] a little.',
    'Somebody was {work} {distance}.',
    '{Many} [small|white|fat|grey] clouds went by, and the last one [looked like a {beast}|had the shape of a {wear}|was in a hurry].',
    'Under the {perch} lay a {colour} {little_thing} [that nobody had missed|half in the grass|with a {bug} on it].',
    'A {beast} went by with {bite} and [did not say a word|nodded|looked straight ahead].',
  ],
  snow: [
    'The snow [creaked|squeaked|glittered] [under every foot|like sugar|in {many} colours].',
    'A {bird} [hopped over|sat on|shook] a white branch, and {many} flakes fell.',
    '{Many} small tracks ran across the snow, as if a {beast} had [danced|been in a hurry|changed its mind].',
    'Their breath hung in the air like {many} small clouds.',
    'On the {perch} there was a {wear} of snow.',
    'Somewhere [under the ice|{distance}] it cracked, and was quiet again.',
    '{L’s} {bit} were cold, and {L.their~the} nose was [red|pink|like a strawberry].',
  ],
  water: [
    'The water said [hush|slap|glug|plop] against the {perch}, {many} times.',
    'A {beast} came to see, and went away [backwards|in a circle|again|sideways].',
    'Light danced on the {perch} in {colour} rings.',
    'A {little_thing_of_water} drifted by, with a very small {beast} on it.',
    'It smelled of [salt|seaweed|wet stones|far away] and a little of {smell}.',
    'Something {colour} flashed past, and was gone before one could count to {many}.',
    '{Many} bubbles rose, and the last one said pop.',
  ],
  space: [
    '{Many} stars [hummed|twinkled|blinked], each in its own way, and one was {colour}.',
    'It was so quiet that one could hear [the light|one’s own {bit}|a {little_thing} drop].',
    'A {little_thing} sailed past, turning, [and waved as it went|very slowly|on its way from {day} to {day_too}].',
    'Far below shone the Earth, [round|blue|small] as a {little_thing}.',
    'Everything weighed no more than a {little_thing}, even {bite}.',
    'A [small comet|shadow|bit of dust] slid by, {many} times round.',
  ],
};

const soft = [
  'Outside it [rained a little|was very still|grew light|began to blow], and the {house_thing} hummed.',
  'A [warm light|small lamp|candle] was burning [in the window|on the table|beside the {soft_thing}].',
  'Somewhere a {bird} sang, [and stopped|and another answered|very softly].',
  'It smelled of {house_smell} and clean {wear_too}.',
  'A {colour} leaf came down, [turning|quite slowly|and lay still].',
  'The {soft_thing} was [soft|warm|just big enough], and the light [grew golden|moved slowly over the floor].',
  'A cup of {drink} stood on the table, still warm.',
  'In the street somebody called good night, {many} times, to {many_too} different people.',
  'A {little_thing} lay on the window sill, where it had [always|never] been.',
  'The curtain moved a little, in and out, [like breathing|as if it slept].',
  'Far off a train went by, with {many} bright windows.',
  'The cat next door came, sat down on the {soft_thing} and stayed.',
  'On the wall there was a patch of light in the shape of a {beast_too}.',
  'The tree outside had {many} new leaves.',
  'Somebody was playing the piano, {many} houses away.',
];

const softOutdoors = [
  'A {bird} sang on the {perch}, very softly, [and stopped|and another answered].',
  'The wind [dropped|turned round|moved the grass], and it smelled of {smell}.',
  'A {colour} leaf came down, [turning|quite slowly|and lay still].',
  'Far off a train went by, with {many} bright windows.',
  '{Many} clouds went over, [slowly|without a sound|one behind the other].',
  'A {bug} [sat down|rested|slept] on the {perch}, in no hurry.',
  'Somewhere {distance} a bell rang {many_too} times.',
  'The light [grew golden|lay on the {perch}|moved slowly over the grass].',
  'A {beast} came, sat down by the {perch} and stayed.',
  'On the {perch} lay a {little_thing}, where it had [always|never] been.',
];

/** Sentences about what is seen, heard and smelled in a setting. */
export function ambientTemplates({ surroundings, time, weather }: SceneSetting, isGentle: boolean): string[] {
  if (isGentle) return surroundings === 'outdoors' ? softOutdoors : soft;
  const isSunny = weather === 'clear' && time !== 'night';
  return ambient[surroundings].filter((template) => isSunny || !/\bsun\b|white\|fat/.test(template));
}
