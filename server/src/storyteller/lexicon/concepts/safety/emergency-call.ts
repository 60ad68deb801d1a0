import type { StorySourceInput } from '../../story-source.ts';

/** Stories about calling for help. */
export const emergencyCall: StorySourceInput = {
  id: 'emergency-call',
  words: [
    'call/calling/ring/ringing/dial/dialling 999/911/112/000/111',
    'emergency call',
    'emergency calls',
    'what to do in an emergency',
    'emergency',
    'first aid',
    'call/calling an ambulance',
    'call/calling for help',
    'grandma/granny/mum/dad fell',
    'phone for help',
  ],
  situations: ['learn', 'afraid', 'visit', 'deed'],
  topic: 'calling for help',
  thing: 'the telephone',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'slowly-and-clearly',
      titles: ['{L} Calls for Help', 'Slowly and Clearly', 'A Call in the Night'],
      goal: 'get help for Grandma',
      trouble: 'Grandma had fallen and could not get up',
      solved: 'help had come',
      opener:
        'On Saturday {L+} was at Grandma’s. Next to Grandma’s telephone hung a piece of paper with the address on it, and the number for emergencies, in big figures. {L} had never needed it.',
      friend:
        '{F+} was there as well, and they were playing cards on the rug. Grandma got up to fetch the biscuits. Then there was a thump.',
      problem:
        'Grandma lay in the kitchen, next to the stool. “I’ve hurt my leg,” said Grandma in a small voice, “and I can’t get up.” {L’s} heart beat right up in the throat. There was no other grown-up in the house.',
      tries: [
        '{L} pulled at Grandma’s arm. “Ow! Not that,” said Grandma. “Somebody who has fallen mustn’t be pulled.”',
        '{F} ran to the window and called. The street was empty.',
        '{L} picked up the telephone and cried into it. But there was nobody in there yet. You have to dial first.',
      ],
      tip: 'Then {L} remembered how {G+} had come to school with the ambulance. “Say who you are, where you are, and what’s happened, slowly and clearly. And don’t hang up, until we tell you to.”',
      low: '{L’s} hands were shaking. What if you said it wrong?',
      turn: '{L} took a deep breath and pressed the numbers. “I’m {L}, and my Grandma has fallen and can’t get up.” Then {L} read out the address, slowly and clearly. “Well done,” said a calm voice. “We’re coming. Stay on the line.”',
      done: '{F} fetched a blanket, {L} held Grandma’s hand, and the voice stayed with them. Then there was a blue light at the window. It was {G}, with a big bag. “Who called us?” asked {G}. “{L},” said Grandma. “My brave one.”',
      again: 'Grandma has a leg in plaster now, with flowers on it. {L} drew them, slowly and clearly.',
      helper: { name: 'Nurse Swift', creature: 'stork' },
      outcomes: [
        {
          asked: ['ambulance/help/doctor/hospital/better/well/home/safe/rescue/okay/ok'],
          done: '{F} fetched a blanket, {L} held Grandma’s hand, and the calm voice stayed with them. Then there was a blue light at the window, and {G} came in with a big bag. “Who called us?” Step by step, and without any pulling, {told}.',
        },
        {
          asked: ['hero/medal/brave/proud/thank/praise/award/sticker/badge'],
          done: '{F} fetched a blanket, {L} held Grandma’s hand, and the voice stayed with them. Then there was a blue light at the window. “Who called us so well?” asked {G}, with the big bag. “{L},” said Grandma. “My brave one.” And {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'happy', 'friends', 'team', 'says', 'claps', 'laughs', 'stays', 'tells', 'sees'],
          done: '{F} fetched a blanket, {L} held Grandma’s hand, and the voice stayed with them. Then there was a blue light, and {G} with a big bag. When the leg was warm and firm and didn’t hurt so much, Grandma held out both arms, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'shares', 'plays', 'makes'],
          done: '{F} fetched a blanket, {L} held Grandma’s hand, and the voice stayed with them, until there was a blue light and {G}. On Sunday Grandma sat in the armchair, with the leg on the stool, and sent {L} for the biscuits. So {told}.',
        },
      ],
      art: {
        'paper with the address on': 'living-room: L look curious; phone, note',
        'playing cards on the rug': 'living-room: L+F sit happy; card, grandmother',
        'Grandma lay in the kitchen': 'kitchen: L startle frightened; grandmother, chair',
        'pulled at Grandma': 'kitchen: L pull worried; grandmother',
        'ran to the window': 'kitchen: F call worried; L stand worried; grandmother',
        'cried into it': 'living-room: L phone tearful',
        'had come to school with the ambulance': 'school: G say; L listen; ambulance',
        'What if you said it wrong': 'living-room: L shiver worried; phone',
        'pressed the numbers': 'living-room: L phone brave; note',
        'a blue light at the window':
          'living-room: L hold-hands happy; F hold blanket; grandmother, ambulance',
        'a leg in plaster': 'living-room: L draw flower happy; grandmother, plaster-cast',
      },
    },
  ],
};
