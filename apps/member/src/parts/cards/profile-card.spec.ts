import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../spec/fake-api';
import { makeCard, makeUser, makeView } from '../../spec/make';
import { openPage } from '../../spec/open-page';

it('sets the member number in bold, which families read to each other on the phone', async () => {
  fakeApi({ 'GET /profiles': { profiles: [makeCard()], page: 1, total: 1, totalPages: 1 } });
  openPage('/profiles', makeUser('verified'));
  expect(await screen.findByText('4827-193 W', { selector: 'strong' })).toBeVisible();
});

it('says on the card that photos can be asked for, and on the profile only why they are hidden, beside the button', async () => {
  const hidden = { photo: null, photosHidden: 'on-request' } as const;
  fakeApi({
    'GET /profiles': { profiles: [makeCard(hidden)], page: 1, total: 1, totalPages: 1 },
    'GET /profiles/p1': { profile: makeView({ photosHidden: 'on-request' }) },
  });
  const { go } = openPage('/profiles', makeUser('verified'));
  expect(await screen.findByText('Photos on request. Ask to see them')).toBeVisible();
  await go('/profile/p1');
  expect(await screen.findByText('Photos on request')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Ask to see the photos' })).toBeVisible();
});

it('lets a small frame take the thumb, never anything larger than a card, and reserves the card’s room', async () => {
  const photo = { id: 'a', thumb: '/a/thumb', card: '/a/card', full: '/a/full', width: 1600, height: 900 };
  const cards = Array.from({ length: 6 }, (_, index) => makeCard({ id: `p${index}`, photo, photosHidden: null }));
  fakeApi({ 'GET /profiles': { profiles: cards, page: 1, total: 6, totalPages: 1 } });
  openPage('/profiles', makeUser('verified'));
  const [face, , , , fifth] = await screen.findAllByRole('img', { name: /^Photo of/ });
  expect(face).toHaveAttribute('srcset', '/a/thumb 205w, /a/card 480w');
  expect(face?.getAttribute('sizes')).toMatch(/100vw$/);
  expect(face).toHaveAttribute('src', '/a/card');
  expect([face?.getAttribute('width'), face?.getAttribute('height')]).toEqual(['480', '600']);
  expect(face).toHaveAttribute('fetchpriority', 'high');
  expect(face).toHaveAttribute('loading', 'eager');
  expect(fifth).toHaveAttribute('loading', 'lazy');
});
