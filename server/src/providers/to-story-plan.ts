import { createHash } from 'node:crypto';
import { chooseBeats } from '../storyteller/beats/choose-beats.ts';
import { mentionsName } from '../storyteller/grammar/mentions-name.ts';
import { toneOf } from '../storyteller/moderation/moderate-text.ts';
import { parseTheme } from '../storyteller/parse/parse-theme.ts';
import { assignShortNames } from '../storyteller/parse/short-names.ts';
import type { Actor, Guest, Prop, Scene, StoryPlan, StoryRequest } from '../storyteller/story-plan.ts';
import { polishText } from './polish-text.ts';
import type { Pseudonymizer } from './pseudonymizer.ts';
import { CAST_ROLES, depthOf, type StoryResponse } from './story-response.ts';

/** `plot` of the plans that a service wrote; the embedded storyteller has no pack of this name. */
const SERVICE_PACK = 'service';

const MAX_PROPS = 3;
const MAX_GUEST_LENGTH = 40;

type ResponsePage = StoryResponse['pages'][number];

/** Whether a text names a thing, in singular or plural. */
const namesThing = (text: string, thing: string): boolean =>
  new RegExp(`\\b${thing.replace(/s$/, '')}(s|es)?\\b`, 'i').test(text);

const readGuest = (
  guest: ResponsePage['guest'],
  pseudonymizer: Pseudonymizer,
  castNames: readonly string[],
): Guest | null => {
  if (guest === null) return null;
  const name = polishText(pseudonymizer.restore(guest.name)).replace(/[.!?…]+$/, '');
  const creature = pseudonymizer.restore(guest.creature).trim().toLowerCase();
  const isUsable =
    name !== '' && creature !== '' && Math.max(name.length, creature.length) <= MAX_GUEST_LENGTH;
  return isUsable && !castNames.includes(name) ? { name, creature } : null;
};

/** The actors of the notes, and everybody else whom the text names. */
const readActors = (
  page: ResponsePage,
  text: string,
  people: readonly { castId: string; note: string; name: string }[],
): Actor[] => {
  const noted = people.flatMap(({ castId, note }) => {
    const actor = page.actors.find(({ who }) => who === note);
    if (actor === undefined) return [];
    const { pose, feeling, holding, depth } = actor;
    return [{ castId, pose, feeling, holding, depth: depthOf(depth) }];
  });
  const missing = people.filter(
    ({ castId, name }) => mentionsName(text, name) && noted.every((actor) => actor.castId !== castId),
  );
  return [
    ...noted,
    ...missing.map(
      ({ castId }) => ({ castId, pose: 'stand', feeling: 'calm', holding: null, depth: 1 }) as const,
    ),
  ];
};

/**
 * The story of a service as a plan of the embedded storyteller, with the real names, so that pages and pictures are made from it like
 * from any other. Notes that do not agree with the text are corrected. Throws NameLeftOverError.
 */
export const toStoryPlan = (
  response: StoryResponse,
  request: StoryRequest,
  pseudonymizer: Pseudonymizer,
): StoryPlan => {
  const names = assignShortNames(request.cast);
  const beats = chooseBeats(request.totalPages);
  const named = new Set<Prop>();
  const scenes = response.pages.map((page, i): Scene => {
    const text = polishText(pseudonymizer.restore(page.text));
    const guest = readGuest(page.guest, pseudonymizer, names);
    const secondGuest = guest && readGuest(page.second_guest, pseudonymizer, [...names, guest.name]);
    const people = [
      ...request.cast.map(({ id }, at) => ({
        castId: id,
        note: CAST_ROLES[at] ?? '',
        name: names[at] ?? '',
      })),
      ...(guest ? [{ castId: 'guest', note: 'guest', name: guest.name }] : []),
      ...(secondGuest ? [{ castId: 'second-guest', note: 'second guest', name: secondGuest.name }] : []),
    ];
    for (const prop of [...page.actors.map(({ holding }) => holding), ...page.props])
      if (prop !== null && namesThing(text, prop)) named.add(prop);
    const actors = readActors(page, text, people).map((actor) => ({
      ...actor,
      // Whoever took a thing on an earlier page may still hold it.
      holding: actor.holding !== null && named.has(actor.holding) ? actor.holding : null,
    }));
    const held = new Set(actors.map(({ holding }) => holding));
    return {
      pageNumber: i + 1,
      beat: beats[i]?.beat ?? 'home-again',
      place: page.place,
      time: page.time,
      weather: page.weather,
      actors,
      guest,
      ...(secondGuest ? { secondGuest } : {}),
      props: [...new Set(page.props)]
        .filter((prop) => !held.has(prop) && namesThing(text, prop))
        .slice(0, MAX_PROPS),
      text,
    };
  });
  const { theme, desiredEnding, age, cast, seed } = request;
  const topic = parseTheme(theme).topic;
  return {
    title: polishText(pseudonymizer.restore(response.title)).replace(/[.…]$/, ''),
    plot: `${SERVICE_PACK}/${createHash('sha256').update(seed).digest('hex').slice(0, 12)}`,
    seed,
    cast,
    scenes,
    asked: { theme, desiredEnding, age },
    ...(topic === null
      ? {}
      : {
          about: {
            source: SERVICE_PACK,
            noun: null,
            kind: null,
            isGentle: toneOf(theme, desiredEnding) === 'gentle',
            topic,
          },
        }),
  };
};
