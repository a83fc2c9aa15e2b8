import type { RegisterRequest } from '@kalyanam/shared/contracts/auth';
import { registrationExample } from '@kalyanam/shared/contracts/registration.example';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, OFFLINE, Refusal } from '../../../spec/fake-api';
import { openPage } from '../../../spec/open-page';
import type { ProfileFor } from '@kalyanam/shared/topics/family/made-for';
import { EMPTY_REGISTRATION, refusedFields, registerRequest, type Registration } from './registration';
import { loadDraft, saveDraft } from './draft';

const FILLED = {
  ...EMPTY_REGISTRATION,
  ...registrationExample(),
  phone: '+91 98480 12345',
  workLocation: { ...EMPTY_REGISTRATION.workLocation, state: 'telangana', city: 'Hyderabad' },
  familyLocation: { state: 'andhra-pradesh', city: 'Kurnool', address: '' },
  subcaste: '',
  aadhaarNumber: '4968 5824 1235',
  panNumber: '',
};

const step = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

async function typeSecrets(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /1\. Basic Info/ }));
  await user.type(await screen.findByLabelText('Mobile number'), FILLED.phone);
  await user.type(screen.getByLabelText('Password'), FILLED.password);
  await user.click(step('4. Documents'));
  await user.type(await screen.findByLabelText('Aadhaar number'), FILLED.aadhaarNumber);
  await user.click(screen.getByRole('checkbox'));
}

