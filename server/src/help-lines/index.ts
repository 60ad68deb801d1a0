import { HelpLine, Support, SupportRegion } from '@weaversworld/shared/contract';
import { z } from 'zod';
import { chooseRegion } from './choose-region.ts';
import data from './help-lines.json' with { type: 'json' };

/** A line, where its operator publishes the number, and when the number was last compared with another published list. */
const SourcedLine = HelpLine.extend({
  source: z.url({ protocol: /^https$/ }),
  checked: z.iso.date(),
});

/** `help-lines.json`. Of a line, `Support` keeps name and number: sources are for maintainers of the file. */
export const HelpLineFile = Support.omit({ region: true }).extend({
  regions: z.array(SupportRegion.extend({ lines: z.array(SourcedLine) })),
});

const { regions, international } = Support.omit({ region: true }).parse(HelpLineFile.parse(data));
const codes = new Set(regions.map(({ code }) => code));

/** Codes of the regions that have help lines. */
export const helpLineRegions: ReadonlySet<string> = codes;

/** Help lines for children, with the visitor's own region when `preferred` or the languages of the browser name one. */
export const findSupport = (acceptLanguage: string | undefined, preferred?: string): Support => ({
  region: preferred !== undefined && codes.has(preferred) ? preferred : chooseRegion(acceptLanguage, codes),
  regions,
  international,
});
