import { z } from 'zod';
import { Feeling, Place, Pose, Prop, TimeOfDay, Weather } from '../storyteller/story-plan.ts';

/** How near to the reader somebody is in a picture; the index is the depth of the story plan. */
const DEPTHS = ['far', 'middle', 'near'] as const;

/**
 * Who is meant in picture notes: the characters in order, and whoever else is in a scene. Not the names: services compile a strict
 * schema when they see it first, which takes seconds, so it must be the same for every story.
 */
export const CAST_ROLES = ['first', 'second', 'third'] as const;
const ROLES = [...CAST_ROLES, 'guest', 'second guest'] as const;

const Guest = z.strictObject({
  name: z.string().describe('An invented first name of one word, used in the text.'),
  creature: z.string().describe('What kind of being it is, in one to four words.'),
});

/**
 * The form of a whole story as a text service writes it. The order of the fields is the order of writing: first the plan, and on every
 * page the text before the notes for its picture. Strict mode of the services: every field is required, null instead of absent, no
 * limits of numbers or lengths; those are checked afterwards. Values that only the picture depends on have a fallback.
 */
const Actor = z.strictObject({
  who: z.enum(ROLES),
  pose: Pose.catch('stand'),
  feeling: Feeling.catch('calm'),
  holding: Prop.nullable().catch(null).describe('Only a thing that the text of this page names.'),
  depth: z.enum(DEPTHS).catch('middle'),
});
const Page = z.strictObject({
  page: z.number(),
  text: z.string().describe('The whole text of the page, as it is read aloud.'),
  place: Place.catch('meadow').describe('Where it happens; the nearest of these.'),
  time: TimeOfDay.catch('day'),
  weather: Weather.catch('clear'),
  guest: Guest.nullable().catch(null).describe('Somebody on this page who is not one of the characters.'),
  second_guest: Guest.nullable().catch(null),
  actors: z.array(Actor).catch([]).describe('Everybody who is in the picture.'),
  props: z.array(Prop).catch([]).describe('Things in the picture that nobody holds and the text names.'),
});
const StoryResponse = z.strictObject({
  plan: z.strictObject({
    want: z.string(),
    obstacle: z.string(),
    planted: z.string(),
    tries: z.array(z.string()),
    turn: z.string(),
    ending: z.string(),
    refrain: z.string(),
    echo: z.string(),
  }),
  title: z.string().describe('Two to six words, concrete, without a colon.'),
  pages: z.array(Page),
});

/** A story as the service wrote it. */
export type StoryResponse = z.output<typeof StoryResponse>;

/** The depth in a story plan. */
export const depthOf = (depth: StoryResponse['pages'][number]['actors'][number]['depth']): number =>
  DEPTHS.indexOf(depth);

/** The schema of an answer as JSON Schema in the subset of the services' strict mode. */
export const strictJsonSchema = (): Record<string, unknown> => {
  const { $schema: _, ...schema } = z.toJSONSchema(StoryResponse, {
    override: ({ jsonSchema }) => {
      delete jsonSchema.default;
    },
  });
  return schema;
};

/** Longer answers, pages and titles are no story; checks take longer than linear time for some of what follows. */
const MAX_ANSWER_CHARS = 100_000;
const MAX_PAGE_CHARS = 4_000;
const MAX_TITLE_CHARS = 200;
const END_OF_REASONING = '</think>';

const isShortEnough = ({ title, pages }: StoryResponse): boolean =>
  title.length <= MAX_TITLE_CHARS && pages.every(({ text }) => text.length <= MAX_PAGE_CHARS);

/**
 * Reads an answer. Reasoning in front, a Markdown fence around it, unknown fields and names instead of roles are accepted, because not
 * every service keeps to the schema; null when it is not such a story.
 */
export const readStoryResponse = (text: string, castNames: readonly string[]): StoryResponse | null => {
  const end = text.lastIndexOf(END_OF_REASONING);
  const answer = end === -1 ? text : text.slice(end + END_OF_REASONING.length);
  if (answer.length > MAX_ANSWER_CHARS) return null;
  const json = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1);
  try {
    const { data } = StoryResponse.safeParse(withKnownFields(JSON.parse(json), castNames));
    return data !== undefined && isShortEnough(data) ? data : null;
  } catch {
    return null;
  }
};

const Loose = z.looseObject({});
const Actors = z.array(Loose).catch([]);

const pick = (value: unknown, names: readonly string[]) => {
  const object = Loose.safeParse(value).data ?? {};
  return Object.fromEntries(names.map((name) => [name, object[name] ?? null]));
};

/** The answer with the fields of the schema alone, and without actors whom nobody knows. */
const withKnownFields = (value: unknown, castNames: readonly string[]) => {
  const story = Loose.parse(value);
  const plan = Loose.safeParse(story.plan).data ?? {};
  const roleOf = (who: unknown) => CAST_ROLES[castNames.indexOf(String(who))] ?? who;
  const text = (name: string) => (typeof plan[name] === 'string' ? plan[name] : '');
  return {
    plan: {
      want: text('want'),
      obstacle: text('obstacle'),
      planted: text('planted'),
      tries: z.array(z.string()).catch([]).parse(plan.tries),
      turn: text('turn'),
      ending: text('ending'),
      refrain: text('refrain'),
      echo: text('echo'),
    },
    title: story.title,
    pages: z
      .array(Loose)
      .parse(story.pages)
      .map((page) => ({
        ...pick(page, ['text', 'place', 'time', 'weather', 'props']),
        page: Number(page.page),
        guest: page.guest ? pick(page.guest, ['name', 'creature']) : null,
        second_guest: page.second_guest ? pick(page.second_guest, ['name', 'creature']) : null,
        actors: Actors.parse(page.actors)
          .map((actor) => ({
            ...pick(actor, ['pose', 'feeling', 'holding', 'depth']),
            who: roleOf(actor.who),
          }))
          .filter(({ who }) => ROLES.some((role) => role === who)),
      })),
  };
};
