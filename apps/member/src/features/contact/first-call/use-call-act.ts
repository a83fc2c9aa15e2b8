import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@kalyanam/web/api-error';
import type { CallAct } from '@kalyanam/shared/contracts/calls';
import { actOnCall, useCallsChanged } from '../../../parts/calls/calls.queries';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { useCallTexts } from './call.en';

/** An act on a call; if the other was quicker, the page shows the call's new state. */
export function useCallAct(memberId: string) {
  const texts = useCallTexts();
  const failure = useFailure();
  const changed = useCallsChanged();
  const [done, setDone] = useState('');
  const acting = useMutation({
    mutationFn: (act: CallAct) => actOnCall(memberId, act),
    onSuccess: async () => {
      if (done) showToast(done);
      await changed();
    },
    onError: async (thrown) => {
      if (!isApiError(thrown) || thrown.code !== 'changed-meanwhile') return;
      showToast(texts.changed);
      await changed();
    },
  });
  return {
    busy: acting.isPending,
    error: acting.error && failure(acting.error),
    fields: isApiError(acting.error) ? (acting.error.fields ?? {}) : {},
    act: (act: CallAct, words: string) => {
      setDone(words);
      acting.mutate(act);
    },
  };
}
