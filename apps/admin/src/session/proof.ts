/** Some acts want to know anew who sits here: one dialog asks, and whatever waited for it is done by itself. */
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

/** Does it, and once more when she had to prove herself first; a proof that is not given leaves the refusal. */
export async function withProof<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (thrown) {
    if (!isApiError(thrown) || thrown.code !== 'prove-again' || !(await ask())) throw thrown;
    return act();
  }
}
