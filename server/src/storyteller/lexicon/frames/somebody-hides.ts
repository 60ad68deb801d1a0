import type { StorySourceInput } from '../story-source.ts';

/** General plots about {S} who hides and will not come out. */
export const somebodyHides: StorySourceInput = {
  id: 'somebody-hides',
  situations: ['hides'],
  topic: '{S} who would not come out',
  thing: '{S}',
  creature: 'theme',
  main: 'garden',
  plots: [
    {
      id: 'not-at-home',
      titles: ['Come Out, {S!}!', 'Where Is {S}?', '{S} Is Not at Home'],
      goal: 'get {S} to come out',
      trouble: '{S} was hiding and would not come out',
      solved: '{S} had come out, all alone and on purpose',
      opener:
        '{L+} had looked in the basket, under the bed and in the left boot. Everything was there except for one. “Somebody’s hiding,” said {L}, and lay down flat on the floor.',
      friend:
        'And there, right at the back, between the wall and the dust, was {S+}. You could see a nose and something shiny, and that was an eye. “I’m not here,” that meant. “Go away.”',
      problem:
        '{L} reached in. {S} moved back by exactly as much. There was no more of it to be seen now, only a bit of dark. “You must come out,” said {L}, “we need you!” {S} made {S.their~the} smallest size and kept still.',
      tries: [
        'They called, one after the other and then in a choir. The louder they called, the further back {S} went, up to the very wall.',
        '{F} poked with a [feather duster|spoon]. The [feather duster|spoon] was held on to in there, and did not come back.',
        'They all said goodbye in loud voices, and banged the door, and stayed inside. {S} counted the feet by the door, and did not come out.',
      ],
      tip: '“Nobody hides for nothing,” said {G+}. “You’re all so tall, and you all want something. Be small. Want nothing. Tell the dark what’s going to happen, step by step. And put down the best thing you have, just as far off as one nose can smell.”',
      turn: '{L} lay down on one side and looked at the ceiling. “I’ll tell you how it is,” said {L} into the dark, “first this, then that, and I stay with you.” And {L} put down {reward}, on the floor, and did not look round once.',
      done: 'For a long time there was nothing. Then there was a rustle. A nose came out, a neck, one foot and another foot, and then all of it. {S} had come out! {S} looked round, sat down on {L’s} shoe, and stayed there.',
      again:
        'When {S} hides now, nobody calls. They lie down on the floor, all in a row, and tell the dark what there’ll be for supper.',
    },
    {
      id: 'hiding-from',
      words: ['hide from'],
      titles: ['{S} Hides', 'Not to {The}!', 'Where Is {S}?'],
      goal: 'get {S} past {the}',
      trouble: '{S} was hiding from {the} and would not come out',
      solved: '{S} was no longer hiding from {the}',
      opener:
        '“It’s today,” said {L+} at breakfast, quite softly. But somebody had heard it. There was a scrape, and a bump, and then a bowl stood there, half full, and nobody behind it.',
      friend:
        '{L} looked everywhere, and in the end there was {S+}, under the stairs, behind the wellingtons, with all of it pulled in. {S} was hiding from {the}. Only two eyes were left outside, and they looked at the door.',
      problem:
        '{S} had seen {the} once before, and once was enough. There had been cold hands in it, or a big voice. “It won’t take long,” said {L}. {S} went one boot further back. They had to leave in an hour!',
      tries: [
        '{L} pulled at one end, quite gently. {S} held on to the other end. What came out was a boot.',
        'They carried the whole heap of boots to the gate, with {S} inside. At the gate it was only a heap of boots. {S} was back under the stairs.',
        '{F} put on a coat and played {the}, to show that it was not so bad. It was too well played. Now {S} hid from {F}.',
      ],
      tip: '“Don’t say that it’s nothing,” said {G+}. “{S} knows better. Say what it really is: what comes first, how long it takes, and what’s at the end of it. And let {S} hide on the way there as well. A hiding place can be carried.”',
      turn: '{L} took the old basket and put the blanket in it. “You can hide in this, the whole time,” said {L}. “I’ll count to nine, and at nine it’s over.” Then {L} put in {reward}, for after it. There was a scrape, and the basket was heavy.',
      done: 'So {S} went to {the}, in a basket. One eye looked out. {L} counted, and at seven it was over already. {The} had a quiet voice today. And then {S} stood there, out of the basket, and nobody was hiding.',
      again:
        'The basket stands by the stairs now. {S} sleeps in it, all stretched out, and one foot hangs over the edge.',
    },
  ],
};
