/**
 * Topics that are unsafe for children. Patterns match whole words only, so that `skilled` and `begun` pass; mild adventure (a knight
 * fights a dragon, a pirate's sword, a witch, a ghost, a storm) is allowed.
 */
export const unsafeTopics: readonly RegExp[] = [
  // Violence and weapons
  /\b(kill|kills|killed|killing|killer|killers|murder\w*|slaughter\w*|massacre\w*|stab|stabs|stabbed|stabbing|strangl\w+|behead\w*|decapitat\w+|tortur\w+|execut(e|ed|ion)|assassinat\w+|assassins?|slay|slays|slain|slaying|shoot(s|ing)? (him|her|them|people|someone|everyone|at|up)|shot (dead|him|her|them)|(school|mass) shootings?|shooting (people|at|him|her|them)|gunfight|bomb|bombs|bombing|bomber|grenades?|guns?|pistols?|rifles?|machine ?guns?|bullets?|terroris\w+|kidnap\w*|hostages?|corpses?|dead bod(y|ies)|blood|bloody|bloodbath|gore|gory|guts|dismember\w*|cannibal\w*|warfare|genocide|nuke|nukes|beat(s|ing)? (him|her|them|people) up|burn(s|ed|ing)? (him|her|them|people) alive|chainsaw)\b/i,
  /\b(everyone|everybody|they|he|she|all|hero|people|mum|mom|dad|mother|father|brother|sister|family|friend|i|will|to) (all )?(dies?|died|is dead|are dead|be dead)\b|\bdies (in|at) the end\b|^\s*(death|dead|dying|die)\s*$/i,
  // Self-harm
  /\b(suicid\w*|self[- ]?harm\w*|cut(s|ting)? (myself|himself|herself|themselves)|hang(s|ed|ing)? (myself|himself|herself|themselves)|kms|end my life|want to die|anorexi\w+|bulimi\w+|overdos\w+)\b/i,
  // Sex
  /\b(sex|sexy|sexual\w*|sexting|porn\w*|naked|nude|nudes|nudity|rape|raped|rapes|rapist|molest\w*|incest|orgasm\w*|erotic\w*|fetish\w*|genitals?|penis\w*|vagina\w*|breasts?|boobs?|boobies|nipples?|condoms?|prostitut\w+|strippers?|stripper|horny|hooker|brothel|bdsm|masturbat\w*|pedo|pedos|paedo\w*|pedophil\w*|kink|kinky|hentai|onlyfans)\b/i,
  // Drugs, alcohol, gambling
  /\b(drugs|drug deal\w*|cocaine|heroin|meth|crystal meth|marijuana|cannabis|ecstasy pills?|lsd|weed smok\w*|smok(e|es|ing) weed|get(s|ting)? (high|stoned|drunk|wasted)|stoned|drunk|drunken|vodka|whiskey|whisky|beer|tequila|cigarettes?|vape|vapes|vaping|opioids?|fentanyl|crack pipe|casino|gambling)\b/i,
  // Hate
  /\b(nazis?|hitler|swastikas?|kkk|ku klux|white power|white supremac\w*|racists?|racism|holocaust|lynch\w*|jihad|isis|ethnic cleansing|hate (jews|muslims|christians|blacks|whites|gays|girls|boys|women|men|immigrants)|slaves?|slavery|retard|retards|retarded|spastic)\b/i,
  // Common German, Spanish and French words of the same kinds
  /\b(töten|tötet|mord|mörder|selbstmord|scheiße|scheisse|arschloch|fotze|ficken|wichser|hurensohn|nutte|puta|puto|mierda|coño|joder|pendejo|cabrón|matar|mata a|asesin\w+|merde|putain|connard|salope|tuer|meurtre|enculé|bite molle)\b/i,
];
