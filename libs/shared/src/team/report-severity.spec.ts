import { REPORT_REASONS } from '../base/vocabulary/report-reasons.js';
import { REPORT_SEVERITIES, reasonsOf, SEVERITY_OF, severityAt, severityRank } from './report-severity.js';

describe('the severity of a report', () => {
  it('puts money and fraud first, then minors, then abuse', () => {
    const ranked = (['other', 'abuse', 'underage', 'money'] as const).map((reason) =>
      severityRank(SEVERITY_OF[reason]),
    );
    expect(ranked).toEqual([3, 2, 1, 0]);
  });

  it('counts a fake profile and a demanded dowry as fraud, obscene content as abuse', () => {
    expect(reasonsOf('money')).toEqual(['fake', 'money', 'dowry']);
    expect(reasonsOf('abuse')).toEqual(['abuse', 'obscene']);
  });

  it('has every reason once', () => {
    const all = REPORT_SEVERITIES.flatMap(({ value }) => reasonsOf(value));
    expect([...all].sort()).toEqual(REPORT_REASONS.map(({ value }) => value).sort());
  });

  it('finds a severity by its rank', () => {
    expect(REPORT_SEVERITIES.map((_, rank) => severityAt(rank))).toEqual(['money', 'underage', 'abuse', 'other']);
    expect(severityAt(9)).toBe('other');
  });
});
