import { propSeats } from '../../props/draw-prop.ts';
import { isPossible } from '../read-relation.ts';
import { parseArtNote } from './parse-note.ts';

/** More have no room. */
const MOST_THINGS = 4;
const isRole = (word: string): boolean => /^[LFTSG]$/.test(word);

/** What is wrong with an art note as it stands in a plot, in words for its author; empty for a good one. */
export function faultsOfNote(text: string): string[] {
  try {
    const { deeds, things } = parseArtNote(text, isRole);
    const faults = deeds.flatMap(({ pose, places }) =>
      places.flatMap(({ how, what }) => {
        if ('spot' in what || how === 'at') return [];
        const { prop } = what.thing;
        const isSeat = propSeats(prop).length > 0 && (how === 'on' || how === 'in' || pose === 'sit');
        return isSeat || isPossible(how, prop) ? [] : [`nobody can be drawn ${how} a ${prop}`];
      }),
    );
    return things.length > MOST_THINGS ? [...faults, `more than ${MOST_THINGS} things`] : faults;
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
