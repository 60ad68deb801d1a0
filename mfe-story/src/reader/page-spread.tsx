import type { Story } from '@weaversworld/shared/contract';
import { Loading } from '@weaversworld/shared/ui';
import { PagePicture } from './page-picture.tsx';
import { PageWords } from './page-words.tsx';
import styles from './reader.module.css';
import { loadingText, pageCount, type StoryState, shownPage } from './story-state.ts';
import { useTurning } from './use-turning.ts';

/** One page: its picture and its words. Both places are there before anything arrives in them. */
export const PageSpread = ({ state }: { state: StoryState & { story: Story } }) => {
  const page = shownPage(state);
  const waiting = loadingText(state);
  const { pages } = state.story;
  return (
    <article className={styles.storySpread} {...useTurning(state.place.index)}>
      <div className={styles.storyPicture}>{page && <PagePicture key={page.id} page={page} />}</div>
      <div className={styles.storyText}>
        {waiting !== null && (
          <Loading
            text={waiting}
            done={pages.filter(({ text }) => text !== '').length}
            total={Math.max(pages.length, pageCount(state.story))}
          />
        )}
        {waiting === null && page !== null && (
          <PageWords storyId={state.story.id} pageIndex={state.place.index} text={page.text} />
        )}
        {waiting === null && page === null && <p>Your story waits for its first page.</p>}
      </div>
    </article>
  );
};
