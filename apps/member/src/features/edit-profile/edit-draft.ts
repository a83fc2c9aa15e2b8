/** Changes that were not saved when the page was left, in this tab only; for the version they were made on. */
import { profileValues, type ProfileValues } from '../../domain/profile-form/profile-values';

const keyOf = (profileId: string) => `edit-draft ${profileId}`;

interface EditDraft {
  base: ProfileValues;
  version: number;
  values: ProfileValues;
}

export function saveEditDraft(profileId: string, draft: EditDraft) {
  try {
    sessionStorage.setItem(keyOf(profileId), JSON.stringify(draft));
  } catch {
    return;
  }
}

export function dropEditDraft(profileId: string) {
  try {
    sessionStorage.removeItem(keyOf(profileId));
  } catch {
    return;
  }
}

export function loadEditDraft(profileId: string): EditDraft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(profileId)) ?? 'null') as EditDraft | null;
    return draft && { ...draft, base: profileValues(draft.base), values: profileValues(draft.values) };
  } catch {
    return null;
  }
}
