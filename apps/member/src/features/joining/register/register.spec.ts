import type { RegisterRequest } from '@kalyanam/shared/contracts/auth';
import { yearInIndia } from '@kalyanam/shared/base/india-time';
import { registrationExample } from '@kalyanam/shared/contracts/registration.example';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, OFFLINE, Refusal } from '../../../spec/fake-api';
import { openPage } from '../../../spec/open-page';
import type { ProfileFor } from './profile-for';
import { EMPTY_REGISTRATION, refusedFields, registerRequest } from './registration';
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
    expect(step('2. Profile Details')).not.toHaveTextContent('to fix');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: /Profile Details/ });
    await waitFor(() => expect(document.querySelector('[aria-invalid=true]')).toBeNull());
    await user.click(screen.getAllByRole('radio')[0]!);
    await user.click(step('1. Basic Info'));
    await waitFor(() => expect(step('2. Profile Details')).toHaveTextContent('to fix'));
  });

  describe('the name in Telugu', () => {
    const inTelugu = () => screen.getByLabelText(/^Name in Telugu/);

    it('is suggested from the name, and follows it until something else is written', async () => {
      const { user } = openPage('/register');
      await user.type(await screen.findByLabelText('Name'), 'Sravani');
      await waitFor(() => expect(inTelugu()).toHaveValue('శ్రావణి'));
      await user.type(screen.getByLabelText('Name'), ' Reddy');
      await waitFor(() => expect(inTelugu()).toHaveValue('శ్రావణి రెడ్డి'));
      expect(screen.queryByRole('button', { name: /^Write it as/ })).toBeNull();

      // The step is left and opened again.
      await user.click(screen.getByRole('button', { name: 'Next' }));
      await user.click(await screen.findByRole('button', { name: 'Previous' }));
      await user.type(await screen.findByLabelText('Name'), ' K');
      await waitFor(() => expect(inTelugu()).toHaveValue('శ్రావణి రెడ్డి కె'));
      await user.type(screen.getByLabelText('Name'), '{Backspace}{Backspace}');

      await user.clear(inTelugu());
      await user.type(screen.getByLabelText('Name'), ' Y');
      const offer = await screen.findByRole('button', { name: 'Write it as శ్రావణి రెడ్డి వై' });
      expect(inTelugu()).toHaveValue('');
      await user.click(offer);
      expect(inTelugu()).toHaveValue('శ్రావణి రెడ్డి వై');
      expect(inTelugu()).toHaveFocus();
    });

    it('refuses other letters, and is not needed for a name that is in Telugu', async () => {
      const { user } = openPage('/register');
      await user.type(await screen.findByLabelText('Name'), 'శ్రావణి');
      expect(inTelugu()).toHaveValue('');
      expect(refusedFields({ ...FILLED, nameTe: 'Sravani' })).toHaveProperty('nameTe');
      expect(refusedFields({ ...FILLED, nameTe: '' })).toEqual({});
      expect(refusedFields({ ...FILLED, nameTe: 'రాజేష్\u200c రెడ్డి' })).toEqual({});
    });
  });

  it.each(['+91 98480 12345', '\u202d+91 98480\u00a012345\u202c', '91 98480\u201112345', '౯౮౪౮౦ ౧౨౩౪౫'])(
    'takes a number as it is written or copied, and counts it as right: %j',
    async (typed) => {
      const { user } = openPage('/register');
      await user.type(await screen.findByLabelText('Mobile number'), typed);
      await user.tab();
      expect(screen.getByLabelText('Mobile number')).toHaveValue('9848012345');
      expect(screen.getByLabelText('Mobile number')).toBeValid();
    },
  );

  it('no longer refuses a number once it is right', async () => {
    const { user } = openPage('/register');
    const phone = await screen.findByLabelText('Mobile number');
    await user.click(phone);
    await user.tab();
    await waitFor(() => expect(phone).toBeInvalid());
    await user.type(phone, '+91 98480 12345');
    await user.tab();
    await waitFor(() => expect(phone).toBeValid());
    expect(phone).toHaveValue('9848012345');
  });

  it('refuses a date of birth only when all of it is left', async () => {
    const { user } = openPage('/register');
    await user.selectOptions(await screen.findByLabelText('Day'), '14');
    await user.tab();
    expect(screen.getByLabelText('Month')).toHaveFocus();
    expect(screen.getByLabelText('Month')).toBeValid();
    await user.tab();
    await user.tab();
    await waitFor(() => expect(screen.getByLabelText('Month')).toBeInvalid());
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
    expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Yours or the candidate/);
    await waitFor(() => expect(address()).toBe('/register'));
    await user.click(screen.getByRole('radio', { name: 'Brother' }));
    expect(screen.getByRole('radio', { name: 'Male' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Myself' }));
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

  it('asks for the relation of a person who registers someone else, and for the candidate’s own number', async () => {
    const { user } = openPage('/register?for=daughter');
    const relation = await screen.findByLabelText('You are the candidate’s');
    expect(
      within(relation)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Choose', 'Father', 'Mother']]);
    await user.selectOptions(relation, 'Mother');
    expect(screen.getByLabelText('The candidate’s own mobile number')).toHaveAccessibleDescription(/told you the code/);
    await user.click(screen.getByRole('radio', { name: 'Friend' }));
    expect(screen.queryByLabelText('You are the candidate’s')).not.toBeInTheDocument();
    expect(screen.getByLabelText('The candidate’s own mobile number')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Myself' }));
    expect(screen.queryByLabelText('The candidate’s own mobile number')).not.toBeInTheDocument();
  });

  it('sends what belongs to the last answer to "Profile for"', () => {
    const filled = { ...FILLED, relation: 'mother', candidatePhone: '+91 98480 99001' } as const;
    const candidate = ({ createdBy, relation, candidatePhone }: Partial<RegisterRequest>) => ({
      ...{ createdBy, relation, candidatePhone },
    });
    const sent = (forWhom: ProfileFor) => candidate(registerRequest({ ...filled, forWhom }));
    expect(sent('daughter')).toEqual({ createdBy: 'parent', relation: 'mother', candidatePhone: '9848099001' });
    expect(sent('friend')).toEqual({ createdBy: 'friend', relation: 'friend', candidatePhone: '9848099001' });
    expect(sent('self')).toEqual({ createdBy: 'self', relation: undefined, candidatePhone: undefined });
    // A mother is no longer one when the profile is for a brother.
    expect(refusedFields({ ...filled, forWhom: 'brother' })).toEqual({ relation: 'This field is required' });
    expect(refusedFields({ ...filled, forWhom: 'son', candidatePhone: '' })).toEqual({
      candidatePhone: 'This field is required',
    });
    expect(refusedFields({ ...filled, forWhom: 'self', candidatePhone: '12' })).toEqual({});
  });

  it('ticks the conditions of a password off as they are met', async () => {
    const { user } = openPage('/register');
    const password = await screen.findByLabelText('Password');
    await user.type(password, 'abcdefgh');
    expect(screen.getByText('Password still needs: uppercase letter, number')).toBeInTheDocument();
    await user.type(password, 'A1');
    expect(screen.getByText(/^All four are met\. A password known from data leaks/)).toBeInTheDocument();
  });

  it('begins a text with a starter behind what is there, and takes it back', async () => {
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

  it('warns of a mistyped Aadhaar number without refusing it', async () => {
    const { user } = openPage('/register');
    await user.click(await screen.findByRole('button', { name: /4\. Documents/ }));
    await user.type(await screen.findByLabelText('Aadhaar number'), '4968 5824 1235');
    expect(screen.getByText(/its check digit does not match/)).toBeVisible();
    expect(screen.getByLabelText('Aadhaar number')).toBeValid();
  });

  it('calls the Aadhaar photo needed, though it may come later', async () => {
    const { user } = openPage('/register');
    await user.click(await screen.findByRole('button', { name: /4\. Documents/ }));
    const photo = (await screen.findByText('Photo of the Aadhaar card')).closest('label');
    expect(photo).toHaveTextContent('(needed for verification, you can add it later)');
    expect(photo).not.toHaveTextContent('optional');
  });

  it('takes the document that was chosen, shows what to cover, and never takes twelve digits for four', async () => {
    const { user } = openPage('/register');
    await user.click(await screen.findByRole('button', { name: /4\. Documents/ }));
    await user.type(await screen.findByLabelText('Aadhaar number'), '4968 5824 1235');
    await user.click(screen.getByLabelText('Masked Aadhaar'));
    expect(screen.getByRole('img', { name: /first 8 digits covered/ })).toBeVisible();
    expect(screen.queryByLabelText('Aadhaar number')).toBeNull();
    const lastFour = screen.getByLabelText('Last 4 digits of the Aadhaar number');
    expect(lastFour).toHaveValue('');
    await user.type(lastFour, '4968 5824 1235');
    await user.tab();
    expect(await screen.findByText('Please enter only the last 4 digits')).toBeVisible();
    await user.click(screen.getByLabelText('Passport'));
    expect(screen.queryByText('Please enter only the last 4 digits')).toBeNull();
    await user.type(screen.getByLabelText('Passport number'), 'Z1234567');
    expect(screen.getByText(/compare the number with the passport again/)).toBeVisible();
    expect(screen.getByLabelText('Passport number')).toBeValid();
  });

  it('says of a number that begins with 0 or 1 that none does', async () => {
    const { user } = openPage('/register');
    await user.click(await screen.findByRole('button', { name: /4\. Documents/ }));
    await user.type(await screen.findByLabelText('Aadhaar number'), '1234 5678 9012');
    expect(screen.getByText(/No Aadhaar number begins with 0 or 1/)).toBeVisible();
    expect(screen.queryByText(/check digit/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Aadhaar number')).toBeValid();
  });

  it('offers every year of birth that the rule allows', async () => {
    openPage('/register');
    const years = within(await screen.findByLabelText('Year')).getAllByRole('option');
    expect(years.at(-1)).toHaveTextContent(String(yearInIndia(new Date()) - 81));
  });

  it('offers the months in the order of the year', async () => {
    openPage('/register');
    const [, ...months] = within(await screen.findByLabelText('Month')).getAllByRole<HTMLOptionElement>('option');
    expect(months.map(({ value }) => Number(value))).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect([months[0], months[11]].map((month) => month?.textContent)).toEqual(['January', 'December']);
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
