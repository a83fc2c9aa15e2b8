import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { BiodataContent, BiodataList, BiodataShare } from '@kalyanam/shared/contracts/biodata';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const SHARE: BiodataShare = {
  ...{ id: 's1', forWhom: 'Uncle Ravi', path: '/b/token', state: 'valid', version: 1, views: 3 },
  ...{ language: 'en', sections: ['about', 'family'], photo: 'none', contact: 'none', head: 'none' },
  ...{ gothra: true, horoscope: false, createdAt: '2026-11-20T06:00:00.000Z', withdrawnAt: null },
  ...{ expiresAt: '2026-12-20T06:00:00.000Z', firstViewedAt: null, lastViewedAt: '2026-11-21T06:00:00.000Z' },
};
const LIST: Omit<BiodataList, 'success'> = {
  ...{ shares: [SHARE], open: 1, consent: false, mayShare: true, horoscope: false, familyNumber: false, pdf: true },
  ...{ page: 1, total: 1, totalPages: 1 },
};
const CONTENT: BiodataContent = {
  ...{ language: 'both', head: null, title: ['బయోడేటా', 'Biodata'], name: ['శ్రావణి', 'Sravani'], photo: null },
  parts: [{ id: 'about', title: ['Personal'], rows: [{ name: ['Height'], lines: ['5\'4"'] }] }],
  ...{ footer: ['Scan for the latest version.'], code: { size: 1, path: 'M0 0h1v1h-1z' } },
};
const answer = (pdf: boolean) => ({ share: SHARE, content: CONTENT, pdf });

it('lists links with what is in each, and withdraws one', async () => {
  fakeApi({ 'GET /biodata': LIST, 'DELETE /biodata/s1': { withdrawn: 1 } });
  const { user } = openPage('/biodata', makeUser('verified'));
  const row = within((await screen.findByRole('heading', { name: 'Uncle Ravi' })).closest('li')!);
  expect(row.getByText(/Personal \(with date of birth\), Family, Gothra, English/)).toBeVisible();
  expect(row.getByText(/^Opened 3 times, last on 21 November 2026/)).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Withdraw the link for Uncle Ravi' }));
  expect(await screen.findByText('The link for Uncle Ravi is withdrawn.')).toBeVisible();
});

it('does not say that the owner withdrew what a hold has closed', async () => {
  const withdrawn = { ...SHARE, id: 's2', forWhom: 'Aunt', withdrawnAt: '2026-11-22T06:00:00.000Z' } as const;
  const shares = [SHARE, withdrawn].map((share) => ({ ...share, state: 'withdrawn' as const }));
  fakeApi({ 'GET /biodata': { ...LIST, shares, mayShare: false } });
  openPage('/biodata', makeUser('verified'));
  const states = (await screen.findAllByRole('heading', { level: 2 })).map(
    (one) => one.nextElementSibling?.textContent,
  );
  expect(states).toEqual(['Closed until your profile is open again', 'Withdrawn']);
});

it('asks who it is for and for the consent before a link is made', async () => {
  const sent = vi.fn();
  fakeApi({
    'GET /biodata': { ...LIST, shares: [], total: 0 },
    'GET /biodata/preview': { content: { ...CONTENT, code: null } },
    'GET /biodata/s1': answer(true),
    'POST /biodata': (body: unknown) => {
      sent(body);
      return answer(true);
    },
  });
  const { user } = openPage('/biodata/new', makeUser('verified'));
  await user.click(await screen.findByRole('button', { name: 'Make the link' }));
  expect(screen.getByLabelText('Who is it for?')).toBeInvalid();
  expect(screen.getByLabelText('Who is it for?')).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Who is it for?'), 'Uncle Ravi');
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^I agree that everyone/ })).toHaveFocus());
  await user.click(screen.getByRole('checkbox', { name: /^I agree that everyone/ }));
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

it.each([true, false])(
  'offers the number of the family only where someone has agreed to it: %s',
  async (familyNumber) => {
    fakeApi({
      'GET /biodata': { ...LIST, shares: [], total: 0, familyNumber },
      'GET /biodata/preview': { content: { ...CONTENT, code: null } },
    });
    openPage('/biodata/new', makeUser('verified'));
    await screen.findByRole('radio', { name: 'My phone and email' });
    expect(screen.queryAllByRole('radio', { name: 'Family’s phone' })).toHaveLength(familyNumber ? 1 : 0);
  },
);

it('makes the first link without a list before it, from its old address too', async () => {
  fakeApi({
    'GET /biodata': { ...LIST, shares: [], total: 0 },
    'GET /biodata/preview': { content: { ...CONTENT, code: null } },
  });
  const { address, go } = openPage('/biodata', makeUser('verified'));
  expect(await screen.findByRole('heading', { level: 1, name: 'New biodata' })).toBeVisible();
  expect(screen.getByText(/^Personal \(with date of birth\), .*English, 30 days$/)).toBeVisible();
  await go('/biodata/new');
  await waitFor(() => expect(address()).toBe('/biodata?new'));
});

it('hands a link to WhatsApp, and nothing but the link', async () => {
  fakeApi({ 'GET /biodata': LIST, 'GET /biodata/s1': answer(true) });
  const { user } = openPage('/biodata', makeUser('verified'));
  const text = encodeURIComponent(`Biodata: ${location.origin}/b/token`);
  const way = { href: `https://wa.me/?text=${text}`, rel: 'noopener noreferrer' };
  const row = await screen.findByRole('link', { name: 'WhatsApp: the link for Uncle Ravi' });
  expect(row).toHaveProperty('href', way.href);
  await user.click(screen.getByRole('link', { name: 'Open the link for Uncle Ravi' }));
  const first = await screen.findByRole('link', { name: 'WhatsApp' });
  expect([first.getAttribute('href'), first.getAttribute('rel')]).toEqual([way.href, way.rel]);
});

it('says that a link of another member is not there, and does not offer to try again', async () => {
  fakeApi({ 'GET /biodata/s9': new Refusal('not-found') });
  openPage('/biodata/s9', makeUser('verified'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not found');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByRole('link', { name: 'All links' })).toBeVisible();
});

it('prints and copies a link where no PDF can be made, and says so', async () => {
  fakeApi({ 'GET /biodata/s1': answer(false) });
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = openPage('/biodata/s1', makeUser('verified'));
  const sheet = within(await screen.findByRole('article', { name: 'Preview' }));
  expect(sheet.getByRole('heading', { name: 'శ్రావణి' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'PDF' })).toBeDisabled();
  expect(screen.getByText(/^No PDF can be made here/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});
