import { useReadable, useShell, type VoiceChoice } from '@weaversworld/shared/shell';
import { ChoiceGroup, SelectField } from '@weaversworld/shared/ui';
import { useEffect, useState } from 'react';

const SPEEDS = [
  { value: '0.7', label: 'Slow' },
  { value: '0.9', label: 'Normal' },
  { value: '1.1', label: 'Fast' },
] as const;

/** The voice and its speed. Renders nothing where the browser cannot speak. */
export const VoiceSettings = () => {
  const { narration } = useShell();
  const { voice, rate } = useReadable(narration.settings);
  const [voices, setVoices] = useState<VoiceChoice[]>([]);
  useEffect(() => {
    const unmounted = new AbortController();
    void narration.voices().then((all) => {
      if (!unmounted.signal.aborted) setVoices(all);
    });
    return () => unmounted.abort();
  }, [narration]);
  if (!narration.supported) return null;
  return (
    <>
      <ChoiceGroup
        label="Speed of the voice"
        size="grown-up"
        options={SPEEDS}
        value={SPEEDS.find(({ value }) => Number(value) === rate)?.value ?? null}
        onChange={(next) => narration.settings.set({ rate: Number(next) })}
      />
      {voices.length > 0 && (
        <SelectField
          label="Voice"
          size="grown-up"
          value={voice ?? ''}
          onChange={(event) => narration.settings.set({ voice: event.target.value || null })}
        >
          <option value="">The best one here</option>
          {voices.map(({ id, name, needsNetwork }) => (
            <option key={id} value={id}>
              {name}
              {needsNetwork ? ' (needs the internet)' : ''}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
};
