import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../spec/fake-api';
import { makeCard, makeMyProfile, makeUser, makeView } from '../../spec/make';
import { openPage } from '../../spec/open-page';

it('says in four lines who it is, and in one how it fits; the rest is in the profile', async () => {
  const fit = { stated: 11, fits: 9, unknown: 1, misses: ['smoking' as const] };
  const firstMiss = { wish: 'smoking' as const, must: true, fact: 'occasionally' };
  const card = { ...makeCard(), fit: { ...fit, firstMiss }, theirs: null };
  fakeApi({ 'GET /profiles': { profiles: [card], page: 1, total: 1, totalPages: 1 } });
  openPage('/profiles', makeUser('verified'));
  const shown = await screen.findByRole('article');
  await screen.findByText(/smokes occasionally/);
  expect(within(shown).getByRole('link', { name: 'Sravani Reddy, 28' })).toBeVisible();
  expect(within(shown).getByText(/ · Dallas, USA \(NRI\) · 5'4"$/)).toBeVisible();
  expect(within(shown).getByText('Masters · family in Warangal')).toBeVisible();
  expect(within(shown).getByText('Fits 9 of your 11').closest('p')).toHaveTextContent(
    'Fits 9 of your 11 · smokes occasionally',
  );
  expect(shown).not.toHaveTextContent('4827-193 W');
  expect(shown).not.toHaveTextContent(card.summary);
});

it.each([
  ['verified', 'Verified Profile'],
  ['semi-verified', 'Semi-verified Profile'],
] as const)('says of a %s one without a photo in words how far it is verified', async (verificationStatus, words) => {
  const card = makeCard({ verificationStatus, photo: null, photosHidden: 'on-request' });
  fakeApi({ 'GET /profiles': { profiles: [card], page: 1, total: 1, totalPages: 1 } });
  openPage('/profiles', makeUser('verified'));
  const note = (await screen.findByText('Photos on request')).closest('div');
  expect(within(note!).getByText(words)).toBeVisible();
});

it('names the gothra that both have before any wish', async () => {
  const firstMiss = { wish: 'age' as const, must: false, fact: null };
  const fit = { stated: 3, fits: 1, unknown: 0, misses: ['age' as const], firstMiss };
  const card = { ...makeCard({ sameGothra: true }), fit, theirs: null };
  fakeApi({ 'GET /profiles': { profiles: [card], page: 1, total: 1, totalPages: 1 } });
  openPage('/profiles', makeUser('verified'));
  expect((await screen.findByText('Fits 1 of your 3')).closest('p')).toHaveTextContent(
    'Fits 1 of your 3 · same gothra',
  );
});

it('says on the card, as on the profile, why there is no photo; the way to ask is on the profile', async () => {
  const hidden = { photo: null, photosHidden: 'on-request' } as const;
  fakeApi({
    'GET /profiles': { profiles: [makeCard(hidden)], page: 1, total: 1, totalPages: 1 },
    'GET /profiles/p1': { profile: makeView({ photosHidden: 'on-request' }) },
  });
  const { go } = openPage('/profiles', makeUser('verified'));
  expect(await screen.findByText('Photos on request')).toBeVisible();
  await go('/profile/p1');
  expect(await screen.findByRole('button', { name: 'Ask to see the photos' })).toBeVisible();
});

it.each(['viewer-not-verified', 'owner-not-verified'] as const)(
  'repeats on no card what the viewers have to do themselves: %s',
  async (photosHidden) => {
    fakeApi({
      'GET /profiles': { profiles: [makeCard({ photosHidden })], page: 1, total: 1, totalPages: 1 },
      'GET /profiles/me': { profile: makeMyProfile({ documents: { identity: 'aadhaar', pan: false } }) },
    });
    openPage('/profiles', makeUser('semi-verified'));
    const shown = await screen.findByRole('article');
    expect(within(shown).queryByText(/verification to view|Photos once verified/) === null).toBe(
      photosHidden === 'viewer-not-verified',
    );
  },
);

it('lets a small frame take the thumb, never anything larger than a card, and reserves the card’s room', async () => {
  const photo = { id: 'a', thumb: '/a/thumb', card: '/a/card', full: '/a/full', width: 1600, height: 900 };
  const cards = Array.from({ length: 6 }, (_, index) => makeCard({ id: `p${index}`, photo, photosHidden: null }));
  fakeApi({ 'GET /profiles': { profiles: cards, page: 1, total: 6, totalPages: 1 } });
  openPage('/profiles', makeUser('verified'));
  const [face, , , fourth] = await screen.findAllByRole('img', { name: /^Photo of/ });
  expect(face).toHaveAttribute('srcset', '/a/thumb 205w, /a/card 480w');
  expect(face?.getAttribute('sizes')).toMatch(/calc\(100vw - 2rem\)$/);
  expect(face).toHaveAttribute('src', '/a/card');
  expect([face?.getAttribute('width'), face?.getAttribute('height')]).toEqual(['480', '600']);
  expect(face).toHaveAttribute('fetchpriority', 'high');
  expect(face).toHaveAttribute('loading', 'eager');
  expect(fourth).toHaveAttribute('loading', 'lazy');
});
