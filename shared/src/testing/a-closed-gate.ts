import type { GrownUps } from '@weaversworld/shared/shell';

/** The grown-ups' gate, on and locked: the questions asked, each of which is answered with `confirmed`. */
export const aClosedGate = (confirmed: boolean): GrownUps & { asked: number } => ({
  asked: 0,
  get: () => ({ isGateOn: true, isUnlocked: false }),
  subscribe: () => () => undefined,
  setGate: () => undefined,
  async confirm() {
    this.asked += 1;
    return confirmed;
  },
});
