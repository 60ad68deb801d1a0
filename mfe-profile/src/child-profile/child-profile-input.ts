import { type ChildProfileInput, LIMITS } from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';

const { min, max } = LIMITS.childAge;
const AGE_INVALID = `Age must be a number between ${min} and ${max}`;

const Age = z
  .string()
  .trim()
  .regex(/^\d{1,3}$/, AGE_INVALID)
  .transform(Number)
  .pipe(z.number(AGE_INVALID).min(min, AGE_INVALID).max(max, AGE_INVALID));

/** Validates the form's values. `ageIsOptional` for an existing profile without an age. */
export const childProfileInput = (ageIsOptional: boolean) =>
  z
    .object({
      name: z.string().trim().min(1, 'Please enter a name for the child profile'),
      age: ageIsOptional
        ? z.union([
            z
              .string()
              .regex(/^\s*$/)
              .transform(() => undefined),
            Age,
          ])
        : Age,
    })
    .transform(({ name, age }): Partial<ChildProfileInput> & { name: string } =>
      age === undefined ? { name } : { name, age },
    );
