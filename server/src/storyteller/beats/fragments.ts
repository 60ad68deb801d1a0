import type { Fragment, ShorterVersion } from '../compose-page.ts';
import { mentionsName } from '../grammar/mentions-name.ts';
import { joinWithAnd } from '../grammar/text-formatting.ts';
import type { Character } from '../parse/parse-character.ts';
import type { Beat } from '../story-plan.ts';
import { actionTemplates, briefActionTemplates, leadActionTemplates } from '../templates/actions.ts';
import { templatesForSetting } from '../templates/filter-by-setting.ts';
import { beatSetting } from './beat-setting.ts';
import { companionsOf, type StoryContext } from './story-context.ts';

/** A list of one fragment, or of none when there is no text. */
export function toFragments(
  priority: Fragment['priority'],
  text: string | null | undefined,
  ...shorterVersions: readonly ShorterVersion[]
): Fragment[] {
  return text ? [{ priority, text, ...(shorterVersions.length > 0 ? { shorterVersions } : {}) }] : [];
}

/** A shorter version with the same content. */
export function inFewerWords(text: string | null, cost: ShorterVersion['cost'] = 1): ShorterVersion[] {
  return text === null ? [] : [{ text, cost }];
}

/** Lets a required fragment be omitted from a page that is too long. */
export function omitAtCost(cost: ShorterVersion['cost']): ShorterVersion {
  return { text: '', cost };
}

/** The plot's extra sentences for a page; one of them is preferred: the one about the theme, else a random one. */
export function extraFragments(context: StoryContext, templates: readonly string[]): Fragment[] {
  const hasTopicSlot = (template: string) => /\{topic\}/i.test(template);
  const usable = templates.filter((template) => context.theme.topic !== null || !hasTopicSlot(template));
  const onTheme = usable.findIndex(hasTopicSlot);
  const preferred = onTheme === -1 ? context.random.nextInt(usable.length) : onTheme;
  return usable.map((template, i) => ({
    priority: i === preferred && context.readingLevel.id !== 'young' ? 'preferred' : 'optional',
    text: context.renderer.render(template),
  }));
}

/** The part of the pages on which the plot or a sentence of their own names every chosen character. */
const NAMED_PART = 0.4;

/** An action for whoever the page's required fragments do not name, also in their shortest versions, and who was left out for some pages. */
export function presenceFragments(
  context: StoryContext,
  beat: Beat,
  required: readonly Fragment[],
): Fragment[] {
  const { progress, random, renderer, lead } = context;
  const shortestText = required
    .filter(({ priority }) => priority === 'required')
    .map(({ text, shorterVersions }) => shorterVersions?.at(-1)?.text ?? text)
    .join(' ');
  const isLeftOut = ({ shortName }: Character) =>
    !mentionsName(shortestText, shortName) &&
    (progress.pagesByName.get(shortName) ?? 0) < NAMED_PART * (progress.pagesWritten + 1);
  const briefly = (who: string) => renderer.renderUnused(briefActionTemplates[beat], undefined, { who });
  const companions = random.shuffle(companionsOf(context)).filter(isLeftOut);
  const [first] = companions;
  const ofLead = isLeftOut(lead) ? renderer.renderUnused(leadActionsFor(context, beat)) : null;
  const ofOthers =
    companions.length > 1
      ? briefly(joinWithAnd(companions.map(({ shortName }) => shortName)))
      : first && renderer.renderUnused(actionsFor(context, beat), first);
  return [
    ...toFragments('required', ofLead, ...inFewerWords(ofLead && briefly(lead.shortName))),
    ...toFragments(
      'required',
      ofOthers,
      ...inFewerWords(first && companions.length === 1 ? briefly(first.shortName) : null),
    ),
  ];
}

/** Optional actions of everyone present, to lengthen a page that is too short. */
export function fillerFragments(context: StoryContext, beat: Beat): Fragment[] {
  const { random, readingLevel, renderer } = context;
  const companions = random.shuffle(companionsOf(context));
  const round = () => [
    ...companions.flatMap((character) =>
      toFragments('optional', renderer.renderUnused(actionsFor(context, beat), character)),
    ),
    ...toFragments('optional', renderer.renderUnused(leadActionsFor(context, beat))),
  ];
  return readingLevel.id === 'old' ? [...round(), ...round()] : round();
}

function actionsFor({ plot }: StoryContext, beat: Beat): string[] {
  return templatesForSetting(actionTemplates[beat], beatSetting(plot, beat));
}

function leadActionsFor({ plot }: StoryContext, beat: Beat): string[] {
  return templatesForSetting(leadActionTemplates[beat], beatSetting(plot, beat));
}
