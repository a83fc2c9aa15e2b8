import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CityPart, GothraPart, SubcastePart } from '../../../parts/profile-form/late-parts';
import { lazyPart } from '../../../shell/lazy-part';
import { whenIdle } from '../../../ui/when-idle';
import { identityDocuments } from '../../../parts/documents/identity-choice';

export const RegisteredDialog = lazyPart(async () => (await import('./registered-dialog')).RegisteredDialog);

/** Fetches what the last steps need as soon as the browser is idle: they may be taken without a network. */
export function useLatePartsAhead() {
  const client = useQueryClient();
  useEffect(
    () =>
      whenIdle(() => {
        [GothraPart, SubcastePart, CityPart, RegisteredDialog].forEach((part) => part.ahead());
        void client.prefetchQuery(identityDocuments);
      }),
    [client],
  );
}
