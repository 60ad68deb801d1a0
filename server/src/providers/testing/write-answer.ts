import { z } from 'zod';
import { planStory } from '../../storyteller/index.ts';
import { CAST_ROLES } from '../story-response.ts';

/** What a service sees of a request, as far as a story is written from it. */
const Message = z.object({
  characters: z.array(
    z.object({
      name: z.string(),
      creature: z.string(),
      description: z.string(),
      pronouns: z.enum(['she/her', 'he/him', 'they/them']).nullable(),
    }),
  ),
  theme: z.string(),
  desired_ending: z.string(),
  reading_age: z.enum(['3 to 5', '6 to 8', '9 and over']),
  page_plan: z.array(z.object({ page: z.number() })),
});

const AGES = { '3 to 5': 4, '6 to 8': 7, '9 and over': 10 };
const DEPTHS = ['far', 'middle', 'near'];

/** The page of an answer, for tests that change one. */
export interface AnswerPage {
  page: number;
  text: string;
  [note: string]: unknown;
}

/**
 * A good answer to the user message of a text service: the embedded storyteller's story in the answer's form. It knows nothing
 * but the message.
 */
export const writeAnswer = (message: string): { plan: unknown; title: string; pages: AnswerPage[] } => {
  const asked = Message.parse(JSON.parse(message));
  const story = planStory({
    theme: asked.theme,
    desiredEnding: asked.desired_ending,
    totalPages: asked.page_plan.length,
    cast: asked.characters.map(({ pronouns, ...character }, i) => ({
      ...character,
      id: String(i),
      pronouns: pronouns ?? '',
    })),
    age: AGES[asked.reading_age],
    seed: 'a service',
  });
  const roleOf = (castId: string) =>
    castId === 'guest' ? 'guest' : castId === 'second-guest' ? 'second guest' : CAST_ROLES[Number(castId)];
  return {
    plan: {
      want: 'to do it today',
      obstacle: 'it is not that easy',
      planted: 'a thing on page 1',
      tries: ['one', 'two'],
      turn: 'it helps',
      ending: asked.desired_ending,
      refrain: 'Off we go',
      echo: 'home, changed',
    },
    title: story.title,
    pages: story.scenes.map((scene) => ({
      page: scene.pageNumber,
      text: scene.text,
      place: scene.place,
      time: scene.time,
      weather: scene.weather,
      guest: scene.guest,
      second_guest: scene.secondGuest ?? null,
      actors: scene.actors.map(({ castId, pose, feeling, holding, depth }) => ({
        who: roleOf(castId),
        pose,
        feeling,
        holding,
        depth: DEPTHS[depth],
      })),
      props: scene.props,
    })),
  };
};

/** A chat completion as services send it. */
export const completionOf = (content: string | null, more: Record<string, unknown> = {}) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'test-writer',
  choices: [
    { index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null }, ...more },
  ],
  usage: { prompt_tokens: 2000, completion_tokens: 1500, total_tokens: 3500 },
});
