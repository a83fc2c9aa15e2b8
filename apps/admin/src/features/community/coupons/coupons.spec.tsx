import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../../shell/paths';
import { fakeApi, ok, page, refusal, signInAs } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';

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
  state: 'on',
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

  it('has one state, with the act that changes it where there is one', async () => {
    const rows = [
      coupon('GOOD'),
      { ...coupon('REST'), isActive: false, state: 'off' },
      { ...coupon('OLD'), expiryDate: '2020-01-31', state: 'expired' },
      { ...coupon('SPENT'), maxUses: 3, state: 'used-up' },
    ];
    const switched = vi.fn(() => ok({ message: '', coupon: { ...coupon('REST') } }));
    fakeApi({ [LIST]: () => page(rows), [`PATCH ${ADMIN_ROUTES.coupon('REST')}`]: switched });
    const { user } = renderApp(PATHS.coupons);
    const inRow = async (code: string) => within(await screen.findByRole('row', { name: new RegExp(`^${code}`) }));
    for (const [code, state, act] of [
      ['GOOD', 'Active', 'Switch off coupon GOOD'],
      ['REST', 'Off', 'Switch on coupon REST'],
      ['OLD', 'Expired', null],
      ['SPENT', 'Used up', null],
    ] as const) {
      const row = await inRow(code);
      expect(row.getByText(state)).toBeVisible();
      expect(row.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(act ? [act] : []);
    }
    await user.click(screen.getByRole('button', { name: 'Switch on coupon REST' }));
    expect(switched).toHaveBeenCalledExactlyOnceWith({ isActive: true });
  });

  it('list leaves an address behind that the server does not understand', async () => {
    const fetch = fakeApi({
      [LIST]: () =>
        /sort=price/.test(fetch.mock.lastCall?.[0] ?? '') ? refusal('invalid-form') : page([coupon('DIWALI')]),
    });
    const { user, router } = renderApp(`${PATHS.coupons}?sort=price&order=up`);
    expect(await screen.findByText('This link has a filter or an order that does not exist')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    expect(await screen.findByRole('row', { name: /^DIWALI/ })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('is created once by a double click', async () => {
    const created = vi.fn(() => ok({ message: '', coupon: coupon('DIWALI') }));
    const { user } = await openForm({ [CREATE]: created });
    await user.type(screen.getByRole('textbox', { name: /Code/ }), 'DIWALI');
    await user.type(screen.getByRole('textbox', { name: /Discount/ }), '15');
    await user.dblClick(screen.getByRole('button', { name: 'Create Coupon' }));
    expect(await screen.findByText('Coupon created successfully')).toBeVisible();
    expect(created).toHaveBeenCalledOnce();
  });

  it('gets a code that is read aloud without a mistake, and that no coupon has', async () => {
    const taken: string[] = [];
    const fetch = fakeApi({
      [LIST]: () => {
        const asked = new URL(fetch.mock.lastCall?.[0] ?? '', 'http://team').searchParams.get('q');
        if (asked) taken.push(asked);
        return ok({ rows: [], total: asked && taken.length === 1 ? 1 : 0 });
      },
    });
    const { user } = renderApp(PATHS.createCoupon);
    await user.click(await screen.findByRole('button', { name: 'Generate' }));
    const code = screen.getByRole('textbox', { name: /Code/ });
    await waitFor(() => expect(code).toHaveValue(taken[1]));
    expect(taken).toHaveLength(2);
    expect(taken[0]).not.toBe(taken[1]);
    for (const made of taken) expect(made).toMatch(/^[CDFGHJKMNPQRTWXY34679]{4}-[CDFGHJKMNPQRTWXY34679]{4}$/);
  });

  it('that is begun stays, and the list with its filters is behind it', async () => {
    fakeApi({ [LIST]: () => page([coupon('DIWALI')]) });
    const { user, router } = renderApp(`${PATHS.coupons}?state=on`);
    const link = await screen.findByRole('link', { name: 'Create Coupon' });
    await user.click(link);
    const field = await screen.findByRole('textbox', { name: /Code/ });
    expect(field).toHaveFocus();
    expect(router.state.location).toMatchObject({ pathname: PATHS.createCoupon, search: '?state=on' });
    await user.type(field, 'half');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.coupons));
    expect(router.state.location.search).toBe('?state=on');
    await waitFor(() => expect(link).toHaveFocus());

    await user.click(link);
    expect(await screen.findByRole('textbox', { name: /Code/ })).toHaveValue('HALF');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('textbox', { name: /Code/ })).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.coupons));
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
    expect(await screen.findByText('Active')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Switch/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create Coupon' })).not.toBeInTheDocument();
  });

  it('who opens the form by its address reads whose it is', async () => {
    await openForm();
    expect(screen.getByText('Only owners can create coupons')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

/** The page that the newest call asked for. */
const pageAsked = (fetch: ReturnType<typeof fakeApi>) =>
  new URL(fetch.mock.lastCall?.[0] ?? '', 'http://team').searchParams.get('page');

describe('a list', () => {
  it('asks the server for the page, order and filters of the URL, and for nothing else', async () => {
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
