import type { Character } from './parse/parse-character.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Actor, Beat, Feeling, Pose, Prop } from './story-plan.ts';

type PoseAndFeeling = [Pose, Feeling];

/** The poses and feelings of the lead and of the others on a page of each beat. */
const POSES_BY_BEAT: Record<Beat, { lead: PoseAndFeeling[]; others: PoseAndFeeling[] }> = {
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

/** How a companion helps at the turn, by the id of its strength. */
const POSES_BY_STRENGTH: Record<string, PoseAndFeeling> = {
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

/** The lead on a page; `holding` is the plot's object once it has been introduced. */
export function poseLead(lead: Character, beat: Beat, holding: Prop | null, random: SeededRandom): Actor {
  const [pose, feeling] = random.pick(POSES_BY_BEAT[beat].lead);
  return { castId: lead.castId, pose, feeling, holding, depth: 2 };
}

/** A companion on a page; at the turn its pose shows how its strength helps. */
export function poseCompanion(companion: Character, beat: Beat, nth: number, random: SeededRandom): Actor {
  const [pose, feeling] =
    (beat === 'turn' && POSES_BY_STRENGTH[companion.strength.id]) || random.pick(POSES_BY_BEAT[beat].others);
  return { castId: companion.castId, pose, feeling, holding: null, depth: nth === 0 ? 2 : 1 };
}

/** The helper on its page, as the scene's guest. */
export function poseHelper(): Actor {
  return { castId: 'guest', pose: 'stand', feeling: 'calm', holding: null, depth: 1 };
}
