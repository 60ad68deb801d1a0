import type { StorySourceInput } from '../../story-source.ts';

/** Stories about dancing. */
export const dancing: StorySourceInput = {
  id: 'dancing',
  words: ['dance', 'dance class/show'],
  situations: ['learn', 'visit', 'afraid'],
  topic: 'dancing',
  thing: 'the dance',
  main: 'village',
  plots: [
    {
      id: 'left-feet',
      titles: ['{L} Dances', 'Two Left Feet', 'The Dance on Saturday'],
      goal: 'dance the dance on Saturday',
      trouble: '{L’s} feet got in each other’s way',
      solved: '{L} was dancing',
      object: 'drum',
      opener:
        'On Saturday there was going to be a dance on the square, with lights. {L+} wanted to dance there more than anything, and had already found the right socks.',
      friend:
        '{F+} had a drum and knew the steps: left, right, turn, hop. “It’s quite easy,” said {F}. “You just don’t think.”',
      problem:
        'But {L’s} feet thought. The left foot went left, the right one went left as well, and {L} sat down on the floor. At the turn it was the wrong way, and at the hop it was one hop too many.',
      tries: [
        '{L} painted footprints on the ground, from one to twenty, and danced on them. Between eleven and twelve there was a knot.',
        '{L} held on to {F} and copied everything. When {F} scratched an ear, {L} did too, in the middle of the turn.',
        '{L} danced very fast, so that nobody should see the mistakes. Nobody saw them. Everybody heard them.',
      ],
      tip: '“You’re dancing from the knees down,” said {G+}. “Begin here, in the middle, where the drum goes boom. Shut your eyes. When the boom is inside, the feet will come after.”',
      turn: '{L} stood still, with closed eyes, one hand on {L.their} tummy. Boom, went the drum. Boom, went something inside. First the shoulders moved, then the hips. And quite by themselves, the feet set off: left, right, turn.',
      done: 'On Saturday {L} danced under the lights. There was one hop too many in it, and everybody thought it so good that they all did it too, the whole square: left, right, turn, hop, hop!',
      again: 'The second hop has stayed in the dance. They call it “the {L}”.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'On Saturday {L} danced under the lights. There was one hop too many in it, and everybody thought it so good that they all did it too. Left, right, turn, hop, hop, once round the whole square, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'On Saturday {L} danced under the lights, with one hop too many. The whole square did it after {L}: left, right, turn, hop, hop! {G} stood on one leg and stopped the drum for a moment, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'On Saturday {L} danced under the lights. There was one hop too many in it. {F} behind the drum hopped as well, then the front row, and then the whole square: left, right, turn, hop, hop! And {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'On Saturday {L} danced under the lights, with one hop too many, and the whole square did it as well. When the lights were taken down, the boom went on inside. Left, right, hop, hop, through the dark street, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Boom, went the drum, and boom, went something inside. On Saturday {L} stood under the lights with closed eyes, in the right socks. The feet came after by themselves. Left, right, turn, hop, and one hop too many, and {told}.',
        },
      ],
      helper: { name: 'Madame Flamenca', creature: 'flamingo' },
      art: {
        'On Saturday there was going': 'village: L hold sock happy; paper-lantern',
        'had a drum and knew the steps': 'village: F drum happy; L look happy',
        'sat down on the floor. At': 'village: L fall; F drum worried',
        'painted footprints': 'village: L dance worried; many footprints',
        'copied everything. When': 'village: F dance happy; L dance worried',
        'should see the mistakes': 'village: L run worried; people',
        'dancing from the knees': 'village: G say calm; L listen curious; drum',
        'with closed eyes, one hand': 'village: L cover-eyes calm; F drum calm',
        'First the shoulders moved': 'village: L dance happy; F drum happy',
        'under the lights': 'village, night: L dance proud; people, many paper-lantern',
        'The second hop has stayed': 'village: L jump laughing; people',
      },
    },
    {
      id: 'dance-for-two',
      titles: ['A Dance for Two', '{L} at the Dance Show', 'Forward and Back'],
      goal: 'dance the dance for two',
      trouble: '{L} and {F} bumped into each other at every step',
      solved: '{L} and {F} were dancing together',
      opener:
        '{L+} danced to everything: to the rain on the roof, to the kettle, to the spoon in the cup. And soon there was going to be a dance show, with a dance for two.',
      friend:
        '{F+} was going to be the other half of the dance. “Four steps, a turn and a bow,” said {F}. “I know it, and you know it. What can go wrong?”',
      problem:
        'The music began. {L} took a big step forward, and so did {F}. Bump! At the turn, {L} went to the left and {F} to the right. And when they bowed, they bumped into each other again.',
      tries: [
        'They both called out the steps. But {L} said “forward” when {F} said “back”, and in the end neither of them knew which was which.',
        'They danced at opposite ends of the room. Nobody bumped into anybody. But it wasn’t a dance for two any more. It was two dances for one.',
        '{L} held on to {F} as tightly as possible. So when one of them stumbled, they both sat down.',
      ],
      tip: '“You’re both talking and nobody’s listening,” said {G+}, and stopped the music. “When one comes forward in this dance, the other makes room. Let one lead, and let the other feel in the hands where it’s going. Then change over.”',
      low: '{L} thought it over. All this time {L} had been counting steps, and had not once noticed what {F} was doing. “You lead first,” said {L}, “and I’ll listen.”',
      turn: '{L} held {F’s} hands lightly and waited. There was a little push, so {L} stepped back. There was a little pull, so {L} stepped forward. It was like hearing with your hands. “Now I’ll lead,” said {L}, “and you listen.”',
      done: 'At the show there was no bump at all. Forward and back they danced, and round in a turn, like a door that swings both ways. And when they bowed, there was just enough room for both of them.',
      again:
        'When {L} and {F} meet in a narrow doorway now, one steps forward and the other steps back, and sometimes there’s a turn as well.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'At the show there was no bump at all. Forward and back they danced, and round, like a door that swings both ways. Then the band came down from the stage and pushed the chairs to the wall, for everybody, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'At the show there was no bump at all. Forward and back they danced, and round, like a door that swings both ways. They bowed, and there was just enough room for both of them. The curtain fell, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'At the show there was no bump at all. Forward and back they danced, and round, like a door that swings both ways. On the way through the garden gate one stepped forward and one stepped back, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} listened with both hands: a little push, a step back, a little pull, a step forward. At the show there was no bump at all. Round they went, like a door that swings both ways, and {told}.',
        },
      ],
      helper: { name: 'Mr Waltz', creature: 'swan' },
      setting: { indoors: true },
      art: {
        'danced to everything': 'kitchen: L dance happy; kettle',
        'the other half of the dance': 'hallway: F bow happy; L look F happy',
        'The music began': 'hallway: L+F fall',
        'both called out the steps': 'hallway: L shout; F shout',
        'at opposite ends': 'hallway: L dance sad; F dance sad; door',
        'as tightly as possible': 'hallway: L hug F worried; F stand worried',
        'and stopped the music': 'hallway: G say calm; L+F listen',
        'thought it over. All': 'hallway: L hold-hands F calm',
        'There was a little push': 'hallway: L hold-hands F happy; F dance happy',
        'At the show there was no bump': 'stage: L bow happy; F bow happy; people',
        'in a narrow doorway': 'hallway: L bow laughing; F walk happy; door',
      },
    },
  ],
};
