import type { Dice } from './dice.ts';
import type { Actor, Beat, Feeling, Pose, Prop } from './plan.ts';
import type { Character } from './read/read-character.ts';

type Look = [Pose, Feeling];

/** How the lead, and how the others, may look on a page of each beat. */
const LOOKS: Record<Beat, { lead: Look[]; others: Look[] }> = {
  'home-and-wish': {
    lead: [
      ['stand', 'curious'],
      ['look-up', 'curious'],
      ['sit', 'calm'],
    ],
    others: [
      ['stand', 'happy'],
      ['wave', 'happy'],
    ],
  },
  'friend-and-object': {
    lead: [
      ['hold', 'curious'],
      ['hold', 'happy'],
    ],
    others: [
      ['wave', 'happy'],
      ['stand', 'happy'],
      ['point', 'happy'],
    ],
  },
  problem: {
    lead: [
      ['point', 'surprised'],
      ['stand', 'worried'],
    ],
    others: [
      ['stand', 'worried'],
      ['stand', 'surprised'],
      ['look-up', 'worried'],
    ],
  },
  'setting-out': {
    lead: [
      ['walk', 'brave'],
      ['walk', 'curious'],
    ],
    others: [
      ['walk', 'happy'],
      ['walk', 'curious'],
      ['run', 'happy'],
    ],
  },
  'first-try': {
    lead: [
      ['crouch', 'surprised'],
      ['stand', 'sad'],
    ],
    others: [
      ['stand', 'worried'],
      ['stand', 'surprised'],
      ['point', 'worried'],
    ],
  },
  helper: {
    lead: [
      ['stand', 'curious'],
      ['look-up', 'curious'],
    ],
    others: [
      ['stand', 'curious'],
      ['crouch', 'curious'],
    ],
  },
  lowest: {
    lead: [['sit', 'sad']],
    others: [
      ['sit', 'sad'],
      ['sit', 'worried'],
    ],
  },
  turn: { lead: [['hold', 'brave']], others: [['stand', 'brave']] },
  ending: {
    lead: [
      ['jump', 'happy'],
      ['dance', 'laughing'],
      ['stand', 'proud'],
    ],
    others: [
      ['jump', 'laughing'],
      ['dance', 'happy'],
      ['wave', 'happy'],
      ['jump', 'happy'],
    ],
  },
  'home-again': {
    lead: [
      ['sit', 'calm'],
      ['stand', 'happy'],
      ['hug', 'happy'],
    ],
    others: [
      ['sit', 'happy'],
      ['wave', 'happy'],
      ['hug', 'happy'],
    ],
  },
};

const HELPING: Record<string, Look> = {
  flying: ['jump', 'brave'],
  climbing: ['jump', 'brave'],
  fast: ['run', 'brave'],
  tiny: ['crouch', 'brave'],
  digging: ['crouch', 'brave'],
  dancing: ['dance', 'happy'],
  singing: ['stand', 'happy'],
  listening: ['crouch', 'calm'],
  funny: ['stand', 'laughing'],
  clever: ['point', 'proud'],
};

/** The lead on a page; whoever holds the thing is shown holding it. */
export function stageLead(lead: Character, beat: Beat, holding: Prop | null, dice: Dice): Actor {
  const [pose, feeling] = dice.pick(LOOKS[beat].lead);
  return { castId: lead.castId, pose, feeling, holding, depth: 2 };
}

/** One of the others on a page; at the turn in the way it helps. */
export function stageOther(one: Character, beat: Beat, nth: number, dice: Dice): Actor {
  const look = (beat === 'turn' && HELPING[one.strength.id]) || dice.pick(LOOKS[beat].others);
  return { castId: one.castId, pose: look[0], feeling: look[1], holding: null, depth: nth === 0 ? 2 : 1 };
}

/** The helper on its page. */
export function stageHelper(): Actor {
  return { castId: 'guest', pose: 'stand', feeling: 'calm', holding: null, depth: 1 };
}
