import type { Stereo } from './mix.ts';
import { RATE } from './voices.ts';

const decibel = (ratio: number): number => 20 * Math.log10(Math.max(ratio, 1e-9));

/** The two filters of ITU-R BS.1770 at 44.1 kHz (high shelf, then high pass), as computed from their analogue form. */
const kWeighted = (channel: Float32Array): Float32Array => {
  const shelf = biquad(1_681.974_450_955_533, 0.707_175_236_955_419_6, 3.999_843_853_973_347);
  const pass = biquad(38.135_470_876_024_44, 0.500_327_037_323_877_3);
  return pass(shelf(channel));
};

const biquad = (frequency: number, q: number, gain?: number) => {
  const k = Math.tan((Math.PI * frequency) / RATE);
  const a0 = 1 + k / q + k * k;
  const high = gain === undefined ? 1 : 10 ** (gain / 20);
  const band = gain === undefined ? 0 : high ** 0.499_666_774_154_541_6;
  const b =
    gain === undefined
      ? [1, -2, 1]
      : [
          (high + (band * k) / q + k * k) / a0,
          (2 * (k * k - high)) / a0,
          (high - (band * k) / q + k * k) / a0,
        ];
  const a = [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0];
  return (input: Float32Array): Float32Array => {
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    return input.map((x) => {
      const y = (b[0] ?? 0) * x + (b[1] ?? 0) * x1 + (b[2] ?? 0) * x2 - (a[0] ?? 0) * y1 - (a[1] ?? 0) * y2;
      [x2, x1, y2, y1] = [x1, x, y1, y];
      return y;
    });
  };
};

/** Integrated loudness in LUFS, gated according to ITU-R BS.1770: blocks of 400 ms, three quarters overlapping. */
export const loudness = ({ left, right }: Stereo): number => {
  const weighted = [kWeighted(left), kWeighted(right)];
  const size = Math.round(0.4 * RATE);
  const powers: number[] = [];
  for (let start = 0; start + size <= left.length; start += size / 4) {
    let power = 0;
    for (const channel of weighted)
      for (let n = Math.floor(start); n < Math.floor(start) + size; n += 1)
        power += (channel[n] ?? 0) ** 2 / size;
    powers.push(power);
  }
  const level = (power: number) => -0.691 + 10 * Math.log10(Math.max(power, 1e-12));
  const mean = (list: number[]) => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
  const loud = powers.filter((power) => level(power) > -70);
  const gate = level(mean(loud)) - 10;
  return level(mean(loud.filter((power) => level(power) > gate)));
};

/** The highest sample, in dB below full scale. */
export const peak = ({ left, right }: Stereo): number => {
  let highest = 0;
  for (const channel of [left, right])
    for (const value of channel) highest = Math.max(highest, Math.abs(value));
  return decibel(highest);
};

/** The jump from the last sample to the first, against the largest jump within the music: below 1 it is inaudible. */
export const seam = ({ left, right }: Stereo): number => {
  const jump = (channel: Float32Array) => {
    let largest = 0;
    for (let n = 1; n < channel.length; n += 1)
      largest = Math.max(largest, Math.abs((channel[n] ?? 0) - (channel[n - 1] ?? 0)));
    return Math.abs((channel[0] ?? 0) - (channel.at(-1) ?? 0)) / Math.max(largest, 1e-9);
  };
  return Math.max(jump(left), jump(right));
};

/** Share of the energy in each octave around 62, 125, … 8000 Hz. */
export const spectrum = ({ left }: Stereo): Record<number, number> => {
  const bands = [62, 125, 250, 500, 1_000, 2_000, 4_000, 8_000];
  const energies = bands.map((centre) => {
    const k = Math.tan((Math.PI * centre) / RATE);
    const norm = 1 / (1 + k / Math.SQRT2 + k * k);
    let [x1, x2, y1, y2, energy] = [0, 0, 0, 0, 0];
    for (const x of left) {
      const y =
        (k / Math.SQRT2) * norm * (x - x2) -
        2 * (k * k - 1) * norm * y1 -
        (1 - k / Math.SQRT2 + k * k) * norm * y2;
      [x2, x1, y2, y1] = [x1, x, y1, y];
      energy += y * y;
    }
    return energy;
  });
  const all = energies.reduce((sum, one) => sum + one, 0);
  return Object.fromEntries(
    bands.map((band, n) => [band, Math.round((1_000 * (energies[n] ?? 0)) / all) / 10]),
  );
};
