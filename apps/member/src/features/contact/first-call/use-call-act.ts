import { useMutation } from '@tanstack/react-query';
import { isApiError } from '@kalyanam/web/api-error';
import type { CallAct } from '@kalyanam/shared/contracts/calls';
import { actOnCall, useCallsChanged } from '../../../parts/calls/calls.queries';
import { usePressLock } from '../../../ui/press-lock';
import { showToast } from '../../../ui/toast';
import { useCallTexts } from './call.en';

/** A change of the call; if the other was quicker, the page shows the call's new state. */
export function useCallChange<Sent>(send: (sent: Sent) => Promise<unknown>, onDone: (sent: Sent) => void) {
  const texts = useCallTexts();
  const changed = useCallsChanged();
  const lock = usePressLock();
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
    // Until the page has changed, the button is still there.
    onSettled: (_, thrown) => (thrown ? lock.release() : lock.releaseLater()),
  });
  const sendOnce = (sent: Sent) => {
    if (lock.take()) mutate(sent);
  };
  return {
    send: sendOnce,
    busy: isPending,
    error,
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
