import type { Story } from '@weaversworld/shared/contract';
import { useShell, withGrownUp } from '@weaversworld/shared/shell';
import { Button } from '@weaversworld/shared/ui';

/** Opens the dialog with a public story's link from the reading settings of a phone, whose head has no room for another button. */
export const ShowLink = ({ story, onShow }: { story: Story; onShow(): void }) => {
  const shell = useShell();
  if (!story.user_is_owner || !story.is_public) return null;
  return (
    <Button variant="quiet" size="grown-up" icon="link" onClick={() => withGrownUp(shell, onShow)}>
      Show link
    </Button>
  );
};
