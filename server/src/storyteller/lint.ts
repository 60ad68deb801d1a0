import { bandFor } from './compose.ts';
import { lintWords, without } from './lint-words.ts';
import type { Scene, StoryPlan } from './plan.ts';
import { propsShown } from './props-shown.ts';
import { callNames } from './read/call-names.ts';
import { readEnding } from './read/read-ending.ts';
import { readTheme } from './read/read-theme.ts';
import { roomFor } from './read/room.ts';
import { checkWords } from './safety.ts';
import { holdsWord } from './words/key-words.ts';
import { mentions } from './words/mentions.ts';
import { countWords, sentencesOf } from './words/sentences.ts';

/** What is wrong with a story, one sentence a finding; an empty list means that it may be told. */
export function lintStory(plan: StoryPlan): string[] {
  const calls = callNames(plan.cast);
  const typed = typedLines(plan);
  const room = allowance(plan, calls, typed);
  return [
    ...lintTitle(plan.title),
    ...plan.scenes.flatMap((scene) =>
      lintWords(scene.text, plan.cast, calls, typed).map((found) => `Page ${scene.pageNumber}: ${found}`),
    ),
    ...plan.scenes.flatMap((scene) =>
      lintPage(scene, plan, calls, typed, room).map((found) => `Page ${scene.pageNumber}: ${found}`),
    ),
    ...lintPresence(plan, calls),
    ...lintAsked(plan),
    ...lintRepeats(plan),
    ...lintHeld(plan.scenes),
  ];
}

function typedLines({ asked, cast }: StoryPlan): string[] {
  if (!asked) return [];
  const ending = readEnding(asked.desiredEnding, cast, roomFor(asked.age).ending);
  const theme = readTheme(asked.theme, roomFor(asked.age).theme);
  const told = [ending.told, ending.whole].map((text) => text.replace(/^\{\w+\} /, ''));
  const wish = (ending.wish ?? '').replace(/\{[^}]*\}/g, '');
  return [theme.line, theme.topic ?? '', theme.whole ?? '', ending.line, wish, ...told].filter(
    (text) => text.length > 2,
  );
}

function lintTitle(title: string): string[] {
  if (title.trim().length < 3 || title.length > 60) return [`The title is too short or too long: “${title}”`];
  return /[{}[\]<>|~]/.test(title) || !checkWords(title).ok ? [`The title can't be shown: “${title}”`] : [];
}

function lintPage(
  scene: Scene,
  plan: StoryPlan,
  calls: readonly string[],
  typed: readonly string[],
  allowed: number,
): string[] {
  const found: string[] = [];
  const present = new Set(scene.actors.map(({ castId }) => castId));
  const own = without(scene.text, typed);
  plan.cast.forEach((member, i) => {
    if (mentions(own, calls[i] ?? '') && !present.has(member.id))
      found.push(`${calls[i]} is named but not in the picture.`);
  });
  const { guest } = scene;
  if (guest && mentions(scene.text, guest.name) && !present.has('guest'))
    found.push(`${guest.name} is named but not in the picture.`);
  for (const prop of scene.props) {
    if (!propsShown(scene.text, scene.beat, null).includes(prop))
      found.push(`a ${prop} is shown that is not in the text.`);
  }
  if (plan.asked) {
    const { id, min, max } = bandFor(plan.asked.age);
    const words = countWords(scene.text);
    const isHard = id === 'young' && plan.scenes.length >= 3;
    const room = isHard ? 0 : allowed + (plan.scenes.length <= 6 && scene.pageNumber === 1 ? 18 : 0);
    if (words < min) found.push(`only ${words} words, fewer than ${min}.`);
    if (words > max + room) found.push(`${words} words, more than ${max + room}.`);
  }
  return found;
}

/** More words are let through for long typed texts and names, and on the crowded pages of the shortest stories. */
function allowance({ scenes }: StoryPlan, calls: readonly string[], typed: readonly string[]): number {
  const long = Math.max(0, ...typed.map(countWords)) - 5;
  const longNames = calls.reduce((sum, call) => sum + countWords(call) - 1, 0) * 4;
  const crowded = scenes.length === 1 ? 120 : scenes.length <= 3 ? 90 : 12;
  return Math.max(0, long) * 2 + longNames + crowded;
}

function lintPresence(plan: StoryPlan, calls: readonly string[]): string[] {
  return plan.cast.flatMap((member, i) => {
    const pages = plan.scenes.filter(
      (scene) =>
        mentions(scene.text, calls[i] ?? '') && scene.actors.some(({ castId }) => castId === member.id),
    );
    return pages.length > plan.scenes.length / 2
      ? []
      : [`${calls[i]} acts on ${pages.length} of ${plan.scenes.length} pages only.`];
  });
}

function lintAsked({ asked, cast, scenes }: StoryPlan): string[] {
  if (!asked) return [];
  const early = scenes
    .slice(0, 2)
    .map(({ text }) => text)
    .join(' ');
  const late = scenes
    .slice(-2)
    .map(({ text }) => text)
    .join(' ');
  const lost = (words: readonly string[], text: string) => words.filter((word) => !holdsWord(text, word));
  return [
    ...lost(readTheme(asked.theme, roomFor(asked.age).theme).words, early).map(
      (word) => `The theme's “${word}” is not on the first pages.`,
    ),
    ...lost(readEnding(asked.desiredEnding, cast, roomFor(asked.age).ending).words, late).map(
      (word) => `The ending's “${word}” is not on the last pages.`,
    ),
  ];
}

function lintRepeats({ scenes }: StoryPlan): string[] {
  const seen = new Set<string>();
  return scenes.flatMap(({ text, pageNumber }) =>
    sentencesOf(text)
      .filter((sentence) => countWords(sentence) > 4)
      .flatMap((sentence) => {
        if (seen.has(sentence)) return [`Page ${pageNumber}: told before: “${sentence}”`];
        seen.add(sentence);
        return [];
      }),
  );
}

function lintHeld(scenes: readonly Scene[]): string[] {
  const seen = new Set<string>();
  return scenes.flatMap(({ actors, text, pageNumber }) =>
    actors.flatMap(({ holding }) => {
      if (!holding || seen.has(holding)) return [];
      seen.add(holding);
      return text.toLowerCase().includes(holding)
        ? []
        : [`Page ${pageNumber}: a ${holding} is held that was never spoken of.`];
    }),
  );
}
