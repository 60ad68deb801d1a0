import { useLiveState, useShell } from '@weaversworld/shared/shell';
import { Notice } from '@weaversworld/shared/ui';

/** What went wrong while the story stays in its place: the last failure, and a lost live channel. */
export const StoryNotices = ({ error }: { error: string | null }) => {
  const { live } = useShell();
  const { status } = useLiveState();
  return (
    <>
      {error && <Notice tone="error">{error}</Notice>}
      {status === 'offline' && (
        <Notice tone="error" action={{ label: 'Reconnect', onClick: live.reconnect }}>
          Failed to reconnect after multiple attempts
        </Notice>
      )}
    </>
  );
};
