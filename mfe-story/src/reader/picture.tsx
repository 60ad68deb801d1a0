import { useLayoutEffect, useRef, useState } from 'react';
import styles from './page-picture.module.css';

interface PictureProps {
  url: string;
  alt: string;
  onError(): void;
}

/** An image that fades in when it is loaded; without fading when the browser has it already. */
export const Picture = ({ url, alt, onError }: PictureProps) => {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'waiting' | 'there' | 'arrived' | 'broken'>('waiting');
  useLayoutEffect(() => {
    if (image.current?.complete && image.current.naturalWidth > 0) setState('there');
  }, []);
  return (
    <img
      ref={image}
      src={url}
      alt={alt}
      width={1200}
      height={900}
      fetchPriority="high"
      className={styles.storyImage}
      data-state={state}
      onLoad={() => setState((now) => (now === 'there' ? now : 'arrived'))}
      onError={() => {
        setState('broken');
        onError();
      }}
    />
  );
};
