import type { StorySourceInput } from '../../story-source.ts';

/** Stories about nail polish, dresses and pink for whoever likes them. */
export const coloursForEverybody: StorySourceInput = {
  id: 'colours-for-everybody',
  words: [
    'nail polish',
    'nail varnish',
    'painted nails',
    'paint/painting nails',
    'boy nail polish/varnish',
    'boy/boys makeup/make-up',
    'make-up',
    'makeup',
    'pink is for girls',
    'pink is for everyone',
    'pink favourite/favorite colour/color',
    'boy/boys like/likes/love/loves pink',
    'gender stereotypes',
    'boys and girls colours',
    'glitter',
    'boy in a dress',
    'dresses for boys',
  ],
  situations: ['trait', 'wants', 'has', 'deed', 'sad', 'refuses', 'learn', 'own-wish', 'question', 'afraid'],
  topic: 'wearing what you like',
  thing: 'the nail polish',
  home: 'cottage',
  main: 'school',
  plots: [
    {
      id: 'ten-small-suns',
      titles: ['Ten Small Suns', '{L} and the Bright Colour', 'Who Says So?'],
      goal: 'wear what {L} liked best',
      trouble: 'somebody had said that it was not for {L}',
      solved: '{L} wore it, and that was that',
      opener:
        'On Sunday they had painted their nails, all of them at the kitchen table. {L+} had chosen the brightest one, and blew on it until it was dry. Now there were ten small suns, and {L} could not stop waving.',
      friend:
        '“They look wonderful,” said {F+}. {L} was already looking forward to Monday. {L} wanted to point at everything: at the board, the birds and the sandwiches.',
      problem:
        'On Monday somebody at the next table said, “That’s not for you. That’s only for other people.” And two of them laughed. {L} looked down. They were the same ten suns. But it felt as if it had begun to rain on them. {L} put both hands under the table.',
      tries: [
        '{L} kept them there the whole morning. You can’t put your hand up that way. And the answer would have been “seven”.',
        '{L} rubbed, with spit and a corner of the jumper. One sun got a dent.',
        '“I don’t even like it,” said {L} at playtime. It was the worst sentence of the whole day, because it was a lie.',
      ],
      tip: '“Who says so?” asked {G+}. “Ask that. In the old days kings wore lace. A colour doesn’t know whose it is. The only question is: do you like it? And you can have somebody beside you when you answer.”',
      low: 'Did {L} like it? {L} took one hand out from under the table and had a look, all alone, behind the coats. Yes. They were still ten suns, and one of them had a dent. {L} liked them very much.',
      turn: 'In the afternoon {L} sat down and laid both hands flat on the table, right in the middle. “That’s not for you,” it came from over there. “Who says so?” asked {L}, quite calmly. “I like it. It’s my favourite colour.” Nobody knew who had said so.',
      done: '“I like it, too,” somebody said behind {L}. “Can I have one?” Next day there were eleven suns in the class, and then a striped one, and one with a snail on it. Somebody from the next table held out a thumb. “Blue,” it came. “Please.”',
      again:
        'When it gets boring, {L} drums with ten fingers on the table. It looks like a small sunrise. And when somebody says that something is only for others, they all ask: “Who says so?”',
      outcomes: [
        {
          asked: [
            'everyone/everybody/all/class/boy/friend/others wear/paint/like/nail/polish/pink/colour/join/want/same',
          ],
          done: '“I like it, too,” somebody said behind {L}. “Can I have one?” Next day there were eleven suns in the class, then a striped one, and one with a snail on it. Even the next table held out a thumb. So {told}.',
        },
        {
          asked: ['wear/paint/proud/himself/herself/themselves/love/keep/favourite/like'],
          done: '“I like it, too,” somebody said behind {L}. “Can I have one?” There were eleven suns in the class the next day, and nobody remembered who had said what about whom. {L} laid both hands on top of the table, and {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '“I like it, too,” somebody said behind {L}. “Can I have one?” {F} had the little bottle in the pocket, and the next table had seven more colours at home. On Saturday they put them all in a row, and {told}.',
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
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets'],
          done: '“I like it, too,” somebody said behind {L}. “Can I have one?” Next day there were eleven suns in the class. Somebody from the next table came over, with a thumb held out and ears as red as jam. “Blue, please.” And {told}.',
        },
      ],
      helper: { name: 'Mr Primrose', creature: 'man' },
      art: {
        'at the kitchen table': 'kitchen: L wave proud; many sun, table',
        'looking forward to Monday': 'kitchen: L point happy; F look happy; paint-pot',
        'only for other people': 'school: L look sad; children',
        'the whole morning': 'school: L sit sad at desk; teacher, blackboard',
        'a corner of the jumper': 'school: L wipe sad',
        'at playtime': 'playground: L arms-crossed ashamed; children',
        'In the old days kings': 'school: G tell king calm; L listen curious',
        'behind the coats': 'hallway: L look happy; coat-pegs',
        'laid both hands flat': 'school: L sit brave at desk; F look proud; children',
        'I like it, too': 'school: L paint happy; children, paint-pot',
        'there were eleven suns': 'school: L paint happy; children, paint-pot',
        'drums with ten fingers': 'school: L sit happy at desk; children, sun',
      },
    },
  ],
};
