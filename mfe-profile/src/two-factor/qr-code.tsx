import { encode } from 'uqr';
import styles from './two-factor.module.css';

/** The quiet zone a reader needs around the code, in modules. */
const MARGIN = 4;

const pathOf = (rows: boolean[][]): string =>
  rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])))
    .join('');

/** An address as a QR code, dark on white in every light. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const edge = size + 2 * MARGIN;
  return (
    <svg className={styles.qrCode} viewBox={`0 0 ${edge} ${edge}`} role="img" aria-label={label}>
      <rect width={edge} height={edge} fill="#fff" />
      <path d={pathOf(data)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
};
