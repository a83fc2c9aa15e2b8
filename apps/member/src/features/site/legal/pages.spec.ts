import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TEXT_VERSIONS } from '@kalyanam/shared/base/text-versions';
import { fakeApi } from '../../../spec/fake-api';
import { openPage } from '../../../spec/open-page';

it.each([
  ['privacy', '27 November 2026'],
  ['terms', '1 June 2026'],
] as const)('/%s carries the version that the consent is logged with', async (name, day) => {
  fakeApi({});
  openPage(`/${name}`);
  expect(await screen.findByText(`Version ${TEXT_VERSIONS[name]}, in force since ${day}.`)).toBeVisible();
});

it('names the documents that this deployment takes', async () => {
  fakeApi({ 'GET /identity-documents': { documents: ['passport', 'voter-id'] } });
  openPage('/privacy');
  expect(await screen.findByText(/one of these documents: Passport, Voter ID card\./)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/aadhaar/i);
});

it('has no version where nothing is agreed to', async () => {
  fakeApi({});
  openPage('/contact');
  expect(await screen.findByRole('heading', { name: 'Contact' })).toBeVisible();
  expect(screen.queryByText(/^Version/)).not.toBeInTheDocument();
});
