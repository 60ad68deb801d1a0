/** Festivals of many countries and religions, in lower case, as a pattern. */
const FESTIVALS =
  'passover|pesach|purim|sukkot|rosh hashanah|yom kippur|shavuot|nowruz|norooz|persian new year|kwanzaa|holi|vaisakhi|baisakhi|navratri|dussehra|durga puja|ganesh chaturthi|raksha bandhan|rakhi|onam|pongal|janmashtami|vesak|wesak|obon|songkran|losar|chuseok|seollal|mid-autumn festival|moon festival|dragon boat festival|mawlid|ashura|(?:saint |st )?lucia(?: day)?|(?:saint|st) nicholas(?: day)?|sinterklaas|(?:saint|st) martin(?:’s day)?|martinmas|three kings(?: day)?|epiphany|day of the dead|dia de los muertos|las posadas|cinco de mayo|juneteenth|bonfire night|guy fawkes(?: night)?|pancake day|shrove tuesday|may day|midsummer|(?:saint|st) patrick’s day|burns night|earth day|world book day|children’s day|grandparents’ day|inti raymi|timkat|meskel|candlemas|fourth of july|4th of july|independence day|bastille day|anzac day|canada day|lantern festival|advent|mardi gras';

/** Festivals of which there is a concept; their names are also parts of others: `Christmas tree`, `Easter bunny`. */
const LARGE =
  'diwali|deepavali|(?:(?:chinese|lunar|vietnamese|korean) )?new year(?:’s eve|’s day)?|tet|eid(?: al-fitr| al-adha)?|ramadan|hanukkah|chanukah|christmas(?: eve| day)?|easter|halloween|thanksgiving|hogmanay|sankta lucia|carnival';
const LARGE_ALONE = new RegExp(
  `^(?:(?:celebrating|our|my|the|about) )*(${LARGE})(?:,? (?:morning|night|evening|dinner|lunch|party|at|with|without|in|on|for|and|by|during)(?= |,|$)|,|$)`,
  'i',
);

/** The festival that a theme begins with, in lower case, or null. */
export function festivalIn(theme: string): string | null {
  const large = LARGE_ALONE.exec(theme)?.[1];
  if (large) return large.toLowerCase();
  const found = new RegExp(`^(?:(?:celebrating|our|my|the|about|a) )*(${FESTIVALS})(?= |$)`, 'i').exec(theme);
  return found?.[1]?.toLowerCase() ?? null;
}

const PROPER_NOUNS = new RegExp(
  `\\b(${FESTIVALS}|santa( claus)?|father christmas|christmas( eve| day)?|easter|halloween|hanukkah|eid( mubarak)?|ramadan|diwali|holi|passover|purim|thanksgiving|hogmanay|sankta lucia|((chinese|lunar) )?new year(’s|'s)?( eve| day)?|(mother|father)(’s|'s|s’|s')? day|valentine(’s|'s)?( day)?|st patrick(’s|'s)? day|kwanzaa|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|africa|america|asia|african|american|asian|european|english|welsh|scottish|irish|french|german|spanish|italian|portuguese|greek|turkish|russian|ukrainian|polish|swedish|norwegian|chinese|japanese|indian|egyptian|romans?|vikings?|egypt|greece|rome|mexico|canada|brazil|spain|france|germany|italy|kenya|nigeria|ghana|stone age|iron age|bronze age|australia|europe|england|india|china|japan|paris|london|mars|saturn|jupiter|venus)\\b`,
  'gi',
);

/** The text with capitals on festivals, days, months and places that were written without. */
export const capitalizeProperNouns = (text: string): string =>
  text.replace(PROPER_NOUNS, (name) =>
    name.replace(
      /(^|\s)(?!(?:of|the|de|los|las) )(\p{Ll})/gu,
      (_all, space: string, letter: string) => space + letter.toUpperCase(),
    ),
  );
