import { type AnimationEvent, useState } from 'react';
import { usePrefersReducedMotion } from './use-media-query.ts';

export type TurnDirection = 'on' | 'back';

/**
 * The page-transition flag: set when another page is shown, cleared at the end of its animation; never with reduced
 * motion. `leaving` is the page that is turned away, until `onEnd`.
 */
export const usePageTransition = (index: number) => {
  const isAnimated = !usePrefersReducedMotion();
  const [turn, setTurn] = useState<{ index: number; leaving: number | null; direction: TurnDirection }>({
    index,
    leaving: null,
    direction: 'on',
  });
  if (turn.index !== index)
    setTurn({ index, leaving: turn.index, direction: index > turn.index ? 'on' : 'back' });
  const onEnd = () => setTurn((now) => ({ ...now, leaving: null }));
  return {
    leaving: turn.leaving,
    direction: turn.direction,
    isAnimated,
    onEnd,
    'data-turning': isAnimated && turn.leaving !== null ? turn.direction : undefined,
    /** The animation of the page itself; others end on the page as well. */
    onAnimationEnd: ({ target, currentTarget }: AnimationEvent<HTMLElement>) => {
      const isTurn = target === currentTarget || (target instanceof HTMLElement && 'turn' in target.dataset);
      if (isTurn) onEnd();
    },
  };
};
