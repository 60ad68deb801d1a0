import type { StorySourceInput } from '../../story-source.ts';

/** Stories about solving a mystery. */
export const detectives: StorySourceInput = {
  id: 'detectives',
  words: [
    'detective',
    'detectives',
    'solve/solving mystery',
    'mystery story',
    'young detective',
    'detective story',
    'solve/solving case',
  ],
  situations: [
    'thing-pair',
    'being-and-thing',
    'mystery',
    'question',
    'deed',
    'own-wish-to-be',
    'wants-to-be',
    'works-as',
    'culprit',
  ],
  topic: 'solving a mystery',
  thing: 'the case',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'the-missing-pies',
      titles: ['{L}, Detective', 'The Case of the Missing Pies', 'Three Clues and a Crumb'],
      goal: 'find out who had taken the pies',
      trouble: 'the pies were gone and nobody knew who had taken them',
      solved: 'the case was solved',
      opener:
        'On {L’s} door there was a sign: “Detective. Please knock.” {L+} had a magnifying glass, a notebook and a sharp pencil. What was missing was a case.',
      friend:
        'Then {F+} came running. “The baker’s pies have gone!” said {F}. “Six of them! They were cooling on the window sill.” {L} put on a hat. “Don’t touch anything,” said {L}.',
      problem:
        'On the sill there were six round marks in the dust, and no pies. “It was the children,” said one neighbour. “It was the dog,” said another. Everybody was quite sure, and nobody had seen it.',
      tries: [
        '{L} asked them all, “Was it you?” They all said no. A detective can’t do much with no.',
        'They followed the postman all morning. All the postman did was bring letters.',
        '{L} put out a seventh pie and kept watch. It was a good pie. In the end {F} ate it.',
      ],
      tip: '“People tell you what they think,” said {G+}, who used to be an inspector. “Things tell you what happened. You’ve looked at faces all day. Have you looked at the window sill? And under it?”',
      turn: '{L} knelt down with the magnifying glass. In the flower bed there were small prints, but no shoes had made them. There was a crumb, too, and a tuft of white hair on the rose bush. {L} followed the crumbs.',
      done: 'They led behind the church. There stood the white goat with jam on its beard, and a rope with a bitten-off end. Six empty dishes lay in the grass. “It was nobody you thought of,” said {L} to the neighbours, and they turned rather red.',
      again:
        'Now the baker cools the pies one floor higher up. In the notebook it says: “Case number one. Solved. Paid with one pie.”',
      outcomes: [
        {
          asked: [
            'thief/culprit/goat/who sorry/find/catch/friend/confess/give',
            'solve/crack mystery/case/crime',
            'find/catch thief/goat/pie/treasure/dog/cat',
          ],
          done: 'The crumbs led behind the church. There stood the white goat with jam on its beard and a bitten-off rope, and six empty dishes lay in the grass. {L} closed the notebook. “It was nobody you thought of,” said {L}, and {told}.',
        },
        {
          asked: [
            'become/be/famous/real detective/police/famous',
            'badge',
            'new/next/another case/mystery',
            'medal',
          ],
          done: 'There stood the white goat with jam on its beard, and six empty dishes lay in the grass. “Nobody saw it,” said {G}, “and you found it all the same.” The inspector’s old hat came off, feathers and all, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The crumbs led to the white goat with jam on its beard, and six empty dishes in the grass. The neighbours turned rather red. “I’ll bake six more,” said the baker, “for everyone who was under suspicion.” So {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'There stood the white goat with jam on its beard, and six empty dishes in the grass. The boy who had been blamed stepped out from behind the fence, and the dog as well, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The crumbs led behind the church, to the white goat with jam on its beard. “It was nobody you thought of,” said {L}, and the neighbours turned rather red. The goat said, “Meh,” and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'There stood the white goat with jam on its beard, and six empty dishes in the grass. {L} tied it up with a double knot and wrote, “Case number one. Solved.” The sign on the door was turned round, and {told}.',
        },
      ],
      helper: { name: 'Inspector Hush', creature: 'owl' },
      art: {
        'Detective. Please knock': 'cottage: L hold magnifying-glass proud; sign, door',
        'The baker’s pies have gone': 'village: F run worried; L hold magnifying-glass curious wearing hat',
        'six round marks': 'village: L think worried; F point worried; people, dog',
        'all said no': 'village: L write writing-pad worried; F look worried; people',
        'followed the postman': 'village: L+F tiptoe curious; postman',
        'put out a seventh pie': 'village: L hide curious behind bush; F eat pie ashamed',
        'Things tell you what': 'village: G say; L+F look G curious; magnifying-glass, footprints',
        'knelt down with the': 'village: L kneel magnifying-glass curious; F peek curious; footprints',
        'the rose bush.': 'village: L hold magnifying-glass surprised; F point; rose, crumbs',
        'led behind the church': 'village: L point proud; F look surprised; goat, many plate',
        'Case number one': 'village: L eat pie happy; F hold book happy; baker',
      },
    },
  ],
};
