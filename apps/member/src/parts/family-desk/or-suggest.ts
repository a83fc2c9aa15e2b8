import type { DeskDraftRequest } from '@kalyanam/shared/contracts/desk';
import { isApiError } from '@kalyanam/web/api-error';

/** It is with the candidate now: nothing has failed, and nothing changed yet. */
export class Suggested extends Error {}

/** C14: asks the candidate for an act that the family member may not do alone. @throws Suggested once they are asked */
export async function orSuggest<T>(sent: Promise<T>, draft: DeskDraftRequest | null): Promise<T> {
  try {
    return await sent;
  } catch (thrown) {
    if (!draft || !isApiError(thrown) || thrown.code !== 'desk-draft-needed') throw thrown;
    const { suggest } = await import('./suggest');
    await suggest(draft);
    throw new Suggested();
  }
}
