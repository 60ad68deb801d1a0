import { useState } from 'react';
import { useStill } from './use-media.ts';

/** The page-transition flag: set when another page is shown, cleared when its animation ends; never for who wants no motion. */
export const useTurning = (index: number) => {
  const isStill = useStill();
  const [turn, setTurn] = useState({ index, isTurning: false, way: 'on' });
  if (turn.index !== index) setTurn({ index, isTurning: !isStill, way: index > turn.index ? 'on' : 'back' });
  return {
    'data-turning': turn.isTurning ? turn.way : undefined,
    onAnimationEnd: () => setTurn((now) => ({ ...now, isTurning: false })),
  };
};
