import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a cold in the nose. */
export const aCold: StorySourceInput = {
  id: 'a-cold',
  words: [
    'runny nose',
    'have/having/catch/catching/got cold',
    'sneeze',
    'sneezing',
    'a bad cold',
    'cough',
    'cough not go away',
    'cough that would/wouldn’t/won’t go away',
    'flu',
    'fever',
    'temperature',
    'sore throat',
  ],
  situations: ['newcomer', 'trait', 'cannot', 'refuses'],
  topic: 'a cold in the nose',
  thing: 'the cold',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'atishoo',
      titles: ['Atishoo!', '{L} Has a Cold', 'A Very Big Sneeze'],
      goal: 'get rid of the cold',
      trouble: 'the cold sat in {L’s} nose',
      solved: 'the cold had packed its things and gone',
      opener:
        '“Atishoo!” The curtain flew up. {L+} had woken up with a nose like a tap, and a head like a pumpkin full of wool. “I’ve got a code,” said {L}. It should have been “cold”.',
      problem:
        'Everything tasted of cardboard. Nothing smelled of anything. When {L} lay on the left, the left side was blocked, and on the right, the right. And just today was the day of the big pancakes!',
      tries: [
        '{L} held the nose shut, so that no sneeze could get out. It came out at the ears, or nearly.',
        '{F} hung up onions all over the room. {L} could not smell them. Everybody else cried.',
        '“I’m not ill,” said {L}, and got up. The floor wobbled like a boat, and {L} lay down again, on the rug, as that was nearer.',
      ],
      tip: '“A cold is a guest,” said {G+}. “It doesn’t go when it’s shouted at. It goes when it’s bored. Lie down, drink something hot, breathe steam, and sleep. It can’t stand that.”',
      turn: 'So {L} did the dullest things there are: a bowl of steam, tea with honey, and a story that {L} knew already. Sleep a bit. Drink a bit. {F} turned the pages. In the nose it got quieter and quieter.',
      done: 'On the third morning {L} opened one eye, and then a nostril. Sniff. Something was there! It was warm, and brown, and buttery. “Pancakes!” shouted {L}. It was gone! {F} had kept the batter in the fridge.',
      again: '“Atishoo,” said {F} on Sunday. {L} went to put the kettle on.',
      outcomes: [
        {
          asked: [
            'better/well/healthy/recover/cured/cure/cold/sneeze/smell/taste/breathe/school/nose/go/outside',
          ],
          kinds: ['gets', 'learns', 'no-longer', 'makes'],
          done: 'On the third morning {L} opened one eye, and then sniffed. Something was warm, and brown, and buttery. “Pancakes!” shouted {L}. The cold had got bored and gone, and it was even called “cold” again, and not “code”. {L} threw back the blanket, and {told}.',
        },
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'On the third morning {L} sniffed. Something was warm, and brown, and buttery. The cold was gone! {F} had kept the batter in the fridge for three whole days. The first pancake landed on {L’s} plate, still hissing, and {told}.',
        },
        {
          asked: [
            'read/story/mum/mummy/dad/daddy/grandma/tuck',
            'make/find/get/meet/have/become/best/new/good friend',
          ],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'says',
            'sleep',
            'home',
            'way-home',
          ],
          done: 'On the third morning {L} sniffed, and smelled butter. “Pancakes!” The cold was gone! {F} had read the story so often that nobody needed the book. {F} put it down on the bed, next to the empty teacup, and {told}.',
        },
      ],
      art: {
        'The curtain flew up': 'bedroom, morning: L sneeze in bed; curtain',
        'It should have been': 'bedroom, morning: L sit sad in bed; tissue-box',
        'tasted of cardboard': 'bedroom: L think pancakes sad in bed',
        'held the nose shut': 'bedroom: L touch worried; tissue-box',
        'hung up onions': 'bedroom: F hang onion tearful; L sit sad in bed; many onion',
        'rug, as that was nearer': 'bedroom: L lie sleepy; rug, bed',
        'when it’s shouted at': 'bedroom: G give cup calm; L listen curious in bed',
        'a bowl of steam': 'bedroom: L drink calm in bed; F read happy; bowl, honey',
        'quieter and quieter': 'bedroom: L sleep calm in bed; F read calm',
        'On the third morning': 'kitchen, morning: L sniff happy; F offer plate happy; pancakes',
        'went to put the kettle': 'bedroom: F sneeze in bed; L hold kettle happy',
      },
    },
  ],
};
