import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `where-it-breaks` of the frame `somebody-does`, for its class of verbs. */
export const whereItBreaks: StoryPlotInput = {
  id: 'where-it-breaks',
  verbs: ['build'],
  item: 'a little house',
  titles: ['{S} Is Building Something', 'Once More, {S!}', 'It’s Hardly Begun'],
  goal: 'make {goods} hold together',
  trouble: '{goods} never held',
  solved: '{goods} held',
  opener:
    'Knock, knock, it went behind the hedge. Then came a crash. Then knock, knock again. {L+} knew that sound: somebody was making something, and somebody wasn’t giving up.',
  friend:
    'Behind the hedge sat {S+}, in the middle of a heap of string, sticks and good ideas. {^S} was {doing}! “It isn’t finished,” said {S} quickly. “It’s hardly begun. That bit there is the front.”',
  problem:
    'By noon {goods} {were} finished for the first time. {S} took one step back to look. Then {they} {item_flaw}. “It was the same yesterday,” said {S}.',
  tries: [
    'They took more glue, much more. That held. So did the table, and {S}, and {L’s} left sleeve.',
    'They copied a picture out of a book. It turned out just like the picture: very pretty, and quite flat.',
    'They asked everyone. “Bigger,” said one. “Smaller,” said the next. “Blue,” said the third. They made it big, small and blue, and it {item_flaw}.',
  ],
  tip: '“Don’t look at what holds,” said {G+}. “Look at the spot where it breaks first. That’s where it says what it needs. Build it up slowly, and let somebody look at it from below.”',
  turn: '{S} began once more, slowly, and {L} looked at it from below. “There!” called {L}. “It always begins there, at {item_part}. It’s too thin.” {S} took the best piece out of the heap, wound it round three times, and pulled it tight.',
  done: 'Then they let go. {Goods} did not move. {S} pushed, and {L} blew, and nothing happened. It held! Now you could {item_use}, and that’s what they did until it was dark.',
  again:
    'The heap behind the hedge is smaller now. {S} has an idea for what’s left of it. It isn’t finished. It’s hardly begun.',
  outcomes: [
    {
      kinds: [
        'party',
        'eats',
        'shares',
        'gets',
        'all-get',
        'given-by',
        'plays',
        'laughs',
        'claps',
        'friends',
        'new-friend',
        'still-friends',
        'team',
        'helps',
        'stays',
        'invited',
        'gathers',
        'includes',
        'tells',
        'spreads',
      ],
      done: 'Then they let go. {Goods} did not move. {S} pushed, and {L} blew, and nothing happened. It held! Such a thing should not stay behind a hedge. They fetched everybody who had heard the crash, and {told}.',
    },
    {
      kinds: [
        'result',
        'happy',
        'feels',
        'no-longer',
        'becomes-somebody',
        'learns',
        'understands',
        'says',
        'says-words',
        'hugs',
        'changes-mind',
        'resolves',
        'wins',
        'dares',
        'reveals',
        'goes',
        'rides',
        'sees',
        'visit',
        'finds',
      ],
      done: 'Then they let go. {Goods} did not move. {S} pushed, and {L} blew, and nothing happened. It held! It was the spot where it had always broken that was the strongest now, and {told}.',
    },
    {
      kinds: ['sleep', 'home', 'way-home'],
      done: 'Then they let go. {Goods} did not move. It held! {S} took one step back to look, and then another one, and still it held. One could leave it alone now till tomorrow, and {told}.',
    },
  ],
};
