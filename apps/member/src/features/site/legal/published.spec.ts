import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../spec/fake-api';
import { openPage } from '../../../spec/open-page';

const TEXT = { version: '2026-11-01', en: 'Shorter than before.\n\n# Cost\n\nFree. Write to {email}.', te: '' };

it('/terms shows what an owner has published, with its day', async () => {
  fakeApi({ 'GET /texts/terms': { success: true, text: TEXT } });
  openPage('/terms');
  expect(await screen.findByText('Shorter than before.')).toBeVisible();
  expect(screen.getByText('Version 2026-11-01, in force since 1 November 2026.')).toBeVisible();
  expect(screen.getByText(/^Free\. Write to \S+@\S+\.$/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'For marriage only' })).not.toBeInTheDocument();
});

it('/privacy stays as it was built while nothing is published', async () => {
  fakeApi({ 'GET /texts/privacy': { success: true, text: null } });
  openPage('/privacy');
  expect(await screen.findByRole('heading', { name: 'Identity documents' })).toBeVisible();
});
