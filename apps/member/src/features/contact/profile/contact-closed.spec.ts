import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, OFFLINE } from '../../../spec/fake-api';
import { makeUser, makeView } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const viewer = makeUser('verified');

describe('phone and email that stay closed', () => {
  it('says when contact opens, where the owner waits for an accepted interest', async () => {
    const hidden = { contactHidden: 'after-interest' as const };
    fakeApi({ 'GET /profiles/p1': { profile: makeView(hidden) } });
    openPage('/profile/p1', viewer);
    expect(await screen.findByText(/^Phone and email open once/)).toBeVisible();
  });

  it('says how it goes on when the daily number is reached', async () => {
    fakeApi({
      'GET /profiles/p1': { profile: makeView() },
      'POST /profiles/p1/contact': { contact: null, contactHidden: 'daily-limit' },
    });
    const { user } = openPage('/profile/p1', viewer);
    await user.click(await screen.findByRole('button', { name: 'Show phone and email' }));
    expect(await screen.findByText(/of 40 members today\. You can open more tomorrow\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show phone and email' })).not.toBeInTheDocument();
  });

  it('says so when the press was lost, and takes another', async () => {
    fakeApi({ 'GET /profiles/p1': { profile: makeView() }, 'POST /profiles/p1/contact': OFFLINE });
    const { user } = openPage('/profile/p1', viewer);
    await user.click(await screen.findByRole('button', { name: 'Show phone and email' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was opened; please try again.');
    expect(screen.getByRole('button', { name: 'Show phone and email' })).toBeEnabled();
  });

  it('asks for the profile again when its rights have changed in the meantime', async () => {
    const views = [makeView(), makeView({ contactHidden: 'after-interest' })];
    fakeApi({
      'GET /profiles/p1': () => ({ profile: views.length > 1 ? views.shift() : views[0] }),
      'POST /profiles/p1/contact': { contact: null, contactHidden: 'after-interest' },
    });
    const { user } = openPage('/profile/p1', viewer);
    await user.click(await screen.findByRole('button', { name: 'Show phone and email' }));
    expect(await screen.findByText(/^Phone and email open once/)).toBeVisible();
  });
});
