import { Support } from '@weaversworld/shared/contract';
import { z } from 'zod';
import { chooseRegion } from './choose-region.ts';
import data from './help-lines.json' with { type: 'json' };

const { regions, international } = Support.omit({ region: true })
  .extend({ updated: z.iso.date() })
  .parse(data);
const codes = new Set(regions.map(({ code }) => code));

/** Codes of the regions that have help lines. */
export const helpLineRegions: ReadonlySet<string> = codes;

/** Help lines for children, with the visitor's own region when `preferred` or the languages of the browser name one. */
export const findSupport = (acceptLanguage: string | undefined, preferred?: string): Support => ({
  region: preferred !== undefined && codes.has(preferred) ? preferred : chooseRegion(acceptLanguage, codes),
  regions,
  international,
});
