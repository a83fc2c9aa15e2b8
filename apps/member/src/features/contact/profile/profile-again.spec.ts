import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../spec/fake-api';
import { makeUser, makeView } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

afterEach(() => void vi.useRealTimers());

/** A profile with one photo, whose address tells how often the profile was opened. */
async function opened() {
  const photo = (time: number) => ({ id: 'a', thumb: '/t', card: '/c', full: `/full-${time}`, width: 4, height: 5 });
  const calls = fakeApi({
    'GET /profiles/p1': () => ({ profile: makeView({ photos: [photo(times())], photosHidden: null }) }),
  });
  const times = () => calls.filter(({ path }) => path === '/profiles/p1').length;
  const { user } = openPage('/profile/p1', makeUser('verified'));
  const enlarge = await screen.findByRole('button', { name: 'Enlarge photo 1 of 1 of Sravani Reddy' });
  vi.useFakeTimers({ toFake: ['Date'] });
  const wait = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
  return { user, enlarge, times, wait };
}

it('is not opened again by coming back from another tab, as long as its photos can be fetched', async () => {
  const { times, wait } = await opened();
  const comeBackAfter = async (minutes: number) => {
    wait(minutes);
    fireEvent(window, new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  await comeBackAfter(2);
  expect(times()).toBe(1);
  await comeBackAfter(4);
  await waitFor(() => expect(times()).toBe(2));
});

it('is opened again for a photo that is enlarged when its address may be out', async () => {
  const { user, enlarge, times, wait } = await opened();
  wait(2);
  await user.click(enlarge);
  expect(within(await screen.findByRole('dialog')).getByRole('img')).toHaveAttribute('src', '/full-1');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(enlarge).toHaveFocus());
  wait(4);
  await user.click(enlarge);
  await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('img')).toHaveAttribute('src', '/full-2'));
  expect(times()).toBe(2);
});
