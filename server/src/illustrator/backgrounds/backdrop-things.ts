import type { TimeOfDay, Weather } from '../../storyteller/story-plan.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { type Backdrop, isRoofed } from './backdrop.ts';

/** Things that a background draws itself, so that they need no prop. Keep it true: the lint of the pictures counts them as drawn. */
const DRAWN: Partial<Record<Backdrop, readonly PropName[]>> = {
  cottage: ['house', 'tree', 'grass', 'chimney', 'door', 'window', 'leaf'],
  village: ['house', 'door', 'window', 'well'],
  city: ['house', 'bench', 'lamp', 'window', 'tree', 'bush'],
  meadow: ['tree', 'grass', 'bush', 'butterfly', 'fence'],
  forest: ['tree', 'grass', 'leaf'],
  garden: ['grass', 'bush'],
  farm: ['house', 'grass'],
  snowfield: ['tree'],
  mountain: ['tree', 'stone'],
  river: ['grass', 'stone'],
  island: ['tree'],
  volcano: ['volcano'],
  bedroom: ['rug', 'window', 'curtain', 'wardrobe', 'picture'],
  'living-room': ['rug', 'window', 'curtain', 'picture', 'clock', 'sofa', 'door'],
  kitchen: ['window', 'curtain', 'oven', 'pot', 'wardrobe'],
  bathroom: ['rug', 'window', 'bath', 'mirror'],
  clinic: ['window', 'lamp'],
  shop: ['shelf', 'desk'],
  stage: ['curtain', 'stage-curtain'],
  'great-hall': ['window'],
  cabin: ['rug', 'window', 'book', 'shelf'],
  library: ['rug', 'book', 'shelf', 'window', 'ladder', 'globe'],
  school: ['window', 'desk', 'globe', 'bag'],
  workshop: ['window', 'hammer', 'desk', 'shelf'],
  museum: ['picture'],
  ward: ['window', 'bed'],
  pool: ['window'],
  hallway: ['window', 'door', 'stairs', 'step', 'picture'],
  restaurant: ['window', 'table', 'blackboard'],
  bus: ['window'],
  altar: ['window', 'curtain', 'candle', 'picture', 'flower', 'door', 'rug'],
  train: ['window', 'suitcase', 'bench'],
  tent: ['lantern', 'blanket'],
  attic: ['window', 'box'],
  market: ['market-stall', 'house', 'paper-lantern'],
  playground: ['slide', 'swing', 'sandpit', 'tree', 'grass', 'bush'],
  corridor: ['window', 'door', 'coat', 'coat-pegs', 'bench'],
  airport: ['window', 'aeroplane'],
  aeroplane: ['window', 'cloud'],
  hairdresser: ['window', 'mirror', 'chair', 'shelf'],
  supermarket: ['shelf', 'desk'],
  cellar: ['window', 'shelf', 'jar', 'barrel', 'stairs', 'step'],
  aquarium: ['fish'],
  crossing: ['house', 'tree', 'traffic-light', 'zebra-crossing', 'window', 'door'],
  'old-town': ['house', 'window', 'door', 'barrel'],
  shed: ['window', 'plant-pot', 'shovel', 'rake', 'watering-can'],
  burrow: ['nut'],
  undergrowth: ['grass', 'leaf', 'flower', 'mushroom', 'stone'],
  track: ['bench', 'grass', 'tree', 'bush', 'bunting'],
  zoo: ['grass', 'bush', 'tree', 'stone', 'fence'],
  wall: ['wall', 'grass', 'bush', 'tree'],
  platform: ['rails', 'clock', 'tree', 'bush'],
};

/** Whether the background itself has a thing; a close view may not show it. */
export function isDrawnByBackdrop(
  prop: PropName,
  { backdrop, time, weather }: { backdrop: Backdrop; time: TimeOfDay; weather: Weather },
): boolean {
  const isClear = weather === 'clear' || weather === 'wind' || weather === 'snow';
  const hasSky = !isRoofed(backdrop) && backdrop !== 'undersea';
  if (prop === 'sun') return time !== 'night' && hasSky && isClear;
  if (prop === 'moon') return time === 'night' && (isRoofed(backdrop) || isClear);
  if (prop === 'star') return time === 'night' && hasSky;
  if (prop === 'cloud') return hasSky;
  if (prop === 'puddle' && weather === 'rain') return hasSky;
  return DRAWN[backdrop]?.includes(prop) ?? false;
}
