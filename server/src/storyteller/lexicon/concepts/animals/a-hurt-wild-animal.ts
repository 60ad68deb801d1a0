import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a wild animal that is hurt. */
export const aHurtWildAnimal: StorySourceInput = {
  id: 'a-hurt-wild-animal',
  words: [
    'injured/hurt/wounded/poorly hedgehog/turtle/tortoise/fox/rabbit/hare/squirrel/duck/duckling/swan/goose/deer/fawn/frog/toad/seal/badger/mouse/otter/bat/owl/pigeon/seagull/dolphin/whale/penguin/koala/sloth/raccoon/opossum',
    'hedgehog/turtle/tortoise/fox/rabbit/hare/squirrel/duck/duckling/swan/goose/deer/fawn/frog/toad/seal/badger/mouse/otter/bat/owl/pigeon/seagull/dolphin/raccoon/opossum hurt/injured/wounded/poorly',
    'hedgehog/turtle/tortoise/fox/rabbit/hare/squirrel/duck/swan/goose/deer/fawn/frog/toad/seal/badger/mouse/otter/bat/owl/pigeon/seagull/dolphin/raccoon hurt/broken/sore/bad/injured/poorly leg/foot/paw/wing/flipper/shell/tail',
    'rescue/rescuing/save/saving/help/helping injured/hurt/wounded hedgehog/turtle/tortoise/fox/rabbit/hare/squirrel/duck/swan/deer/fawn/seal/badger/otter/bat/owl',
  ],
  situations: [
    'ailment',
    'finds',
    'deed',
    'damage',
    'cannot',
    'sad-being',
    'has',
    'learn',
    'strayed',
    'wants',
    'afraid-being',
  ],
  gentle: true,
  happensToLead: true,
  creature: 'theme',
  topic: 'the little patient',
  thing: 'the box with the holes',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'a-box-with-holes',
      titles: ['{L} and the Little Patient', 'A Box with Holes', 'A Guest for Nineteen Days'],
      goal: 'help {S} back into the wild',
      trouble: '{S} was hurt',
      solved: '{S} was well again',
      opener:
        '{L+} was walking along the water, quite slowly, because slow people find more. There was a feather, and a stone with a hole, and half a snail shell. And then something moved in the long grass.',
      friend:
        'It was {S+}. {S} tried to get away, and couldn’t. One foot was hurt. {L} stood still, so as not to be so big.',
      problem:
        '{S} looked up with two dark eyes. They weren’t angry, only very much afraid. “You can’t stay here like that,” whispered {L}. But wild animals are not used to hands.',
      tries: [
        '{L} came closer with both arms out. {S} shook all over and crept under a root, which made the sore foot worse. So {L} went back again, step by step.',
        '{L} laid a biscuit on the grass. {S} didn’t even look. Whoever is in pain isn’t hungry, and biscuits are not for everybody.',
        'A bandage, then! But {S} had never seen one, and pulled it off before the knot was tied.',
      ],
      tip: '“You’ve done well to wait,” said {G+}, who looks after wild animals. “Now we need a box with holes, a soft cloth, and a voice that hardly talks. A cloth over the eyes makes the world small. Then I can take a look.”',
      turn: '{L} held the box, and {G} let the cloth down over {S}, as light as a leaf. It grew quiet underneath. {G} put on a splint no bigger than a match. “Carry it level,” said {G}, and {L} carried the box as though it were full to the brim.',
      done: 'Nineteen days {S} stayed with {G}, and each day {L} brought water and fresh leaves, and talked very little. On the twentieth they opened the box, back in the long grass. {S} sniffed, put down one foot, then the other. Both held.',
      again:
        'Sometimes the grass moves where {L} walks slowly. You don’t see anybody. But somebody there isn’t running away.',
      helper: { name: 'Ranger Wick', creature: 'heron' },
      outcomes: [
        {
          asked: [
            'go/goes/get/come/run/swim/crawl/hop/return back/home/family/mother/mum/mom/mummy/pond/forest/wood/sea/water/wild',
            'find/see family/mother/mum/mom/mummy/baby/friend',
            'free',
          ],
          done: 'Nineteen days {S} stayed with {G}, and each day {L} brought water and fresh leaves. On the twentieth they opened the box, back in the long grass. {S} put down one foot, then the other. Both held! Somewhere a soft call came, {S} answered, and {told}.',
        },
        {
          asked: [
            'well/better/healthy/heal/mend/fix/walk/run/fly/swim/jump again',
            'get/be/is better/well/healthy/ok/okay',
          ],
          done: '“Three weeks,” said {G}, and {L} drew nineteen boxes on a sheet and crossed one out each evening. Then {G} took off the splint, quite slowly. {S} tried the foot, first a little and then with all the weight, and {told}.',
        },
        {
          kinds: ['friends', 'stays', 'hugs', 'happy', 'says', 'sees'],
          done: 'On the twentieth day they opened the box, back in the long grass. {S} put down one foot, then the other. Both held. {S} could have gone at once. Instead {S} turned round and looked at {L} for a long time, without being afraid, and {told}.',
        },
      ],
      art: {
        'half a snail shell': 'river: L hold feather curious',
        'something moved in the long': 'river: L startle curious; grass',
        'One foot was hurt': 'river: S cower frightened in grass; L crouch worried',
        'two dark eyes': 'river: S look L frightened in grass; L whisper worried',
        'both arms out': 'river: L hug worried; S crawl frightened; bush',
        'laid a biscuit': 'river: L offer biscuit worried; S lie sad',
        'A bandage, then': 'river: L hold bandage worried; S startle frightened',
        'looks after wild animals': 'river: G hold box calm; L look G brave',
        'as light as a leaf': 'river: G hold cloth calm; L hold box brave; S lie under blanket',
        'Carry it level': 'river: L carry box brave; G walk calm',
        'On the twentieth': 'meadow: S stand happy; L open box happy; grass',
        'there isn’t running away': 'river: L tiptoe happy; grass',
      },
    },
  ],
};
