import { z } from '@weaversworld/shared/schema';

/** A help line. `phone` is written as people dial it. */
export const HelpLine = z.object({ name: z.string(), phone: z.string() });
export type HelpLine = z.infer<typeof HelpLine>;

/** The help lines of one country, and its emergency number. */
export const SupportRegion = z.object({
  code: z.string(),
  name: z.string(),
  emergency: z.string(),
  lines: z.array(HelpLine),
});
export type SupportRegion = z.infer<typeof SupportRegion>;

/** Where a child finds help: part of the error of a text that may be about harm done to a child. */
export const Support = z.object({
  /** Code of the region that the visitor is probably in; null when it is unknown. */
  region: z.string().nullable(),
  regions: z.array(SupportRegion),
  /** A directory of help lines in many countries. */
  international: z.object({ name: z.string(), url: z.url({ protocol: /^https$/ }) }),
});
export type Support = z.infer<typeof Support>;

/** Help lines beside something that was made as asked, because its words may be about harm done to a child. */
export const HelpOffer = Support.extend({ message: z.string() });
export type HelpOffer = z.infer<typeof HelpOffer>;

/** The part of a successful response that has them. Our own server's addition. */
export const WithHelpOffer = z.object({ support: HelpOffer });
