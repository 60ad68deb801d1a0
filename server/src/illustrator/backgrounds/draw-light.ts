import { lighter } from '../palette.ts';
import { circle, fillPath, rect } from '../svg.ts';
import type { BackgroundContext } from './background-context.ts';

/** The colour of what stands against the light. */
export const DUSK_COLOR = '#2A1F45';

/** A large sun or moon low in the sky behind a silhouette at this x. */
export function drawBackLight(ctx: BackgroundContext, x: number): string {
  const color = ctx.isNight ? '#FFF3CF' : lighter(ctx.lighting.sunColor, 0.3);
  return (
    circle(x, 470, 560, ctx.gradients.glow(color, ctx.isNight ? 0.5 : 0.9)) +
    circle(x, 470, 232, color, { opacity: ctx.isNight ? '.92' : '.96' })
  );
}

/** A light haze that separates the actors of a close view from what is behind them. */
export const drawDistanceHaze = (ctx: BackgroundContext) =>
  rect(0, 0, 1200, 900, ctx.lighting.haze, 0, { opacity: ctx.isNight ? '.2' : '.3' });

/** Dusk over the land, and the dark hill on which silhouettes stand. */
export function drawDuskHill(ctx: BackgroundContext): string {
  const dusk = ctx.gradients.linear([
    [0, '#2B1E4A', 0],
    [0.6, '#2B1E4A', 0.1],
    [1, '#2B1E4A', 0.7],
  ]);
  return rect(0, 0, 1200, 900, dusk) + fillPath('M-10 840Q300 760 620 770T1210 850V910H-10Z', DUSK_COLOR);
}
