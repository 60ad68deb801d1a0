import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a parent who works at home and must not be disturbed. */
export const worksFromHome: StorySourceInput = {
  id: 'works-from-home',
  words: [
    'work/works/working from home',
    'work/works/working at home',
    'mum/mom/mummy/mommy/mama/dad/daddy/papa work/works/working from/at home',
    'home office',
    'must not be disturbed',
    'not be disturbed',
    'do not disturb',
    'mum/mom/mummy/mommy/dad/daddy always on call/calls/laptop/computer',
    'video meeting',
    'mum/mom/mummy/mommy/mama/dad/daddy/papa on the computer',
    'mum/mom/mummy/mommy/mama/dad/daddy/papa have/has/in meeting/meetings',
    'mum/mom/mummy/mommy/mama/dad/daddy/papa at the computer',
    'parent/parents work/working from home',
  ],
  situations: [
    'trait',
    'deed',
    'wants',
    'learn',
    'question',
    'longing',
    'absence',
    'has',
    'sad',
    'works-as',
    'cannot',
    'refuses',
    'ailment',
    'broken',
    'damage',
    'lacks',
    'quarrel',
    'afraid',
    'own-wish',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'somebody who works at home',
  thing: 'the closed door',
  creature: 'dad',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'red-fish-green-fish',
      titles: ['The Door with the Fish', '{S} Is Here and Not Here', 'Red Fish, Green Fish'],
      goal: 'find out when to knock',
      trouble: '{S} was at home and had no time',
      solved: 'everyone knew when it was all right to knock',
      opener:
        '{S} worked at home, behind the door at the end of the hall. You could hear the keys go tap, tap, tap. {L+} lay on the carpet outside. “In there, and not there,” thought {L}.',
      friend:
        '“I’m here if anything happens,” {S} had said that morning. {L} knocked with one knuckle, just to see what would happen. “Not now,” said {S} behind the door.',
      problem:
        '{L} needed help with a jar, wanted to show a drawing, and had an important question about whales. Each time it was “Not now” or “In a minute”. But the minutes behind that door were much longer than other minutes.',
      tries: [
        '{L} pushed the drawing under the door, and then nine more. {S} slipped on them on the way out.',
        '{L} opened the door very, very quietly, and walked in with the jar. On the screen there were twelve faces, and they all waved. {S} went red up to the ears.',
        '{L} shouted the question about whales through the keyhole. A strange voice from the computer answered it. But it’s not nice to be answered by a stranger.',
      ],
      tip: '“My kitchen has a door like that,” said {G+} from the café. “The soup doesn’t mind who comes in. But the cake falls flat. So I hang something on the handle. The question isn’t whether you may knock. It’s when.”',
      low: 'Tap, tap, tap, it went behind the door. {L} laid an ear against it. Sometimes the tapping stopped, and there was a sigh, and the squeak of a chair.',
      turn: '{L} cut two fish out of cardboard, a red one and a green one, and tied a string to each. At lunch {L} explained it. “Red means the cake would fall flat. Green means soup.” {S} thought that was the best idea of the whole week.',
      done: 'In the morning the red fish hung on the handle, and {L} kept the whale question in a box. At ten the fish was green! They opened the jar, looked at all the drawings, and looked up the whale. It took twelve minutes, and they were all real ones.',
      again:
        'Now and then the red fish hangs there for a long time. Then {L} paints a new one. There are going to be enough for an aquarium.',
      helper: { name: 'Mrs Ladle', creature: 'bear' },
      outcomes: [
        {
          asked: ['play/game/park/lunch/break/walk/together/time'],
          kinds: ['plays', 'eats', 'party', 'shares'],
          done: 'The red fish hung on the handle, and {L} kept the whale question in a box. At ten the fish was green! They opened the jar, looked at all the drawings, and looked up the whale. “It can stay green for a bit,” said {S}, and {told}.',
        },
        {
          asked: ['finish/stop/close/laptop/computer/work/done'],
          done: 'The red fish hung there for a long time, tap, tap, tap. {L} painted three more, and put the questions in a box. Then the tapping stopped. {S} took the red fish off the handle, and hung it on the lamp, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'happy', 'friends', 'team', 'stays', 'says', 'claps'],
          done: 'At ten the fish was green! {L} came in with a jar, three drawings and the question about whales. It took twelve minutes, and they were all real ones. “In there” and “there” were the same thing for once, and {told}.',
        },
        {
          kinds: ['makes', 'gets', 'tells', 'sees', 'sleep', 'home'],
          done: 'At ten the fish was green! They opened the jar, looked at all the drawings, and looked up the whale. One of the drawings went up on the wall, beside the screen. The fish could hang as it liked after that, and {told}.',
        },
      ],
    },
  ],
};
