/** C7, R67: the findings of a decision about identity, date of birth and photo. Open ones stay unchecked. */
import type { HumanFact, TickState } from '@kalyanam/shared/team/checks';
import type { DOCUMENT_FACTS } from '@kalyanam/shared/topics/verification/checks';
import type { IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import type { MadeCheck } from '../../../profiles/checks/checks.service.js';

type DocumentFact = (typeof DOCUMENT_FACTS)[number];

/** The ticks that answer for each fact. */
const TICKS: Readonly<Record<DocumentFact, readonly HumanFact[]>> = {
  identity: ['name', 'number'],
  'birth-date': ['dob'],
  photo: ['face'],
};

/**
 * @param document the one that the decider opened; without it nothing was seen, whatever was ticked
 * @param approved a rejection confirms nothing, but says what was wrong
 */
export function findingsOf(
  ticks: ReadonlyMap<HumanFact, TickState>,
  document: IdentityKind | null,
  approved: boolean,
): MadeCheck[] {
  return (Object.keys(TICKS) as DocumentFact[]).flatMap((fact): MadeCheck[] => {
    const states = TICKS[fact].map((tick) => ticks.get(tick));
    const method = fact === 'photo' ? 'compared' : 'seen';
    if (states.includes('wrong')) return [{ fact, state: 'failed', method, evidence: document }];
    const isRight = approved && document !== null && states.every((state) => state === 'ok');
    return isRight ? [{ fact, state: 'checked', method, evidence: document }] : [];
  });
}
