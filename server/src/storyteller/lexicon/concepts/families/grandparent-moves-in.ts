import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a grandparent who comes to live with the family. */
export const grandparentMovesIn: StorySourceInput = {
  id: 'grandparent-moves-in',
  words: [
    'grandma/granny/nan/nana/grandpa/grandad moves in',
    'grandma/granny/nan/nana/grandpa/grandad is moving in',
    'grandma/granny/nan/nana/grandpa/grandad comes to live with us',
    'grandma/granny/nan/nana/grandpa/grandad is coming to live with us',
    'grandma/granny/nan/nana/grandpa/grandad lives with us',
    'grandparent moves in',
    'sharing a room with grandma/granny/nan/nana/grandpa/grandad',
  ],
  situations: ['deed', 'newcomer', 'visit', 'own-wish', 'wants', 'has', 'taken'],
  happensToLead: true,
  topic: 'a grandparent who moves in',
  thing: 'the armchair',
  main: 'cottage',
  plots: [
    {
      id: 'where-the-armchair-goes',
      titles: ['Where the Armchair Goes', 'Somebody Moves In', 'Room for One More'],
      goal: 'make room for somebody',
      trouble: 'two homes had to fit into one',
      solved: 'there was room for everybody',
      opener:
        'On Saturday the van came, with eleven boxes, a lamp with a fringe, and a green armchair. From now on there would be one person more in {L}’s house, every day, and not only on Sundays.',
      friend:
        '{L+} had been looking forward to it. But now {L}’s bed stood in the small room at the back, and the big room belonged to somebody else. {F+} helped to carry the pillows across.',
      problem:
        'Nothing was where it used to be. The radio was on at breakfast. The armchair stood in the very place where the train set had been, and nobody had asked {L}. “I’m glad, and I’m cross,” said {L}. “Can you be both?”',
      tries: [
        '{L} pushed the armchair into the corridor. Now nobody could get past, and somebody had nowhere to sit.',
        '{L} didn’t say anything about it all day. It was still there at bedtime, both the armchair and the crossness.',
      ],
      tip: '“You can be both,” said {G+}. “And I’ll tell you something: whoever moves in has left a whole house behind. That’s being glad and sad. Ask which things are the most important, and say what yours are. Then push.”',
      low: '{L} lay in the small room and listened. On the other side of the wall somebody wasn’t sleeping either.',
      turn: 'In the morning {L} knocked at the big room. “What’s the most important thing of yours?” asked {L}. It was the armchair, by a window, to see the birds. “Mine is the train,” said {L}. They drew the room on paper, and pushed a paper armchair about.',
      done: 'By noon it was done. The armchair stood by the window, and the rails ran round it, once, under the fringe of the lamp and back. Whoever sits in the armchair can switch the points with one foot.',
      again:
        'In the evenings there is room for two in the armchair now. They watch the birds go to bed. And the radio? It turned out that it knows some good songs.',
      object: 'lantern',
      helper: { name: 'Mrs Lark', creature: 'hen' },
      outcomes: [
        {
          asked: ['share/room/bed/own/bedroom'],
          kinds: ['sleep'],
          done: 'The armchair stood by the window, to see the birds, and the rails ran round it once and back. Whoever sits there can switch the points with one foot. Behind the wall the small room had a lamp with a fringe now, and {told}.',
        },
        {
          asked: ['best/love/like/glad/happy live/here/family/friend/friends/house/together'],
          kinds: ['happy', 'feels', 'stays', 'home', 'way-home', 'friends', 'new-friend', 'still-friends'],
          done: 'By noon it was done. The armchair stood by the window, and the train ran round it, under the fringe of the lamp and back. The radio played a good one. Somebody had put both names on the door, and {told}.',
        },
        {
          asked: ['tell/read story', 'bake/cook/teach'],
          kinds: ['tells', 'makes', 'eats', 'party', 'shares'],
          done: 'By noon the armchair stood by the window, and the train ran round it, under the fringe of the lamp. It stopped at the armrest with a biscuit in each wagon. There was a whole kitchen full of boxes left to open, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'team',
            'plays',
            'says',
            'says-words',
            'gets',
            'given-by',
            'all-get',
          ],
          done: 'By noon the armchair stood by the window, with the rails all round it. “All aboard,” said somebody in the chair, and switched the points with one foot. The train went under the fringe and came out with the lamp’s hat on, and {told}.',
        },
      ],
      art: {
        'On Saturday the van came': 'cottage: L look curious; van, green armchair, lamp',
        'room at the back, and': 'hallway: L hold cushion sad; F carry cushion calm',
        'The radio was on at breakfast': 'living-room: L stamp angry; armchair, radio, toy-train',
        'pushed the armchair into the corridor': 'hallway: L push angry; armchair',
        'say anything about it all day': 'living-room: L sulk sad; armchair',
        'whoever moves in has left a whole house': 'living-room: G say calm; L listen curious; armchair',
        'room and listened': 'bedroom, night: L lie sad in bed',
        'knocked at the big room': 'hallway, morning: L knock worried; door',
        'drew the room on paper': 'living-room: L draw drawing-pad(armchair) happy; grandmother',
        'armchair stood by the window': 'living-room: L hold toy-train proud; green armchair, window, lamp',
        'there is room for two in the armchair':
          'living-room, evening: L sit happy in armchair; bird, window',
      },
    },
  ],
};
