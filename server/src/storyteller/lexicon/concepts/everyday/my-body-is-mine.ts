import type { StorySourceInput } from '../../story-source.ts';

/** Stories about saying no. */
export const myBodyIsMine: StorySourceInput = {
  id: 'my-body-is-mine',
  words: ['no hug', 'not want hug/kiss', 'don’t want hug/kiss', 'hug/kiss aunt', 'say/saying no'],
  situations: ['learn', 'reluctant', 'refuses', 'afraid'],
  gentle: true,
  happensToLead: true,
  topic: 'saying no',
  thing: 'the small word',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'a-wave-instead',
      titles: ['No, Thank You, Said {L}', 'A Wave Instead', 'A Word of Two Letters'],
      goal: 'say a small word out loud',
      trouble: '{L} did not dare to say no',
      solved: '{L} had said no, and it was all right',
      opener:
        'On Sunday visitors came, with cake. {L+} liked the cake, and the visitors too, from a distance. But each time came the moment in the hall, with all the arms.',
      problem:
        '“Come here for a kiss!” they called. {L} did not want a kiss. There was a tight feeling in {L’s} tummy, and a small word in {L’s} throat that would not come out. So {L} stood as stiff as a coat stand.',
      tries: [
        '{L} hid behind the coats. They found {L} there, and thought that it was a game.',
        '{L} said nothing, and held {L.their~the} breath until it was over. Afterwards the tight feeling was still there.',
        '{L} put on a very prickly jumper. It pricked nobody but {L}.',
      ],
      tip: '“Your tummy’s quite right,” said {G+}. “It’s your body, and you decide. Nobody may be cross about that. And if somebody is, you come and tell me. It needs no reason. Just the word. If you like, you can offer something else.”',
      turn: '{L} practised it with {F}, in front of the mirror. First in a whisper, then aloud. “No, thank you. I’d rather wave.” It sounded strange, and then it sounded like {L}. The doorbell rang.',
      done: '“Come here for a kiss!” {L’s} heart was beating. “No, thank you,” said {L}. “I’d rather wave.” It was quiet for one moment. “A wave it is, then,” said the visitor, and waved back, with all ten fingers. The tight feeling was gone.',
      again:
        'There’s a whole list on the door now, with pictures: a wave, a bow, a high five and a hug. Whoever comes may choose, and {L} may choose, too.',
      outcomes: [
        {
          asked: [
            'wave/high/five/fist/bump/bow/thumb/shake/handshake',
            'no hug/kiss',
            'say no',
            'respect/listen/understand',
          ],
          done: '“Come here for a kiss!” {L’s} heart was beating. “No, thank you,” said {L}. “I’d rather wave.” It was quiet for one moment. Then the visitor put both arms down. “A wave it is,” the visitor said, and {told}.',
        },
        {
          asked: [
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'laugh/giggle/grin',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'team/together',
            'hug/cuddle/kiss/snuggle',
            'make up',
            'clap/cheer/applaud',
          ],
          kinds: ['happy', 'laughs', 'friends', 'says', 'team', 'hugs', 'claps'],
          done: '“Come here for a kiss!” “No, thank you,” said {L}. “I’d rather wave.” “A wave it is, then,” said the visitor, and waved with all ten fingers. The tight feeling was gone, {L} came one step nearer without being asked, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'home',
            'stay',
          ],
          kinds: ['eats', 'plays', 'shares', 'makes', 'gets', 'home', 'stays'],
          done: '“Come here for a kiss!” “No, thank you,” said {L}. “I’d rather wave.” The visitor waved back, with all ten fingers, and asked what else {L} would rather do. {L} thought about it, and said it aloud. So {told}.',
        },
      ],
      helper: { name: 'Aunt Linden', creature: 'deer' },
      art: {
        'visitors came, with cake': 'hallway: L look happy; people, cake',
        'the moment in the hall': 'hallway: L stand worried; people, coat-pegs',
        'here for a kiss!” they': 'hallway: L stand frightened; lady, gentleman',
        'hid behind the coats': 'hallway: L hide worried; coat, lady',
        'said nothing, and held': 'hallway: L stand sad; lady',
        'a very prickly jumper': 'hallway: L stand worried wearing shirt; cactus',
        'quite right': 'living-room: G speak calm; L listen curious',
        'in front of the mirror': 'bathroom: L speak brave; F clap; mirror',
        'rather wave.” It sounded': 'hallway: L wave brave; F look happy; door',
        'No, thank you,” said': 'hallway: L wave proud; lady, people',
        'was quiet for one moment': 'hallway: L wave proud; lady, people',
        'whole list on the door': 'hallway: L point happy; picture(heart), people, door',
      },
    },
  ],
};
