import { execFileSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lanternLullaby } from './lantern-lullaby.ts';
import { meadowMorning } from './meadow-morning.ts';
import { loudness, peak, seam, spectrum } from './measure.ts';
import { type Piece, play, scale } from './mix.ts';
import { createDice } from './score.ts';
import { snowfallWindow } from './snowfall-window.ts';
import { RATE } from './voices.ts';
import { fromFloats, toWav } from './wav.ts';

/*
 * Renders the three pieces, normalises their loudness, and writes them beside this file as MP3, which every browser plays.
 * The encoder is ffmpeg (the variable FFMPEG names another one). Fails if a file is too loud, too large or not seamless.
 */
const LOUDNESS = -20;
const LIMITS = { peak: -1.5, seam: 1, bytes: 350 * 1_024 };
const ffmpeg = process.env.FFMPEG ?? 'ffmpeg';

const render = (piece: Piece) => {
  const raw = play(piece);
  const music = scale(raw, 10 ** ((LOUDNESS - loudness(raw)) / 20));
  const wav = join(tmpdir(), `${piece.name}.wav`);
  const mp3 = join(import.meta.dirname, `${piece.name}.mp3`);
  writeFileSync(wav, toWav(music, createDice(1)));
  const encode = [
    '-c:a',
    'libmp3lame',
    '-b:a',
    '56k',
    '-ar',
    '32000',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
  ];
  execFileSync(ffmpeg, ['-v', 'error', '-y', '-i', wav, ...encode, mp3]);
  // Measured on the decoded MP3, as a browser plays it.
  const decoded = fromFloats(
    execFileSync(ffmpeg, ['-v', 'error', '-i', mp3, '-f', 'f32le', '-ar', String(RATE), '-'], {
      maxBuffer: 2 ** 28,
    }),
  );
  const measured = {
    seconds: decoded.left.length / RATE,
    missing: music.left.length - decoded.left.length,
    loudness: loudness(decoded),
    peak: peak(decoded),
    seam: Math.max(seam(music), seam(decoded)),
    bytes: statSync(mp3).size,
  };
  process.stdout.write(`${piece.name} ${JSON.stringify({ ...measured, spectrum: spectrum(decoded) })}\n`);
  if (measured.peak > LIMITS.peak || measured.seam > LIMITS.seam || measured.bytes > LIMITS.bytes)
    throw new Error(`${piece.name} exceeds a limit: ${JSON.stringify(LIMITS)}`);
};

for (const piece of [lanternLullaby, meadowMorning, snowfallWindow]) render(piece);
