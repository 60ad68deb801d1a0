import type { CastMember } from '../story-plan.ts';

/** The children whom plots invent; a chosen character of that name is somebody else. */
const INVENTED =
  /^(?:Ada|Amara|Anjali|Ari|Ayo|Ben|Berta|Bert|Bruno|Daan|Diego|Elsa|Gustav|Ida|Ilse|Jun|Juno|Kevin|Kit|Kofi|Lin|Linh|Lotte|Mateo|Milo|Mutya|Nila|Omar|Ottilie|Pia|Priya|Ruby|Suri|Tam|Tim|Tom|Vera|Wren|Yuki)$/;
/** Names that no plot uses for a child, and that say nothing of girl or boy. */
const SPARE = ['Alex', 'Sasha', 'Charlie'];

/** What to call those whom a plot invents and calls as the family calls one of the cast; `isThat` says that the two are the same. */
export function otherNames(
  cast: readonly CastMember[],
  isThat: (name: string) => boolean,
): (readonly [RegExp, string])[] {
  const taken = new Set(cast.map(({ name }) => name));
  const free = SPARE.filter((name) => !taken.has(name));
  return cast
    .filter(({ name }) => INVENTED.test(name) && !isThat(name))
    .flatMap(({ name }, nth) => {
      const other = free[nth];
      return other === undefined ? [] : [[new RegExp(`\\b${name}\\b`, 'g'), other] as const];
    });
}
