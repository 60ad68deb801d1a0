import type { StorySourceInput } from '../../story-source.ts';

/** Stories about coming to a new country. */
export const immigration: StorySourceInput = {
  id: 'immigration',
  words: [
    'immigration',
    'immigrant',
    'emigrate/emigration',
    'come/coming to a new country',
    'move/moving to new/another/different country',
    'new country',
    'come/coming to america/england/canada/germany/britain',
    'immigrant family',
    'leave/leaving my country',
    'start/starting again in new country',
  ],
  situations: ['newcomer', 'learn', 'question', 'thing-pair', 'visit', 'longing', 'own-wish', 'deed'],
  gentle: true,
  topic: 'coming to a new country',
  thing: 'the new country',
  home: 'cottage',
  main: 'city',
  plots: [
    {
      id: 'the-spice-tin',
      titles: ['{L} in a New Country', 'Two Homes in One Suitcase', 'The Smell of Home'],
      goal: 'feel at home in the new country',
      trouble: 'everything in the new country was strange',
      solved: 'a bit of the new country had become home',
      opener:
        '{L+} had come a long way: first on a bus, then on a plane, then on a train. In the suitcase were clothes, a photograph, and a round tin from the old kitchen. Now there was a new flat, in a new country.',
      friend:
        'On the stairs sat somebody from the floor below. It was {F+}. {F} said something, and {L} did not understand it. Then {F} moved over a little, and {L} sat down.',
      problem:
        'Nothing was the way it had been. The bread was square. The letters on the signs looked different. In the shop {L} knew what everything was called, but only in the wrong language. In the evening {L} lay awake and could not hear the frogs.',
      tries: [
        '{L} kept both eyes on the ground, to see less of it. But even the paving stones were strange.',
        '{L} tried to be just like everybody else, and put on a cap and said “okay” to everything. Once “okay” meant spinach.',
        '{L} stayed in the flat, and looked at the photograph. It was lovely there. But nobody in the photograph could answer.',
      ],
      tip: '“When I came here I thought that I had to choose,” said {G+}, who came from far away too. “The old country or the new one. For years I was homesick with my mouth shut. Then one day I cooked what my mother cooked, and left the door open.”',
      turn: '{L} opened the round tin. The smell of home came out of it, and filled the kitchen. They cooked the rice as they always had, with the yellow spice. And then {L} opened the door to the stairs, wide, and waited.',
      done: '{F} came first, sniffing. Then came two from upstairs, and an old man who carried some bread, from another country again. They ate from one big dish. {L} said the word for rice, and all of them said it, and {F} said another word for it.',
      again:
        '{L} knows many words now, and the old ones as well. When {L} dreams, sometimes it’s in one language and sometimes in both.',
      helper: { name: 'Mrs Amari', creature: 'woman' },
      outcomes: [
        {
          asked: ['new friend', 'friend', 'play/game/football'],
          kinds: ['friends', 'new-friend', 'still-friends', 'plays', 'team', 'invited'],
          done: '{F} came first, sniffing, and then two from upstairs with an empty plate. {L} said the word for rice, and {F} said another word for it. By the bottom of the dish they had nine words each, and {told}.',
        },
        {
          asked: ['home/feel/happy/belong/like/love/house'],
          kinds: ['happy', 'feels', 'home', 'way-home', 'stays'],
          done: '{F} came first, sniffing, and then two from upstairs, and an old man with a loaf. They ate from one big dish. The kitchen smelled of the yellow spice and of square bread, both at once, and the door stood open, and {told}.',
        },
        {
          asked: ['learn/speak/say/talk language/english/word', 'school/teacher'],
          kinds: ['says', 'says-words', 'tells'],
          done: 'They ate from one big dish. {L} said the word for rice, and all of them said it, even the old man with the bread. Then {F} held up a spoon and said what that was called. It went round the table, thing by thing, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'gets', 'given-by', 'all-get'],
          done: '{F} came first, sniffing. Then came two from upstairs, and an old man with bread, from another country again. {L} put the round tin with the yellow spice in the middle of the floor, everybody had brought something, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'sleep'],
          done: 'They ate from one big dish: {F}, two from upstairs, and an old man with a loaf under one arm. The old man tried the yellow spice, and both eyebrows went up. It was the same face as Grandfather’s, back there, and {told}.',
        },
      ],
      art: {
        'first on a bus, then on a plane': 'city: L hold suitcase worried; tin',
        'On the stairs sat': 'hallway: F sit happy on stairs; L stand worried suitcase',
        'Nothing was the way it had been': 'supermarket: L look worried; bread, sign',
        'kept both eyes on the ground': 'city: L walk sad at ground; people',
        'put on a cap': 'school: L stand worried wearing hat; children',
        'looked at the photograph': 'living-room: L hold picture sad; window',
        'When I came here I thought': 'city: G say calm; L listen curious',
        'opened the round tin': 'kitchen: L sniff tin happy',
        'cooked the rice as they': 'kitchen: L cook happy; pot, door',
        'the door to the stairs': 'kitchen: L open brave; door, pot',
        'two from upstairs': 'kitchen: F sniff happy; L offer bowl happy; people, pot',
        'ate from one big dish': 'kitchen: F sniff happy; L offer bowl happy; people, pot',
        'knows many words now': 'bedroom, night: L sleep happy in bed; tin',
      },
    },
  ],
};
