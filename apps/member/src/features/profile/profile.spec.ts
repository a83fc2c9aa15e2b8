import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../spec/fake-api';
import { makeUser, makeView } from '../../spec/make';
import { openPage } from '../../spec/open-page';

const viewer = makeUser('verified');
const LIST = { profiles: [], page: 1, total: 0, totalPages: 0 };

describe('profile', () => {
  it('shows contact and lineage when the answer holds them', async () => {
    fakeApi({ 'GET /profiles/p1': { profile: makeView() } });
    openPage('/profile/p1', viewer);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sravani Reddy, 28' })).toBeVisible();
    expect(screen.getByRole('link', { name: '9848012345' })).toHaveAttribute('href', 'tel:+919848012345');
    expect(screen.getByText('Kasyapa')).toBeVisible();
    expect(screen.getByText('Document Verified')).toBeVisible();
    expect(screen.getByText('No photos available')).toBeVisible();
  });

  it('leaves out what was not given', async () => {
    fakeApi({ 'GET /profiles/p1': { profile: makeView({ subcaste: null }) } });
    openPage('/profile/p1', viewer);
    expect(await screen.findByText('Caste')).toBeVisible();
    expect(screen.queryByText('Subcaste')).not.toBeInTheDocument();
  });

  it('tells a semi-verified viewer what is missing', async () => {
    const hidden = { phone: null, email: null, gothra: null, photosHidden: 'viewer-not-verified' as const };
    fakeApi({ 'GET /profiles/p1': { profile: makeView(hidden) } });
    openPage('/profile/p1', makeUser('semi-verified'));
    expect(await screen.findByText('Complete verification to view photos and contact details')).toBeVisible();
    expect(screen.queryByText('Gothra')).not.toBeInTheDocument();
  });

  it('says when contact opens, where the owner waits for an accepted interest', async () => {
    const hidden = { phone: null, email: null, contactHidden: 'after-interest' as const };
    fakeApi({ 'GET /profiles/p1': { profile: makeView(hidden) } });
    openPage('/profile/p1', viewer);
    expect(await screen.findByText(/^Phone and email open once/)).toBeVisible();
    expect(screen.getByText('Kasyapa')).toBeVisible();
  });

  it("says 'Profile not found' with a way back", async () => {
    fakeApi({ 'GET /profiles/p9': new Refusal('profile-not-found') });
    openPage('/profile/p9', viewer);
    expect(await screen.findByRole('heading', { name: 'Profile not found' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Browse Profiles' })).toBeVisible();
  });

  it('leads to the list, which says why, when it cannot be loaded', async () => {
    fakeApi({ 'GET /profiles/p1': new Refusal('unexpected'), 'GET /profiles': LIST });
    const { address } = openPage('/profile/p1', viewer);
    await waitFor(() => expect(address()).toBe('/profiles'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The profile could not be opened: An error occurred');
  });

  it('stays where it is, and asks who is there, when the session has ended', async () => {
    const calls = fakeApi({});
    const { address } = openPage('/profile/p1', viewer);
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/auth/refresh'));
    expect(await screen.findByRole('dialog', { name: 'Please log in again' })).toBeVisible();
    expect(address()).toBe('/profile/p1');
  });

  it('offers neither report nor block on the own profile', async () => {
    fakeApi({ 'GET /profiles/me': { profile: makeView({ id: 'me', interest: null }) } });
    openPage('/profile/me', viewer);
    expect(await screen.findByText('Document Verified')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Report Profile' })).not.toBeInTheDocument();
  });

  it('sends a report with its reason', async () => {
    const calls = fakeApi({
      'GET /profiles/p1': { profile: makeView() },
      'POST /profiles/p1/reports': { reportId: 'r' },
    });
    const { user } = openPage('/profile/p1', viewer);
    await user.click(await screen.findByRole('button', { name: 'Report Profile' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Something else' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('This field is required')).toBeVisible();
    await user.type(dialog.getByLabelText('What happened?'), 'Sells insurance.');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Thank you. Our team will review this profile.')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ reason: 'other', description: 'Sells insurance.' });
  });
});
