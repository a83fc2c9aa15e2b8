import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../spec/fake-api';
import { makeInterest, makeUser, makeView } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

/** The browser's own Back, not the router's. */
const back = () =>
  act(async () => {
    window.history.back();
    await new Promise((done) => setTimeout(done, 50));
  });

describe('what is written in a dialog of a profile', () => {
  beforeEach(() => {
    sessionStorage.clear();
    window.history.pushState({ idx: 0 }, '');
    fakeApi({
      'GET /profiles/p1': { profile: makeView({ id: 'p1', interest: makeInterest({ canShow: true }) }) },
      'GET /profiles/p2': { profile: makeView({ id: 'p2', interest: makeInterest({ canShow: true }) }) },
    });
  });

  it.each([
    [['Show Interest'], 'Your words'],
    [['More', 'Report Profile'], 'What happened?'],
  ])('%j: is closed by Back, and is there again after the page was left', async (presses, field) => {
    const { user, go, address } = openPage('/profile/p1', makeUser('verified'));
    const openBy = async (hand: typeof user) => {
      for (const name of presses) await hand.click(await screen.findByRole('button', { name }));
    };
    const open = () => openBy(user);
    await open();
    await user.type(await screen.findByLabelText(new RegExp(field)), 'We like your family');
    await back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/profile/p1');

    await go('/profile/p2');
    await open();
    expect(await screen.findByLabelText(new RegExp(field))).toHaveValue('');
    await back();
    await go('/profile/p1');
    await open();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(new RegExp(field))).toHaveValue('We like your family');

    cleanup();
    const other = openPage('/profile/p1', { ...makeUser('verified'), id: 'somebody-else' });
    await openBy(other.user);
    expect(await screen.findByLabelText(new RegExp(field))).toHaveValue('');
  });
});
