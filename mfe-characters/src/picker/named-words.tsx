import { VisuallyHidden } from '@weaversworld/shared/ui';

/** A button's words, and for the ear whom they are about: 'Edit', heard as 'Edit Pip'. */
export const NamedWords = ({ words, about }: { words: string; about: string }) => (
  <span>
    {words} <VisuallyHidden>{about}</VisuallyHidden>
  </span>
);
