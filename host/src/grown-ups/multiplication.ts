/** A multiplication that a grown-up does in the head, and a young child does not. */
export interface Multiplication {
  text: string;
  answer: number;
}

/** One of 42: a factor from 3 to 9 times a factor from 4 to 9. `random` gives 0 to less than 1. */
export const createMultiplication = (random: () => number): Multiplication => {
  const [first, second] = [3 + Math.floor(random() * 7), 4 + Math.floor(random() * 6)];
  return { text: `${first} × ${second}`, answer: first * second };
};
