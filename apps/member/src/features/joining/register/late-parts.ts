/** Parts not needed by the first step; fetched as soon as the browser has nothing else to do. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { identityDocuments } from '../../../parts/documents/identity-documents.queries';
import { CityPart, SubcastePart } from '../../../parts/profile-form/late-parts';
import { lazyPart } from '../../../shell/lazy-part';
import { whenIdle } from '../../../ui/when-idle';

export const DocumentsStep = lazyPart(async () => (await import('./steps/documents.step')).DocumentsStep);
export const VisaField = lazyPart(async () => (await import('./steps/visa-field')).VisaField);
export const CandidateFields = lazyPart(async () => (await import('./steps/candidate-fields')).CandidateFields);
export const RegisteredDialog = lazyPart(async () => (await import('./registered-dialog')).RegisteredDialog);

/** Ahead of the step that needs them, which may be taken without a network. */
export function useLatePartsAhead() {
  const client = useQueryClient();
  useEffect(
    () =>
      whenIdle(() => {
        [CandidateFields, SubcastePart, CityPart, VisaField, DocumentsStep, RegisteredDialog].forEach((part) =>
          part.ahead(),
        );
        void client.prefetchQuery(identityDocuments);
      }),
    [client],
  );
}
