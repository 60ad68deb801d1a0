import type { SceneSetting, Surroundings } from './scene-setting.ts';

const ambient: Record<Surroundings, string[]> = {
  indoors: ['It was [quiet|nice and warm] inside.', 'It was an ordinary [morning|day], or so it seemed.'],
  outdoors: [
    'The sun was shining, and [the sky was blue|it was nice and warm].',
    'A soft wind was blowing.',
    'It was an ordinary day, or so it seemed.',
  ],
  snow: ['The snow glittered, and [it was very quiet|everything was white].', 'It was cold and clear.'],
  water: ['The water was [calm|blue and clear].', 'It smelled of salt and seaweed.'],
  space: ['The stars were shining all around.', 'It was very quiet up there.'],
};

const soft = ['It was very quiet.', 'It was a [quiet|grey] day.'];

/** Every sentence that only says what is around, as templates. */
export const AMBIENT_TEMPLATES: readonly string[] = [...Object.values(ambient).flat(), ...soft];

/** Sentences about what is seen, heard and smelled where a story begins. */
export function ambientTemplates({ surroundings, time, weather }: SceneSetting, isGentle: boolean): string[] {
  if (isGentle) return soft;
  const isSunny = weather === 'clear' && time !== 'night';
  return ambient[surroundings].filter((template) => isSunny || !/\bsun\b|\bclear\b|\bday\b/.test(template));
}
