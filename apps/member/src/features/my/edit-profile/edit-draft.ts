/** Changes that were not saved when the page was left, in this tab only; for the version they were made on. */
import type { FactSection } from '@kalyanam/shared/topics/profile/field-spec';
import { profileValues, type ProfileValues } from '@kalyanam/web/form/profile-values';

const keyOf = (profileId: string, section: FactSection) => `edit-draft ${profileId} ${section}`;

interface EditDraft {
  base: ProfileValues;
  version: number;
  values: ProfileValues;
}

export function saveEditDraft(profileId: string, section: FactSection, draft: EditDraft) {
  try {
    sessionStorage.setItem(keyOf(profileId, section), JSON.stringify(draft));
  } catch {
    return;
  }
}

export function dropEditDraft(profileId: string, section: FactSection) {
  try {
    sessionStorage.removeItem(keyOf(profileId, section));
  } catch {
    return;
  }
}

export function loadEditDraft(profileId: string, section: FactSection): EditDraft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(profileId, section)) ?? 'null') as EditDraft | null;
    return draft && { ...draft, base: profileValues(draft.base), values: profileValues(draft.values) };
  } catch {
    return null;
  }
}

export const hasEditDraft = (profileId: string, section: FactSection): boolean =>
  loadEditDraft(profileId, section) !== null;
