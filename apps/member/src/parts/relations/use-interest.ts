import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isApiError } from '@kalyanam/web/api-error';
import type { DeskDraftRequest } from '@kalyanam/shared/contracts/desk';
import type { InterestAnswer } from '@kalyanam/shared/contracts/interests';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../session/session';
import { usePressLock } from '../../ui/press-lock';
import { orSuggest, Suggested } from '../family-desk/or-suggest';
import { refetchKnown, noteChange } from './known-profiles';

export type InterestAct = 'show' | 'withdraw' | 'accept';

interface Press {
  readonly act: InterestAct;
  /** Words that go with it. */
  readonly note?: string | undefined;
}

/** `key` makes a repeated press harmless. */
function actOnInterest({ act, note }: Press, id: string, key: string): Promise<InterestAnswer> {
  if (act === 'withdraw') return api.delete(ROUTES.interest(id));
  if (act === 'accept') return api.post(ROUTES.acceptInterest(id));
  const body = note === undefined ? undefined : { note };
  return api.post(ROUTES.interest(id), body, { headers: { 'Idempotency-Key': key } });
}

/** Taking back is no suggestion. */
const draftOf = ({ act, note }: Press, profileId: string): DeskDraftRequest | null =>
  act === 'withdraw' ? null : { kind: act === 'accept' ? 'accept' : 'send-interest', profileId, ...(note && { note }) };

export type InterestAnswered = (act: InterestAct, answer: InterestAnswer) => void;

interface InterestUse {
  id: string;
  onDone: InterestAnswered;
  /** The candidate is asked in place of the act. */
  onSuggested?: () => void;
}

/** One act at a time, each sent once. Until the server has answered nothing can be pressed, and nothing is claimed. */
export function useInterest({ id, onDone, onSuggested }: InterestUse) {
  const client = useQueryClient();
  const lock = usePressLock();
  const key = useRef<string | null>(null);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (press: Press) =>
      orSuggest(actOnInterest(press, id, (key.current ??= crypto.randomUUID())), draftOf(press, id)),
    onSuccess: async (answer, { act }) => {
      key.current = null;
      await noteChange(client, id, { interest: answer.interest });
      // Acceptance may open phone and email.
      if (answer.interest.state === 'accepted') void client.invalidateQueries({ queryKey: ['profile', id] });
      onDone(act, answer);
    },
    onError: (thrown) => {
      if (thrown instanceof Suggested) {
        key.current = null;
        onSuggested?.();
      }
      // Without an answer the next press is the same one; a refusal ends it.
      if (!isApiError(thrown) || thrown.status === 0) return;
      key.current = null;
      if (thrown.status === 409) void client.invalidateQueries({ queryKey: ['profile', id] });
      if (thrown.status === 409) refetchKnown(client);
    },
    onSettled: (answer) => (answer ? lock.releaseLater() : lock.release()),
  });
  const act = (wanted: InterestAct, note?: string) => {
    if (!lock.take()) return;
    // Other words are another press.
    if (note !== variables?.note) key.current = null;
    mutate({ act: wanted, note });
  };
  return {
    busy: isPending ? variables.act : null,
    error: error instanceof Suggested ? null : error,
    act,
  };
}
