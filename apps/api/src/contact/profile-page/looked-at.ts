import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { DETAIL_NAMES, detailSpec } from '@kalyanam/shared/topics/profile/details';
import type { LedgerWhat } from '@kalyanam/shared/base/domain/lists';

/** Family details that strangers do not read. */
const RELATIVES = DETAIL_NAMES.filter((detail) => {
  const { card, audience } = detailSpec(detail);
  return card === 'family' && audience !== 'members';
});

/**
 * C6: what an opened profile has shown, as its owner's ledger calls it; phone and email are written with their press.
 */
export function lookedAt({ gothra, details }: Pick<ProfileView, 'gothra' | 'details'>): LedgerWhat[] {
  const { siblings, womensGothras, hasChildren } = details;
  const ofRelatives =
    siblings.length > 0 || hasChildren !== null || RELATIVES.some((detail) => details[detail] !== null);
  return [
    'profile',
    ...(gothra !== null || womensGothras.length > 0 ? (['gothra'] as const) : []),
    ...(ofRelatives ? (['family'] as const) : []),
  ];
}
