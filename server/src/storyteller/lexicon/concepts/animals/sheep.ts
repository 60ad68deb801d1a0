import type { StorySourceInput } from '../../story-source.ts';

/** Stories about sheep. */
export const sheep: StorySourceInput = {
  id: 'sheep',
  words: [
    'sheep',
    'lamb',
    'lambs',
    'ewe',
    'ram',
    'shepherd',
    'shepherds',
    'flock of sheep',
    'black sheep',
    'counting sheep',
    'baa baa black sheep',
    'little lamb',
    'lost sheep',
    'lost lamb',
  ],
  situations: ['visit', 'learn', 'question', 'lost', 'trait', 'works-as'],
  creature: 'sheep',
  topic: 'sheep',
  thing: 'the lost lamb',
  home: 'farm',
  main: 'meadow',
  plots: [
    {
      id: 'i-know-your-voice',
      titles: ['{S} in the Big Flock', '{L} and the Lamb', 'Baa!'],
      goal: 'bring the lamb back to {S}',
      trouble: 'nobody could tell which lamb belonged to {S}',
      solved: '{S} had found the lamb again',
      opener:
        'Once a year the wool is cut, and all the sheep go into the shed thick and come out thin. {L+} was there to hold the gate. It was loud, woolly, and smelled of grass.',
      friend:
        'Out of the shed came {S+}, as white and bare as a peeled egg. “Baa?” called {S}, and looked round. “I’ve got a lamb here somewhere, with a black nose.”',
      problem:
        'But there were ninety lambs in the yard, and sixty had black noses. They all ran to and fro and cried. And {S’s} own lamb ran past twice. It was looking for somebody big and shaggy, and no one looked like that any more.',
      tries: [
        '{L} held up one lamb after the other. “No,” said {S} each time, “that’s the neighbour’s.”',
        '{L} tied the wool back onto {S} with a string. The wind blew, and {S} was bare again.',
        '{L} called, “Whose mother is this?” Ninety lambs answered.',
      ],
      tip: '“They’re all looking with their eyes,” said {G+}. “I’ve brought sheep home in the fog for ten years. A lamb knows its mother’s voice from a thousand others. It only has to be quiet for once.”',
      low: 'It really was terribly loud in there. {L} looked at the gate, the shed and the clattering shears.',
      turn: '{L} ran to the shearers. “Could you stop for one minute, please?” The shears fell silent. {L} closed the gate, so that nobody pushed, and put one finger to {L.their~both} lips. It grew quieter and quieter. “Now you, {S!},” whispered {L}. “Only you.”',
      done: '“Baa,” said {S}, not loudly, deep down in the throat. In the farthest corner one lamb lifted its head. It pushed its way through eighty-nine others, stopped in front of {S}, and sniffed. Then its tail began to spin for joy.',
      again: 'Since then there is a quiet minute every year when the wool is cut. {L} says when.',
      helper: { name: 'Shep', creature: 'dog' },
      outcomes: [
        {
          asked: ['jumper/sweater/wool/knit/scarf/sock/hat/blanket/coat'],
          done: '“Baa,” said {S}, deep down in the throat. In the farthest corner one lamb lifted its head, pushed its way through eighty-nine others, and its tail began to spin. “The warmest wool is from that one,” the shearers said, and gave {L} a sack of it. So {told}.',
        },
        {
          asked: ['lamb/sheep/mum/mother/mummy/family/home/find/back/flock/reunite'],
          done: '“Baa,” said {S}, not loudly, deep down in the throat. In the farthest corner one lamb lifted its head. It pushed its way through eighty-nine others, and stopped, and sniffed, and its tail began to spin. In the quiet yard {told}.',
        },
        {
          asked: ['jump/count/sleep/asleep/star'],
          done: '“Baa,” said {S}, deep down in the throat, and one lamb pushed its way through eighty-nine others. {L} opened the gate. Over the low bar of it they went out, one mother and one lamb, one mother and one lamb. {L} counted, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '“Baa,” said {S}, deep down in the throat. In the farthest corner one lamb lifted its head, and pushed its way through eighty-nine others. The shearers hung up their shears for a while, somebody untied a bread cloth, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '“Baa,” said {S}, deep down in the throat. In the farthest corner one lamb lifted its head. It pushed its way through eighty-nine others, sniffed, and its tail began to spin. Nobody in the yard made a sound, and then {told}.',
        },
      ],
      art: {
        'come out thin': 'farm: L hold happy; gate, sheep',
        'a peeled egg': 'farm: S call worried; L look S surprised; shed',
        'big and shaggy, and no': 'farm: S cry sad; L stand worried; many small sheep',
        'one lamb after the other': 'farm: L hold small sheep worried; S look sad',
        'with a string': 'farm, wind: L tie string worried; S stand sad; wool',
        'Whose mother is this': 'farm: L call worried; S cover-ears; many small sheep',
        'looking with their eyes': 'farm: G say; L+S look G curious',
        'terribly loud': 'farm: L cover-ears worried; S stand sad; gate, scissors',
        'Could you stop': 'farm: L whisper brave; S wait brave; farmer, scissors',
        'for joy': 'farm: S hug happy; L cheer; small sheep',
        'a quiet minute every year': 'farm: L whisper happy; sheep, people',
      },
    },
  ],
};
