import type { DeskDraftAnswer, DeskDraftRequest } from '@kalyanam/shared/contracts/desk';
import { DESK_ROUTES } from '@kalyanam/shared/topics/family/desk';
import { api, session } from '../../session/session';
import { showToast } from '../../ui/toast';
import { useDeskVoteTexts } from './desk-votes.en';

/** Asks the candidate for an act that the family member may not do alone, and says so. */
export async function suggest(draft: DeskDraftRequest): Promise<void> {
  await api.post<DeskDraftAnswer>(DESK_ROUTES.drafts, draft);
  showToast(useDeskVoteTexts.now().sent(session.user()?.name ?? ''));
}
