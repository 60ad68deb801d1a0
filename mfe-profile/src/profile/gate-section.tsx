import { useGrownUps, useShell } from '@weaversworld/shared/shell';
import { Checkbox } from '@weaversworld/shared/ui';
import { Section } from '../lib/section.tsx';

/** Switches the grown-ups' gate of this device on and off. Hidden where the host has none. */
export const GateSection = () => {
  const { grownUps } = useShell();
  const { isGateOn } = useGrownUps();
  if (grownUps === undefined) return null;
  return (
    <Section title="For grown-ups">
      <Checkbox
        size="grown-up"
        label="Ask a sum first"
        hint="On this device, before this profile, sharing and deleting. Nothing is asked for five minutes after a right answer."
        checked={isGateOn}
        onChange={({ currentTarget }) => grownUps.setGate(currentTarget.checked)}
      />
    </Section>
  );
};
