import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being shy at a party. */
export const aShyParty: StorySourceInput = {
  id: 'a-shy-party',
  words: [
    'shy at party',
    'birthday party shy',
    'party shy',
    'shy child',
    'too shy',
    'hide behind mum/mummy/dad',
  ],
  situations: ['learn', 'trait', 'afraid'],
  topic: 'being shy at a party',
  thing: 'the party',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'from-under-the-table',
      titles: ['{L} Under the Table', 'A Party From Below', 'The Shy Guest'],
      goal: 'join in at the party',
      trouble: '{L} was too shy to come out',
      solved: '{L} was in the middle of the party',
      opener:
        'There were balloons on the gate, and behind it a noise as if of a hundred children. {L+} had a present in one hand, and held on tight with the other.',
      problem:
        'They all turned round. “Hello!” they shouted. {L’s} tongue turned into a stone. There was a table with a long cloth, and before anyone could count to two, {L} was under it.',
      tries: [
        '“Come and play!” they called and lifted the cloth. So many knees! {L} moved further back.',
        '{L} practised saying hello, quite softly, to a biscuit. It went well. With faces it’s harder.',
        '{F} wanted to pull. But {F} let go when {F} saw {L’s} eyes.',
      ],
      tip: '“I look at parties from below first, too,” said {G+}. “You see who’s kind from the shoes. Take your time. And take a job: somebody with a job needn’t say anything.”',
      turn: '{L} looked at the shoes. The ones that ran, the ones that stamped. And there, a pair with odd laces, quite still. It was standing all alone. {L} pushed out a balloon, just with one finger. The shoes pushed it back.',
      done: 'It went to and fro. Then there was a giggle, and then a face. “I’m shy as well,” whispered the face. “Shall we give out the spoons?” And when each of them had got a spoon from {L}, {L} knew everybody.',
      again:
        'At {L’s} own party there’s a table with a very long cloth, and two biscuits under it. Just in case.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares', 'gets', 'wins'],
          done: 'The balloon went to and fro, until a face looked under the cloth. “I’m shy as well,” it whispered. “Shall we give out the spoons?” {L} gave out every one, and got a name back for each. The last spoon was {L’s}, and {told}.',
        },
        {
          asked: ['mum/mummy/mom/dad/daddy/parent/home/next/again', 'have/own party'],
          kinds: ['home', 'way-home', 'makes'],
          done: 'The balloon went to and fro, until a face looked under the cloth. “I’m shy as well,” it whispered. They gave out the spoons, and {L} knew everybody. When the bell rang at the gate, {L} ran there, still with a spoon, and {told}.',
        },
        {
          asked: [
            'shy/brave/confident/join/talk/come',
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
            'no-longer',
            'says',
          ],
          done: 'The balloon went to and fro, until a face looked under the cloth. “I’m shy as well,” it whispered. Under there was room for two. They counted to three and crawled out on the same side, balloon first, and {told}.',
        },
      ],
      art: {
        'balloons on the gate': 'garden: L hold present worried; gate, many balloon',
        'on tight with the other': 'garden: L stand worried; mother, balloon, gate',
        'all turned round': 'garden: L startle frightened; children, balloon, table',
        'lifted the cloth': 'garden: L hide frightened under table; many children',
        'to a biscuit': 'garden: L whisper biscuit worried under table',
        'wanted to pull': 'garden: F look sad; L hide frightened under table',
        'from below first': 'garden: G kneel calm; L look curious under table',
        'looked at the shoes': 'garden: L peek curious under table; many shoe',
        'pushed out a balloon': 'garden: L push balloon; children, shoe',
        'went to and fro': 'garden: L give spoon happy; children, balloon',
        'with a very long cloth': 'living-room: L peek happy under table; two biscuit',
      },
    },
  ],
};
