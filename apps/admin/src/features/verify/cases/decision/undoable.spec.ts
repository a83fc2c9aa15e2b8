import type { CaseEvent } from '@kalyanam/shared/team/case-queue';
import { expect, it } from 'vitest';
import { shownToast } from '../../../../ui/feedback/toast';
import { carriedOut, notePause, offerToUndo } from './undoable';

const event = (kind: CaseEvent['kind'], caseId: string): CaseEvent => ({
  ...{ kind, caseId, userId: 'u1', at: '2026-11-21T05:00:00.000Z', admin: null, to: null },
  ...{ decision: null, until: null, sessionUpdated: false },
});

it.each([
  ['a member changed something', [], /^Asha changed something in the meantime/],
  ['the account is on hold', ['paused'], /^The account of Asha was put on hold or suspended/],
  ['the account is open again', ['paused', 'resumed'], /^Asha changed something in the meantime/],
] as const)('a decision that is called off says why: %s', (caseId, before, sentence) => {
  offerToUndo(
    { userId: 'u1', caseId, name: 'Asha', action: 'approve', sentence: 'User verified successfully', notes: '' },
    () => undefined,
  );
  for (const kind of before) notePause(event(kind, caseId));
  carriedOut(event('called-off', caseId));
  expect(shownToast.get()?.text).toMatch(sentence);
});
