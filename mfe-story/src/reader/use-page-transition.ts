import { useState } from 'react';
import { usePrefersReducedMotion } from './use-media-query.ts';

/** The page-transition flag: set when another page is shown, cleared at the end of its animation. Never with reduced motion. */
export const usePageTransition = (index: number) => {
  const prefersReducedMotion = usePrefersReducedMotion();
  const [transition, setTransition] = useState({ index, isRunning: false, direction: 'on' });
  if (transition.index !== index)
    setTransition({
      index,
      isRunning: !prefersReducedMotion,
      direction: index > transition.index ? 'on' : 'back',
    });
  return {
    'data-turning': transition.isRunning ? transition.direction : undefined,
    onAnimationEnd: () => setTransition((now) => ({ ...now, isRunning: false })),
  };
};
