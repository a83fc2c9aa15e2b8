import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../../shell/paths';
import { session } from '../../../session/admin-session';
import { fakeApi, ok, refusal } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';

const ADMIN = { id: 'admin-1', username: 'padma', name: 'Padma', role: 'reviewer' };
const SIGN_IN = `POST ${ADMIN_ROUTES.session}`;

beforeEach(() => session.signOut());

async function openLogin(answers: Parameters<typeof fakeApi>[0] = {}, path: string = PATHS.login) {
  const fetch = fakeApi(answers);
  const app = renderApp(path);
  await screen.findByLabelText('Username');
  return { ...app, fetch };
}

describe('the sign-in of administrators', () => {
  it('wants both username and password', async () => {
    const { user, fetch } = await openLogin();
    await user.type(screen.getByLabelText('Username'), 'padma{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter both username and password');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('shows the message of the server', async () => {
    const { user } = await openLogin({ [SIGN_IN]: () => refusal('admin-credentials') });
    await user.type(screen.getByLabelText('Username'), 'padma');
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid credentials. Please try again.');
  });

  it('leads back to the page that was asked for', async () => {
    const signIn = vi.fn(() => ok({ message: '', data: { token: 'fresh', admin: ADMIN } }));
    const { user, router } = await openLogin({ [SIGN_IN]: signIn }, `${PATHS.verify}?case=u2`);
    expect(router.state.location.pathname).toBe(PATHS.login);
    await user.type(screen.getByLabelText('Username'), 'padma');
    await user.type(screen.getByLabelText('Password'), 'right{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Karthik Reddy' })).toBeVisible();
    expect(signIn).toHaveBeenCalledExactlyOnceWith({ username: 'padma', password: 'right' });
  });

  it('shows the password on request', async () => {
    const { user } = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });

  it('asks for a code where there is a second factor, and says when it is not right', async () => {
    const signIn = vi.fn((body: unknown) => {
      const { code } = body as { code?: string };
      if (!code) return refusal('second-factor-needed');
      return code === '123456'
        ? ok({ message: '', data: { token: 'fresh', admin: ADMIN } })
        : refusal('second-factor-wrong');
    });
    const { user } = await openLogin({ [SIGN_IN]: signIn }, PATHS.verify);
    await user.type(screen.getByLabelText('Username'), 'padma');
    await user.type(screen.getByLabelText('Password'), 'right{Enter}');
    const code = await screen.findByLabelText('6-digit code');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(code, '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong');
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Sravani Reddy' })).toBeVisible();
    expect(signIn).toHaveBeenLastCalledWith({ username: 'padma', password: 'right', code: '123456' });
  });
});
