/** Verb forms of our own sentences that are in no other word list. */
export const ownInflections: ReadonlySet<string> = new Set(
  `admired admiring ashamed bandaged beeped bodyboarding bouldering buttered buttering coaxed combed combing creamed cupped
christened dangled deed depended dived dotted fanning feathered flicked foamed galloping gasped geocaching grinning hooping huffing laminated legged
mismatched muffled orienteering orning peeped pling practised practising purring queueing quizzed sawed sawing scooped
seaweed shovelled shovelling slanting smeared smudged snipped sprained sproing sugared sulked tapped tapping telephoned
thanksgiving tingled tingling trampolining unharmed unloaded unpacked unpinned unscrewed upturned viking wedged weeing wetted`.split(
    /\s+/,
  ),
);
