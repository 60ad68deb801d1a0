import type { StorySourceInput } from '../../story-source.ts';

/** Stories about sewing a quilt. */
export const quilts: StorySourceInput = {
  id: 'quilts',
  words: [
    'quilt',
    'quilting',
    'patchwork',
    'patchwork quilt',
    'quilts and sewing',
    'sew/make/making quilt',
    'sewing',
  ],
  situations: ['thing-pair', 'being-and-thing', 'make', 'learn', 'question', 'visit'],
  topic: 'sewing a quilt',
  thing: 'the quilt',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'a-piece-from-everyone',
      titles: ['A Piece From Everyone', '{L} Sews a Quilt', 'Stitch by Stitch'],
      goal: 'sew a quilt for the new baby',
      trouble: 'there was not enough cloth for a quilt',
      solved: 'the quilt was finished',
      object: 'blanket',
      opener:
        'On Grandma’s bed lay a quilt of a hundred patches, and every patch had a story. “That was my apron,” said Grandma, “and that was Grandpa’s shirt.” {L+} knew them all. Next door a baby was coming, and it had no quilt yet.',
      problem:
        '“Then I’ll sew one,” said {L}. Grandma lent out a needle, thread and pins. But in the cloth basket there lay only one old tea towel. That would make a quilt for a doll, but not for a baby.',
      tries: [
        '{L} cut the tea towel into tiny squares, so that there would be more of them. There were more, but together they were still a tea towel.',
        'They cut a square out of the curtain. Grandma saw the hole from the street.',
        '{L} glued some leaves in between. By evening they crackled, and in the morning they were crumbs.',
      ],
      tip: '“What do you see on my bed?” asked {G+}. “It’s not cloth, it’s people. Nobody ever bought this quilt. Somebody went from door to door.”',
      turn: '{L} and {F} went from door to door and asked for one small piece each. The baker gave a bit of flour bag, the postwoman a blue sleeve, and {F} a sock that had lost its twin. {L} pinned them side by side and sewed, in and out.',
      done: 'Some of the stitches were crooked, and one finger had a plaster. But on the day the baby came, the quilt was finished: twenty patches, all different, with a soft lining. The whole street was on it.',
      again: 'The baby is asleep under it. When it’s older, {L} will tell it who gave which patch.',
      helper: { name: 'Aunt Linen', creature: 'sheep' },
      outcomes: [
        {
          asked: ['baby/sleep/asleep/warm/blanket/bed/quilt/give/gift/present/finish/cuddle/cosy/cozy'],
          done: 'On the day the baby came, the quilt was finished: twenty patches, all different, flour bag, blue sleeve and lonely sock, with a soft lining. {L} carried it next door on both arms. The whole street was on it, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The quilt was finished: twenty patches, all different. The whole street was on it, and the whole street wanted to see where. “That’s my sleeve!” “There’s my sock!” Round the cradle there was no more room, so in the garden {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The quilt was finished: twenty patches, all different, with a soft lining. The whole street was on it. {L} laid it over the baby, and the baby took hold of {F’s} sock, and would not let go. So {told}.',
        },
      ],
      art: {
        'quilt of a hundred patches': 'bedroom: L look happy; grandmother, bed-cover',
        'Next door a baby': 'bedroom: L listen curious; grandmother, cradle',
        'only one old tea towel': 'living-room: L hold cloth sad; basket, needle',
        'into tiny squares': 'living-room: L cut worried; many cloth',
        'out of the curtain': 'living-room: L cut ashamed; F look worried; curtain, hole',
        'glued some leaves': 'living-room: L hold glue worried; many leaf',
        'It’s not cloth, it’s people': 'living-room: G speak calm; L listen curious; bed-cover',
        'door to door and asked': 'village: L hold basket happy; F give sock happy; baker, postman',
        'pinned them side by side': 'living-room: L sew happy; F hold sock happy; basket',
        'twenty patches, all different': 'bedroom: L show blanket proud; F cheer; baby, people',
        'The baby is asleep': 'bedroom: L look happy; cradle-with-baby',
      },
    },
  ],
};
