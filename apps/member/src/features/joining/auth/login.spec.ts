import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, OFFLINE, Refusal } from '../../../spec/fake-api';
import { makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

async function logIn(answers: Parameters<typeof fakeApi>[0], from = '/login') {
  fakeApi(answers);
  const page = openPage(from);
  await page.user.type(await screen.findByLabelText('Email'), ' ramesh@example.com');
  await page.user.type(screen.getByLabelText('Password'), 'Abcdef12');
  await page.user.click(screen.getByRole('button', { name: 'Login' }));
  return page;
}

describe('login', () => {
  it('needs both fields and focuses the first one', async () => {
    fakeApi({});
    const { user } = openPage('/login');
    await user.click(await screen.findByRole('button', { name: 'Login' }));
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This field is required');
  });

  it('takes what a browser filled in without telling the page', async () => {
    const calls = fakeApi({ 'POST /auth/login': new Refusal('invalid-credentials') });
    const { user } = openPage('/login');
    const fill = (label: string, value: string) => (screen.getByLabelText<HTMLInputElement>(label).value = value);
    await screen.findByLabelText('Email');
    fill('Email', '\u200bramesh@example.com ');
    fill('Password', 'Abcdef12');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ email: 'ramesh@example.com', password: 'Abcdef12' });
  });

  it('shows what the server says', async () => {
    await logIn({ 'POST /auth/login': new Refusal('invalid-credentials') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please check your credentials.');
  });

  it('leads to a new password when strangers have used up the attempts', async () => {
    const { user } = await logIn({ 'POST /auth/login': new Refusal('too-many-guesses') });
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent('Too many attempts with this email.');
    await user.click(within(told).getByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByRole('button', { name: 'Send the link' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ramesh@example.com');
  });

  it('leads to the address of support when the team has closed the account', async () => {
    const { user, address } = await logIn({ 'POST /auth/login': new Refusal('suspended') });
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent('Our team has closed this account.');
    await user.click(within(told).getByRole('link', { name: 'Write to support' }));
    await waitFor(() => expect(address()).toBe('/contact'));
  });

  it('keeps what was typed when the network fails', async () => {
    await logIn({ 'POST /auth/login': OFFLINE });
    expect(await screen.findByRole('alert')).toHaveTextContent('What you typed is kept');
    expect(screen.getByLabelText('Password')).toHaveValue('Abcdef12');
  });

  it('leads to the page that was wanted', async () => {
    const { address } = await logIn(
      {
        'POST /auth/login': { message: '', token: 't', user: makeUser('verified') },
        'GET /profiles': { profiles: [], page: 1, total: 0, totalPages: 0 },
      },
      '/login?from=%2Fprofiles%3Fpage%3D2',
    );
    await waitFor(() => expect(address()).toBe('/profiles?page=2'));
  });

  it('removes a stranger’s registration only after the owner of the email has said so twice', async () => {
    const message = 'Someone had started a registration with your email. We removed it; please register.';
    const reset = vi.fn(() => ({ message, beginAnew: true, email: 'owner@example.org' }));
    fakeApi({ 'POST /auth/reset-password': reset });
    const { user, address } = openPage('/reset-password?token=x&registration=unclaimed');
    expect(await screen.findByRole('heading', { name: 'Is this registration yours?' })).toBeVisible();
    expect(screen.queryByLabelText('New password')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'No, remove it' }));
    expect(screen.getByText(/photos and documents are erased for good/)).toBeVisible();
    expect(reset).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Remove the registration' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(reset).toHaveBeenCalledWith(expect.objectContaining({ body: { token: 'x', registration: 'not-mine' } }));
    expect(address()).toBe('/register');
    expect(screen.getByLabelText('Email')).toHaveValue('owner@example.org');
  });

  it('keeps the registration of an owner who forgot their password, and asks where the mail did not', async () => {
    const reset = vi
      .fn()
      .mockReturnValueOnce(new Refusal('registration-unclaimed'))
      .mockReturnValueOnce({ message: '', emailVerified: true });
    fakeApi({ 'POST /auth/reset-password': reset });
    const { user, address } = openPage('/reset-password?token=x');
    await user.type(await screen.findByLabelText('New password'), 'Rangoli2027');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, it is mine' }));
    await user.type(screen.getByLabelText('New password'), 'Rangoli2027');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByText(/Your email is verified and your new password is set/)).toBeVisible();
    expect(address()).toBe('/login');
    expect(reset).toHaveBeenLastCalledWith(
      expect.objectContaining({ body: { token: 'x', password: 'Rangoli2027', registration: 'mine' } }),
    );
  });

  it('shows and hides the password', async () => {
    fakeApi({});
    const { user } = openPage('/login');
    const field = await screen.findByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
  });
});
