import { expect, it } from 'vitest';
import { lintStory, planStory } from '../index.ts';
import { parseEnding } from '../parse/parse-ending.ts';
import type { CastMember, StoryPlan } from '../story-plan.ts';
import { readTheme } from '../theme/read-theme.ts';
import { chooseSource } from './choose-source.ts';
import { classOfEnding, isClimaxAction } from './ending-class.ts';
import { withoutOutcomes } from './outcome.ts';
import { planLexiconStory } from './plan-lexicon-story.ts';
import { givenToLead } from './who-the-ending-names.ts';

const cast: CastMember[] = [
  { id: '1', name: 'Mira', creature: 'fox', description: 'shy', pronouns: 'she/her' },
  { id: '2', name: 'Bo', creature: 'robot', description: 'tidy', pronouns: '' },
];
/** A story whose plot has no outcome of its own for the ending. */
function planOf(theme: string, desiredEnding: string): StoryPlan {
  const request = { theme, desiredEnding, totalPages: 10, cast, age: 7, seed: theme };
  const reading = readTheme(theme);
  const source = chooseSource(reading, 'plain');
  return source ? planLexiconStory(request, withoutOutcomes(source), reading) : planStory(request);
}
const textOf = ({ scenes }: StoryPlan): string => scenes.map(({ text }) => text).join(' ');

it.each([
  ['everyone pushed', true],
  ['{ALL} sang together', true],
  ['the neighbours pushed the car', true],
  ['everyone was happy', false],
  ['they went home after they sang', false],
  ['{ALL} found the treasure', false],
])('%s: is an action of the climax: %s', (statement, expected) => {
  expect(isClimaxAction(statement)).toBe(expected);
});

it.each([
  ['everyone is happy', 'happy'],
  ['happily ever after', 'happy'],
  ['they dance', 'means'],
  ['she says sorry', 'means'],
  ['they build a cart', 'means'],
  ['they find out pushing is fun too', 'learn'],
  ['every window has a light', 'goal'],
  ['the last candle does not go out', 'goal'],
  ['his mum comes back', 'arrival'],
  ['the letter arrives just in time', 'arrival'],
  ['the mayor climbs up and changes his mind', 'witness'],
  ['the bees trust her', 'witness'],
  ['all the children clap', 'witness'],
  ['soup', 'reward'],
  ['it was the baby', 'twist'],
  ['the missing pearl was in her own pocket', 'twist'],
  ['they nearly miss the plane but don’t', 'close'],
  ['they lose but have the best chant', 'mixed'],
  ['a big hug at the airport', 'outing'],
  ['the shark gets a rubber ring', 'gift'],
  ['he gets a turn', 'goal'],
  ['he learns to play tag', 'skill'],
  ['nobody knows it was me', 'secret'],
  ['no more tears', null],
])('%s: is of the class %s', (ending, expected) => {
  expect(classOfEnding(parseEnding(ending, cast), undefined)).toBe(expected);
});

it.each([
  ['the first day at nursery', 'his mum comes back', /(?:Mira’s|her) mum came back/],
  ['the snow plough', 'the doctor can drive to the baby', /the doctor could drive/i],
  ['the library', 'the mayor changes his mind', /the mayor changed his mind/i],
  ['a lighthouse in a storm', 'soup', /there was soup/i],
  ['gardening', 'they eat the biggest strawberry', /they ate the biggest strawberry/i],
  // The plot has told it already.
  ['the dentist', 'she gets a sticker', /Mira chose a sticker/],
])(
  'tells the ending of “%s”, %s, once, on one of the last two pages, and not as advice',
  (theme, ending, told) => {
    const plan = planOf(theme, ending);
    const on = (beats: RegExp) =>
      textOf({ ...plan, scenes: plan.scenes.filter(({ beat }) => beats.test(beat)) });
    expect(
      on(/^ending|home-again/).match(new RegExp(told, `${told.flags}g`.replace('gg', 'g'))),
    ).toHaveLength(1);
    expect(on(/problem|setting-out|first-try|helper|lowest|turn/)).not.toMatch(told);
    expect(lintStory(plan)).toEqual([]);
  },
);

