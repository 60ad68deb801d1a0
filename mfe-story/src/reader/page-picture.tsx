import type { Page } from '@weaversworld/shared/contract';
import { Icon } from '@weaversworld/shared/ui';
import { AddressPicture } from './address-picture.tsx';
import { BytesPicture } from './bytes-picture.tsx';
import { DrawAgain } from './draw-again.tsx';
import { pictureState } from './picture-state.ts';
import styles from './reader.module.css';

/** A page's picture in whatever state it is; its place keeps its size. */
export const PagePicture = ({ page }: { page: Page }) => {
  const state = pictureState(page);
  switch (state.kind) {
    case 'address':
      return <AddressPicture key={state.url} page={page} alt={pictureAlt(page)} />;
    case 'bytes':
      return <BytesPicture page={page} text={state.text} alt={pictureAlt(page)} />;
    case 'waiting':
      return (
        <p role="status" className={styles.storyPictureText}>
          <Icon name="pencil" size={48} />
          {state.text}
        </p>
      );
    case 'failed':
      return (
        <div className={styles.storyPictureText}>
          <p role="status">{state.text}</p>
          <DrawAgain page={page} />
        </div>
      );
    case 'nothing':
      return null;
  }
};

/** The page's own first sentence names the scene. */
export const pictureAlt = ({ text, page_number }: Page): string =>
  /^.+?[.!?](?=\s|$)/s.exec(text.trim())?.[0] ?? (text.trim() || `Page ${page_number}`);
