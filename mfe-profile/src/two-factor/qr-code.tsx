import { encode } from 'uqr';
import styles from './two-factor.module.css';

/** The margin that scanners require around the code, in modules. */
const QUIET_ZONE = 4;

const toPath = (rows: boolean[][]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`] : [])),
    )
    .join('');

/** A QR code, dark on white in both themes because scanners need it. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const edge = size + 2 * QUIET_ZONE;
  return (
    <svg className={styles.qrCode} viewBox={`0 0 ${edge} ${edge}`} role="img" aria-label={label}>
      <rect width={edge} height={edge} fill="#fff" />
      <path d={toPath(data)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
};
