/** Small marks around somebody that show what a still picture cannot: sound, breath, effort, speed. */
export type EffectKind =
  | 'bubbles'
  | 'drops'
  | 'dust'
  | 'effort'
  | 'hearts'
  | 'notes'
  | 'puff'
  | 'shiver'
  | 'soil'
  | 'sound'
  | 'sparkles'
  | 'speed'
  | 'splash'
  | 'stars'
  | 'steam';
