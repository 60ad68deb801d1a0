import type { Character } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { useState } from 'react';
import styles from './picker.module.css';
import { portraitUrl } from './portrait-url.ts';

/** The character as it will look in its stories. Until it is there, and with a server that draws none, its letter. */
export const Portrait = ({ character }: { character: Character }) => {
  const url = portraitUrl(useShell().settings, character);
  return (
    <span className={styles.charactersPortrait} aria-hidden="true">
      {[...character.name.trim()][0]?.toUpperCase()}
      <Drawing key={url} url={url} />
    </span>
  );
};

const Drawing = ({ url }: { url: string }) => {
  const [isThere, setIsThere] = useState(false);
  return (
    <img
      src={url}
      alt=""
      width={64}
      height={64}
      data-there={isThere ? '' : undefined}
      onLoad={() => setIsThere(true)}
      onError={() => setIsThere(false)}
    />
  );
};
