import { useOfferedDocuments } from '../../../parts/documents/identity-choice';
import type { ChosenFiles } from './files/use-chosen-files';
import { useRegisterTexts } from './register.en';

/** Why the registration cannot be sent at this moment, and what its button says; null where it can be. */
export function useWaitsFor(files: ChosenFiles, isSending: boolean): string | null {
  const texts = useRegisterTexts();
  const offered = useOfferedDocuments();
  // Pictures still being prepared would be left behind.
  if (files.preparing) return texts.preparing;
  if (isSending) return texts.completing;
  // The field of a document that is not known yet could not show its error.
  return offered ? null : texts.complete;
}
