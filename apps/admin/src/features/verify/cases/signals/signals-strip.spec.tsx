import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { LinkedAccount, Signal } from '@kalyanam/shared/team/signals';
import { screen, within } from '@testing-library/react';
import { linkedPath, PATHS } from '../../../../shell/paths';
import { fakeApi, ok, refusal, signInAs } from '../../../../testing/fake-api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../../testing/render-app';

const photo = (id: string) => ({
  id,
  thumb: `/${id}/thumb`,
  card: `/${id}/card`,
  full: `/${id}/full`,
  width: 480,
  height: 600,
});
const other: LinkedAccount = {
  userId: 'u9',
  name: 'Twin Reddy',
  verificationStatus: 'rejected',
  accountStatus: 'active',
  kept: null,
  at: '2026-03-03T06:00:00.000Z',
};
const SIGNALS: Signal[] = [
  {
    kind: 'same-picture',
    level: 'strong',
    sentence: 'A photo is the same as one of Twin Reddy.',
    accounts: [other],
    pictures: [{ own: photo('own'), other: photo('other') }],
  },
  { kind: 'busy-network', level: 'info', sentence: 'Busy network.', accounts: [], pictures: [] },
];
const SIGNALS_OF_U1 = `GET ${ADMIN_ROUTES.signals('u1')}`;

describe('the strip of signals in a case', () => {
  beforeEach(() => signInAs('reviewer'));

  it('has a row a signal, with what to do about it', async () => {
    fakeApi({ [SIGNALS_OF_U1]: () => ok({ signals: SIGNALS }) });
    const { user } = renderApp(PATHS.verify);
    const strip = await screen.findByRole('region', { name: 'Signals' });
    const [first, second] = within(strip).getAllByRole('listitem');
    expect(first).toHaveTextContent('Check thisA photo is the same as one of Twin Reddy.');
    expect(second).toHaveTextContent('For informationBusy network.');
    expect(within(second!).queryByRole('link')).toBeNull();
    expect(within(first!).getByRole('link', { name: 'Linked accounts' })).toHaveAttribute('href', linkedPath('u1'));
    await user.click(within(first!).getByRole('button', { name: 'Compare' }));
    const dialog = screen.getByRole('dialog', { name: 'Compare pictures' });
    expect(within(dialog).getByRole('img', { name: 'This member' })).toHaveAttribute('src', '/own/full');
    expect(within(dialog).getByRole('img', { name: 'The other account' })).toHaveAttribute('src', '/other/full');
  });

  it('is not there without signals, and can be asked for again after a failure', async () => {
    let answer = (): Response => refusal('busy');
    fakeApi({ [SIGNALS_OF_U1]: () => answer() });
    const { user } = renderApp(PATHS.verify);
    const problem = await screen.findByText('Couldn’t load the signals.');
    answer = () => ok({ signals: [] });
    await user.click(within(problem.closest('[role="alert"]')!).getByRole('button', { name: 'Retry' }));
    await vi.waitFor(() => expect(screen.queryByText('Couldn’t load the signals.')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Signals' })).toBeNull();
  });
});

describe('the page of linked accounts', () => {
  beforeEach(() => signInAs('support'));

  it('lists who is linked, by what and since when, also accounts that are gone', async () => {
    const gone = { ...other, userId: null, name: null, verificationStatus: null, accountStatus: null, kept: 'deleted' };
    const linked = [
      { ...other, links: ['same-number', 'same-device'] },
      { ...gone, links: ['same-contact'] },
    ];
    fakeApi({
      [`GET ${ADMIN_ROUTES.linkedAccounts('u1')}`]: () =>
        ok({ userId: 'u1', name: 'Sravani Reddy', linked, busyNetwork: true }),
    });
    renderApp(linkedPath('u1'));
    const table = await screen.findByRole('table', { name: 'Accounts linked to Sravani Reddy' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('Twin ReddySame ID number, Same browser and network');
    expect(first).toHaveTextContent('Rejected');
    expect(second).toHaveTextContent(/Deleted account, .*3 Mar.* 2026/);
    expect(within(second!).queryByRole('link')).toBeNull();
    expect(screen.getByText(/Those who share only the network are left out/)).toBeInTheDocument();
  });

  it('says that no account is linked, and that an account is not known', async () => {
    fakeApi({
      [`GET ${ADMIN_ROUTES.linkedAccounts('u1')}`]: () =>
        ok({ userId: 'u1', name: 'Sravani Reddy', linked: [], busyNetwork: false }),
    });
    renderApp(linkedPath('u1'));
    expect(await screen.findByText('No linked accounts')).toBeInTheDocument();
    fakeApi();
    renderApp(linkedPath('u2'));
    expect(await screen.findByText('No member with this ID')).toBeInTheDocument();
  });
});
