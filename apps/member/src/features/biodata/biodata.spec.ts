import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../spec/fake-api';
import { makeMyProfile, makeUser } from '../../spec/make';
import { openPage } from '../../spec/open-page';

it('is a sheet of paper without contact, unless that is chosen', async () => {
  const profile = makeMyProfile({
    phone: '9848099999',
    familyLocation: { state: 'telangana', city: 'Warangal', address: '4 Temple Street' },
  });
  fakeApi({ 'GET /profiles/me': { profile } });
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = openPage('/biodata', makeUser('verified'));
  const sheet = within(await screen.findByRole('article', { name: 'Biodata' }));
  expect(sheet.getByRole('heading', { name: profile.name })).toBeVisible();
  expect(sheet.getByText('4827-193 W')).toBeVisible();
  expect(sheet.queryByText('9848099999')).not.toBeInTheDocument();
  expect(sheet.queryByText(/Temple Street/)).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('With phone, email and family address'));
  expect(sheet.getByText('9848099999')).toBeVisible();
  expect(sheet.getByText('4 Temple Street')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledOnce();
});
