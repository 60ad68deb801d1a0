import { type Character, portraitUrl } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { Portrait } from '@weaversworld/shared/ui';

/** The portrait of a character that the server knows. */
export const CharacterPortrait = ({ character, className }: { character: Character; className?: string }) => (
  <Portrait
    name={character.name}
    url={portraitUrl(useShell().settings, character)}
    {...(className && { className })}
  />
);
