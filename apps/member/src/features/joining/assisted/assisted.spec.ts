import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { openPage } from '../../../spec/open-page';

const standing = (changes: object = {}) => ({
  ...{ name: 'Sravani Reddy', enteredAt: '2026-11-20T06:00:00Z', strikeUntil: '2199-11-27T06:00:00Z', kept: false },
  ...changes,
});
const READ = 'GET /assisted/t1';

describe('a profile that the team entered on the phone', () => {
  it('is kept with a password and the declaration', async () => {
    const calls = fakeApi({ [READ]: standing(), 'POST /assisted/t1/keep': { message: '' } });
    const { user } = openPage('/assisted/t1');
    expect(await screen.findByText(/our team entered the profile of Sravani Reddy/)).toBeVisible();
    await user.type(screen.getByLabelText('Password'), 'Muggulu2027{Enter}');
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Keep the profile' }));
    expect(await screen.findByText('The profile is kept')).toBeVisible();
    expect(calls.at(-1)).toMatchObject({ body: { password: 'Muggulu2027', agreeTerms: true } });
  });

  it('is struck after a question, within its days', async () => {
    fakeApi({ [READ]: standing(), 'POST /assisted/t1/strike': { message: '' } });
    const { user } = openPage('/assisted/t1');
    await user.click(await screen.findByRole('button', { name: 'Delete the profile' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete the profile' }));
    expect(await screen.findByText('Everything is erased')).toBeVisible();
  });

  it('cannot be struck when the days are over, nor answered twice', async () => {
    fakeApi({ [READ]: standing({ strikeUntil: '2026-01-01T00:00:00Z' }) });
    openPage('/assisted/t1');
    expect(await screen.findByText(/The days for deleting it here are over/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete the profile' })).toBeNull();
  });

  it.each([
    ['used', () => new Refusal('assisted-link-over')],
    ['kept', () => standing({ kept: true })],
  ])('says that the link is over once it was %s', async (_, answer) => {
    fakeApi({ [READ]: answer });
    openPage('/assisted/t1');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used');
  });
});
