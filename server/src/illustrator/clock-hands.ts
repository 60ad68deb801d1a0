import { strokePath } from './svg.ts';

/** The time on a clock, in minutes after twelve. */
export type ClockTime = number;

/** What a clock shows where nobody says the time: ten past ten. */
export const NEUTRAL_TIME: ClockTime = 610;

/** The two hands of a clock with its middle at (x, y); mirrored for layers that are mirrored afterwards. */
export function clockHands(
  x: number,
  y: number,
  radius: number,
  color: string,
  time: ClockTime,
  isMirrored = false,
): string {
  const hand = (turns: number, length: number, width: number) => {
    const angle = turns * 2 * Math.PI * (isMirrored ? -1 : 1);
    const [dx, dy] = [Math.sin(angle) * length, -Math.cos(angle) * length];
    return strokePath(`M${x} ${y}L${Math.round(x + dx)} ${Math.round(y + dy)}`, color, width);
  };
  const width = Math.max(4, radius * 0.12);
  return hand(time / 720, radius * 0.5, width * 1.25) + hand((time % 60) / 60, radius * 0.78, width);
}
