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
      outcomes: [
        {
          asked: ['cow/she/he/it meadow/grass/field/gate/through/jump/dance/home/barn'],
          done: '{S} breathed out. One step, two steps, and through, past the bare fence post! Behind came eleven others, who had never known what the matter was. As soon as {S} felt the grass, all four feet left the ground, and {told}.',
        },
        {
          asked: ['milk/butter/cheese/ice'],
          done: '{S} breathed out. One step, two steps, and through, and all four feet left the ground. All day long the twelve of them ate green grass. In the evening {S} came back to the gate, tight as a drum, where {L} stood with the pail, and {told}.',
        },
        {
          asked: ['calf/calves/baby/mother/mum'],
          done: '{S} breathed out. One step, two steps, and through, and eleven others behind. In the middle of the meadow {S} stopped once more, with both eyes wide open. {L} looked where the cow was looking. In the long grass {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{S} breathed out. One step, two steps, and through! Twelve big cows galloped over the meadow and kicked up their heels, like calves. {L} spread the yellow raincoat on the grass, as a rug this time, and on it {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{S} breathed out. One step, two steps, and through! Twelve big cows galloped over the meadow and kicked up their heels like calves. {S} came back at once, and blew green breath in {L’s} face. At the gate {told}.',
        },
      ],
      art: {
        'the barn door stood wide open': 'farm: L open gate happy',
        'eleven cows, one behind': 'farm: S walk happy; L wave happy; two cow',
        'Three steps from the gate': 'farm: S stand frightened; L look S surprised; gate, cow',
        'pushed from behind': 'farm: L push S worried; S stand worried',
        'picked the greenest grass': 'farm: L offer grass happy; S eat grass calm',
        'Hup! Off we go': 'farm: L clap worried; S startle frightened',
        'where the cow is looking': 'farm: G point; L look G curious; S stand worried',
        'It was just a gate': 'farm: L crouch curious at gate; S stand worried',
        'a yellow raincoat': 'farm: L point surprised; S look worried; yellow coat on fence, fence',
        'jumped in the air': 'meadow: S jump laughing; L cheer; two cow',
        'watched them dance': 'meadow: L sit happy on wall; S dance happy; cow',
      },
    },
  ],
};
