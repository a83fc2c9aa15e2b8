import { CHECK_FACTS, checkedUntil, type CheckFact } from '@kalyanam/shared/topics/verification/checks';
import type { CheckRow } from './check.entity.js';
import { aboutOf, isFailed, lineOf, linesOf, paperFor, takesFile, type SaidFacts } from './checks.policy.js';

const SAID: SaidFacts = {
  name: 'Sravani Reddy',
  dob: '1996-04-02',
  photo: 'photo-1',
  phone: '9848012345',
  email: 'sravani@example.org',
  maritalStatus: 'divorced',
  education: 'btech',
  degree: 'btech',
  institution: 'JNTU',
  employer: 'Infosys',
  visaStatus: 'work-visa',
  workType: 'nri',
  workCountry: 'usa',
  annualIncome: '15-25',
};
const AT = new Date('2026-03-03T06:00:00Z');
const row = (fact: CheckFact, changes: Partial<CheckRow> = {}): CheckRow => ({
  userId: 1,
  fact,
  state: 'checked',
  method: 'seen',
  evidence: null,
  checkedByRole: 'reviewer',
  about: aboutOf(fact, SAID),
  checkedAt: AT,
  validUntil: checkedUntil(fact, AT),
  warnedAt: null,
  endedAt: null,
  revokedAt: null,
  revokedWhy: null,
  ...changes,
});
const later = (until: string | null) => new Date(`${until ?? '2099-01-01'}T00:00:00+05:30`);
const stateOf = (fact: CheckFact, said: SaidFacts, changes: Partial<CheckRow> = {}, now = AT) =>
  lineOf(fact, row(fact, changes), said, now).state;

describe('a line about a fact', () => {
  it.each(CHECK_FACTS)('lapses on its day: %s', (fact) => {
    const { validUntil } = row(fact);
    const dayBefore = new Date(later(validUntil).getTime() - 1);
    expect(stateOf(fact, SAID, {}, dayBefore)).toBe('checked');
    expect(stateOf(fact, SAID, {}, later(validUntil))).toBe(validUntil === null ? 'checked' : 'lapsed');
  });

  it.each<[CheckFact, Partial<SaidFacts>]>([
    ['identity', { name: 'Sravani' }],
    ['identity', { dob: '1996-04-03' }],
    ['birth-date', { dob: '1996-04-03' }],
    ['birth-date', { name: 'Sravani' }],
    ['photo', { photo: 'photo-2' }],
    ['phone', { phone: '9848012346' }],
    ['email', { email: 's@example.org' }],
    ['marital', { maritalStatus: 'widowed' }],
    ['education', { degree: 'mtech' }],
    ['education', { institution: 'Osmania' }],
    ['employment', { employer: 'TCS' }],
    ['employment', { employer: null }],
    ['abroad', { visaStatus: 'citizen' }],
    ['abroad', { workCountry: 'uk' }],
    ['income', { annualIncome: '25-50' }],
  ])('lapses immediately when the profile says something else: %s %j', (fact, changes) => {
    expect(stateOf(fact, SAID)).toBe('checked');
    expect(stateOf(fact, { ...SAID, ...changes })).toBe('lapsed');
  });

  it('does not fall with anything else', () => {
    const others = { ...SAID, phone: '9', employer: 'TCS', photo: null };
    expect(stateOf('identity', others)).toBe('checked');
    expect(stateOf('education', others)).toBe('checked');
  });

  it('says only to the member that the team could not confirm something', () => {
    const failed = row('education', { state: 'failed' });
    expect(lineOf('education', failed, SAID, AT)).toEqual(lineOf('education', undefined, SAID, AT));
    expect(isFailed(failed, SAID)).toBe(true);
    expect(isFailed(failed, { ...SAID, degree: 'mtech' })).toBe(false);
  });

  it('is as if nothing had been checked when a check is taken back, or what was vouched for ends', () => {
    expect(stateOf('identity', SAID, { revokedAt: AT })).toBe('said');
    expect(stateOf('identity', SAID, { method: 'vouched' })).toBe('vouched');
    expect(stateOf('identity', { ...SAID, name: 'Sravani' }, { method: 'vouched' })).toBe('said');
  });

  it('says nothing about facts that the profile does not state', () => {
    const atHome = { ...SAID, workType: 'india', photo: null } as const;
    const unstated = linesOf(new Map(), atHome, AT).filter(({ state }) => state === 'unstated');
    expect(unstated.map(({ fact }) => fact)).toEqual(['photo', 'abroad']);
  });

  it('gives method, kind and day, and nothing else of a check', () => {
    const line = lineOf('identity', row('identity', { evidence: 'passport' }), SAID, AT);
    expect(line).toEqual({
      fact: 'identity',
      state: 'checked',
      method: 'seen',
      evidence: 'passport',
      date: '2026-03-03',
    });
  });
});

describe('what can be checked by a file', () => {
  it('is a marital status only where a paper shows it', () => {
    const paper = (maritalStatus: SaidFacts['maritalStatus']) => paperFor('marital', { ...SAID, maritalStatus });
    expect([paper('divorced'), paper('widowed'), paper('never-married')]).toEqual([
      'decree',
      'death-certificate',
      null,
    ]);
  });

  it('is residence abroad only of those who live there, and never an address', () => {
    expect(takesFile('abroad', { ...SAID, workType: 'india' }, true)).toBe(false);
    expect(takesFile('abroad', SAID, false)).toBe(true);
    expect(takesFile('phone', SAID, true)).toBe(false);
  });

  it('is identity once the case has been decided', () => {
    expect(takesFile('identity', SAID, false)).toBe(false);
    expect(takesFile('photo', SAID, true)).toBe(true);
    expect(takesFile('photo', { ...SAID, photo: null }, true)).toBe(false);
  });
});
