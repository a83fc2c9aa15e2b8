import type { AdminRole } from '@kalyanam/shared/team/roles';
import type { ProfileChangeView, ProfileEditRow } from '@kalyanam/shared/team/profile-edits';
import type { PhotoView, ReviewedFields } from '@kalyanam/shared/contracts/profile';
import { READ_DETAILS, type ReadDetail } from '@kalyanam/shared/topics/profile/details';
import type { Sibling } from '@kalyanam/shared/topics/profile/siblings';
import { READ, WAITING } from '@kalyanam/shared/topics/profile/fields';
import type { DocumentKind } from '@kalyanam/shared/base/vocabulary/documents';
import { writerPastOf } from '../../../contact/reports/writer-past.js';
import type { DetailRows } from '../../../profiles/profile/profile-details.view.js';
import { mentionsIn, siblingText, waitingText } from '../../../profiles/profile/reviewed-fields.js';
import { readsGothras } from '../../../profiles/profile/profile.view.js';
import type { EditListRow } from './edit-list.repository.js';

/** An edit with old and new value side by side (R30). */
export const editView = (
  row: EditListRow,
  details: DetailRows,
  photos: PhotoView[],
  role: AdminRole,
): ProfileEditRow => ({
  id: row.publicId,
  member: { userId: row.memberId, name: row.name, email: row.email },
  photos,
  askedAt: row.askedAt.toISOString(),
  changes: changesOf(row, details, role),
  impact: {
    accepted: Number(row.accepted),
    pending: Number(row.pending),
    documentCheckedAt: row.documentCheckedAt?.toISOString() ?? null,
    files: (row.files?.split(',') ?? []) as DocumentKind[],
  },
  past: { ...writerPastOf(row), refusedEdits: Number(row.refusedEdits) },
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

function changesOf(row: EditListRow, details: DetailRows, role: AdminRole): ProfileChangeView[] {
  const changes = JSON.parse(row.changes) as ReviewedFields;
  const stood = row.stood === null ? currentOf(row, details) : (JSON.parse(row.stood) as ReviewedFields);
  const fields = WAITING.flatMap((field): ProfileChangeView[] => {
    const to = changes[field];
    if (to === undefined) return [];
    if (field === 'gothra' && !readsGothras(role)) return [{ field, from: null, to: null, mentions: [] }];
    const text = waitingText(field, to);
    const mentions = READ.some((one) => one === field) ? mentionsIn(text) : [];
    return [{ field, from: waitingText(field, stood[field]), to: text, mentions }];
  });
  return [
    ...fields,
    ...READ_DETAILS.flatMap((field) => readChange(field, changes, stood)),
    ...siblingsChange(changes, stood),
  ];
}

function readChange(field: ReadDetail, changes: ReviewedFields, stood: ReviewedFields): ProfileChangeView[] {
  const to = changes[field];
  return to === undefined ? [] : [{ field, from: stood[field] ?? '', to: to ?? '', mentions: mentionsIn(to ?? '') }];
}

function siblingsChange(changes: ReviewedFields, stood: ReviewedFields): ProfileChangeView[] {
  if (!changes.siblings) return [];
  const textOf = (siblings: readonly Sibling[]) => siblings.map(siblingText).filter(Boolean).join('; ');
  const mentions = [...new Set(changes.siblings.flatMap((sibling) => mentionsIn(siblingText(sibling))))];
  return [{ field: 'siblings', from: textOf(stood.siblings ?? []), to: textOf(changes.siblings), mentions }];
}

/** The current values, as an edit has them. */
const currentOf = ({ workCity, familyCity, ...row }: EditListRow, { fields, siblings }: DetailRows) =>
  ({
    ...{ ...fields, siblings, ...row },
    ...{ workLocation: { city: workCity }, familyLocation: { city: familyCity } },
  }) as unknown as ReviewedFields;
