import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../spec/fake-api';
import { openPage } from '../spec/open-page';
import { PLACES } from './kept-places';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const openedBy = async (type: string) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  sessionStorage.setItem(PLACES, JSON.stringify({ '/login': 488, '/register': 567 }));
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  fakeApi({});
  openPage('/login');
  await screen.findByRole('heading', { name: 'Welcome back' });
  return scroll;
};

it.each(['reload', 'back_forward'])('brings a page back to where it was on %s', async (type) => {
  const scroll = await openedBy(type);
  await waitFor(() => expect(scroll).toHaveBeenCalledWith(0, 488));
});

it('begins a page at its top that is opened by its address, and keeps the places of others', async () => {
  const scroll = await openedBy('navigate');
  expect(scroll).not.toHaveBeenCalledWith(0, 488);
  expect(JSON.parse(sessionStorage.getItem(PLACES) ?? '{}')).toEqual({ '/register': 567 });
});
