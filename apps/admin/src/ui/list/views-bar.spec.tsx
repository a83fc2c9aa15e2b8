import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import type { SavedView } from '@kalyanam/shared/admin/views';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PATHS } from '../../shell/paths';
import { fakeApi, ok, page, signInAs } from '../../testing/fake-api';
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

  it('may open the list themselves', async () => {
    const { router } = openCoupons('', [{ ...OFF, query: 'state=off', isDefault: true }]);
    expect(await screen.findByRole('link', { name: 'Off (default)', current: true })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: PATHS.coupons, search: '?state=off' });
  });
});
