import { useActivity, useSession } from '@weaversworld/shared/shell';
import { LinkButton, Notice, Page } from '@weaversworld/shared/ui';
import { CREATE, FIRST_PROFILE, SIGNUP } from '../lib/paths.ts';
import styles from './home.module.css';
import { SampleBook } from './sample-book.tsx';

const STEPS = [
  { title: 'Create your characters', text: 'A brave fox, a shy robot, you: whoever you like.' },
  { title: 'Set a theme and a desired ending', text: 'Say where the adventure goes, and how it should end.' },
  { title: 'Generate your story pages', text: 'Read each page with its picture, then ask for the next.' },
];

/** The welcome screen of visitors without characters and stories. */
export const FirstRun = () => {
  const { isAuthenticated, activeChildProfile } = useSession();
  const start = activeChildProfile ? CREATE : FIRST_PROFILE;
  // Creating the first child profile offers to move them to it.
  const hasStoriesWaiting = useActivity().hasContent && isAuthenticated && !activeChildProfile;
  return (
    <Page
      title="Welcome to Weaver's World"
      lead="Make your own characters and weave them into picture stories, page by page."
      align="center"
      className={styles.storyFirstRun}
    >
      {hasStoriesWaiting && (
        <Notice className={styles.storyBanner}>
          Your earlier stories are still here. Create a child profile to move them to it.
        </Notice>
      )}
      <SampleBook />
      <ol className={styles.storySteps}>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.storyFirstActions}>
        <LinkButton to={isAuthenticated ? start : SIGNUP}>
          {isAuthenticated ? 'Get Started' : 'Sign Up to Get Started'}
        </LinkButton>
        {!isAuthenticated && (
          <LinkButton to={CREATE} variant="quiet">
            Try a story first
          </LinkButton>
        )}
      </div>
    </Page>
  );
};
