import type { AdminRole } from '@kalyanam/shared/admin/roles';
import type { ProfileChangeView, ProfileEditRow } from '@kalyanam/shared/admin/profile-edits';
import type { NotePattern } from '@kalyanam/shared/domain/interlock';
import type { PhotoView, ReviewedFields } from '@kalyanam/shared/contracts/profile';
import { lintNote } from '@kalyanam/shared/interlock/lint';
import { READ, WAITING, type WaitingField } from '@kalyanam/shared/profile/fields';
import type { DocumentKind } from '@kalyanam/shared/vocabulary/documents';
import { waitingText } from '../../profiles/reviewed-fields.js';
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
  const stood = row.stood === null ? currentOf(row) : (JSON.parse(row.stood) as ReviewedFields);
  const textOf = (field: WaitingField, of: ReviewedFields) => waitingText(field, of[field]);
  return WAITING.flatMap((field): ProfileChangeView[] => {
    const to = changes[field];
    if (to === undefined) return [];
    if (field === 'gothra' && !readsGothras(role)) return [{ field, from: null, to: null, mentions: [] }];
    const text = textOf(field, changes);
    return [{ field, from: textOf(field, stood), to: text, mentions: mentionsOf(field, text) }];
  });
}

/** The current values, as an edit has them. */
const currentOf = ({ workCity, familyCity, ...row }: EditListRow) =>
  ({ ...row, workLocation: { city: workCity }, familyLocation: { city: familyCity } }) as unknown as ReviewedFields;

const mentionsOf = (field: WaitingField, text: string): NotePattern[] =>
  READ.some((one) => one === field) ? [...new Set(lintNote(text).marks.map(({ pattern }) => pattern))] : [];
