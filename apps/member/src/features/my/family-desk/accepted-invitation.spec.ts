import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const INVITATION = {
  ...{ candidate: 'Lakshmi', role: 'manager', relation: 'mother', phoneEnds: '10', resendAfter: null },
  expiresAt: '2026-11-27T06:30:00Z',
};

describe('an accepted invitation', () => {
  beforeEach(() => sessionStorage.clear());
  const accepted = (more: object) =>
    fakeApi({
      'GET /desk/invitations/t1': INVITATION,
      'POST /desk/invitations/t1/code': { resendAfter: 60 },
      'POST /desk/invitations/t1/accept': ({ body }) =>
        (body as { password?: string }).password
          ? { email: 'mother@example.org', isNew: true }
          : new Refusal('invalid-form', undefined, { password: 'This field is required' }),
      ...more,
    });
  const acceptAs = async ({ user }: ReturnType<typeof openPage>) => {
    await user.type(await screen.findByLabelText('Your mobile number'), '9848012310');
    await user.click(screen.getByRole('button', { name: 'Send me the code' }));
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveFocus());
    await user.type(screen.getByLabelText('Your name'), 'Sarojini Reddy');
    await user.type(screen.getByLabelText('Your email'), 'mother@example.org');
    await user.type(screen.getByLabelText('Choose a password'), 'Marigold7@garden1');
    await user.click(screen.getByRole('button', { name: 'Accept' }));
  };

  it('signs a new account in with the password that was just chosen', async () => {
    const calls = accepted({ 'POST /auth/login': { user: makeUser('verified'), token: 't' } });
    const page = openPage('/family/t1', null);
    await acceptAs(page);
    await waitFor(() => expect(page.address()).toBe('/'));
    expect(calls.find(({ path }) => path === '/auth/login')?.body).toEqual({
      email: 'mother@example.org',
      password: 'Marigold7@garden1',
    });
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/98480|mother@/);
  });

  it('is announced at the top of the page, where signing in fails', async () => {
    accepted({ 'POST /auth/login': new Refusal('too-many-requests') });
    const scroll = vi.spyOn(window, 'scrollTo');
    const page = openPage('/family/t1', null);
    await screen.findByLabelText('Your mobile number');
    scroll.mockClear();
    await acceptAs(page);
    expect(await screen.findByText(/joined the family group/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(scroll).toHaveBeenLastCalledWith(0, 0);
    scroll.mockRestore();
  });
});
