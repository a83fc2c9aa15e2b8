import { VERIFICATION_STATUSES } from '@kalyanam/shared/base/vocabulary/status';
import { statusAfter, type VerificationEvent } from './transitions.js';

const EVENTS: VerificationEvent[] = ['codes-verified', 'pre-approved', 'approved', 'rejected', 'resubmitted'];

describe('verification status transitions', () => {
  it('are exactly these', () => {
    const allowed = VERIFICATION_STATUSES.flatMap(({ value: from }) =>
      EVENTS.map((on) => ({ from, on, to: statusAfter(from, on) })).filter(({ to }) => to !== null),
    ).map(({ from, on, to }) => `${from} -- ${on} -> ${to}`);
    expect(allowed).toEqual([
      'not-verified -- codes-verified -> semi-verified',
      'not-verified -- pre-approved -> verified',
      'semi-verified -- pre-approved -> verified',
      'semi-verified -- approved -> verified',
      'semi-verified -- rejected -> rejected',
      'rejected -- resubmitted -> semi-verified',
    ]);
  });
});
