import type { ProfileColor } from '@weaversworld/shared/contract';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './portrait.module.css';

interface PortraitProps {
  name: string;
  url: string;
  /** Its size; 64 px by default. */
  className?: string;
  /** The colour behind it, which is that of the night as well. */
  color?: ProfileColor;
}

/**
 * A character's portrait, for a place that shows the name as text. The first letter of the name stands in until the image
 * is loaded, or when the server has none.
 */
export const Portrait = ({ name, url, className, color }: PortraitProps) => (
  <span
    className={classNames(styles.portrait, className)}
    data-initial={[...name.trim()][0]?.toUpperCase()}
    data-color={color}
    aria-hidden="true"
  >
    <PortraitImage key={url} url={url} />
  </span>
);

const PortraitImage = ({ url }: { url: string }) => {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <img
      src={url}
      alt=""
      width={64}
      height={64}
      data-there={isLoaded ? '' : undefined}
      onLoad={() => setIsLoaded(true)}
      onError={() => setIsLoaded(false)}
    />
  );
};
