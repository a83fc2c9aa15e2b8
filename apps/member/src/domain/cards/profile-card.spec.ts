import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../spec/fake-api';
import { makeCard, makeUser } from '../../spec/make';
import { openPage } from '../../spec/open-page';

it('makes the member number stand out, which families read to each other on the phone', async () => {
  fakeApi({ 'GET /profiles': { profiles: [makeCard()], page: 1, total: 1, totalPages: 1 } });
  openPage('/profiles', makeUser('verified'));
  expect(await screen.findByText('4827-193 W', { selector: 'strong' })).toBeVisible();
});
