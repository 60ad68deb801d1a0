import type { StorySourceInput } from '../../story-source.ts';

/** Stories about kings and queens. */
export const kingsAndQueens: StorySourceInput = {
  id: 'kings-and-queens',
  words: [
    'king',
    'queen',
    'kings and queens',
    'king and queen',
    'kings',
    'queens',
    'crown',
    'royal family',
    'king’s birthday',
    'new king',
    'throne',
    'kings and queens of england',
    'kingdom',
    'coronation',
    'the coronation',
    'crown/crowning a king/queen',
    'king/queen is crowned',
    'new king/queen',
  ],
  situations: ['visit', 'learn', 'question'],
  creature: 'king',
  topic: 'kings and queens',
  thing: 'the book of laws',
  home: 'castle',
  main: 'castle',
  plots: [
    {
      id: 'too-many-laws',
      titles: ['{S} and the Law against Humming', '{L} at the Palace', 'A Hundred Laws'],
      goal: 'get humming allowed again',
      trouble: 'there was a law against everything',
      solved: 'only one law was left',
      opener:
        'In this country there was a book with a hundred laws. No running. No humming. {L+} had hummed on the way to market, and now had to go to the palace.',
      friend:
        'On the throne sat {S+}, with a heavy crown and a quill. “You have hummed,” said {S}, “and that’s law number thirty-one. Why did you do that?” “I was happy,” said {L}.',
      problem:
        '{S} was not wicked at all, only worried. “I make a law every day,” said {S}, “so that all goes well. But nobody sings in my country, and nobody comes to visit. They just stand still.” Outside, the whole square was standing still.',
      tries: [
        '{S} made law one hundred and one: “Everyone must be merry.” People pulled up the corners of their mouths with their fingers.',
        '{L} read all the laws aloud, to find the wrong ones. It took until the evening, and the guard fell asleep, and that was law number twelve.',
        'They locked up the book in the cellar. The next morning {S} had started a new one.',
      ],
      tip: '“I’ve been in the kitchen here for forty years,” said {G+}. “My grandmother’s book had one rule in it, and the soup was always good. What are all those laws of yours afraid of? Perhaps one would do.”',
      low: '{S} turned the pages. “No pushing,” {S} read, “no grabbing, no shouting at donkeys. They’re all a bit alike.” {L} had noticed that too.',
      turn: '“No pushing, no grabbing, no mean names,” said {L}. “That’s all the same law, isn’t it? It only says: Be kind.” {S} stopped. Then {S} took the quill, and crossed out the first law, and the second, faster and faster. {L} held the ink.',
      done: 'At the end, two words were left in the whole book. {S} read them out from the balcony: “Be kind!” It was very quiet on the square. Then somebody started to hum. Somebody else ran. And {S} took off the crown and danced.',
      again: 'The other ninety-nine pages are paper boats now. They are floating on the pond of the palace.',
      outcomes: [
        {
          asked: [
            'king/queen/everyone/people/law/rule kind/dance/sing/hum/happy/free/play/change',
            'rule/law',
          ],
          done: 'At the end, two words were left in the whole book. {S} read them out from the balcony: “Be kind!” It was very quiet on the square. Then somebody dared to hum, just three notes, and {told}.',
        },
        {
          asked: ['king/queen crown/new/become/be', 'crown', 'live castle/palace', 'happily ever', 'marry'],
          done: 'At the end, two words were left in the book. {S} read them out from the balcony: “Be kind!” Then {S} took off the heavy crown and looked at the one who had held the ink, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'At the end, two words were left in the book. {S} read them out from the balcony: “Be kind!” There was no law against tables on the square any more, none against music, and none against seconds, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'At the end, two words were left in the whole book. {S} read them out from the balcony: “Be kind!” Then {S} came down the steps and stood in front of the one who had hummed, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'At the end, two words were left in the whole book. {S} read them out from the balcony: “Be kind!” Somebody started to hum. Somebody else ran, straight into the arms of somebody who was also running, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'At the end, two words were left in the whole book: “Be kind!” {S} read them out from the balcony, and the square began to hum. {S} had been awake over that book for a year. The quill was put away, and {told}.',
        },
      ],
      helper: { name: 'Mrs Ladle', creature: 'hen' },
      art: {
        'a book with a hundred laws': 'village: L sing happy; guard, notice',
        'had hummed on the way': 'village: L walk worried; guard',
        'with a heavy crown and': 'great-hall: S hold quill worried on throne; L say ashamed',
        'the whole square was': 'great-hall: S look worried; L slump sad; book, people',
        'one hundred and one': 'castle: S raise paper worried; L look curious; people',
        'the guard fell asleep': 'great-hall: L read book sleepy; guard',
        'book in the cellar': 'cellar: L push chest; S write book; key',
        'My grandmother’s book': 'kitchen: G cook spoon calm; L look G curious; S look; pot',
        'turned the pages': 'great-hall: S read book worried on throne; L look curious',
        'crossed out the first law': 'great-hall: S write quill happy; L hold inkwell happy; book',
        'from the balcony': 'castle: S dance; L cheer; crown, people',
        'are paper boats now': 'garden: L wave happy; S laugh; many boat, pond',
      },
    },
    {
      id: 'the-crown-that-slipped',
      words: ['coronation', 'crowning a king/queen', 'king/queen is crowned', 'new king/queen'],
      titles: ['The Crown That Slipped', '{L} at the Coronation', 'A Crown for the New Queen'],
      goal: 'make the crown stay up for the coronation',
      trouble: 'the crown was too big for the new queen',
      solved: 'the crown sat straight on the head of the new queen',
      opener:
        'Flags hung from every window, and the bells were practising. Tomorrow was the coronation! {L+} was to carry the crown, on a velvet cushion, all the way from the door to the throne.',
      friend:
        '{F+} had polished it. “Seven pounds of gold,” said {F}, “and forty stones. It’s older than the castle.” The new queen was quite young, and sat on the steps with both elbows on both knees.',
      problem:
        'They tried it once, just to see. The crown went down over the queen’s eyes, then over the nose, and stopped at the chin. “It’s dark in here,” said the queen. “I can’t see my people at all.” And the coronation was at ten.',
      tries: [
        'They pushed a cushion in underneath. Now the crown sat so high that it got caught on the lamp.',
        'The queen practised with a pile of books on top. The books stayed up very well. The crown slipped down again, because it had a hole in the middle and books have not.',
        '{F} tied it on with a ribbon under the chin. It looked like toothache.',
      ],
      tip: '“It was too big for all of them,” said {G+}, who had seen three coronations. “A crown is made for the biggest head there’s been. What’s missing in between is different for each. The last king used love letters. Ask: what should a queen have in mind?”',
      turn: '{L} thought about it. Then {L} ran out and asked everybody for a bit of cloth, as long as a hand. The baker gave some apron, the fisherman some sail, and a baby a corner of its blanket. {L} rolled it all into a ring, and sewed it in.',
      done: 'At ten the trumpets sounded. {L} walked slowly, past all the eyes, with the cushion held out straight. The crown came down, and stayed where it was. “It’s soft,” whispered the queen. “What is it?” “Your people,” whispered {L}. “Long live the queen!” they all called.',
      again:
        'The ring is still in the crown, and sometimes somebody new moves to the town. Then {L} brings another bit of cloth.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The crown came down, and stayed where it was. “It’s soft,” whispered the queen. “What is it?” “Your people,” whispered {L}. The queen stood up and had the doors opened, to the baker, the fisherman and the baby, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The crown came down, and stayed where it was. “It’s soft,” whispered the queen. “Your people,” whispered {L}. The queen’s first word aloud was a name, and it was {L’s}, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The crown came down, and stayed where it was. “It’s soft,” whispered the queen. “What is it?” “Your people,” whispered {L}. The queen looked out over all their heads, with both eyes this time, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The crown came down, and stayed where it was. “It’s soft,” whispered the queen. “Your people,” whispered {L}. In the evening it lay on its cushion beside the bed, and the trumpets were put in their cases, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Round the inside of the crown ran a bit of apron, a bit of sail, and the corner of a baby’s blanket. {L} carried it in on the cushion. It came down, and stayed where it was, and {told}.',
        },
      ],
      helper: { name: 'Old Herald', creature: 'stork' },
      setting: { topic: 'the coronation', thing: 'the crown', main: 'castle', indoors: true },
      art: {
        'on a velvet cushion': 'great-hall: L hold cushion proud; crown, flag',
        'had polished it': 'great-hall: F hold crown proud; L look happy; lady, cloth',
        'It’s dark in here': 'great-hall: L think worried; F point worried; princess, big crown',
        'got caught on the lamp': 'great-hall: L hold cushion; F look worried; crown, lamp',
        'a pile of books on top': 'great-hall: L hold book worried; F think worried; princess, many book',
        'looked like toothache': 'great-hall: F hold ribbon worried; L look worried; princess, crown',
        'too big for all of them': 'great-hall: G say; L+F look G curious; crown',
        'ran out and asked': 'village: L hold cloth happy; F hold cloth; baker, people',
        'rolled it all into': 'village: L sew proud; F clap happy; crown, cloth',
        'Long live the queen': 'great-hall: L cheer proud; F cheer; princess, crown, people',
        'brings another bit of cloth': 'castle: L give cloth happy; princess, crown',
      },
    },
  ],
};
