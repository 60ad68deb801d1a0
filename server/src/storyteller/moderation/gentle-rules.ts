import { type Rule, rules } from './rules.ts';

/** Grief and fear. Such texts pass; the story is told gently. */
export const gentleRules: readonly Rule[] = rules([
  'dies|died|dying|dead|death|dies|deceased',
  'will|must|might|may|to|not|going|gonna|would|could|can|does|did|didnt|i|they|we|you|people|animals|plants|dogs|cats|pets|grandparents|when|and die',
  'passed|passes|gone away',
  'heaven|funeral|funerals|grave|graves|graveyard|cemetery|coffin|buried|bury|burying|ashes|mourn|mourns|mourning|grief|grieve|grieves|widow|orphan|orphans|orphaned|tombstone',
  'miss|misses|missing|missed ~4 PARENT|RELATIVE|friend|ANIMAL|home|him|her',
  'say|says|saying|said ~1 goodbye',
  'cancer|leukaemia|leukemia|tumour|tumor|hospice|chemo|chemotherapy|wheelchair|dementia|alzheimer|alzheimers|stroke|miscarriage|stillborn',
  'PARENT|RELATIVE|ANIMAL|friend ~4 ill|sick|hospital|poorly|dying',
  'hospital|operation|surgery',
  'divorce|divorced|divorcing|separated|separate',
  'split|splitting|splits|broke|break|breaking ~1 up',
  'PARENT ~3 split|leave|leaves|left|moves|moved|prison|jail|war|away',
  'AFRAID',
  'scare|scares|spooky|spook|spooks|frighten|frightens|worried|worry|anxious|panic|nervous',
  'nightmare|nightmares',
  'bad dream|dreams',
  'monster|ghost|something ~2 under ~2 bed',
  'SAD|cry|cries|crying|cried|tears|heartbroken|homesick|upset',
  'NOT ~1 friends|friend',
  'nobody ~2 likes|plays|loves|wants',
  'bullied|teased|bullying',
  'bullies|bully ~3 me|her|him|them',
  'war|refugee|refugees|earthquake|flood|famine|fled|flee unless pillow|tug|snowball|star',
  'gestorben|tot|beerdigung|himmel|angst|traurig|mort|morte|decede|enterrement|triste|peur|murio|muerte|muerto|miedo',
]);
