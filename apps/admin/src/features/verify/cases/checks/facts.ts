/**
 * R69: the strip of checks. A digit always means the same fact, whatever the order on the screen: what failed comes
 * first, then what a person checks, then what the system found right. Ticking moves nothing.
 */
import { HUMAN_FACTS, type CaseTick, type HumanFact, type TickState } from '@kalyanam/shared/team/checks';
import { isNumberClue, type PendingVerification } from '@kalyanam/shared/team/contracts';
import type { RejectionReason } from '@kalyanam/shared/base/vocabulary/rejection-reasons';

type Computable = Pick<PendingVerification, 'duplicates' | 'identity'>;

/** One check for all that other accounts have too, named for what was found; R16: only an Aadhaar number has a checksum. */
type UsedOnce = 'duplicate' | 'photo' | 'document' | 'person';
type ComputedFact = UsedOnce | 'checksum' | 'form';
export type Fact = HumanFact | ComputedFact;
export type FactState = TickState | 'open';

export interface Check {
  fact: Fact;
  /** The key. */
  digit: number;
  state: FactState;
  human: boolean;
  /** Colleagues who ticked it as right. */
  colleagues: string[];
}

const HUMAN: readonly HumanFact[] = HUMAN_FACTS.map(({ value }) => value);
const CLUES = { photo: 'photo', document: 'document', 'name-dob': 'person' } as const;
function usedOnce({ duplicates }: Computable): UsedOnce {
  const clue = duplicates.some(isNumberClue) ? undefined : duplicates[0];
  return clue && clue in CLUES ? CLUES[clue as keyof typeof CLUES] : 'duplicate';
}
const computedOf = (user: Computable): readonly ComputedFact[] => [
  usedOnce(user),
  user.identity.kind === 'aadhaar' ? 'checksum' : 'form',
];
export const isHuman = (fact: Fact): fact is HumanFact => HUMAN.some((human) => human === fact);

const computed = ({ duplicates, identity }: Computable, fact: ComputedFact): FactState =>
  (fact === 'checksum' || fact === 'form' ? identity.wellFormed : duplicates.length === 0) ? 'ok' : 'wrong';

/** All facts in the order in which they are shown. */
export function checksOf(user: Computable & Pick<PendingVerification, 'seen'>, ticks: readonly CaseTick[]): Check[] {
  const valid = ticks.filter(({ seen }) => seen === user.seen);
  const found = computedOf(user).map((fact, index): Check => ({
    fact,
    digit: HUMAN.length + index + 1,
    state: computed(user, fact),
    human: false,
    colleagues: [],
  }));
  const human = HUMAN.map((fact, index): Check => {
    const of = valid.filter((tick) => tick.fact === fact);
    return {
      fact,
      digit: index + 1,
      state: of.find(({ mine }) => mine)?.state ?? 'open',
      human: true,
      colleagues: of.filter(({ mine, state }) => !mine && state === 'ok').map(({ admin }) => admin.name),
    };
  });
  return [...found.filter(({ state }) => state === 'wrong'), ...human, ...found.filter(({ state }) => state === 'ok')];
}

const REASONS: Record<Fact, RejectionReason | null> = {
  name: 'name-mismatch',
  dob: 'dob-mismatch',
  number: 'number-mismatch',
  face: 'photo-unsuitable',
  duplicate: null,
  photo: null,
  document: null,
  person: null,
  checksum: null,
  form: null,
};

/** A fact that a person marked as wrong is a reason to reject; a finding of the system is for the person to judge. */
export const suggestedReasons = (checks: readonly Check[]): RejectionReason[] =>
  checks.flatMap(({ fact, state }) => (state === 'wrong' && REASONS[fact] ? [REASONS[fact]] : []));
