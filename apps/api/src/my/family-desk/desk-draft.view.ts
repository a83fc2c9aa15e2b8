import type { DeskDraftView } from '@kalyanam/shared/contracts/desk';
import type { Face } from '@kalyanam/shared/contracts/profile';
import { DESK_LIMITS } from '@kalyanam/shared/topics/family/desk';
import type { DeskDraft } from '../../people/seats/desk-draft.entity.js';
import { editView, payloadOf } from './desk-draft.payload.js';
import type { NamedDraft } from './desk-drafts.repository.js';

const DAY_MS = 86_400_000;

export const lapsesAt = ({ madeAt }: Pick<DeskDraft, 'madeAt'>): Date =>
  new Date(madeAt.getTime() + DESK_LIMITS.draftDays * DAY_MS);

export function draftView(draft: NamedDraft, about: Face | null, askerId: number): DeskDraftView {
  const { note, slots, edit, biodata } = payloadOf(draft);
  return {
    id: draft.publicId,
    kind: draft.kind,
    by: { name: draft.name, relation: draft.relation },
    mine: draft.byUserId === askerId,
    about,
    note: note ?? null,
    slots: slots ?? [],
    edit: edit ? editView(edit) : null,
    biodata: biodata ?? null,
    state: draft.state,
    lapse: draft.lapseReason,
    madeAt: draft.madeAt.toISOString(),
    lapsesAt: draft.open ? lapsesAt(draft).toISOString() : null,
    decidedAt: draft.decidedAt?.toISOString() ?? null,
    undone: draft.undone,
  };
}
