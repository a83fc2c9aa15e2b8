import type { ProfileChangeView } from '@kalyanam/shared/admin/profile-edits';
import { fieldFact } from '../../ui/profile-facts';

/** A change in words: which field, what stands, what is wanted. */
export function changeWords({ field, from, to }: ProfileChangeView) {
  const { label, value } = fieldFact(field, { [field]: from });
  return { field, label, from: value, to: fieldFact(field, { [field]: to }).value };
}