describe('registration', () => {
  beforeEach(() => {
    fakeApi({});
  });

  it('has no gate on Next, and jumps to the first error at the end', async () => {
    const { user } = openPage('/register');
    await screen.findByRole('heading', { name: /Basic Info/ });
    for (const step of [/Profile Details/, /Preferences/, /Documents/]) {
      await user.click(screen.getByRole('button', { name: 'Next' }));
      await waitFor(() => expect(screen.getByRole('heading', { name: step })).toHaveFocus());
    }
    await user.click(screen.getByRole('button', { name: 'Complete Registration' }));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent('fields need your attention');
    expect(step('1. Basic Info')).toHaveTextContent('7 to fix');
    expect(step('3. Family')).toHaveTextContent('4 to fix');
    const told = () => Number(screen.getByRole('alert').textContent?.match(/\d+/)?.[0]);
    const before = told();
    await user.type(screen.getByLabelText('Name'), 'Sravani Reddy');
    expect(told()).toBe(before - 1);
  });

  it('takes an error away as the field is filled in, not when it is left', async () => {
    const { user } = openPage('/register');
    await screen.findByRole('heading', { name: /Basic Info/ });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(screen.getByLabelText('Name')).toBeInvalid());
    await user.type(screen.getByLabelText('Name'), 'Sravani Reddy');
    expect(screen.getByLabelText('Name')).toBeValid();
  });

  it('does not count a step as left that was only looked at', async () => {
    const { user } = openPage('/register');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: /Profile Details/ });
    await user.click(step('1. Basic Info'));
    await waitFor(() => expect(screen.getByLabelText('Name')).toBeInvalid());
    expect(step('2. Profile Details')).not.toHaveTextContent('to fill in');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: /Profile Details/ });
    await waitFor(() => expect(document.querySelector('[aria-invalid=true]')).toBeNull());
    await user.click(screen.getAllByRole('radio')[0]!);
    await user.click(step('1. Basic Info'));
    await waitFor(() => expect(step('2. Profile Details')).toHaveTextContent('to fill in'));
  });

  it('asks again for the fields of the place of work when that changes', async () => {
    saveDraft({ values: { ...FILLED, workLocation: { ...FILLED.workLocation, city: '' } }, step: 1, key: 'k' });
    const { user } = openPage('/register');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: /Family & Preferences/ });
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('This field is required')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Abroad (NRI)' }));
    expect(screen.queryByText('This field is required')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'India' }));
    await user.type(await screen.findByRole('combobox', { name: 'City' }), 'Warangal');
    await user.selectOptions(screen.getByLabelText('State'), 'Kerala');
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('');
  });

  it('takes the answer from a link, and does not ask the gender of a daughter', async () => {
    const { user, address } = openPage('/register?for=daughter');
    expect(await screen.findByRole('radio', { name: 'Daughter' })).toBeChecked();
    expect(screen.getByRole('heading', { name: 'What is your daughter’s name?' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Female' })).toBeNull();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Yours or your daughter’s/);
    await waitFor(() => expect(address()).toBe('/register'));
    await user.click(screen.getByRole('radio', { name: 'Friend' }));
    expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Brother' }));
    expect(screen.getByRole('heading', { name: 'What is your brother’s name?' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Myself' }));
    expect(screen.getByRole('radio', { name: 'Male' })).toBeChecked();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Your full name.');
  });

  it.each([
    ['self', 'self'],
    ['son', 'parent'],
    ['sister', 'sibling'],
    ['', null],
  ] as const)('sends who makes a profile for %j', (forWhom, createdBy) => {
    expect(registerRequest({ ...FILLED, forWhom })).toMatchObject({ createdBy });
  });

  it('asks for relation and name of a person who registers someone else, and last for the candidate’s own number', async () => {
    const { user } = openPage('/register?for=daughter');
    const relation = within(await screen.findByRole('group', { name: 'And you are her' }));
    expect(relation.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      ...['Mother', 'Father', 'Someone else'],
    ]);
    await user.click(relation.getByRole('radio', { name: 'Mother' }));
    await user.type(screen.getByLabelText('Your name'), 'Lakshmi Reddy');
    expect(screen.getByText(/^Her phone is asked at the end/)).toBeVisible();
    expect(screen.queryByLabelText('Her own mobile number')).toBeNull();
    await user.click(relation.getByRole('radio', { name: 'Someone else' }));
    await user.selectOptions(screen.getByLabelText('Who you are'), 'Babai');
    await user.click(step('4. Documents'));
    expect(await screen.findByRole('heading', { name: 'Your daughter must say yes' })).toBeVisible();
    expect(screen.getByLabelText('Her own mobile number')).toHaveAccessibleDescription(/says yes/);
    await user.click(step('1. Basic Info'));
    expect(await screen.findByLabelText('Who you are')).toHaveDisplayValue('Babai');
    await user.click(screen.getByRole('radio', { name: 'Friend' }));
    expect(screen.queryByRole('group', { name: /^And you are/ })).toBeNull();
    expect(screen.getByLabelText('Your name')).toHaveValue('Lakshmi Reddy');
    await user.click(screen.getByRole('radio', { name: 'Myself' }));
    expect(screen.queryByLabelText('Your name')).toBeNull();
    await user.click(step('4. Documents'));
    expect(await screen.findByRole('heading', { name: 'One last thing' })).toBeVisible();
    expect(screen.queryByLabelText(/own mobile number/)).toBeNull();
  });

  it('sends what belongs to the last answer to "Profile for"', () => {
    const filled: Registration = {
      ...FILLED,
      relation: 'mother',
      registrantName: ' Lakshmi Reddy ',
      candidatePhone: '+91 98480 99001',
    };
    const candidate = ({ createdBy, relation, registrantName, candidatePhone }: Partial<RegisterRequest>) => ({
      ...{ createdBy, relation, registrantName, candidatePhone },
    });
    const sent = (forWhom: ProfileFor, changes: Partial<Registration> = {}) =>
      candidate(registerRequest({ ...filled, forWhom, ...changes }));
    const others = { registrantName: 'Lakshmi Reddy', candidatePhone: '9848099001' };
    expect(sent('daughter')).toEqual({ createdBy: 'parent', relation: 'mother', ...others });
    expect(sent('friend')).toEqual({ createdBy: 'friend', relation: 'friend', ...others });
    // An uncle who says "daughter" is not told to others as a parent.
    expect(sent('daughter', { relation: 'babai' })).toEqual({ createdBy: 'relative', relation: 'babai', ...others });
    expect(sent('daughter', { registrantName: ' ' })).toMatchObject({ registrantName: null });
    expect(sent('self')).toEqual({ createdBy: 'self' });
    // A mother is no longer one when the profile is for a brother.
    expect(refusedFields({ ...filled, forWhom: 'brother' })).toEqual({ relation: 'This field is required' });
    expect(refusedFields({ ...filled, forWhom: 'son', candidatePhone: '' })).toEqual({
      candidatePhone: 'This field is required',
    });
    expect(refusedFields({ ...filled, forWhom: 'self', candidatePhone: '12' })).toEqual({});
  });

  it('puts a beginning behind what is there, and takes it back', async () => {
    saveDraft({ values: { ...FILLED, forWhom: 'self', selfSummary: 'I sing.' }, step: 2, key: 'k' });
    const { user } = openPage('/register');
    const about = await screen.findByLabelText('About me');
    await user.click(screen.getByRole('button', { name: 'Begin with: My work' }));
    expect(about).toHaveValue('I sing.\nI work as ');
    expect(about).toHaveFocus();
    // One that nothing was written after gives way to the next.
    await user.click(screen.getByRole('button', { name: 'Begin with: My family' }));
    expect(about).toHaveValue('I sing.\nMy family is from ');
    await user.type(about, 'Kurnool.');
    await user.click(screen.getByRole('button', { name: 'Begin with: My work' }));
    expect(about).toHaveValue('I sing.\nMy family is from Kurnool.\nI work as ');
    await user.click(screen.getByRole('button', { name: 'Take back: My work' }));
    expect(about).toHaveValue('I sing.\nMy family is from Kurnool.');
  });

  it('starts over, and brings everything back', async () => {
    const { user } = openPage('/register');
    await user.type(await screen.findByLabelText('Name'), 'Sravani');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
    expect(loadDraft()).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Sravani'));
  });

  it('starts over at the beginning, and undoes that where it was', async () => {
    saveDraft({ values: FILLED, step: 1, at: 'height', key: 'k' });
    const { user } = openPage('/register');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: /Family & Preferences/ });
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('');
    expect(screen.queryByText(/to fill in/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('heading', { name: /Family & Preferences/ });
    await user.click(step('1. Basic Info'));
    expect(await screen.findByLabelText('Name')).toHaveValue(FILLED.name);
  });

  it('registers under one key until the server has decided', async () => {
    saveDraft({ values: FILLED, step: 3, key: 'first-key' });
    const turns: (typeof OFFLINE | Refusal)[] = [
      OFFLINE,
      new Refusal('email-taken', undefined, { email: 'This email address is already registered' }),
    ];
    const calls = fakeApi({
      'POST /auth/register': () => {
        const turn = turns.shift() ?? { message: '', userId: 'u', uploadToken: 'up' };
        if (turn === OFFLINE) throw new TypeError('Failed to fetch');
        return turn;
      },
    });
    const { user, address } = openPage('/register');
    await typeSecrets(user);
    const submit = () => user.click(screen.getByRole('button', { name: 'Complete Registration' }));
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed. Please try again.');
    await submit();
    expect(await screen.findByText('This email address is already registered')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    await user.type(screen.getByLabelText('Email'), '.in');
    await user.click(step('4. Documents'));
    await screen.findByRole('button', { name: 'Complete Registration' });
    await submit();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Registration successful! Please login to continue.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(await screen.findByLabelText('Email')).toHaveValue('sravani@example.com.in');

    const keys = calls.filter(({ path }) => path === '/auth/register').map(({ headers }) => headers['Idempotency-Key']);
    expect(keys.slice(0, 2)).toEqual(['first-key', 'first-key']);
    expect(keys[2]).not.toBe('first-key');
    expect(loadDraft()).toBeNull();
  });

  it('goes on where an earlier press made the account, and says that later changes are not in it', async () => {
    saveDraft({ values: FILLED, step: 3, key: 'first-key' });
    fakeApi({
      'POST /auth/register': () => ({
        message: '',
        userId: 'u',
        uploadToken: 'up',
        madeAt: '2026-11-27T05:00:00.000Z',
      }),
    });
    const { user, address } = openPage('/register');
    await typeSecrets(user);
    await user.click(screen.getByRole('button', { name: 'Complete Registration' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/made when you pressed before, on 27 Nov.*10:30.*Edit Profile/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('sends what the contract asks for', () => {
    const request = registerRequest({
      ...FILLED,
      workLocation: { ...FILLED.workLocation, type: 'nri', country: 'usa' },
    });
    expect(request).toMatchObject({
      phone: '9848012345',
      identityKind: 'aadhaar',
      aadhaarNumber: '496858241235',
      panNumber: null,
      subcaste: null,
      workLocation: { type: 'nri', country: 'usa', state: null, city: 'Hyderabad', address: null },
    });
  });
});
