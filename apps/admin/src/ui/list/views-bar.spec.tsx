import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { SavedView, SaveViewRequest } from '@kalyanam/shared/team/views';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../shell/paths';
import { fakeApi, ok, page, refusal, signInAs } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const OFF: SavedView = { id: 'v1', list: 'coupons', name: 'Off', query: '?state=off', isDefault: false };
const VIEWS = `GET ${ADMIN_ROUTES.views}`;

type Answers = NonNullable<Parameters<typeof fakeApi>[0]>;

function openCoupons(search: string, views: readonly SavedView[], answers: Answers = {}) {
  const fetch = fakeApi({
    [`GET ${ADMIN_ROUTES.coupons}`]: () => page([]),
    [VIEWS]: () => ok({ views }),
    ...answers,
  });
  return { fetch, ...renderApp(`${PATHS.coupons}${search}`) };
}

describe('the views of a list', () => {
  beforeEach(() => signInAs('owner'));

  it('open on the page they belong to, also those kept without a question mark', async () => {
    const { user, router } = openCoupons('', [{ ...OFF, query: 'state=off' }]);
    await user.click(await screen.findByRole('link', { name: 'Off' }));
    expect(await screen.findByRole('link', { name: 'Off', current: true })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: PATHS.coupons, search: '?state=off' });
  });

  it('replace one of the same name only after saying so', async () => {
    const saved = vi.fn((body: unknown) => ok({ views: [{ ...OFF, ...(body as SaveViewRequest) }] }));
    const { user } = openCoupons('?state=running', [OFF], { [`POST ${ADMIN_ROUTES.views}`]: saved });
    await screen.findByRole('link', { name: 'Off' });
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.type(name, 'Off ');
    expect(name).toHaveAccessibleDescription('You have a view of this name; it will be replaced');
    await user.click(screen.getByRole('checkbox', { name: 'Show it when I open this list' }));
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    expect(await screen.findByRole('link', { name: 'Off (default)', current: true })).toHaveFocus();
    expect(saved).toHaveBeenCalledExactlyOnceWith({
      list: 'coupons',
      name: 'Off',
      query: '?state=running',
      isDefault: true,
    });
  });

  it('count the last letters of a name', async () => {
    const { user } = openCoupons('?state=off', []);
    await user.click(await screen.findByRole('button', { name: 'Save view' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.type(name, 'x'.repeat(30));
    expect(name).not.toHaveAccessibleDescription();
    await user.type(name, 'x');
    expect(name).toHaveAccessibleDescription('9 left');
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it.each([
    ['', () => ok({})],
    [', also where another tab did so before', () => refusal('not-found')],
  ])('go away when they are removed, and come back%s', async (_, removed) => {
    let views = [OFF];
    const { user } = openCoupons('?state=off', [], {
      [VIEWS]: () => ok({ views }),
      [`DELETE ${ADMIN_ROUTES.view('v1')}`]: () => {
        views = [];
        return removed();
      },
      [`POST ${ADMIN_ROUTES.views}`]: (body) => {
        views = [{ ...OFF, ...(body as SaveViewRequest), id: 'v2' }];
        return ok({ views });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove the view Off' }));
    expect(await screen.findByText('View removed: Off')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Off' })).toBeNull());
    expect(screen.getByRole('link', { name: 'All' })).toHaveFocus();
    await user.keyboard('z');
    expect(await screen.findByText('View saved: Off')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Off', current: true })).toBeVisible();
    expect(views).toMatchObject([{ list: 'coupons', name: 'Off', query: '?state=off', isDefault: false }]);
  });

  it('may open the list themselves', async () => {
    const { router } = openCoupons('', [{ ...OFF, query: 'state=off', isDefault: true }]);
    expect(await screen.findByRole('link', { name: 'Off (default)', current: true })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: PATHS.coupons, search: '?state=off' });
  });
});
