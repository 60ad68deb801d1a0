import { IconButton } from '@weaversworld/shared/ui';
import { type ComponentProps, useState } from 'react';
import styles from './tool-button.module.css';

/** A round button of the reader's head. Its name is shown below it while it is hovered or focused; Escape hides it. */
export const ToolButton = (props: Omit<ComponentProps<typeof IconButton>, 'children'>) => {
  const [isDismissed, setIsDismissed] = useState(false);
  const show = () => setIsDismissed(false);
  return (
    <IconButton
      variant="quiet"
      size="grown-up"
      {...props}
      // The browser's own tooltip is not shown for the focus.
      title={undefined}
      onPointerEnter={show}
      onFocus={show}
      onKeyDown={(event) => event.key === 'Escape' && setIsDismissed(true)}
    >
      <span className={styles.tooltip} data-dismissed={isDismissed ? '' : undefined}>
        {props.label}
      </span>
    </IconButton>
  );
};
