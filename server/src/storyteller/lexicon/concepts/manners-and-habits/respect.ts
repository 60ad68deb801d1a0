import type { StorySourceInput } from '../../story-source.ts';

/** Stories about respect. */
export const respect: StorySourceInput = {
  id: 'respect',
  words: [
    'respect',
    'respectful',
    'respect/respecting other/others',
    'show/showing respect',
    'be/being respectful',
    'respect for',
    'other people’s customs',
    'different customs',
    'respect/respecting difference',
  ],
  situations: ['learn', 'deed', 'trait'],
  topic: 'respect',
  thing: 'the supper at {F’s}',
  home: 'village',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'shoes-at-the-door',
      titles: ['Shoes at the Door', '{L} at {F’s} House', 'How Do You Do It Here?'],
      goal: 'be a good guest',
      trouble: '{L} had laughed at the way things were done',
      solved: '{F} was glad that {L} had come',
      opener:
        '{L+} was invited to supper. It was {L’s} first time in a friend’s house, and {L} had brought a flower for the table.',
      friend:
        '{F+} opened the door and pointed at a row of shoes. “We take our shoes off,” said {F}. {L} giggled. “In the middle of the day?”',
      problem:
        'They ate sitting on cushions, at a low table, and nobody began until Grandmother did. “That’s a funny way to eat,” said {L}, and laughed. Nobody else laughed. {F} looked down at the bowl, and {F’s} smile had gone.',
      tries: [
        '“At home we do it properly,” said {L}, and explained about chairs. It got even quieter.',
        '{L} started on the rice, to show how good it was. But Grandmother had not begun yet.',
        '{L} said nothing at all, and sat there stiffly. That was not friendly either.',
      ],
      tip: '{G+} from next door had come for supper as well. “When I first came here, I did it all wrong,” whispered {G}. “If it’s funny to you, it may still be home to somebody else. You needn’t know everything. You can watch, and you can ask.”',
      low: '{L} saw {F} looking at the door, as if it might be nicer if supper were over. That was {L’s} doing.',
      turn: '{L} put down the spoon. “I’m sorry I laughed,” said {L} to {F} and to Grandmother. “I don’t know how you do it here. Will you show me?” Then {L} put both shoes neatly in the row, and waited for Grandmother to begin.',
      done: 'Grandmother nodded, and took the first bite. “We wait for the oldest,” said {F}, “because we wouldn’t be here otherwise.” {L} thought that was a good reason. By the time the tea came, {F} was laughing again, and so was Grandmother.',
      again:
        'The next week {F} came to supper at {L’s}, stopped at the door and asked, “How do you do it here?”',
      helper: { name: 'Mr Olive', creature: 'badger' },
      outcomes: [
        {
          asked: ['eat/share/tea/meal/dinner/supper/food/cook/dance'],
          kinds: ['party', 'eats', 'shares'],
          done: 'Grandmother nodded, and took the first bite. “We wait for the oldest,” said {F}, “because we wouldn’t be here otherwise.” {L} thought that was a good reason. The flower stood in the middle of the low table, and {told}.',
        },
        {
          asked: ['learn/teach/show/understand/custom/language/culture'],
          kinds: ['tells', 'says', 'says-words'],
          done: '“Will you show me?” {L} had asked, and both shoes stood neatly in the row. {F} showed how one sits, and how the bowl is held, with two hands. Grandmother knew the stories that go with it. So {told}.',
        },
        {
          asked: ['friend/friends/sorry/forgive/happy/apologise/apologize'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'happy', 'feels', 'invited'],
          done: '“I’m sorry I laughed,” {L} had said. Grandmother nodded, and took the first bite, and then pushed the best piece across to {L}. By the time the tea came, {F’s} smile was back in its place, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'stays',
            'plays',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'home',
            'way-home',
            'sleep',
          ],
          done: 'Grandmother nodded, and took the first bite. {L} sat on the cushion, legs crossed, until one foot went to sleep and had to be shaken. Grandmother shook one, too. It had always been like that, only nobody had ever said so, and {told}.',
        },
      ],
      art: {
        'brought a flower': 'village: L hold flower happy; door',
        'a row of shoes': 'hallway: F point happy; L laugh; many shoe',
        'sitting on cushions, at a': 'living-room: L laugh at table; F look sad; grandmother, cushion',
        'explained about chairs': 'living-room: L tell chair proud; F sit sad; grandmother',
        'started on the rice': 'living-room: L eat spoon happy; F look worried; grandmother, bowl',
        'sat there stiffly': 'living-room: L sit worried on cushion; F sit sad',
        'it may still be home': 'living-room: G whisper calm; L think house ashamed; cushion',
        'looking at the door': 'living-room: F look sad; L look ashamed; door',
        'put down the spoon': 'living-room: L speak ashamed; F look surprised; grandmother, spoon',
        'took the first bite': 'living-room: L sit happy on cushion; F laugh; grandmother, teapot',
        'stopped at the door and': 'hallway: F wave happy; L laugh; many shoe, door',
      },
    },
  ],
};
