import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Ganesh Chaturthi. */
export const ganeshChaturthi: StorySourceInput = {
  id: 'ganesh-chaturthi',
  words: ['ganesh chaturthi', 'ganesh', 'ganesha', 'ganesh festival', 'ganpati', 'vinayaka chaturthi'],
  situations: ['wants', 'make', 'sad', 'lost'],
  topic: 'Ganesh Chaturthi',
  thing: 'the clay Ganesh',
  home: 'cottage',
  main: 'river',
  plots: [
    {
      id: 'back-to-the-river',
      titles: ['{L} and the Clay Ganesh', 'Back to the River', 'Come Again Next Year'],
      goal: 'let the clay Ganesh go',
      trouble: '{L} did not want to give Ganesh to the river',
      solved: 'Ganesh had gone into the river, and would come again',
      opener:
        '{L+} had made a Ganesh out of river clay, with an elephant’s head, a round tummy and a very small mouse. For ten days it stood in the middle of the room, with flowers, and got sweet dumplings every day.',
      friend:
        '{F+} came by each morning to sing. On the tenth day {F} was wearing the good clothes. “Today we take Ganesh to the river,” said {F}.',
      problem:
        'On the last day Ganesh is carried to the water, and there turns back into clay. {L} knew that. But these ears had taken a whole afternoon! “Ganesh is staying here,” said {L}. Outside, the drums were already going by.',
      tries: [
        '{L} hid Ganesh under a basket. The trunk stuck out.',
        '{F} offered to take a stone to the river instead. They both looked at the stone. You cannot sing for a stone.',
      ],
      tip: '“Where did that clay come from?” asked {G+}. “From the river. Ganesh is your guest. A guest who can’t go home can’t come again, either. And Ganesh takes the troubles of the year along. Have you got any?”',
      low: '{L} stroked one of the ears. It had a fingerprint in it, and the fingerprint was {L’s}.',
      turn: '{L} whispered two troubles into the big ear, and one more. {L} put down a dumpling for the way, and took hold of the tray. {F} took the other side. They walked with all the others, behind the drums, down to the river.',
      done: '{L} set Ganesh on the water and let go. There the clay floated for a moment, among the flowers. Then it grew soft, and sank, and was river again. “Come again next year!” they all called, and {L} called it loudest.',
      again:
        'On the window sill stands a bowl of river clay. {L} keeps it damp. It is not long until next year.',
      outcomes: [
        {
          asked: ['ganesh/ganesha/elephant/river/return/back/luck/wish/bless/sea/water/year'],
          done: '{L} set Ganesh on the water and let go. There the clay floated for a moment, among the flowers, with three troubles in one big ear. Then it grew soft, and was river again. “Come again next year!” they called, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'plays', 'gets'],
          done: '{L} set Ganesh on the water and let go. The clay floated among the flowers for a moment, and then it was river again. “Come again next year!” On the tray there were sweet dumplings left, which one may not carry home. So {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'home',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'sleep'],
          done: '{L} set Ganesh on the water and let go. Then the clay grew soft, and was river again. “Come again next year!” called {L}, loudest of all. {F} still held the empty tray on one side and {L} on the other, and {told}.',
        },
      ],
      object: 'flower',
      helper: { name: 'Grandfather Rao', creature: 'tortoise' },
      art: {
        'with flowers, and got': 'living-room: L hold clay happy; small elephant, flower',
        'came by each morning': 'living-room: F sing happy; L look happy; small elephant, flower',
        'the drums were already going': 'living-room: L hug angry; small elephant, drum',
        'The trunk stuck out': 'living-room: L hide worried; F point worried; basket, small elephant',
        'a stone to the river': 'living-room: F hold stone worried; L slump sad; small elephant',
        'Where did that clay': 'living-room: G say; L+F look G curious; small elephant',
        'It had a fingerprint': 'living-room: L touch sad; F look worried; small elephant',
        'two troubles into the big ear': 'living-room: L whisper sad; F think worried; small elephant, bun',
        'on the water and let go': 'river: L wave calm; F sing; flower, wave',
        'a bowl of river clay': 'living-room: L touch happy; F clap happy; bowl',
      },
    },
  ],
};
