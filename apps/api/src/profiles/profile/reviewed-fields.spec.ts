import { READ_DETAILS } from '@kalyanam/shared/topics/profile/details';
import { NO_DETAILS } from './profile-details.view.js';
import { siblingsWait, splitDetails, splitEdit } from './reviewed-fields.js';

const current = {
  name: 'Sita Reddy',
  nameTe: null,
  dob: '1998-03-17',
  gender: 'female',
  maritalStatus: 'never-married',
  gothra: 'Bharadwaja',
  surname: null,
  subcaste: 'Motati',
  selfSummary: 'Data engineer who sings on weekends.',
  expectations: 'Someone kind.',
  workType: 'india',
  workState: 'telangana',
  workCity: 'Hyderabad',
  workCountry: null,
  workAddress: null,
  familyState: 'andhra-pradesh',
  familyCity: 'Kurnool',
  familyAddress: null,
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

  const HARMFUL = 'Ring me, or send money to sravani@ybl';

  it('applies harmless texts immediately, and those that would only be warned of', () => {
    const edit = { selfSummary: 'I teach. Ring 98480 12345.', subcaste: 'Panta', workCity: 'Warangal' };
    expect(splitEdit(edit, current, {}, 'verified')).toEqual({ now: edit, waiting: {} });
  });

  it.each([
    [{ selfSummary: HARMFUL }, { selfSummary: HARMFUL }],
    [{ expectations: HARMFUL }, { expectations: HARMFUL }],
    [{ subcaste: 'sravani@ybl' }, { subcaste: 'sravani@ybl' }],
    [
      { workState: 'telangana', workCity: 'sravani@ybl' },
      { workLocation: { type: 'india', state: 'telangana', city: 'sravani@ybl', country: null, address: null } },
    ],
    [
      { familyState: 'telangana', familyCity: 't.me/sravani', familyAddress: null },
      { familyLocation: { state: 'telangana', city: 't.me/sravani', address: null } },
    ],
  ] as const)('holds free texts after verification whose words would hold a note: %j', (edit, waiting) => {
    expect(splitEdit({ ...edit, education: 'phd' }, current, {}, 'verified')).toEqual({
      now: { education: 'phd' },
      waiting,
    });
    expect(splitEdit(edit, current, {}, 'semi-verified')).toEqual({ now: edit, waiting: {} });
  });

  it('keeps an earlier text, and withdraws a held one when another is entered', () => {
    const stood = { ...current, selfSummary: HARMFUL };
    expect(splitEdit({ selfSummary: HARMFUL }, stood, {}, 'verified').waiting).toEqual({});
    expect(splitEdit({ selfSummary: 'I teach.' }, current, { selfSummary: HARMFUL }, 'verified')).toEqual({
      now: { selfSummary: 'I teach.' },
      waiting: {},
    });
  });

  it('lets an edit before verification replace pending changes', () => {
    expect(splitEdit({ name: 'S Reddy' }, current, { name: 'Sita K Reddy' }, 'rejected')).toEqual({
      now: { name: 'S Reddy' },
      waiting: {},
    });
  });
});

describe('a change of details', () => {
  const HELD = 'We want 20 lakhs dowry';

  it.each(READ_DETAILS)('holds what the family writes as %s', (detail) => {
    const sent = { [detail]: HELD, smoking: 'no' } as const;
    const held = { now: { smoking: 'no' }, waiting: { gothra: 'Kashyapa', [detail]: HELD } };
    expect(splitDetails(sent, NO_DETAILS, { gothra: 'Kashyapa' }, 'verified')).toEqual(held);
    expect(splitDetails(sent, NO_DETAILS, {}, 'semi-verified')).toEqual({ now: sent, waiting: {} });
  });

  it('applies harmless lines and earlier ones, and withdraws a held one when another is entered', () => {
    const stood = { ...NO_DETAILS, fatherWork: HELD };
    expect(splitDetails({ fatherWork: HELD }, stood, {}, 'verified').waiting).toEqual({});
    for (const fatherWork of ['Farmer', null])
      expect(splitDetails({ fatherWork }, NO_DETAILS, { fatherWork: HELD }, 'verified')).toEqual({
        now: { fatherWork },
        waiting: {},
      });
  });

  it.each([
    [{ work: HELD, place: null }, true],
    [{ work: null, place: HELD }, true],
    [{ work: 'Needs 5 lakhs', place: 'please send' }, true],
    [{ work: 'Teacher', place: 'Guntur' }, false],
  ])('holds siblings by work, place or both: %j', (written, waits) => {
    const sibling = { relation: 'elder-brother', married: null, ...written } as const;
    expect(siblingsWait([sibling], [], 'verified')).toBe(waits);
    expect(siblingsWait([sibling], [], 'semi-verified')).toBe(false);
    expect(siblingsWait([sibling], [sibling], 'verified')).toBe(false);
  });
});
