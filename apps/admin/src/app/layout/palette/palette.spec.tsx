import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PATHS, reportPath, userPath } from '../../../shell/paths';
import { fakeApi, ok, page, signInAs } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { forgetRecent } from './recent';

const SITA = {
  userId: 'm1',
  name: 'Sita Reddy',
  email: 'sita@example.org',
  phone: '9848012345',
  verificationStatus: 'verified',
  accountStatus: 'active',
};
const REPORT = { id: 'r1', reported: { userId: 'm2', name: 'Sita Rao' }, reason: 'fake', createdAt: '2026-11-20' };

const field = () => screen.findByRole('combobox', { name: /^Search people/ });

describe('the palette', () => {
  beforeEach(() => {
    forgetRecent();
    signInAs('owner');
  });

  async function open(found: object = { people: [SITA], reports: [REPORT] }) {
    const fetch = fakeApi({
      [`GET ${ADMIN_ROUTES.coupons}`]: () => page([]),
      [`GET ${ADMIN_ROUTES.search}`]: () => ok(found),
    });
    const app = renderApp(PATHS.coupons);
    await screen.findByText('No coupons yet');
    await app.user.keyboard('/');
    return { ...app, fetch, input: await field() };
  }

  it('opens by Ctrl+K too, over people, open reports, pages and commands', async () => {
    const { user, router, input } = await open();
    await user.keyboard('{Escape}');
    expect(input).not.toBeInTheDocument();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'sita');
    const people = await screen.findByRole('group', { name: 'People' });
    expect(within(people).getByRole('option', { name: /Sita Reddy/ })).toHaveAttribute('aria-selected', 'true');
    await screen.findByRole('group', { name: 'Open reports' });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe(reportPath('r1'));
  });

  it('does a command without the pointer, and shows it first the next time', async () => {
    const { user, router, input } = await open({ people: [], reports: [] });
    await user.type(input, 'new coup');
    await screen.findByRole('option', { name: /New coupon/ });
    await user.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe(PATHS.createCoupon);
    await screen.findByRole('dialog', { name: 'Create Coupon' });
    await user.keyboard('{Escape}');
    await expect.poll(() => router.state.location.pathname).toBe(PATHS.coupons);
    await user.keyboard('{Control>}k{/Control}');
    await field();
    const [first] = screen.getAllByRole('option');
    expect(first).toHaveTextContent('New coupon');
    expect(screen.getByRole('group', { name: 'Recent' })).toContainElement(first ?? null);
  });

  it('leads to a member by Enter', async () => {
    const { user, router, input } = await open();
    await user.type(input, '12345');
    await screen.findByRole('option', { name: /Sita Reddy/ });
    await user.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe(userPath('m1'));
  });

  it('says when there is nothing', async () => {
    const { user, input } = await open({ people: [], reports: [] });
    await user.type(input, 'zzz');
    expect(await screen.findByText(/^Nothing found for “zzz”.*profile ID/)).toBeVisible();
  });

  it('asks the server for no member where the role reads none', async () => {
    signInAs('auditor');
    const fetch = fakeApi({ [`GET ${ADMIN_ROUTES.audit}`]: () => page([]) });
    const { user } = renderApp(PATHS.audit);
    await screen.findByRole('heading', { name: 'Audit log' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'log out');
    expect(await screen.findByRole('option', { name: 'Log out' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Members' })).not.toBeInTheDocument();
    expect(fetch.mock.calls.filter(([url]) => url.includes(ADMIN_ROUTES.search))).toEqual([]);
  });
});
