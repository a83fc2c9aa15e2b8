import type { AdminRole } from '@kalyanam/shared/admin/roles';
import type { ProfileChangeView, ProfileEditRow } from '@kalyanam/shared/admin/profile-edits';
import type { PhotoView, ReviewedFields } from '@kalyanam/shared/contracts/profile';
import { REVIEWED } from '@kalyanam/shared/profile/fields';
import type { DocumentKind } from '@kalyanam/shared/vocabulary/documents';
import { readsGothras } from '../../profiles/team-fields.view.js';
import type { EditListRow } from './edit-list.repository.js';

/** An edit with old and new value side by side (R30). */
export const editView = (row: EditListRow, photos: PhotoView[], role: AdminRole): ProfileEditRow => ({
  id: row.publicId,
  member: { userId: row.memberId, name: row.name, email: row.email },
  photos,
  askedAt: row.askedAt.toISOString(),
  changes: changesOf(row, role),
  impact: {
    accepted: Number(row.accepted),
    pending: Number(row.pending),
    documentCheckedAt: row.documentCheckedAt?.toISOString() ?? null,
    files: (row.files?.split(',') ?? []) as DocumentKind[],
  },
  decision:
    row.decidedAt && row.decision
      ? {
          decision: row.decision,
          notes: row.notes ?? '',
          decidedBy: row.decidedBy ?? '',
          decidedAt: row.decidedAt.toISOString(),
        }
      : null,
});

function changesOf(row: EditListRow, role: AdminRole): ProfileChangeView[] {
  const changes = JSON.parse(row.changes) as ReviewedFields;
  const stood = row.stood === null ? row : (JSON.parse(row.stood) as ReviewedFields);
  return REVIEWED.flatMap((field): ProfileChangeView[] => {
    const to = changes[field];
    if (to === undefined) return [];
    if (field === 'gothra' && !readsGothras(role)) return [{ field, from: null, to: null }];
    return [{ field, from: stood[field] ?? '', to: to ?? '' }];
  });
}
