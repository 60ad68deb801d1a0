import type { Page } from '@weaversworld/shared/contract';
import { Icon } from '@weaversworld/shared/ui';
import { BlobPicture } from './blob-picture.tsx';
import styles from './page-picture.module.css';
import { pictureState } from './picture-state.ts';
import { RedrawButton } from './redraw-button.tsx';
import { UrlPicture } from './url-picture.tsx';

/** A page's picture, or a text for its state. */
export const PagePicture = ({ page }: { page: Page }) => {
  const state = pictureState(page);
  switch (state.kind) {
    case 'url':
      return <UrlPicture key={state.url} page={page} alt={pictureAlt(page)} />;
    case 'blob':
      return <BlobPicture page={page} text={state.text} alt={pictureAlt(page)} />;
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
          <RedrawButton page={page} />
        </div>
      );
    case 'none':
      return null;
  }
};

/** The text alternative: what the picture shows; without a description the first sentence of the page. */
export const pictureAlt = ({ text, page_number, image_description }: Page): string =>
  image_description || /^.+?[.!?](?=\s|$)/s.exec(text.trim())?.[0] || text.trim() || `Page ${page_number}`;
