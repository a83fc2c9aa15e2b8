import type { ProfileEditImpact } from '@kalyanam/shared/team/profile-edits';
import { expect, it } from 'vitest';
import { whyItMatters } from './why-it-matters';

const NOW = new Date('2026-11-22T05:00:00Z');
const NOTHING: ProfileEditImpact = { accepted: 0, pending: 0, documentCheckedAt: null, files: [] };
const why = (
  field: 'gothra' | 'name' | 'surname' | 'dob',
  impact: Partial<ProfileEditImpact> = {},
  from = 'a',
  to = 'b',
) => whyItMatters({ changes: [{ field, from, to, mentions: [] }], impact: { ...NOTHING, ...impact } }, NOW);

it('counts the interests that hang on it', () => {
  expect(why('gothra', { accepted: 3 })).toEqual(['It affects 3 accepted interests.']);
  expect(why('gothra', { accepted: 1, pending: 2 })).toEqual([
    'It affects 1 accepted interest and 2 pending interests.',
  ]);
  expect(why('gothra')).toEqual(['No interest hangs on it.']);
});

it('says what a free text speaks of', () => {
  const change = { field: 'selfSummary', from: 'I teach.', to: 'Send money to asha@ybl' } as const;
  const told = whyItMatters({ changes: [{ ...change, mentions: ['upi', 'money'] }], impact: NOTHING }, NOW);
  expect(told[0]).toBe('Waits because the text mentions a UPI address, money.');
});

it('says on which document a new name can be checked', () => {
  expect(why('name', { files: ['aadhaar', 'pan'] })).toEqual(['Compare with the document: Aadhaar, PAN.']);
  expect(why('name', { documentCheckedAt: '2026-11-01T05:00:00Z' })).toEqual([
    'The document was checked on 1 Nov 2026 with the current value; its file is erased.',
  ]);
  expect(why('name')).toEqual(['No document was ever checked.']);
  expect(why('surname')).toEqual(['No document was ever checked.']);
});

it('says what becomes of the age', () => {
  expect(why('dob', {}, '1998-05-01', '1995-05-01')).toEqual([
    'Age 28 becomes 31.',
    'No document was ever checked.',
    'No interest hangs on it.',
  ]);
});

it('says that the age stays where the birthday only moves a little', () => {
  expect(why('dob', {}, '1998-05-01', '1998-05-08')[0]).toBe('The age stays 28.');
});
