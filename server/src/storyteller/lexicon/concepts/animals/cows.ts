import type { StorySourceInput } from '../../story-source.ts';

/** Stories about cows. */
export const cows: StorySourceInput = {
  id: 'cows',
  words: ['cow', 'cows', 'calf', 'calves', 'bull', 'herd of cows', 'cattle'],
  situations: ['visit', 'learn', 'question'],
  creature: 'theme',
  topic: 'cows',
  thing: 'the gate',
  home: 'farm',
  main: 'farm',
  plots: [
    {
      id: 'look-where-the-cow-looks',
      titles: ['{S} Won’t Go Through', '{L} and the First Day of Grass', 'Why the Cow Stood Still'],
      goal: 'get {S} through the gate',
      trouble: '{S} stood still in the lane',
      solved: '{S} was out on the meadow',
      opener:
        'All winter the cows had stood in the barn and eaten hay. But today the meadow was green, and the barn door stood wide open. {L+} was to walk in front and open the gate.',
      friend:
        '{S+} came first, because {S} always came first. The others followed: eleven cows, one behind the other. “Grass!” said {S}. “I can smell it already.”',
      problem:
        'Three steps from the gate {S} stopped, with all four feet on the ground and both eyes wide open. “I can’t go on,” said {S}. “I don’t know why.” In the narrow lane nobody could get past, and behind {S} eleven cows began to moo.',
      tries: [
        '{L} pushed from behind. A cow weighs as much as a small car. {L’s} boots slid backwards, and {S} hadn’t moved an inch.',
        '{L} picked the greenest grass and held it under {S’s} nose. {S} ate it, said thank you, and stayed.',
        '{L} clapped and called, “Hup! Off we go!” That made {S} jump, and take two steps back.',
      ],
      tip: '“Don’t look at the cow. Look where the cow is looking,” said {G+}. “Cows see things that we walk past: a shadow, a shiny chain, a coat on a fence. Get down as low as a cow’s eyes, and you’ll see it too.”',
      low: '{L} looked at the gate. It was just a gate. But perhaps it looked quite different from down there.',
      turn: '{L} crouched beside {S} and looked straight ahead. There! On the fence post hung a yellow raincoat, and its arm waved in the wind, on and off, like somebody who says “Go away!” {L} went and took it down. “Now?” asked {L}.',
      done: '{S} breathed out. One step, two steps, and through! As soon as {S} felt the grass, {S} jumped in the air with all four feet, and so did all the others. Twelve big cows galloped over the meadow and kicked up their heels, like calves.',
      again:
        'Cows do that every spring, on the first day out. {L} sat on the gate and watched them dance. The yellow raincoat stayed in the barn.',
      helper: { name: 'Old Fern', creature: 'horse' },
    },
  ],
};
