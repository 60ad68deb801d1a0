import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a new stepbrother or stepsister. */
export const newStepsibling: StorySourceInput = {
  id: 'new-stepsibling',
  words: [
    'stepbrother',
    'stepsister',
    'step brother/sister',
    'step sibling/siblings',
    'stepsiblings',
    'new stepbrother/stepsister',
    'half brother/sister',
    'half-brother',
    'half-sister',
    'new step brother/sister',
  ],
  situations: ['newcomer', 'has', 'learn', 'trait', 'wants', 'quarrel', 'own-wish', 'deed'],
  gentle: true,
  happensToLead: true,
  topic: 'a new stepbrother or stepsister',
  thing: 'the new beds',
  main: 'cottage',
  plots: [
    {
      id: 'the-rules-of-two-houses',
      titles: ['A Bed by the Window', '{L} and the New Family', 'Two Kinds of Pancakes'],
      goal: 'get used to the new family',
      trouble: 'there were strangers in the house who were supposed to be family',
      solved: '{L} and the new child had found something that was theirs',
      opener:
        'There was a second toothbrush in {L+}’s cup, and a second bed in {L’s} room. Two families were going to be one now. “You’ll get on like a house on fire,” they said. Nobody had asked {L}.',
      friend: '{F+} came up the stairs and looked round. “It’s very full,” said {F}. {L} nodded.',
      problem:
        'At supper everything was different. The others said grace and put syrup on their pancakes. {L’s} family had lemon. The new child sat on {L’s} chair and did not know that it was {L’s}. Two people smiled too much. {L} asked to leave the table.',
      tries: [
        '{L} put a sign on the shelf: “Private.” In the evening there was a second sign, on the other bed: “Private, too.”',
        '{L} was terribly polite. “After you.” “No, after you.” It was like living with a visitor who never goes home.',
        '{L} said, “At our house we don’t do it like that.” And the new child answered, “At ours we do.” After that it was quiet, and the light went off.',
      ],
      tip: '“Nobody becomes a brother or sister in a week,” said {G+}. “And you don’t have to love anyone straight away. You both lost something: each had a house with rules. Find one thing that is new to both of you. That one belongs to you.”',
      turn: 'In the night {L} heard somebody sniff in the other bed. “I miss our old kitchen,” said a voice. “I miss mine as well,” said {L}. It was the first thing they had in common. They crept down the stairs. In the fridge were cold pancakes.',
      done: 'There was no syrup left, and the lemon was gone. They found peanut butter and a banana. It was strange, and it was good, and neither family had ever done it. They ate two each, sitting on the kitchen floor, and told nobody.',
      again:
        'On Saturdays there are three kinds of pancakes. Only two people know why the third one is called the midnight one. The chair has been moved to the middle, and it belongs to whoever comes first.',
      helper: { name: 'Mrs Patch', creature: 'swan' },
      outcomes: [
        {
          asked: ['friend/friends/best/brother/sister/like/love/get/along'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'happy', 'feels'],
          done: 'There was no syrup left, and the lemon was gone. They found peanut butter and a banana, and ate two each, sitting on the kitchen floor. Neither family had ever done it like that. It was theirs, and nobody was to know, and {told}.',
        },
        {
          asked: ['room/bed/share/sleep/toy'],
          kinds: ['shares', 'sleep'],
          done: 'They ate the cold pancakes on the kitchen floor, with peanut butter and a banana. “I miss our old kitchen,” the voice in the other bed had said, and {L} had missed one as well. They crept up the stairs again on the silent side, and {told}.',
        },
        {
          kinds: ['plays', 'party', 'eats', 'makes', 'gets', 'given-by', 'all-get'],
          done: 'There was no syrup left, and the lemon was gone. They found peanut butter and a banana, and ate two each, on the kitchen floor. In the morning a third kind of pancake stood on the table, and two people grinned, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'says', 'says-words', 'stays', 'home', 'way-home', 'claps', 'tells'],
          done: 'They ate their midnight pancakes sitting on the kitchen floor, with peanut butter and a banana. It stuck to the roof of the mouth, so that neither of them could say a word. You can still look at each other, though, and {told}.',
        },
      ],
      art: {
        'a second bed in': 'bedroom: L look worried; two bed',
        'came up the stairs and': 'bedroom: F look surprised; L nod sad; two bed',
        'syrup on their pancakes': 'kitchen: L sulk sad; pancakes on table, children',
        'put a sign on the shelf': 'bedroom: L hang sign angry; shelf, two bed',
        'terribly polite': 'hallway: L bow worried; children, door',
        'After that it was quiet, and the light': 'bedroom, night: L sit angry on bed; children',
        'becomes a brother or sister in a week': 'cottage: G say calm; L listen curious',
        'sniff in the other bed': 'bedroom, night: L sit worried in bed; children',
        'I miss mine as well': 'kitchen, night: L tiptoe happy; children, fridge',
        'peanut butter and a banana': 'kitchen, night: L eat pancakes laughing; banana, children',
        'three kinds of pancakes': 'kitchen: L whisper happy; many pancakes, children, chair',
      },
    },
  ],
};
