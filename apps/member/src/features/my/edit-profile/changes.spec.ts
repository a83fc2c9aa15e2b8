import { describe, expect, it } from 'vitest';
import { profileValues } from '@kalyanam/web/form/profile-values';
import { makeMyProfile } from '../../../spec/make';
import { changesToSend, merged } from './changes';

const base = profileValues(makeMyProfile());

describe('an edit', () => {
  it('sends only what was changed, a place whole', () => {
    const typed = { ...base, gothra: 'Bharadwaja', workLocation: { ...base.workLocation, city: 'Warangal' } };
    expect(changesToSend(base, typed)).toEqual({
      gothra: 'Bharadwaja',
      workLocation: { type: 'india', state: 'telangana', city: 'Warangal', country: null, address: null },
    });
  });

  it('is nothing when only spaces of an empty field were typed', () => {
    const empty = { ...base, subcaste: '' };
    expect(changesToSend(empty, { ...empty, subcaste: '  ' })).toEqual({});
  });

  it('keeps what was typed and takes over what changed elsewhere', () => {
    const mine = { ...base, gothra: 'Mine', subcaste: 'Mine' };
    const newest = { ...base, gothra: 'Theirs', selfSummary: 'Theirs' };
    expect(merged(base, mine, newest)).toEqual({
      values: { ...base, gothra: 'Mine', subcaste: 'Mine', selfSummary: 'Theirs' },
      conflicts: ['gothra'],
    });
  });
});
