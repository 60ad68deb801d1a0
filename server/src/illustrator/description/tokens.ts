/** A word of a description. */
export interface Token {
  word: string;
  /** In the reach of "no", "not", "without" … */
  negated: boolean;
  /** After a comma, a full stop, "but" … */
  startsClause: boolean;
}

const NEGATION =
  /^(no|not|without|never|nor|neither|hasnt|havent|doesnt|dont|isnt|arent|lacks|lacking|lost)$/;
/** Words between a negation and what it denies. */
const PASSES =
  /^(a|an|any|the|his|her|their|its|have|has|having|wear|wearing|be|or|at|all|single|really|very)$/;
const ENDS_NEGATION = /^(but|and|with|has|who|that|because|only|just|wears|is|are)$/;

/**
 * The words of a text in lower case, without accents, each with whether it is denied. A negation reaches over articles and adjectives to
 * the end of its clause, and over "or".
 */
export function tokensOf(text: string): Token[] {
  const parts =
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .match(/[a-z]+|\d{1,2}|[.,;:!?]/g) ?? [];
  const tokens: Token[] = [];
  let negated = false;
  let sinceNegation = 0;
  let startsClause = true;
  for (const part of parts) {
    if (/^[.,;:!?]$/.test(part)) {
      negated = false;
      startsClause = true;
      continue;
    }
    sinceNegation += 1;
    if (NEGATION.test(part)) {
      negated = true;
      sinceNegation = 0;
    } else if (negated && ENDS_NEGATION.test(part) && !(sinceNegation === 1 && PASSES.test(part))) {
      negated = false;
    }
    tokens.push({
      word: part,
      negated: negated && sinceNegation > 0 && !PASSES.test(part),
      startsClause: startsClause || part === 'but',
    });
    startsClause = false;
  }
  return tokens;
}
