/** What a plot lets its companion do that not every body can. */
const ASKED = {
  carry:
    /\{F\}[^.!?“”]*\b(?:held|carried|lifted|pulled|pushed|dragged|threw|caught|rowed|hammered|dug|tied|opened|picked up)\b/,
  run: /\{F\}[^.!?“”]*\b(?:ran|jumped|climbed|kicked|walked|skipped|hopped|knelt|danced)\b/,
  hands: /\{F(?:’s|\.their[^}]*)\} (?:\p{Ll}+ )?(?:hands?|arms?|fingers?|legs?|feet)\b/u,
};
type Ability = keyof typeof ASKED;

/** What the storyteller's own companions cannot do, who are small. */
const CANNOT: Readonly<Record<string, readonly Ability[]>> = {
  snail: ['carry', 'run', 'hands'],
  robin: ['carry', 'hands'],
  mouse: ['carry'],
  frog: ['carry'],
};

/** Whether a creature can do everything that texts of a plot ask of its companion {F}. */
export function canDo(creature: string, texts: readonly string[]): boolean {
  const cannot = CANNOT[creature] ?? [];
  return !cannot.some((ability) => texts.some((text) => ASKED[ability].test(text)));
}
