import type { StorySourceInput } from '../../story-source.ts';

/** Stories about not being picked. */
export const notPicked: StorySourceInput = {
  id: 'not-picked',
  words: [
    'not picked/chosen/selected team/play/side/part',
    'not make team',
    'pick/picking/choose team',
    'last picked/chosen',
    'picked last',
    'chosen last',
    'not get into team',
    'too late for team',
    'not in team',
    'on the bench',
    'substitute player',
  ],
  situations: ['trait', 'afraid', 'wants', 'cannot', 'deed', 'sad', 'learn', 'absence', 'lacks', 'refuses'],
  gentle: true,
  happensToLead: true,
  topic: 'not being picked',
  thing: 'the list on the door',
  main: 'school',
  plots: [
    {
      id: 'the-name-that-was-not-there',
      titles: ['Not on the List', '{L} and the Team', 'Next to the Pitch'],
      goal: 'find a place after not being picked',
      trouble: '{L’s} name was not on the list',
      solved: '{L} knew what to do next',
      opener:
        'The list was on the door of the gym. Everybody pushed and looked. {L+} read it from the top to the bottom, and then once more from the bottom to the top.',
      friend:
        '{F+} came and stood next to {L}. “I’m sorry,” said {F}. They walked as far as the gate without saying any more.',
      problem:
        '{L’s} name was not there. The others slapped each other on the back. {L} had practised all through the holidays, every evening, till it was dark. There was a lump in {L’s} throat like a piece of dry bread.',
      tries: [
        '“I didn’t want to be in it anyway,” said {L}. But it wasn’t true, and saying it did not make the lump smaller.',
        '{L} went home and kicked the football boots under the bed. From there they looked out, with both toes.',
        '{L} decided never to go near the pitch again. But on Saturday they could hear the shouting right through the closed window.',
      ],
      tip: '“I was left out twice,” said {G+}. “It hurt both times. You may be sad about it for a while. And then ask one question. Don’t ask why the others were picked. Ask what you could learn next.”',
      turn: 'It took {L} two days. Then {L} went to the coach after school, and it wasn’t easy. “What should I practise?” The coach did not need to think. “You run well. Learn to look up before you pass. Come on Wednesdays, and I’ll show you.”',
      done: 'On Wednesday there were five of them who weren’t on the list. They passed and looked up, and looked up and passed. When {L} walked home, the lump was gone. “I’m still not in the team,” {L} said to {F}. “But I’m better than last week.”',
      again:
        'On match days {L} stands beside the pitch and shouts for the others. In spring there will be a new list. Until then there are a lot of Wednesdays.',
      outcomes: [
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'On Wednesday there were five of them who weren’t on the list. They passed and looked up, and looked up and passed. The coach put down the whistle. “You asked,” said the coach, “not many do.” And {told}.',
        },
        {
          kinds: ['hugs', 'happy', 'friends', 'team', 'feels'],
          done: 'On Wednesday there were five of them who weren’t on the list. They passed and looked up, and looked up and passed. When {L} walked home, the lump was gone. “I’m better than last week,” {L} said to {F}, and {told}.',
        },
        {
          kinds: ['laughs', 'claps'],
          done: 'On Wednesday there were five of them who weren’t on the list. They passed and looked up. On match day all five stood beside the pitch and shouted for the others, louder than anyone, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'On Wednesday there were five of them who weren’t on the list. They passed and looked up, and looked up and passed. “That’s nearly a team,” said {L}. {F} brought a sixth along, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'On Wednesday there were five of them who weren’t on the list. They passed and looked up until it was dark. The lump like dry bread was gone. {F} was waiting at the gate, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'On Wednesday there were five of them who weren’t on the list. They passed and looked up, and looked up and passed, all winter. In spring there was a new sheet of paper on the door of the gym, and {told}.',
        },
      ],
      helper: { name: 'Grandpa Boot', creature: 'badger' },
      art: {
        'The list was on the door': 'corridor: L look worried at notice; notice, children',
        'came and stood': 'corridor: F comfort L; L look sad; notice',
        'practised all through the holidays': 'playground: L slump sad; ball, children',
        'in it anyway': 'playground: L sulk sad; ball',
        'under the bed. From': 'bedroom: L kick angry; two boot, bed',
        'never to go near the pitch': 'bedroom: L cover-ears sad; window',
        'I was left out twice': 'meadow: G say calm; L listen sad; boot',
        'after school, and it wasn’t': 'meadow: L say worried; gentleman, ball',
        'What should I practise': 'meadow: L listen curious; gentleman, ball',
        'look up before you pass': 'meadow: L listen curious; gentleman, ball',
        'On Wednesday there were five': 'meadow: L kick happy; ball, children',
        'On match days': 'meadow: L cheer; children, ball',
      },
    },
  ],
};