it('tells no ending where none was asked for, and none that it cannot understand', () => {
  expect(textOf(planOf('a fire engine', ''))).not.toMatch(/everyone was happy|everybody was happy/i);
  const text = textOf(planOf('a fire engine', 'zorp the gruffle of why and'));
  expect(text).not.toMatch(/gruffle|zorp/i);
});

it('leaves out what the plot says against the ending', () => {
  const plan = planOf('a snail wants to win a race', 'it wins on a rainy day');
  expect(plan.plot).toMatch(/^snail\/the-great-race/);
  expect(textOf(plan)).toMatch(/the snail won on a rainy day/i);
  expect(textOf(plan)).not.toMatch(/third/i);
});

it('does not wish that everyone would be happy: everyone is, in the end', () => {
  const plan = planOf('a fire engine', 'everyone is happy');
  expect(textOf(plan)).not.toMatch(/wish\w* that everyone/);
  expect(plan.scenes.find(({ beat }) => beat === 'ending')?.text).toMatch(/everyone was happy/i);
});

it('a deed that puts it right takes the place of the solution of a general plot, and nobody wished for it', () => {
  const text = textOf(planOf('our bus to grandma breaks down', 'everyone pushes'));
  expect(text).toMatch(/[Ee]veryone pushed/);
  expect(text).not.toContain('the bus was rolling');
  expect(text).not.toMatch(/wish\w* that everyone would push/);
});

