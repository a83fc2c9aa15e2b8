import type { ProfileChangeView } from '@kalyanam/shared/admin/profile-edits';
import { labelOf } from '@kalyanam/shared/vocabulary/option';
import { GENDERS, MARITAL_STATUSES } from '@kalyanam/shared/vocabulary/people';
import { fullDay } from '../../ui/india-date';

const FIELDS: Record<ProfileChangeView['field'], { label: string; shown: (value: string) => string }> = {
  name: { label: 'Name', shown: String },
  dob: { label: 'Date of birth', shown: fullDay },
  gender: { label: 'Gender', shown: (value) => labelOf(GENDERS, value) },
  maritalStatus: { label: 'Marital status', shown: (value) => labelOf(MARITAL_STATUSES, value) },
  gothra: { label: 'Gothra', shown: String },
};

/** A change in words: which field, what stands, what is wanted. */
export function changeWords({ field, from, to }: ProfileChangeView) {
  const { label, shown } = FIELDS[field];
  return { field, label, from: shown(from), to: shown(to) };
}
