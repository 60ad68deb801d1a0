const PROPER_NOUNS =
  /\b(santa( claus)?|father christmas|christmas( eve| day)?|easter|halloween|hanukkah|eid( mubarak)?|ramadan|diwali|holi|passover|purim|thanksgiving|((chinese|lunar) )?new year(’s|'s)?( eve| day)?|(mother|father)(’s|'s|s’|s')? day|valentine(’s|'s)?( day)?|st patrick(’s|'s)? day|kwanzaa|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|africa|america|asia|australia|europe|england|india|china|japan|paris|london|mars|saturn|jupiter|venus)\b/gi;

/** The text with capitals on festivals, days, months and places that were written without. */
export const capitalizeProperNouns = (text: string): string =>
  text.replace(PROPER_NOUNS, (name) =>
    name.replace(/(^|\s)(\p{Ll})/gu, (_all, space: string, letter: string) => space + letter.toUpperCase()),
  );
