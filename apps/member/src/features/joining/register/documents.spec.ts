import { setLanguage } from '@kalyanam/web/i18n/language';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../../session/session';
import { fakeApi, OFFLINE } from '../../../spec/fake-api';
import { makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

describe('the documents that a deployment takes', () => {
  // The offered documents are forgotten with the session.
  beforeEach(() => {
    session.signIn(makeUser('verified'), 'token');
    session.signOut();
  });

  it('where no Aadhaar is taken names none, in either language', async () => {
    fakeApi({ 'GET /identity-documents': { documents: ['passport'] } });
    const { user } = openPage('/register');
    await user.click(await screen.findByRole('button', { name: /4\. Documents/ }));
    expect(await screen.findByLabelText('Passport number')).toBeVisible();
    expect(screen.queryByText('Which document do you use?')).toBeNull();
    expect(document.body).not.toHaveTextContent(/aadhaar/i);
    await act(() => setLanguage('te'));
    expect(await screen.findByLabelText('పాస్‌పోర్టు నంబరు')).toBeVisible();
    expect(document.body).not.toHaveTextContent('ఆధార్');
    await act(() => setLanguage('en'));
  });

  it('cannot tell which documents are taken: says so, and asks again', async () => {
    fakeApi({ 'GET /identity-documents': OFFLINE });
    const { user } = openPage('/register');
    await user.click(await screen.findByRole('button', { name: /4\. Documents/ }));
    const again = await screen.findByRole('button', { name: 'Retry' });
    const complete = () => screen.getByRole('button', { name: 'Complete Registration' });
    expect(complete()).toHaveAttribute('aria-busy', 'true');
    fakeApi({});
    await user.click(again);
    expect(await screen.findByLabelText('Aadhaar number')).toBeVisible();
    expect(complete()).not.toHaveAttribute('aria-busy');
  });
});

describe('the chosen document', () => {
  beforeEach(() => {
    fakeApi({});
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
});
