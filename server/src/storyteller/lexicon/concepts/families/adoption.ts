import type { StorySourceInput } from '../../story-source.ts';

/** Stories about coming into a family. */
export const adoption: StorySourceInput = {
  id: 'adoption',
  words: [
    'adopt/adopted/adoption',
    'be/being adopted',
    'foster child/family/home/parent/care/mum/mom/dad',
    'foster',
    'birth mother/mum/mom/parent/family',
    'not look like mum/mom/dad/parent/family',
  ],
  situations: ['question', 'trait', 'deed', 'wants', 'newcomer', 'afraid', 'visit'],
  gentle: true,
  happensToLead: true,
  topic: 'coming into a family',
  thing: 'the story of the first day',
  main: 'garden',
  plots: [
    {
      id: 'where-the-story-begins',
      titles: ['Where {L’s} Story Begins', 'Chosen', 'The Day {L} Came'],
      goal: 'find out where the story began',
      trouble: 'the beginning of the story was missing',
      solved: 'the story had a beginning, and it belonged to {L}',
      opener:
        '{L+} had two beginnings. One was long ago, with somebody who could not look after a baby. The other was the day when {L} came here, to this family, to stay.',
      problem:
        '“You don’t look like your parents at all,” somebody had said in the playground. It was not said in a mean way. But now it went round in {L’s} head. “Where do I begin?” asked {L}.',
      tries: [
        '{L} stood in front of the mirror and looked for a nose from the one side or a chin from the other. But they were {L’s} own.',
        '{L} looked through the photograph book. The first picture was of a big day, with balloons. What came before had no picture.',
        '{L} wanted to ask, and then did not, so that nobody would be sad. The question stayed in {L’s} throat all through supper.',
      ],
      tip: '“You may ask us everything,” said {G+}, “again and again. Somebody carried you and could not keep you, and that was sad. And we were looking for you, and that was you. Both are yours. You don’t have to choose.”',
      low: 'In bed {L} cried a little, and did not quite know for whom. Somebody came, sat down on the edge, and hummed the song of every evening, right to the end.',
      turn: 'So {L} asked. They sat down under the lamp, with cocoa, and {L} heard it all: what was known, and what nobody knew. “And then you held on to my finger,” it ended, “and did not let go.”',
      done: '{L} put an empty page into the front of the photograph book, and drew on it a small sun and a question mark. Now there was a beginning. “I come from there and I belong here,” said {L}, and that was true.',
      again:
        'Every year they light a candle on the day {L} came. Some questions are still open. You can ask again tomorrow.',
      helper: { name: 'Aunt Willow', creature: 'swan' },
      outcomes: [
        {
          asked: [
            'love/loved parent/family/mum/dad/them/her/him',
            'family/parent love/always/real/forever',
            'belong/belongs',
            'home',
          ],
          kinds: ['stays', 'happy', 'feels', 'team', 'home', 'way-home'],
          done: '{L} put a page into the front of the photograph book and drew a small sun on it, and a question mark. The beginning was there, and after it came the balloons. “And then you held on to my finger,” they said again, and {told}.',
        },
        {
          asked: ['find/learn/know/hear/understand/meet story/where/truth/mum/mother/birth/family/come'],
          kinds: ['tells', 'sees'],
          done: 'They told {L} what was known, and what nobody knew. {L} drew a small sun and a question mark on an empty page and put it into the front of the book. No question had to stay in {L’s} throat any more, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'says', 'says-words', 'gets', 'given-by', 'all-get'],
          done: '{L} put an empty page into the front of the photograph book, with a small sun and a question mark on it. “I come from there and I belong here,” said {L}. Somebody moved the cocoa out of the way, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'plays', 'makes'],
          done: '{L} put a page with a small sun and a question mark into the front of the photograph book. Next to it was the big day with the balloons. “That was when you came,” they said. They found one balloon in the drawer, blew it up, and {told}.',
        },
      ],
      art: {
        'One was long ago': 'living-room: L think baby calm',
        'to this family, to stay': 'cottage: L walk happy; lady, gentleman, gate',
        'had said in the playground': 'playground: L look worried; children',
        'stood in front of the mirror': 'bathroom: L look curious at mirror; mirror',
        'looked through the photograph book': 'living-room: L read curious; balloon',
        'wanted to ask, and then': 'kitchen: L sit sad at table; plate, people',
        'Both are yours': 'garden: G say calm; L listen curious',
        'cried a little': 'bedroom, night: L sit tearful in bed; lady',
        'sat down under the lamp': 'living-room, evening: L hold cup curious; lady, lamp',
        'then you held on to my finger': 'living-room, evening: L hug happy; lady, lamp',
        'into the front of the': 'living-room: L draw drawing-pad(sun) happy',
        'they light a candle': 'living-room, evening: L look happy at candle; candle on table, people',
      },
    },
    {
      id: 'the-hook-with-the-name',
      words: ['foster', 'new family', 'orphan', 'children’s home'],
      titles: ['A Hook with {L’s} Name', 'How Long May I Stay?', 'The Suitcase under the Bed'],
      goal: 'unpack the suitcase',
      trouble: '{L} did not dare to unpack',
      solved: 'the suitcase was empty and the shelf was full',
      opener:
        '{L+} had come to a new family with one suitcase. The people were kind. The bed was soft. Even so {L} slept with both shoes on, just in case.',
      problem:
        'The suitcase stayed shut under the bed. “You can unpack whenever you like,” they said. But {L} had unpacked before, in other houses. “How long may I stay?” asked {L}, so quietly that nobody could hear it.',
      tries: [
        '{L} was very good and made no noise at all, so that they would not change their minds. It was tiring to be so quiet.',
        '{L} was very loud and broke a plate, to see what would happen. They swept up the pieces. “Are your feet all right?” they asked.',
        '{L} took one thing out of the suitcase, the grey rabbit, and put it back again before supper.',
      ],
      tip: '“You don’t have to trust it all at once,” said {G+}. “Trust grows like a tree, a ring at a time. Nobody here is in a hurry. Put up one thing, and see whether it’s still there in the morning.”',
      turn: 'So {L} set the grey rabbit on the shelf. In the morning it was still there, and somebody had put a small blanket round it. The next evening {L} put up a second thing.',
      done: 'By the time the leaves fell, the shelf was full. In the hall a hook had been put up, and above it stood a name: {L}. “That’s screwed in,” said {L}, and pulled at it. It held.',
      again:
        'The suitcase is in the attic now. They use it for the winter hats. The shoes stand by the door at night, beside all the others.',
      helper: { name: 'Mrs Hearth', creature: 'hen' },
      setting: { topic: 'the new family', thing: 'the suitcase', main: 'cottage' },
      outcomes: [
        {
          asked: [
            'stay/live forever/always/there/with/ever',
            'family/parent love/always/real/forever/new',
            'belong/belongs',
            'home',
            'adopt/adopted',
          ],
          kinds: ['stays', 'happy', 'feels', 'team', 'home', 'way-home'],
          done: 'By the time the leaves fell, the suitcase was empty and the shelf was full. In the hall a hook had been put up with a name above it: {L}. “It’s screwed in,” they said, “for good.” {L} pulled at it, it held, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'says', 'says-words', 'gets', 'given-by', 'all-get', 'sleep'],
          done: 'By the time the leaves fell, the grey rabbit had company on the shelf, and the suitcase was empty. {L} found a hook in the hall with a name above it. It was screwed in. {L} stood there with the coat until somebody came, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'plays', 'makes', 'friends', 'new-friend', 'still-friends'],
          done: 'By the time the leaves fell, the shelf was full, and in the hall there was a hook with {L’s} name above it. {L} hung up the coat and walked straight on into the kitchen, where there was already a plate. They all moved up, and {told}.',
        },
      ],
      art: {
        'with one suitcase': 'hallway: L hold suitcase worried; people',
        'slept with both shoes on': 'bedroom, night: L sleep worried in bed; two shoe',
        'The suitcase stayed shut': 'bedroom: L sit sad on bed; suitcase',
        'good and made no noise': 'living-room: L tiptoe worried',
        'broke a plate': 'kitchen: L startle frightened; plate, broom',
        'the grey rabbit, and put it back': 'bedroom: L hold teddy sad; suitcase',
        'Trust grows like a tree': 'cottage: G say calm; L listen curious; tree',
        'set the grey rabbit on the shelf': 'bedroom: L reach-up teddy calm; shelf',
        'blanket round it': 'bedroom, morning: L look happy at teddy; teddy on shelf, blanket',
        'By the time the leaves fell': 'hallway: L hang coat proud; coat-pegs',
        'The suitcase is in the attic': 'hallway, night: L sleep happy; many shoe',
      },
    },
    {
      id: 'the-earth-on-the-roots',
      titles: ['The Little Tree from Somewhere Else', 'Earth from Before', '{L} Plants a Tree'],
      goal: 'help the little tree to feel at home',
      trouble: 'the little tree let its leaves hang',
      solved: 'the little tree had settled in',
      opener:
        '{L+} had not been born into this family. {L} had come to it, and had come to stay. Today somebody new was going to live in the garden: a little tree from somewhere else.',
      friend:
        '{F+} helped to carry it from the gate. Its roots were wrapped in a sack, and in the sack was a lump of dark earth.',
      problem:
        'They set it down beside the old apple trees. It didn’t look like any of them. Its leaves were narrow, and by noon they hung down. “Perhaps it misses the place where it was,” said {L}, and went very quiet.',
      tries: [
        '{L} began to shake the old earth from the roots, so that the tree could start all over again. The leaves hung even lower. {L} stopped at once.',
        'They hung an apple on it, so that it would look like the others. The thin branch bent right down. It wasn’t an apple tree, and it didn’t have to be one.',
        '{L} watered it until there was a pond. “I don’t think it’s thirsty,” said {F}. “I think it’s new.”',
      ],
      tip: '“Let it keep the earth on its roots,” said {G+}. “A tree that moves needs both: the earth from before, and the garden where it lives now. So do you. You may ask us about your time before, whenever you like.”',
      low: '{L} had wanted to ask for a long time, but it might have made somebody sad. “I’ll come as far as the door with you,” said {F}.',
      turn: 'So {L} asked. “We’re glad that you want to know,” they said. They told {L} what they knew about the time before, and what nobody knew. Then {L} set the little tree into its hole, with all its old earth.',
      done: 'All around it {L} filled in earth from the garden, and pressed it down gently. After a week the narrow leaves stood up. They looked like no other leaves in the garden, and they belonged there.',
      again:
        'Beside the tree there’s a bench. When {L} has a new question, {L} sits down on it, and somebody always comes and sits there too.',
      helper: { name: 'Uncle Loam', creature: 'mole' },
      setting: { topic: 'coming into a family', thing: 'the little tree' },
      outcomes: [
        {
          asked: ['tree/flower/apple grow/bloom/blossom/tall/strong', 'plant'],
          kinds: ['makes'],
          done: '{L} filled in earth from the garden around the old dark lump, and pressed it down. The little tree let its leaves hang for six days. On the seventh it had made up its mind about the place, and {told}.',
        },
        {
          asked: [
            'love/loved parent/family/mum/dad/them/her/him',
            'family/parent love/always/real/forever',
            'belong/belongs',
            'home',
          ],
          kinds: ['stays', 'happy', 'feels', 'team', 'home', 'way-home'],
          done: '{L} filled in earth from the garden, with the old earth still around the roots. The narrow leaves stood up. They looked like no other leaves there, and somebody put up a bench for {L} just beside them. It was the place for both of them, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'says',
            'says-words',
            'gets',
            'given-by',
            'all-get',
            'friends',
            'new-friend',
            'still-friends',
          ],
          done: '{L} pressed the earth down gently, the old and the new. After a week the narrow leaves stood up. “It isn’t like the others,” said {L}, “and it’s ours.” “Exactly,” they said, and put the spade away, and {told}.',
        },
      ],
      art: {
        'a little tree from somewhere else': 'garden: L look calm at gate; gate',
        'Its roots were wrapped in a sack': 'garden: L+F carry plant-pot happy; gate',
        'beside the old apple trees': 'garden: L look sad at drooping-tree; drooping-tree, tree',
        'shake the old earth from the roots': 'garden: L pull worried; drooping-tree',
        'hung an apple on it': 'garden: L hang apple curious; F point worried; drooping-tree',
        'there was a pond': 'garden: L water worried; F say calm; drooping-tree, puddle',
        'keep the earth on its roots': 'garden: G say calm; L+F listen curious; drooping-tree',
        'come as far as the door with you': 'cottage: F hold-hands L brave; L look worried; door',
        'We’re glad that you want to know': 'living-room: L listen happy; lady, gentleman',
        'set the little tree into its hole': 'garden: L plant happy; seedling, hole',
        'filled in earth from the garden': 'garden: L dig happy; F water happy; seedling',
        'After a week the narrow': 'garden: L dig happy; F water happy; seedling',
        'Beside the tree there’s a bench': 'garden: L sit happy on bench; tree',
      },
    },
  ],
};
