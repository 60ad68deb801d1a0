import { describe, expect, it } from 'vitest';
import { loudness, peak, seam } from './measure.ts';
import { play, scale } from './mix.ts';
import { bass, RATE } from './voices.ts';

const tone = (seconds: number, pitch: number, level: number) => {
  const left = Float32Array.from(
    { length: seconds * RATE },
    (_, n) => level * Math.sin((2 * Math.PI * pitch * n) / RATE),
  );
  return { left, right: left };
};

describe('the measurements', () => {
  it('give a tone of 997 Hz at full scale on both channels 0 LUFS and a peak of 0 dB', () => {
    expect(loudness(tone(2, 997, 1))).toBeCloseTo(0, 1);
    expect(loudness(tone(2, 997, 0.1))).toBeCloseTo(-20, 1);
    expect(peak(tone(2, 997, 0.5))).toBeCloseTo(-6.02, 1);
  });

  it('detect a seam', () => {
    expect(seam(tone(1, 100, 0.5))).toBeLessThan(1.01);
    expect(seam(tone(1, 100.25, 0.5))).toBeGreaterThan(10);
  });
});

describe('the ring buffer', () => {
  it('continues a note past the end at the beginning, without a seam', () => {
    const note = { at: 3.9, length: 2, pitch: 220, strength: 0.5, pan: 0 };
    const piece = {
      name: 'one',
      beatsPerMinute: 60,
      beats: 4,
      parts: [{ voice: bass, room: 0.3, notes: [note] }],
    };
    const music = scale(play(piece), 2);
    expect(music.left).toHaveLength(4 * RATE);
    expect(Math.max(...music.left.slice(0, 1_000).map(Math.abs))).toBeGreaterThan(0.05);
    expect(seam(music)).toBeLessThan(1);
  });
});
