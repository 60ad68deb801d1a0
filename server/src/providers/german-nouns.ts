/*
 * German writes every noun with a capital, so a capital says nothing about a name there. Nouns are known by the words before them, by
 * their endings, or because children's stories are full of them.
 */

const FUNCTION_WORDS =
  /(?<!\p{L})(der|das|ein|eine|einen|einem|einer|und|ich|wir|mein|meine|meinem|unser|unsere|ist|im|mit|nicht|kann|können|wird|werden|alle|für|zum|zur|auf|bei|beim|hat|haben|sich|sie|den|dem|zu|aus|oder|wie|wenn|geht|gehen)(?!\p{L})/giu;
const DETERMINERS =
  /^(der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|kein|keine|keinen|mein|meine|meinen|meinem|meiner|dein|deine|unser|unsere|unseren|ihr|ihre|sein|seine|im|am|zum|zur|beim|vom|ins|ans|zwei|drei|vier|fünf|viele|alle)$/i;
const ADJECTIVE = /^\p{Ll}{2,}(e|en|er|es|em)$/u;
const ENDINGS =
  /(chen|lein|kuchen|ung|heit|keit|schaft|tum|haus|wehr|schule|garten|fest|tag|schiff|wagen|tier|baum)e?[ns]?$/i;
const NOUNS = new Set(
  `abenteuer affe ameise angst apfel auto ball bauernhof bär bett biene blume boot brot bruder buch burg delfin dino dinosaurier drache drachen eis elefant
  ende ente erde eule fahrrad familie fee feier ferien feuer fisch flugzeug freund freunde freundin frosch fuchs garten geburtstag geheimnis geist gespenst
  gold hase haus held hexe himmel hund hunger igel insel könig königin katze keks kekse kind kinder kita kirche kröte kuchen kuh kuss licht löwe mama mann maus
  meer meerjungfrau mond monster mut mutter nacht oma onkel opa papa park pfannkuchen pferd pilz pinguin pirat piraten piratin pizza prinz prinzessin puppe
  rakete raumschiff regen regenbogen riese ritter roboter schaf schatz schildkröte schlange schloss schmetterling schnecke schnee schokolade schule schwein
  schwester see sommer sonne spiel spinne stein stern sterne stadt strand tante tiere tiger tisch tor traum träume vampir vater vogel wal wald wasser weihnachten
  welt wetter wind winter wolf wolke wunder zahn zauber zauberer zebra zirkus zoo zug zwerg`.split(/\s+/),
);

/** Whether a text is German: at least two of its small words are, or one of two or three words, or it is one well-known noun. */
export const isGerman = (text: string): boolean => {
  if (NOUNS.has(text.trim().toLowerCase())) return true;
  const found = text.match(FUNCTION_WORDS)?.length ?? 0;
  return found >= 2 || (found === 1 && (text.match(/\p{L}+/gu)?.length ?? 0) <= 3);
};

/** Whether a capitalised word of a German text is an ordinary noun; `before` has the two words in front of it. */
export const isGermanNoun = (word: string, [second = '', first = '']: readonly string[]): boolean =>
  NOUNS.has(word.toLowerCase()) ||
  ENDINGS.test(word) ||
  DETERMINERS.test(first) ||
  (ADJECTIVE.test(first) && DETERMINERS.test(second));
