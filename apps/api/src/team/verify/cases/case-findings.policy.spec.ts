import type { HumanFact, TickState } from '@kalyanam/shared/team/checks';
import { findingsOf } from './case-findings.policy.js';

const ALL: Record<HumanFact, TickState> = { name: 'ok', dob: 'ok', number: 'ok', face: 'ok' };
const ticks = (changes: Partial<Record<HumanFact, TickState | null>>) =>
  new Map(
    Object.entries({ ...ALL, ...changes }).flatMap(([fact, state]) => (state ? [[fact as HumanFact, state]] : [])),
  );
const found = (...given: Parameters<typeof findingsOf>) =>
  findingsOf(...given).map(({ fact, state, method, evidence }) => [fact, state, method, evidence].join(' '));

describe('what a decision says of a profile', () => {
  it('is all three facts where everything was right', () => {
    expect(found(ticks({}), 'passport', true)).toEqual([
      'identity checked seen passport',
      'birth-date checked seen passport',
      'photo checked compared passport',
    ]);
  });

  it('is nothing of what was not answered: identity is name and number', () => {
    expect(found(ticks({ number: null, face: null }), 'passport', true)).toEqual(['birth-date checked seen passport']);
    expect(found(new Map(), 'passport', true)).toEqual([]);
  });

  it('is nothing without a document that the decider saw', () => {
    expect(found(ticks({}), null, true)).toEqual([]);
  });

  it('is what was wrong, also with a rejection, which confirms nothing', () => {
    expect(found(ticks({ number: 'wrong' }), 'aadhaar', true)[0]).toBe('identity failed seen aadhaar');
    expect(found(ticks({ face: 'wrong' }), 'aadhaar', false)).toEqual(['photo failed compared aadhaar']);
  });
});
