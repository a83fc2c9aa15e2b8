/** Step-up: some acts ask again for the password or code. One dialog asks, and the waiting requests then go on. */
import type { StepUpRequest } from '@kalyanam/shared/team/administrators';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { isApiError } from '@kalyanam/web/api-error';
import { createStore, useStore } from '@kalyanam/web/store';
import { api } from './admin-session';

const waiting = createStore<readonly ((proved: boolean) => void)[]>([]);

const ask = () => new Promise<boolean>((resolve) => waiting.set([...waiting.get(), resolve]));

/** Settles every waiting request with the dialog's answer. */
export function answerStepUp(proved: boolean) {
  const asked = waiting.get();
  waiting.set([]);
  asked.forEach((resolve) => resolve(proved));
}

export const useStepUpAsked = (): boolean => useStore(waiting).length > 0;

export const sendStepUp = (proof: StepUpRequest) => api.post(ADMIN_ROUTES.proof, proof);

/** Runs the request; on a step-up refusal asks for the password and retries once. */
export async function withStepUp<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (thrown) {
    if (!isApiError(thrown) || thrown.code !== 'prove-again' || !(await ask())) throw thrown;
    return act();
  }
}
