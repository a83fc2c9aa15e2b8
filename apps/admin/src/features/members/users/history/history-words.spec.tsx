import type { TimelineEvent } from '@kalyanam/shared/team/timeline';
import { OPTIONAL_CONSENTS } from '@kalyanam/shared/base/text-versions';
import { expect, it } from 'vitest';
import { inWords } from './history-words';

const told = (what: TimelineEvent['what'], codes: string[]): unknown =>
  inWords({ id: '1', at: '2026-11-19T05:12:00.000Z', what, codes, count: 1 } as unknown as TimelineEvent).what;

it('says to what a member agreed, in words for every consent', () => {
  expect(told('consented', ['terms', 'family-details'])).toBe('Agreed to the terms, keeping details of the family');
  for (const kind of OPTIONAL_CONSENTS) expect(told('consented', [kind])).not.toBe(`Agreed to ${kind}`);
});

it('says which fields a member asked to change', () => {
  expect(told('change-requested', ['surname', 'gothra'])).toBe('Asked to change: Surname, Gothra');
});
