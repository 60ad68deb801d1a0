import type { PictureFile } from '../pictures/picture-store.ts';

/** A picture as a service made it: kept byte by byte. */
export interface RasterFile extends PictureFile {
  type: 'image/png' | 'image/jpeg' | 'image/webp';
}

/** Larger pictures are refused; one of 1536 × 1024 has 2 to 4 MB as PNG. */
const MAX_PICTURE_BYTES = 12_000_000;
const SIDES = { min: 128, max: 4096 };

/** Width and height from a JPEG's first frame header. */
const jpegSize = (bytes: Buffer): [number, number] | null => {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
};

const webpSize = (bytes: Buffer): [number, number] | null => {
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  if (chunk === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  if (chunk !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
};

/** The kind of picture by its first bytes, never by what a service calls it; null for anything else. */
export const pictureType = (bytes: Buffer): RasterFile['type'] | null => {
  if (bytes.length < 32) return null;
  if (bytes.readUInt32BE(0) === 0x89504e47 && bytes.readUInt32BE(4) === 0x0d0a1a0a) return 'image/png';
  if (bytes.readUInt16BE(0) === 0xffd8 && bytes[2] === 0xff) return 'image/jpeg';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : null;
};

/** Whether a file is whole: services and proxies cut answers off. */
const isComplete = (bytes: Buffer, type: RasterFile['type']): boolean => {
  if (type === 'image/png') return bytes.includes('IEND', Math.max(0, bytes.length - 64), 'latin1');
  if (type === 'image/webp') return bytes.readUInt32LE(4) + 8 <= bytes.length;
  return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > bytes.length - 1024;
};

/** Reads a picture from base64: PNG, JPEG or WebP of a usable size; null for anything else. */
export const readPicture = (base64: string): RasterFile | null => {
  if (base64.length > (MAX_PICTURE_BYTES / 3) * 4 + 4) return null;
  const text = base64.replace(/^data:[\w/+.-]+;base64,/, '').replace(/\s/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null;
  const bytes = Buffer.from(text, 'base64');
  const type = pictureType(bytes);
  if (type === null || !isComplete(bytes, type)) return null;
  const size =
    type === 'image/png'
      ? ([bytes.readUInt32BE(16), bytes.readUInt32BE(20)] as const)
      : type === 'image/jpeg'
        ? jpegSize(bytes)
        : webpSize(bytes);
  const isUsable = size?.every((side) => side >= SIDES.min && side <= SIDES.max) ?? false;
  return isUsable ? { bytes, type } : null;
};
