import type { Character } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { useState } from 'react';
import styles from './picker.module.css';
import { portraitUrl } from './portrait-url.ts';

/** A character's portrait. The first letter of its name until the image is loaded, or when the server has none. */
export const Portrait = ({ character }: { character: Character }) => {
  const url = portraitUrl(useShell().settings, character);
  return (
    <span className={styles.charactersPortrait} aria-hidden="true">
      {[...character.name.trim()][0]?.toUpperCase()}
      <PortraitImage key={url} url={url} />
    </span>
  );
};

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
