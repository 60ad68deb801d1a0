/** What schools and libraries write around a topic: `People who help us: vets`, `Science week: magnets`, `Bears -- Juvenile fiction`. */
const SUBJECT =
  '(?:maths?|science|history|geography|art|music|english|phonics|literacy|numeracy|reading|pshe|re|stem|religious education|world religions|circle time|story ?time|assembly|nursery|reception|preschool|kindergarten|year (?:\\d|one|two|three))';
const PLAN = new RegExp(
  `^(?:people (?:who|that) help us|(?:our|the) (?:five )?senses|jobs|minibeasts|habitats|festivals|celebrations|(?:(?:our|this|the|class|term|autumn|spring|summer|winter) )*(?:topic|theme|project|unit|value)|${SUBJECT}(?: (?:week|day|lesson|topic|project|plan))?)\\s*(?::|--|[-–—](?= ))\\s*(?=\\S)`,
  'iu',
);
const TOPIC_IS =
  /^(?:our|this|the) (?:class |new |next )?(?:topic|theme|project|value)(?: (?:this|for this|of the|for the) (?:half[- ]term|term|week|month))? is (?:about )?(?=\S)/iu;
/** A heading of a library’s catalogue says of what sort a book is. */
const SORT_OF_BOOK =
  /\s*(?::|--|[-–—])\s*(?:(?:juvenile|children[’']s) )?(?:fiction|literature|picture books?|stories)$/iu;
const OF_THE_WEEK =
  /^(letter|number|colou?r|shape|animal|country|sound|value|feeling|fruit|vegetable) of the (?:week|day|month)(?: is|:| -)? (?:the )?(?:letter |number |colou?r )?(\S.*)$/iu;
/** `dinosaur week` is about dinosaurs; a week that something lasts, and the days of one, are not. */
const WEEK =
  /^(?!.*\b(?:a|an|the|one|two|every|each|this|that|last|next|all|whole|per|of|in|for|my|our|book|science|star)(?: \p{L}+)? week)(\p{L}[\p{L}’' -]*\p{L}) week$/iu;

/** `finding shapes everywhere`: shapes. */
const EVERYWHERE = /^((?:(?:finding|seeing|looking for) )?\p{L}+(?: and \p{L}+)?) everywhere$/iu;

/** The topic alone of a line from a school’s plan or a library’s catalogue; other texts are returned as they are. */
export function unwrapTopic(text: string): string {
  const topic = text
    .replace(SORT_OF_BOOK, '')
    .replace(PLAN, '')
    .replace(TOPIC_IS, '')
    .replace(OF_THE_WEEK, (_all, kind: string, which: string) =>
      /^(?:letter|number|colou?r)$/i.test(kind) ? `the ${kind.toLowerCase()} ${which}` : which,
    )
    .replace(WEEK, '$1')
    .replace(EVERYWHERE, '$1');
  return topic.trim() === '' ? text : topic;
}
