/**
 * What a family wrote of a character, and how it shows where an attempt has just failed (`middle`) and where it has worked (`ending`). The
 * sentences are true in any plot: they tell how somebody takes it, never what becomes of it, nor whether it could have helped. A list is empty where
 * there is nothing of the kind to say. Slots: `{X}` and what the pattern captured, `{1}`.
 */
export type TraitLines = {
  pattern: RegExp;
  middle: readonly string[];
  ending: readonly string[];
  /** Words of a plot that is about just that, and tells it itself. */
  unlessTold?: readonly string[];
  /** Not said of people: a big sister is no giant. */
  isOfAnimals?: true;
};

/** How somebody is. */
export const mannerLines: readonly TraitLines[] = [
  {
    pattern: /\b(?:bossy|strict|in charge|a leader|know-it-all)\b/,
    middle: [
      '“Once more, and properly this time!” ordered {X}.',
      '“I’d have begun at the other end,” said {X}, who always knew best.',
    ],
    ending: ['“Just as I said,” said {X}, who had said nothing of the kind.'],
  },
  {
    pattern: /\b(?:shy|quiet|timid|bashful|soft-spoken)\b/,
    middle: ['“Perhaps…” whispered {X}, and then did not dare to go on.'],
    ending: ['{X} cheered out loud, and was quite surprised at it.'],
  },
  {
    pattern: /\b(?:grumpy|grumbles?|moody|grouchy|bad-tempered|cranky)\b/,
    middle: ['“Hmph,” said {X}. “I knew it.”', '{X} grumbled that it would only get worse.'],
    ending: ['“Hmph,” said {X}, but it was a pleased sort of “hmph”.'],
  },
  {
    pattern: /\b(?:brave|bravest|fearless|bold|daring|courageous)\b/,
    middle: ['“We won’t give up,” said {X}, brave as ever.', '“I’m not afraid of trying again,” said {X}.'],
    ending: ['“I wasn’t worried for a moment,” said {X}. That was nearly true.'],
  },
  {
    pattern: /\b(?:nervous|anxious|worried|worries|fearful|easily scared)\b/,
    middle: ['“What if it goes wrong again?” asked {X}, who worried about most things.'],
    ending: ['{X} had quite forgotten to worry.'],
  },
  {
    pattern: /\b(?:curious|nosy|inquisitive|asks)\b/,
    middle: [
      '“But why?” asked {X}. With {X} there was always one more question.',
      '{X} wanted to know why, and how, and what was behind it.',
    ],
    ending: ['“And what comes next?” asked {X}, who always wanted to know.'],
  },
  {
    pattern: /\b(?:clumsy|trips over|accident-prone)\b/,
    middle: ['{X} moved back to have a better look, and fell over nothing at all.'],
    ending: ['{X} was so glad that only one thing got knocked over.'],
  },
  {
    pattern: /\b(?:impatient|in a hurry|hasty|restless|excitable|always rushing)\b/,
    middle: [
      '“Is it done yet?” asked {X}, for the third time.',
      'Waiting was not a thing that {X} could do for long.',
    ],
    ending: ['“At last!” cried {X}, who had never waited so long for anything.'],
  },
  {
    pattern: /\b(?:(?:very |so |really )?fast|quick|speedy|fast runner)\b/,
    middle: [],
    ending: ['{X}, the fastest of them, was the first to spread the news.'],
  },
  {
    pattern: /\b(?:slow|slower|never hurries)\b/,
    middle: ['“One thing after the other,” said {X}, who never hurried.'],
    ending: ['{X} was the last to cheer, and cheered the longest.'],
  },
  {
    pattern: /\b(?:patient|calm|relaxed)\b/,
    middle: ['“We have time,” said {X}, calm as ever.'],
    ending: ['“I thought it would come right,” said {X} calmly.'],
  },
  {
    pattern: /\b(?:sleepy|lazy|always tired|snores|yawns)\b/,
    middle: ['{X} yawned.'],
    unlessTold: ['sleep', 'asleep', 'bed', 'yawn'],
    ending: ['“Good,” said {X}, and yawned. “Then we can have a rest.”'],
  },
  {
    pattern: /\b(?:always hungry|hungry|greedy|always eating|eats everything|loves food)\b/,
    middle: ['“I think better after a bite to eat,” said {X}, and had one.'],
    ending: ['“And now I’m hungry,” said {X}, who usually was.'],
  },
  {
    pattern: /\b(?:picky|fussy|particular)\b/,
    middle: ['“Not like that,” said {X}, who was very particular.'],
    ending: ['“Just how I like it,” said {X}, and that was high praise.'],
  },
  {
    pattern: /\b(?:cheeky|naughty|mischievous|prankster)\b/,
    middle: ['{X} thought of something naughty, and kept it for later.'],
    ending: ['{X} grinned from ear to ear, as if it had all been a trick.'],
  },
  {
    pattern: /\b(?:funny|silly|jokes?|joker|giggles?|goofy|laughs a lot)\b/,
    middle: ['{X} made a joke, and for a moment it was only half as bad.'],
    unlessTold: ['laugh', 'joke', 'funny'],
    ending: ['{X} laughed so much that it turned into hiccups.'],
  },
  {
    pattern: /\b(?:cheerful|jolly|always happy|optimistic|sunny)\b/,
    middle: ['“It’ll be all right!” said {X}, as cheerful as ever.'],
    ending: ['{X} went on smiling for the rest of the day.'],
  },
  {
    pattern: /\b(?:tidy|neat|likes everything tidy|clean|organi[sz]ed)\b/,
    middle: ['{X} tidied up a little, to think better.'],
    ending: ['“And now we’ll tidy up,” said {X}, who had been looking forward to it.'],
  },
  {
    pattern: /\b(?:messy|untidy|muddy|scruffy)\b/,
    middle: ['By now {X} was in a mess from top to bottom.'],
    ending: ['{X} had never been so happy, nor so dirty.'],
  },
  {
    pattern: /\b(?:loud|noisy|loudly|loud voice|barks a lot|booming|roars)\b/,
    middle: ['“Never mind!” said {X}, so loudly that everybody jumped.'],
    ending: ['“Hurray!” shouted {X}, and you could hear it a long way off.'],
  },
  {
    pattern: /\b(?:talkative|chatty|talks all the time|talks a lot|chatterbox)\b/,
    middle: ['{X} talked all the while, about this and that and the other.'],
    ending: ['{X} told it all from the beginning, although everyone had been there.'],
  },
  {
    pattern: /\b(?:kind|friendly|gentle|caring|helpful|sweet|loving)\b/,
    middle: ['{X} had a kind word for everyone, and that helped a little.'],
    ending: ['{X} thanked everyone who had helped, one by one.'],
  },
  {
    pattern: /\b(?:polite|well-mannered)\b/,
    middle: ['“Excuse me,” said {X} politely, “but I don’t think that it’s going very well.”'],
    ending: ['“Thank you all very much,” said {X}, and bowed.'],
  },
  {
    pattern: /\b(?:proud|vain|boasts?|boastful|show-off)\b/,
    middle: [],
    ending: ['“Naturally,” said {X}, very proud.'],
  },
  {
    pattern: /\b(?:forgetful|dreamy|daydreams?|absent-minded)\b/,
    middle: ['“What was it that we wanted?” asked {X}, who had been dreaming.'],
    ending: ['“I shall never forget this,” said {X}, who forgot nearly everything.'],
  },
  {
    pattern: /\b(?:stubborn|determined|never gives up)\b/,
    middle: ['“Again,” said {X}, who never gave up.'],
    ending: ['“I said that we would do it,” said {X}, “and I meant it.”'],
  },
  {
    pattern: /\b(?:embarrassed|easily embarrassed|blushes)\b/,
    middle: ['{X} hoped very much that nobody was looking.'],
    ending: ['For once {X} did not mind who was looking.'],
  },
  {
    pattern: /\b(?:best friend|loyal)\b/,
    middle: ['“We’ll do it together,” said {X}. “That’s what friends are for.”'],
    ending: ['“What would you do without me?” said {X}, and laughed.'],
  },
  {
    pattern: /\b(?:wild|energetic|lively|full of energy)\b/,
    middle: ['{X} could not keep still, not even while thinking.'],
    ending: ['{X} went three times round everybody for joy.'],
  },
  {
    pattern: /\b(?:stutters?|stammers?)\b/,
    middle: ['{X} had something to say, and the others waited until it was out.'],
    ending: ['{X} took a long time to say how good it was, and everybody listened.'],
  },
];
