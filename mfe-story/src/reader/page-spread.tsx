import type { Story } from '@weaversworld/shared/contract';
import { Loading } from '@weaversworld/shared/ui';
import { PagePicture } from './page-picture.tsx';
import { PageWords } from './page-words.tsx';
import styles from './reader.module.css';
import { loadingText, pageCount, type StoryState, shownPage } from './story-state.ts';
import { usePageTransition } from './use-page-transition.ts';

/** One page: its picture and its text. Both boxes keep their size while they are empty. */
export const PageSpread = ({ state }: { state: StoryState & { story: Story } }) => {
  const page = shownPage(state);
  const loading = loadingText(state);
  const { pages } = state.story;
  return (
    <article className={styles.storySpread} {...usePageTransition(state.position.index)}>
      <div className={styles.storyPicture}>{page && <PagePicture key={page.id} page={page} />}</div>
      <div className={styles.storyText}>
        {loading !== null && (
          <Loading
            text={loading}
            done={pages.filter(({ text }) => text !== '').length}
            total={Math.max(pages.length, pageCount(state.story))}
          />
        )}
        {loading === null && page !== null && (
          <PageWords storyId={state.story.id} pageIndex={state.position.index} text={page.text} />
        )}
        {loading === null && page === null && <p>Your story waits for its first page.</p>}
      </div>
    </article>
  );
};
