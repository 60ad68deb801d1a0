import type { ActivityState } from '@weaversworld/shared/shell';
import { counted } from '../lib/counted.ts';

/** What the banner says to an anonymous visitor who made something. */
export const welcomeBackText = ({
  storiesCreated,
  charactersCreated,
}: Pick<ActivityState, 'storiesCreated' | 'charactersCreated'>): string =>
  `Welcome back! You have made ${counted(storiesCreated, 'story', 'stories')} and ${counted(
    charactersCreated,
    'character',
    'characters',
  )}. Create an account to keep them.`;
