import { type ChildProfileInput, LIMITS } from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';

const { min, max } = LIMITS.childAge;
const AGE = `Age must be a number between ${min} and ${max}`;

const Age = z
  .string()
  .trim()
  .regex(/^\d{1,3}$/, AGE)
  .transform(Number)
  .pipe(z.number(AGE).min(min, AGE).max(max, AGE));

/** What is typed into the form. A profile that came without an age may stay so. */
export const childProfileInput = (ageMayBeMissing: boolean) =>
  z
    .object({
      name: z.string().trim().min(1, 'Please enter a name for the child profile'),
      age: ageMayBeMissing
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
