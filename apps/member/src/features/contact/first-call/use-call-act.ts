import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { isApiError } from '@kalyanam/web/api-error';
import type { CallAct } from '@kalyanam/shared/contracts/calls';
import { actOnCall, useCallsChanged } from '../../../parts/calls/calls.queries';
import { DOUBLE_CLICK_MS } from '../../../parts/relations/use-stray-press';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { useCallTexts } from './call.en';

/** A change of the call; if the other was quicker, the page shows the call's new state. */
export function useCallChange<Sent>(send: (sent: Sent) => Promise<unknown>, onDone: (sent: Sent) => void) {
  const texts = useCallTexts();
  const failure = useFailure();
  const changed = useCallsChanged();
  // A second press comes before the first one has drawn anything.
  const running = useRef(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: send,
    onSuccess: async (_, sent) => {
      onDone(sent);
      await changed();
    },
    onError: async (thrown) => {
      if (!isApiError(thrown) || thrown.code !== 'changed-meanwhile') return;
      showToast(texts.changed);
      await changed();
    },
    onSettled: (_, thrown) => {
      const release = () => {
        running.current = false;
      };
      // Until the page has changed, the button is still there.
      if (thrown) release();
      else setTimeout(release, DOUBLE_CLICK_MS);
    },
  });
  const sendOnce = (sent: Sent) => {
    if (running.current) return;
    running.current = true;
    mutate(sent);
  };
  return {
    send: sendOnce,
    busy: isPending,
    error: error && failure(error),
    fields: isApiError(error) ? (error.fields ?? {}) : {},
    forgetError: () => error && reset(),
  };
}

/** An act on an existing call, with the words that confirm it. */
export function useCallAct(memberId: string) {
  const { send, ...change } = useCallChange(
    ({ act }: { act: CallAct; words: string }) => actOnCall(memberId, act),
    ({ words }) => words && showToast(words),
  );
  return { ...change, act: (act: CallAct, words: string) => send({ act, words }) };
}
