import type { ActivityState } from '@weaversworld/shared/shell';
import { pluralize } from '@weaversworld/shared/ui';

/** The text of the welcome-back banner. */
export const welcomeBackText = ({
  storiesCreated,
  charactersCreated,
}: Pick<ActivityState, 'storiesCreated' | 'charactersCreated'>): string =>
  `Welcome back! You have made ${pluralize(storiesCreated, 'story', 'stories')} and ${pluralize(
    charactersCreated,
    'character',
    'characters',
  )}. Create an account to keep them.`;
