import { splitEdit } from './reviewed-fields.js';

const current = {
  name: 'Sita Reddy',
  nameTe: null,
  dob: '1998-03-17',
  gender: 'female',
  maritalStatus: 'never-married',
  gothra: 'Bharadwaja',
  surname: null,
} as const;

describe('an edit of a profile', () => {
  it('applies immediately before verification', () => {
    const edit = { name: 'Sita K Reddy', education: 'phd' } as const;
    expect(splitEdit(edit, current, {}, 'semi-verified')).toEqual({ now: edit, waiting: {} });
  });

  it('holds the reviewed fields for review after verification', () => {
    const edit = {
      name: 'Sita K Reddy',
      nameTe: 'సీతా కె రెడ్డి',
      dob: '1999-03-17',
      gender: 'male',
      maritalStatus: 'divorced',
      gothra: 'Kashyapa',
      surname: 'Gangireddy',
      education: 'phd',
    } as const;
    const { education, ...reviewed } = edit;
    expect(splitEdit(edit, current, {}, 'verified')).toEqual({ now: { education }, waiting: reviewed });
  });

  it('adds to pending changes', () => {
    expect(splitEdit({ gothra: 'Kashyapa' }, current, { name: 'Sita K Reddy' }, 'verified').waiting).toEqual({
      name: 'Sita K Reddy',
      gothra: 'Kashyapa',
    });
  });

  it('withdraws a pending change when the current value is entered again', () => {
    const waiting = { name: 'Sita K Reddy', gothra: 'Kashyapa' };
    expect(splitEdit({ name: 'Sita Reddy' }, current, waiting, 'verified')).toEqual({
      now: {},
      waiting: { gothra: 'Kashyapa' },
    });
  });

  it('does not count a surname as changed that was kept in another form of the same letters', () => {
    const before = { ...current, surname: 'Jose\u0301' };
    expect(splitEdit({ surname: 'José' }, before, {}, 'verified')).toEqual({ now: {}, waiting: {} });
  });

  it('lets an edit before verification replace pending changes', () => {
    expect(splitEdit({ name: 'S Reddy' }, current, { name: 'Sita K Reddy' }, 'rejected')).toEqual({
      now: { name: 'S Reddy' },
      waiting: {},
    });
  });
});
