type Pattern = [pattern: RegExp, name: string];

/* Order matters: most browsers name the ones they descend from as well. */
const BROWSERS: Pattern[] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: Pattern[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const match = (patterns: Pattern[], text: string): string | undefined =>
  patterns.find(([pattern]) => pattern.test(text))?.[1];

/** A device by its User-Agent, as its owner would call it: 'Safari on iPhone'. */
export const deviceName = (userAgent: string): string => {
  const browser = match(BROWSERS, userAgent);
  const system = match(SYSTEMS, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'A device we do not know';
};
