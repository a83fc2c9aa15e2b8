import { splitEdit } from './reviewed-fields.js';

const standing = {
  name: 'Sita Reddy',
  dob: '1998-03-17',
  gender: 'female',
  maritalStatus: 'never-married',
  gothra: 'Bharadwaja',
} as const;

describe('an edit of a profile', () => {
  it('counts at once before verification', () => {
    const edit = { name: 'Sita K Reddy', education: 'phd' } as const;
    expect(splitEdit(edit, standing, {}, 'semi-verified')).toEqual({ now: edit, waiting: {} });
  });

  it('lets the five reviewed fields wait after verification', () => {
    const edit = {
      name: 'Sita K Reddy',
      dob: '1999-03-17',
      gender: 'male',
      maritalStatus: 'divorced',
      gothra: 'Kashyapa',
      education: 'phd',
    } as const;
    const { education, ...reviewed } = edit;
    expect(splitEdit(edit, standing, {}, 'verified')).toEqual({ now: { education }, waiting: reviewed });
  });

  it('adds to what waits already', () => {
    expect(splitEdit({ gothra: 'Kashyapa' }, standing, { name: 'Sita K Reddy' }, 'verified').waiting).toEqual({
      name: 'Sita K Reddy',
      gothra: 'Kashyapa',
    });
  });

  it('takes a waiting change back when the standing value is typed again', () => {
    const waiting = { name: 'Sita K Reddy', gothra: 'Kashyapa' };
    expect(splitEdit({ name: 'Sita Reddy' }, standing, waiting, 'verified')).toEqual({
      now: {},
      waiting: { gothra: 'Kashyapa' },
    });
  });

  it('lets an edit before verification overtake what waited', () => {
    expect(splitEdit({ name: 'S Reddy' }, standing, { name: 'Sita K Reddy' }, 'rejected')).toEqual({
      now: { name: 'S Reddy' },
      waiting: {},
    });
  });
});
