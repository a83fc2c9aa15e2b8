import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { ROUTES } from '@kalyanam/shared/routes';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../shell/paths';
import { fakeApi, ok, signInAs } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { EMPTY } from './draft';

const HISTORY = { [`GET ${ADMIN_ROUTES.announcements}`]: () => ok({ announcements: [] }) };

describe('the form of an announcement', () => {
  beforeEach(() => signInAs('owner'));

  it('is kept by its tab until it is cleared', async () => {
    fakeApi(HISTORY);
    const { user } = renderApp(PATHS.announcements);
    const title = await screen.findByRole('textbox', { name: 'Title' });
    expect(screen.queryByRole('button', { name: 'Clear the form' })).toBeNull();
    await user.type(title, 'Meet');
    expect(JSON.parse(sessionStorage.getItem('admin-announcement') ?? '')).toEqual({ ...EMPTY, titleEn: 'Meet' });
    await user.click(screen.getByRole('button', { name: 'Clear the form' }));
    expect(title).toHaveValue('');
    expect(sessionStorage.length).toBe(0);
  });

  it('offers the cities of the chosen state, and takes any other', async () => {
    fakeApi({
      ...HISTORY,
      [`GET ${ROUTES.cities}?state=telangana`]: () => ok({ cities: [{ value: 'warangal', label: 'Warangal' }] }),
    });
    const { user } = renderApp(PATHS.announcements);
    await user.selectOptions(await screen.findByLabelText('Family state'), 'telangana');
    const city = screen.getByLabelText('Family city');
    await vi.waitFor(() =>
      expect([...((city as HTMLInputElement).list?.options ?? [])].map(({ value }) => value)).toEqual(['Warangal']),
    );
    await user.type(city, 'Ooru');
    expect(city).toHaveValue('Ooru');
  });
});
