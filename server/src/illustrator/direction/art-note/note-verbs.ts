import type { FigurePose } from '../../body/poses.ts';
import type { FigureFeeling } from '../../figure-feeling.ts';
import type { PropName } from '../../props/prop-catalog.ts';
import type { EffectKind } from '../effect-kind.ts';

/** How a verb of an art note is drawn. */
export interface NoteVerb {
  pose: FigurePose;
  /** What is in the hands where the note names nothing else. */
  tool?: PropName;
  effect?: EffectKind;
  /** The face where the note gives none. */
  feeling?: FigureFeeling;
}

const verb = (pose: FigurePose, more: Omit<NoteVerb, 'pose'> = {}): NoteVerb => ({ pose, ...more });

/** The verbs of art notes beside the names of poses. */
export const NOTE_VERBS = {
  // With the mouth and the head.
  say: verb('speak'),
  call: verb('shout', { effect: 'sound' }),
  shout: verb('shout', { effect: 'sound', feeling: 'angry' }),
  whisper: verb('whisper'),
  laugh: verb('clap', { feeling: 'laughing' }),
  sing: verb('sing', { effect: 'notes', feeling: 'happy' }),
  blow: verb('blow', { effect: 'puff' }),
  sneeze: verb('blow', { effect: 'puff', feeling: 'sleepy' }),
  sniff: verb('sniff', { effect: 'scent', feeling: 'curious' }),
  kiss: verb('kiss', { effect: 'hearts', feeling: 'happy' }),
  eat: verb('eat', { feeling: 'happy' }),
  drink: verb('eat', { tool: 'cup', feeling: 'calm' }),
  yawn: verb('reach-up', { feeling: 'sleepy' }),
  cry: verb('cry', { feeling: 'tearful' }),
  nod: verb('speak', { feeling: 'happy' }),
  look: verb('stand', { feeling: 'curious' }),
  watch: verb('stand', { feeling: 'curious' }),
  wait: verb('stand'),
  // With the hands.
  hold: verb('hold'),
  carry: verb('hold'),
  give: verb('offer', { feeling: 'happy' }),
  show: verb('offer'),
  lift: verb('raise'),
  pour: verb('pour', { tool: 'jug', effect: 'drops' }),
  draw: verb('handle', { tool: 'drawing-pad' }),
  write: verb('handle', { tool: 'writing-pad' }),
  paint: verb('handle', { tool: 'painting-board' }),
  cut: verb('handle', { tool: 'paper-and-scissors' }),
  fold: verb('handle', { tool: 'half-folded-paper' }),
  sew: verb('handle', { tool: 'needlework' }),
  knit: verb('handle', { tool: 'knitting' }),
  stir: verb('handle', { tool: 'mixing-bowl' }),
  knead: verb('handle', { tool: 'dough' }),
  tie: verb('handle', { tool: 'bow-of-string' }),
  hammer: verb('handle', { tool: 'nail-and-hammer' }),
  cook: verb('work', { tool: 'spoon', effect: 'steam' }),
  wash: verb('work', { tool: 'soap', effect: 'bubbles' }),
  wipe: verb('work', { tool: 'cloth', effect: 'sparkles' }),
  build: verb('work'),
  touch: verb('offer'),
  ring: verb('work-high', { tool: 'bell', effect: 'sound' }),
  knock: verb('work-high', { effect: 'knock' }),
  hang: verb('work-high'),
  open: verb('work-high'),
  dig: verb('dig', { tool: 'shovel', effect: 'soil' }),
  sweep: verb('dig', { tool: 'broom', effect: 'dust' }),
  rake: verb('dig', { tool: 'rake', effect: 'dust' }),
  plant: verb('crouch', { effect: 'soil' }),
  water: verb('offer', { tool: 'watering-can', effect: 'drops' }),
  spray: verb('offer', { tool: 'hose', effect: 'drops' }),
  phone: verb('phone', { tool: 'phone' }),
  read: verb('read', { tool: 'book' }),
  flute: verb('play', { tool: 'raised-flute', effect: 'notes' }),
  trumpet: verb('play', { tool: 'raised-horn', effect: 'notes' }),
  fiddle: verb('play', { tool: 'fiddle-and-bow', effect: 'notes' }),
  strum: verb('handle', { tool: 'tilted-guitar', effect: 'notes' }),
  drum: verb('handle', { tool: 'drum-and-sticks', effect: 'notes' }),
  brush: verb('eat', { tool: 'toothbrush' }),
  // With the whole body.
  push: verb('push', { effect: 'effort', feeling: 'brave' }),
  pull: verb('pull', { effect: 'effort', feeling: 'brave' }),
  run: verb('run', { effect: 'speed' }),
  chase: verb('run', { effect: 'speed' }),
  fall: verb('fall', { effect: 'stars', feeling: 'surprised' }),
  startle: verb('startle', { effect: 'fright', feeling: 'surprised' }),
  shiver: verb('cower', { effect: 'shiver', feeling: 'frightened' }),
  hide: verb('cower', { feeling: 'worried' }),
  splash: verb('jump', { effect: 'splash', feeling: 'laughing' }),
  cheer: verb('cheer', { feeling: 'laughing' }),
  clap: verb('clap', { feeling: 'happy' }),
  dance: verb('dance', { effect: 'notes', feeling: 'happy' }),
  jump: verb('jump', { feeling: 'happy' }),
  swim: verb('swim'),
  climb: verb('climb', { feeling: 'brave' }),
  ride: verb('sit', { feeling: 'happy' }),
  drive: verb('sit'),
  row: verb('sit'),
  kneel: verb('crouch'),
  sulk: verb('arms-crossed', { feeling: 'angry' }),
  stamp: verb('hands-on-hips', { feeling: 'angry' }),
  // With somebody or something that is not in the hand.
  hug: verb('hug', { effect: 'hearts', feeling: 'happy' }),
  'hold-hands': verb('stand', { feeling: 'happy' }),
  comfort: verb('stand'),
  think: verb('think'),
  tell: verb('speak'),
} satisfies Record<string, NoteVerb>;
