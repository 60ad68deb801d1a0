import type { StorySourceInput } from '../../story-source.ts';

/** Stories about grandmothers. */
export const grandmothers: StorySourceInput = {
  id: 'grandmothers',
  words: [
    'grandmothers',
    'grandmas',
    'grannies',
    'nanas',
    'grandmother and grandchild/granddaughter/grandson',
    'day with grandma/granny/nana/nan/gran/grandmother/oma/abuela/nonna',
    'bake/baking/cook/cooking with grandma/granny/nana/grandmother/nonna/abuela',
    'grandma and me',
    'granny and me',
    'grandma’s recipe',
    'grandma’s kitchen',
    'grandmothers and grandchildren',
    'family recipe',
  ],
  situations: ['visit', 'learn', 'make', 'pair', 'has'],
  creature: 'grandma',
  indoors: true,
  topic: 'grandmothers',
  thing: 'the recipe',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'until-it-is-right',
      titles: ['Until It’s Right', '{L} and {S’s} Dumplings', 'A Handful of This'],
      goal: 'write down the recipe of {S}',
      trouble: '{S} had never measured anything',
      solved: 'the recipe was written down',
      opener:
        'Nobody made dumplings like {S}. They were as light as clouds, and inside there was a plum. {L+} could eat seven. But there was no recipe anywhere, only in {S’s} two hands.',
      friend:
        '“Then you must learn it,” said {S+}, and tied the apron twice round {L}. {L} sharpened a pencil. “How much flour?” asked {L}. “Well,” said {S}, “until it’s enough.”',
      problem:
        '“And how much milk?” “Until it feels right.” “And how long?” “Until you can smell it.” {L} put down the pencil. How can you write that down? And who would make the dumplings later on, if nobody knew how?',
      tries: [
        '{L} weighed all that {S} put into the bowl. But {S} was quicker than the scales, and there was flour up to the lamp.',
        'They looked in a thick cookery book. Those dumplings came out as hard as golf balls. One of them rolled as far as the gate.',
        '{L} filmed it. You could see {S’s} back, and hear humming.',
      ],
      tip: '“{S} never used a spoon, only two hands,” said {G+} from the basket by the stove. “I’ve watched it for years. You’ve got hands, too. Write down what your hands feel. That’s the recipe.”',
      low: '{L} looked at both hands. They were much smaller than {S’s}. {S} laid them side by side on the table. “They’ll grow,” said {S}.',
      turn: 'So {L} shut both eyes and felt. Flour: two handfuls of {S}, or four of {L}. Milk: until it’s as soft as an earlobe. Knead: for as long as one song. {L} said it, and {S} wrote it down, with floury fingers.',
      done: 'Then {L} made them all alone, from the first handful to the last plum, and {S} sat on the chair and only hummed. They rose in the pot like little moons. {S} bit into one and was quiet for a moment. “Mine,” said {S}, “and yours.”',
      again:
        'The page hangs in {L’s} kitchen. It has a thumbprint on it, a large one, and a small one beside it.',
      helper: { name: 'Minka', creature: 'cat' },
      outcomes: [
        {
          asked: [
            'cook/bake/make/eat/taste/share dumpling/cake/food/cookie/biscuit/recipe/dinner/together/soup/bread',
          ],
          kinds: ['party', 'eats', 'shares', 'makes'],
          done: '{L} made them all alone, from the first handful to the last plum, and {S} only hummed. They rose in the pot like little moons. Somebody has to eat forty dumplings, so they set out every plate in the house, and {told}.',
        },
        {
          asked: [
            'grandma/granny/nana/she/grandmother proud/smile/say/cry/happy',
            'recipe/book/pass/write',
            'win/prize/best',
          ],
          kinds: ['says', 'says-words', 'happy', 'feels', 'claps', 'gets', 'given-by', 'all-get'],
          done: '{L} made them all alone, from the first handful to the last plum. {S} bit into one and was quiet for a moment. “Mine,” said {S}, “and yours.” There was a page now, with a thumbprint on it, large and small, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'plays',
            'stays',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: '{L} made them all alone, from the first handful to the last plum. {S} bit into one. “Mine,” said {S}, “and yours.” The song was over, the pot was empty but for one, and neither of them would take it. So they cut it in two, and {told}.',
        },
      ],
      art: {
        'They were as light as clouds': 'kitchen: L eat happy; plate on table',
        'tied the apron twice round': 'kitchen: S tie happy; L hold writing-pad happy wearing apron',
        'put down the pencil. How': 'kitchen: L hold writing-pad worried; S stir calm; flour',
        'weighed all that': 'kitchen: L look worried at scales; S stir happy; scales, flour',
        'looked in a thick cookery book': 'kitchen: L read worried; S look L; many ball',
        'filmed it': 'kitchen: L hold camera curious; S cook happy',
        'from the basket by the stove': 'kitchen: G say calm; L listen curious; basket, oven',
        'looked at both hands': 'kitchen: S hold-hands L happy; L look worried',
        'shut both eyes and felt': 'kitchen: L knead happy; S look L; flour',
        'said it, and': 'kitchen: S write happy; L knead happy',
        'made them all alone': 'kitchen: L cook proud; S sit happy on chair; pot',
        'The page hangs in': 'kitchen: L point proud; poster',
      },
    },
  ],
};
