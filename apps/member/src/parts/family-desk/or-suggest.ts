import type { DeskDraftAnswer, DeskDraftRequest } from '@kalyanam/shared/contracts/desk';
import { DESK_ROUTES } from '@kalyanam/shared/topics/family/desk';
import { isApiError } from '@kalyanam/web/api-error';
import { api, session } from '../../session/session';
import { showToast } from '../../ui/toast';
import { useDeskVoteTexts } from './desk-votes.en';

/** It is with the candidate now: nothing has failed, and nothing changed yet. */
export class Suggested extends Error {}

/** C14: asks the candidate for an act that the family member may not do alone. @throws Suggested once they are asked */
export async function orSuggest<T>(sent: Promise<T>, draft: DeskDraftRequest | null): Promise<T> {
  try {
    return await sent;
  } catch (thrown) {
    if (!draft || !isApiError(thrown) || thrown.code !== 'desk-draft-needed') throw thrown;
    await api.post<DeskDraftAnswer>(DESK_ROUTES.drafts, draft);
    showToast(useDeskVoteTexts.now().sent(session.user()?.name ?? ''));
    throw new Suggested();
  }
}