it('the animal of the theme is the one that hides, and gets what the ending says', () => {
  const { scenes, plot } = planOf('my tortoise is hiding from the vet', 'he gets a strawberry');
  expect(plot).toMatch(/^somebody-hides\//);
  expect(scenes.filter(({ text }) => /\btortoise\b/i.test(text)).length).toBeGreaterThanOrEqual(7);
  expect(scenes.find(({ beat }) => beat === 'turn')?.text).toContain('a strawberry');
});

it.each(['our bus to grandma breaks down', 'my tortoise is hiding from the vet', 'my best friend is ill'])(
  '%s: is told as what happens, and not quoted',
  (theme) => {
    expect(textOf(planOf(theme, 'all is well')).toLowerCase()).not.toContain(theme.toLowerCase());
  },
);

it('a visit is promised on page 3 and comes on page 9', () => {
  const { scenes } = planOf('diwali', 'grandma comes to visit');
  expect(scenes[1]?.text).not.toMatch(/Grandma/);
  expect(scenes[2]?.text).toMatch(/Grandma had promised to come to visit/);
  expect(scenes[8]?.text).toMatch(/Happy Diwali.*and so Grandma came to visit/);
});

it.each([
  ['the worry shrinks', 'the worry shrank'],
  ['mum cries because she is so happy', 'Mum cried because she was so happy'],
  ['he comes home and plays cards with us', '{L} came home and played cards with them'],
  ['bo sleeps on the sofa', '{F} slept on the sofa'],
  ['it melts but comes back next winter', 'it melted, but came back next winter'],
  ['everybody in the village gets a bowl', 'everybody in the village got a bowl'],
  ['the two become a team', '{ALL} became a team'],
])('%s: is told as “%s”', (ending, statement) => {
  expect(
    parseEnding(
      ending,
      cast.map((each) => ({ ...each, pronouns: 'they/them' })),
      32,
      {},
    ).fullStatement,
  ).toBe(statement);
});

it('nobody gives something to themselves', () => {
  const ending = givenToLead(parseEnding('the dentist gives the dentist a sticker', cast));
  expect(ending.fullStatement).toBe('the dentist gave {L} a sticker');
  expect(ending.deed?.infinitive).toBe('give {L} a sticker');
});

it('the names of an ending are no patterns', () => {
  const ending = parseEnding('grandad rubs her legs until she falls asleep', cast);
  expect(ending.deed?.subject).toContain('{L’s}');
  expect(givenToLead(ending)).toBe(ending);
});

it('somebody else is found out than the one of the plot, and was nowhere to be seen before', () => {
  const { scenes } = planOf('detectives', 'it was only the magpie');
  expect(scenes[2]?.text).toMatch(/the magpie was nowhere to be seen/i);
  expect(scenes[8]?.text).toMatch(/it was only the magpie/i);
});

it('tells no other culprit than the one whom a plot without a search has found', () => {
  expect(textOf(planOf('a lighthouse in a storm', 'it was the magpie'))).not.toMatch(/magpie/i);
});

it('brings in whom the plot does not know, and saves them by its solution', () => {
  const { scenes } = planOf('a fire engine', 'the kitten is safe');
  expect(scenes[8]?.text).toMatch(/the kitten was safe/);
});

it.each([
  ['the northern lights come out', 'the northern lights came out'],
  ['in the morning they are back in their places', '{ALL} were back in their places in the morning'],
  ['a room for everybody, even the squirrel', 'a room for everybody, even the squirrel'],
  ['they all clap', 'everybody clapped'],
  ['the last patch is hers', 'the last patch was {L’s}'],
  ['the sheep let him in', 'the sheep let {L} in'],
  ['everyone is asleep, even the moon', 'everyone was asleep, even the moon'],
  ['the teeth are shiny', 'the teeth were shiny'],
])('reads the ending “%s” as “%s”', (ending, statement) => {
  const all = cast.map((each) => ({ ...each, pronouns: 'he/him' as const }));
  expect(parseEnding(ending, all).fullStatement).toBe(statement);
});

it.each([
  ['roller skates', 'she skates to the bakery alone', /always needed a little help/, /skated to the bakery/],
  ['foster care', 'she hangs her picture on the fridge', null, /shelf was full.*hung her picture/],
  ['show and tell', 'they all clap', null, /every(?:body|one) clapped/],
  ['the arctic', 'the northern lights come out', null, /lights came out/],
  ['helping on the farm', 'they have a picnic', null, /had a picnic/],
  ['learning to play the violin', 'she gets a medal', null, /got a medal/],
])('%s: “%s” comes of the end of the trouble', (theme, ending, before, event) => {
  const { scenes } = planOf(theme, ending);
  expect(scenes[2]?.text).toMatch(before ?? '');
  expect(scenes[8]?.text).toMatch(event);
  expect(textOf({ ...planOf(theme, ending), scenes: scenes.slice(0, 8) })).not.toMatch(/\bhope\b|Look!/);
});

it('tells a deed that brings the solution before it, and what comes of it after it', () => {
  expect(planOf('a dragon who gets angry', 'he takes three deep breaths').scenes[8]?.text).toMatch(
    /^(?:And so|So) (?:Mira|she|he|the dragon) took three deep breaths\. ./,
  );
  expect(planOf('learning to swim', 'she swims a whole length').scenes[8]?.text).toMatch(
    /the rock!.* (?:And so|So) (?:Mira|she) swam a whole length\./,
  );
  expect(planOf('weddings', 'they all dance').scenes[8]?.text).toMatch(
    /said “I do”.* (?:And so|So) they danced\./,
  );
  expect(planOf('building a den', 'the den keeps the rain out').scenes[8]?.text).toMatch(
    /how the den kept the rain out\.(?: Bo .*)?$/,
  );
});

it('a new friend is the stranger whom the plot has', () => {
  expect(planOf('being brave on the first day of school', 'she makes one friend').scenes[8]?.text).toMatch(
    /(?:[Tt]hat was how|[Ss]o) (?:Mira|she) made one friend/,
  );
});

it('says a fragment as it was asked for, and takes out what the plot says against it', () => {
  const text = textOf(planOf('sports day egg and spoon race', 'last but not dropped'));
  expect(text).toMatch(/“Last but not dropped/);
  expect(text).not.toMatch(/Third!/);
});

it('tells a victory plainly where nobody competes in the plot', () => {
  const { scenes } = planOf('the moon', 'she wins');
  expect(scenes[2]?.text).not.toMatch(/competition/);
  expect(scenes[8]?.text).toMatch(/And (?:Mira|she) won!/);
});

it('chooses the plot that comes out as the ending does', () => {
  expect(planOf('New Year’s Eve', 'she falls asleep at ten to twelve').plot).toMatch(/midnight-somewhere/);
  expect(planOf('New Year’s Eve', 'she sees the fireworks').plot).toMatch(/awake-till-midnight/);
});
