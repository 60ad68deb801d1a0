import type { Story } from '@weaversworld/shared/contract';
import { Button, ChoiceGroup, Dialog } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useStoryStores } from '../lib/story-stores.tsx';
import { EBookLink } from './e-book-link.tsx';
import { isFullScreenSupported, toggleFullScreen } from './full-screen.ts';
import { PrintStory } from './print-story.tsx';
import styles from './reading-settings-dialog.module.css';
import { ShowLink } from './show-link.tsx';
import { useIsPhone } from './use-media-query.ts';
import { VoiceSettings } from './voice-settings.tsx';

interface ReadingSettingsDialogProps {
  story: Story;
  /** Opens the dialog with the story's link in place of this one. */
  onShowLink(): void;
  onClose(): void;
}

/** The reading settings, the voice's settings, full screen, printing and the e-book. */
export const ReadingSettingsDialog = ({ story, onShowLink, onClose }: ReadingSettingsDialogProps) => {
  const [isPrinting, setIsPrinting] = useState(false);
  const { readingSettings } = useStoryStores();
  const isPhone = useIsPhone();
  const { size, spacing, face, tint } = useStore(readingSettings);
  return (
    <Dialog title="Reading settings" size="wide" onClose={onClose}>
      <div className={styles.storySettings}>
        <ChoiceGroup
          label="Text size"
          size="grown-up"
          value={size}
          onChange={(next) => readingSettings.change({ size: next })}
          options={[
            { value: 'normal', label: 'Normal' },
            { value: 'large', label: 'Large' },
            { value: 'largest', label: 'Largest' },
          ]}
        />
        <ChoiceGroup
          label="Spacing"
          size="grown-up"
          value={spacing}
          onChange={(next) => readingSettings.change({ spacing: next })}
          options={[
            { value: 'normal', label: 'Normal' },
            { value: 'wide', label: 'Wide' },
          ]}
        />
        <ChoiceGroup
          label="Letters"
          size="grown-up"
          value={face}
          onChange={(next) => readingSettings.change({ face: next })}
          options={[
            { value: 'story', label: 'Storybook' },
            { value: 'plain', label: 'Plain' },
          ]}
        />
        <ChoiceGroup
          label="Paper"
          size="grown-up"
          value={tint}
          onChange={(next) => readingSettings.change({ tint: next })}
          options={[
            { value: 'cream', label: 'Cream' },
            { value: 'white', label: 'White' },
            { value: 'mint', label: 'Mint' },
            { value: 'lilac', label: 'Lilac' },
          ]}
        />
        <VoiceSettings />
        <div className={styles.storySettingsWays}>
          {isFullScreenSupported() && (
            <Button variant="quiet" size="grown-up" onClick={toggleFullScreen}>
              Full screen
            </Button>
          )}
          <Button
            variant="quiet"
            size="grown-up"
            icon="printer"
            busy={isPrinting}
            onClick={() => setIsPrinting(true)}
          >
            Print or save as PDF
          </Button>
          <EBookLink story={story} />
        </div>
        {isPhone && <ShowLink story={story} onShow={onShowLink} />}
        {isPrinting && <PrintStory story={story} onDone={() => setIsPrinting(false)} />}
      </div>
    </Dialog>
  );
};
