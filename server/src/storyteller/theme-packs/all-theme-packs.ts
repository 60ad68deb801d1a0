import { castle } from './castle.ts';
import { cave } from './cave.ts';
import { city } from './city.ts';
import { desert } from './desert.ts';
import { dinosaurs } from './dinosaurs.ts';
import { fair } from './fair.ts';
import { farm } from './farm.ts';
import { forest } from './forest.ts';
import { friends } from './friends.ts';
import { garden } from './garden.ts';
import { kitchen } from './kitchen.ts';
import { library } from './library.ts';
import { mountain } from './mountain.ts';
import { pirates } from './pirates.ts';
import { school } from './school.ts';
import { sea } from './sea.ts';
import { sky } from './sky.ts';
import { snow } from './snow.ts';
import { space } from './space.ts';
import type { ThemePack } from './theme-pack.ts';

/** Every theme pack. `friends` is the fallback for themes that match no pack. */
export const allThemePacks: readonly ThemePack[] = [
  castle,
  cave,
  city,
  desert,
  dinosaurs,
  fair,
  farm,
  forest,
  friends,
  garden,
  kitchen,
  library,
  mountain,
  pirates,
  school,
  sea,
  sky,
  snow,
  space,
];
export { friends as fallbackThemePack };
