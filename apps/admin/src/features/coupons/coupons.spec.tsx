import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../shell/paths';
import { fakeApi, ok, page, refusal, signInAs } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const CREATE = `POST ${ADMIN_ROUTES.coupons}`;
const LIST = `GET ${ADMIN_ROUTES.coupons}`;

const coupon = (code: string) => ({
  code,
  discount: 15,
  expiryDate: null,
  isActive: true,
  maxUses: null,
  uses: 3,
  createdAt: '2026-11-20T05:00:00.000Z',
  createdBy: 'padma',
  isGood: true,
});

async function openForm(answers: Parameters<typeof fakeApi>[0] = {}) {
  fakeApi({ [LIST]: () => page([]), ...answers });
  const app = renderApp(PATHS.createCoupon);
  await screen.findByRole('heading', { level: 1, name: 'Create Coupon' });
  return { ...app, create: () => app.user.click(screen.getByRole('button', { name: 'Create Coupon' })) };
}

describe('a coupon', () => {
  beforeEach(() => signInAs('owner'));

  it('wants code and discount', async () => {
    const { create } = await openForm();
    await create();
    expect(await screen.findAllByText('Please fill in all required fields')).toHaveLength(2);
  });

  it('is sent in upper case, without an expiry unless one is chosen', async () => {
    const created = vi.fn(() => ok({ message: 'Coupon created successfully', coupon: coupon('DIWALI') }));
    const { user, create, router } = await openForm({ [CREATE]: created });
    await user.type(screen.getByRole('textbox', { name: /Code/ }), 'diwali');
    await user.type(screen.getByRole('textbox', { name: /Discount/ }), '15');
    await create();
    expect(await screen.findByText('Coupon created successfully')).toBeVisible();
    expect(created).toHaveBeenCalledExactlyOnceWith({
      code: 'DIWALI',
      discount: 15,
      expiryDate: null,
      maxUses: null,
      isActive: true,
    });
    await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.coupons));
  });

  it('does not expire before today', async () => {
    const { user, create } = await openForm();
    await user.type(screen.getByRole('textbox', { name: /Code/ }), 'DIWALI');
    await user.type(screen.getByRole('textbox', { name: /Discount/ }), '15');
    await user.type(screen.getByLabelText('Expiry date'), '2020-01-31');
    await create();
    expect(await screen.findByText('This day is in the past. Please choose today or a later day.')).toBeVisible();
  });

  it('that has expired is off, whatever it was set to', async () => {
    fakeApi({ [LIST]: () => page([{ ...coupon('OLD'), expiryDate: '2020-01-31', isGood: false }]) });
    renderApp(PATHS.coupons);
    const off = await screen.findByLabelText('Coupon OLD on');
    expect(off).not.toBeChecked();
    expect(off).toBeDisabled();
  });

  it('that cannot be created says so and keeps what was typed', async () => {
    const { user, create } = await openForm({ [CREATE]: () => refusal('coupon-exists') });
    await user.type(screen.getByRole('textbox', { name: /Code/ }), 'DIWALI');
    await user.type(screen.getByRole('textbox', { name: /Discount/ }), '15');
    await create();
    expect(await screen.findByText('A coupon with this code already exists.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Code/ })).toHaveValue('DIWALI');
  });
});

describe('a reviewer', () => {
  it('reads coupons and changes none', async () => {
    fakeApi({ [LIST]: () => page([coupon('DIWALI')]) });
    renderApp(PATHS.coupons);
    expect(await screen.findByRole('switch', { name: 'Coupon DIWALI on' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create Coupon' })).not.toBeInTheDocument();
  });

  it('who opens the form by its address reads whose it is', async () => {
    await openForm();
    expect(screen.getByText('Your role can only view coupons; an owner creates them.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

/** The page that the newest call asked for. */
const pageAsked = (fetch: ReturnType<typeof fakeApi>) =>
  new URL(fetch.mock.lastCall?.[0] ?? '', 'http://team').searchParams.get('page');

describe('a list', () => {
  it('asks the server for the page, order and filters that stand in the URL, and for nothing else', async () => {
    const fetch = fakeApi({ [LIST]: () => page([coupon('DIWALI')]) });
    const { user, router } = renderApp(`${PATHS.coupons}?state=on&sort=uses&order=desc&page=3&other=1`);
    await screen.findByRole('rowheader', { name: 'DIWALI' });
    const asked = () => fetch.mock.calls.map(([url]) => url).filter((url) => url.includes(`${ADMIN_ROUTES.coupons}?`));
    expect(asked()).toEqual([expect.stringMatching(/\?sort=uses&order=desc&state=on&page=3&pageSize=25$/)]);
    expect(screen.getByRole('columnheader', { name: 'Uses' })).toHaveAttribute('aria-sort', 'descending');

    await user.click(screen.getByRole('button', { name: 'Uses' }));
    expect(router.state.location.search).toBe('?state=on&sort=uses&order=asc&other=1');
  });

  it('opens its last page in the place of one past it', async () => {
    const fetch = fakeApi({
      [LIST]: () => ok({ rows: pageAsked(fetch) === '2' ? [coupon('DIWALI')] : [], total: 26 }),
    });
    const { router } = renderApp(`${PATHS.coupons}?q=d&page=9`);
    expect(await screen.findByRole('rowheader', { name: 'DIWALI' })).toBeVisible();
    expect(router.state.location.search).toBe('?q=d&page=2');
  });

  it('that fails to load is no empty list', async () => {
    fakeApi({ [LIST]: () => refusal('busy') });
    renderApp(PATHS.coupons);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.queryByText('No coupons yet')).not.toBeInTheDocument();
  });
});
