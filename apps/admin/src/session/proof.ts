/** Some acts ask again who is at the keyboard: one dialog asks, and what waited for it then goes on by itself. */
import type { ProofRequest } from '@kalyanam/shared/admin/administrators';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { isApiError } from '@kalyanam/web/api-error';
import { createStore, useStore } from '@kalyanam/web/store';
import { api } from './admin-session';

const waiting = createStore<readonly ((proved: boolean) => void)[]>([]);

const ask = () => new Promise<boolean>((resolve) => waiting.set([...waiting.get(), resolve]));

/** The dialog's answer to everything that waits. */
export function answerProof(proved: boolean) {
  const asked = waiting.get();
  waiting.set([]);
  asked.forEach((resolve) => resolve(proved));
}

export const useProofAsked = (): boolean => useStore(waiting).length > 0;

export const sendProof = (proof: ProofRequest) => api.post(ADMIN_ROUTES.proof, proof);

/** Does it, and again after the administrator has confirmed who they are; without that the refusal stands. */
export async function withProof<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (thrown) {
    if (!isApiError(thrown) || thrown.code !== 'prove-again' || !(await ask())) throw thrown;
    return act();
  }
}
