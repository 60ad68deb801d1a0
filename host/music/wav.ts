import type { Stereo } from './mix.ts';
import { RATE } from './voices.ts';

/** A stereo WAV file, 16 bit, with dither. */
export const toWav = ({ left, right }: Stereo, dice: () => number): Buffer => {
  const data = Buffer.alloc(left.length * 4);
  const word = (value: number) =>
    Math.max(-32_768, Math.min(32_767, Math.round(value * 32_767 + dice() - dice())));
  for (let n = 0; n < left.length; n += 1) {
    data.writeInt16LE(word(left[n] ?? 0), n * 4);
    data.writeInt16LE(word(right[n] ?? 0), n * 4 + 2);
  }
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(2, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 4, 28);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
};

/** Reads samples of a raw stereo stream of 32-bit floats. */
export const fromFloats = (raw: Buffer): Stereo => {
  const frames = Math.floor(raw.length / 8);
  const left = new Float32Array(frames);
  const right = new Float32Array(frames);
  for (let n = 0; n < frames; n += 1) {
    left[n] = raw.readFloatLE(n * 8);
    right[n] = raw.readFloatLE(n * 8 + 4);
  }
  return { left, right };
};
