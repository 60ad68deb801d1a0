import { classNames } from './class-names.ts';
import styles from './icon.module.css';

/* Paths of a 24 × 24 view box: `line` is stroked 2 units wide, `fill` is filled. */
const SHAPES = {
  back: { line: 'M14.5 5.5 8 12l6.5 6.5' },
  next: { line: 'M9.5 5.5 16 12l-6.5 6.5' },
  play: { fill: 'M8 5.2v13.6a1 1 0 0 0 1.5.87l11-6.8a1 1 0 0 0 0-1.74l-11-6.8A1 1 0 0 0 8 5.2Z' },
  pause: {
    fill: 'M6.5 5h3a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM14.5 5h3a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z',
  },
  stop: {
    fill: 'M7 5.5h10A1.5 1.5 0 0 1 18.5 7v10a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 17V7A1.5 1.5 0 0 1 7 5.5Z',
  },
  speaker: { line: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11' },
  share: { line: 'M12 14.5V4M8 7.5 12 3.5l4 4M6 11.5v7A1.5 1.5 0 0 0 7.5 20h9a1.5 1.5 0 0 0 1.5-1.5v-7' },
  close: { line: 'm6 6 12 12M18 6 6 18' },
  plus: { line: 'M12 5v14M5 12h14' },
  minus: { line: 'M5 12h14' },
  pencil: {
    line: 'M4.5 19.5 5.5 15 15.8 4.7a1.7 1.7 0 0 1 2.4 0l1.1 1.1a1.7 1.7 0 0 1 0 2.4L9 18.5l-4.5 1ZM13.5 7l3.5 3.5',
  },
  trash: {
    line: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 11.6A1.5 1.5 0 0 0 8.8 20h6.4a1.5 1.5 0 0 0 1.5-1.4L17.5 7M10.3 11v5M13.7 11v5',
  },
  moon: { line: 'M19.5 14.2A7.8 7.8 0 0 1 9.8 4.5a7.8 7.8 0 1 0 9.7 9.7Z' },
  sun: {
    line: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.8v1.7M12 19.5v1.7M2.8 12h1.7M19.5 12h1.7M5.5 5.5l1.2 1.2M17.3 17.3l1.2 1.2M5.5 18.5l1.2-1.2M17.3 6.7l1.2-1.2',
  },
  music: {
    line: 'M9 18V6l10.5-2.3v12M9 18a2.7 2.7 0 1 1-5.4 0A2.7 2.7 0 0 1 9 18ZM19.5 15.7a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0Z',
  },
  mute: { line: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM16 9.8l4.5 4.4M20.5 9.8 16 14.2' },
  check: { line: 'm5 12.7 4.6 4.6L19.2 7' },
  book: {
    line: 'M12 7.2C10 5.6 7.3 5 3.8 5v13.2c3.5 0 6.2.6 8.2 2.2 2-1.6 4.7-2.2 8.2-2.2V5c-3.5 0-6.2.6-8.2 2.2ZM12 7.2v13.2',
  },
  settings: {
    line: 'M4 7h7M17 7h3M4 17h3M13 17h7M14 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM10 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  },
  link: {
    line: 'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12.2 6.1M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.4-1.4',
  },
  copy: {
    line: 'M9 8.5h9A1.5 1.5 0 0 1 19.5 10v9a1.5 1.5 0 0 1-1.5 1.5H9A1.5 1.5 0 0 1 7.5 19v-9A1.5 1.5 0 0 1 9 8.5ZM16 8.5V5A1.5 1.5 0 0 0 14.5 3.5H6A1.5 1.5 0 0 0 4.5 5v9A1.5 1.5 0 0 0 6 15.5h1.5',
  },
  home: {
    line: 'M4 11.5 12 4.5l8 7M6 10v8.5A1.5 1.5 0 0 0 7.5 20h9a1.5 1.5 0 0 0 1.5-1.5V10M10 20v-5.5h4V20',
  },
  again: { line: 'M5 12a7.2 7.2 0 1 0 2.3-5.3M7.5 3v4h4' },
  printer: {
    line: 'M7 9V4h10v5M7 17.5H5A1.5 1.5 0 0 1 3.5 16v-5.5A1.5 1.5 0 0 1 5 9h14a1.5 1.5 0 0 1 1.5 1.5V16a1.5 1.5 0 0 1-1.5 1.5h-2M7 14h10v6.5H7V14Z',
  },
  person: { line: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5' },
  down: { line: 'm6 9.5 6 6 6-6' },
  heart: {
    line: 'M12 19.5C6.5 15.8 3.8 12.7 3.8 9.3A4.3 4.3 0 0 1 12 7.4a4.3 4.3 0 0 1 8.2 1.9c0 3.4-2.7 6.5-8.2 10.2Z',
  },
  'heart-full': {
    fill: 'M12 20.5C6 16.5 2.8 13 2.8 9.3A5.3 5.3 0 0 1 12 6a5.3 5.3 0 0 1 9.2 3.3c0 3.7-3.2 7.2-9.2 11.2Z',
  },
  star: {
    fill: 'm12 2.8 2.7 5.9 6.4.7-4.8 4.3 1.4 6.3L12 16.8 6.3 20l1.4-6.3L2.9 9.4l6.4-.7Z',
  },
  dice: {
    line: 'M6.5 3.5h11a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3ZM8.2 8.2v.1M15.8 8.2v.1M12 12v.1M8.2 15.8v.1M15.8 15.8v.1',
  },
  warning: { line: 'M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17.2v.1' },
  alert: { line: 'M12 5v8.5M12 18.5v.1' },
  info: { line: 'M12 10.5v8M12 5.5v.1' },
  expand: { line: 'M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15' },
  shrink: { line: 'M4.5 9H9V4.5M19.5 9H15V4.5M4.5 15H9v4.5M19.5 15H15v4.5' },
  leave: { line: 'M10 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H10M15 8l4 4-4 4M19 12H9.5' },
} satisfies Record<string, { line?: string; fill?: string }>;
/** Name of an icon. */
export type IconName = keyof typeof SHAPES;
/** Names of all icons. */
export const ICON_NAMES = Object.keys(SHAPES) as IconName[];

interface IconProps {
  name: IconName;
  /** Edge in pixels; 1.25 em of the text around it when absent. */
  size?: number;
  className?: string;
}

/** A decorative icon without an accessible name: the control around it needs one. */
export const Icon = ({ name, size, className }: IconProps) => {
  const shape: { line?: string; fill?: string } = SHAPES[name];
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 24 24"
      width={size ?? '1.25em'}
      height={size ?? '1.25em'}
      aria-hidden="true"
      focusable="false"
    >
      {shape.fill && <path d={shape.fill} fill="currentColor" />}
      {shape.line && (
        <path
          d={shape.line}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
};
