import { screen, waitFor, within } from '@testing-library/react';
import type { LineageAnswer } from '@kalyanam/shared/contracts/gothras';
import type { PublicStory } from '@kalyanam/shared/contracts/marriages';
import { setLanguage } from '@kalyanam/web/i18n/language';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../spec/fake-api';
import { makeCard, makeMyProfile, makeUser, makeView } from '../spec/make';
import { openPage } from '../spec/open-page';

const WRITTEN = { subcaste: 'motati', gothra: 'Dhananjay' } as const;
const PLACES = {
  workLocation: { type: 'nri', country: 'usa', city: 'new york' },
  familyLocation: { state: 'andhra-pradesh', city: 'Kavali' },
} as const;
const DETAILS = {
  ...makeView().details,
  nativeDistrict: 'nellore',
  nativeVillage: 'Kovur',
  nativeMandal: 'Gopannapalem',
  siblings: [{ relation: 'elder-brother', married: null, work: null, place: 'Chennai' }],
} as const;
const details = { ...DETAILS, siblings: [...DETAILS.siblings] };
const OWN_GOTHRA: Omit<LineageAnswer, 'success'> = {
  lines: [],
  waiting: 'Bharadwaj',
  rule: ['own'],
  version: 1,
  consent: true,
};
const STORY: PublicStory = {
  ...{ id: 's1', text: 'We met in June.', places: ['Kavali', 'Kongara'], names: null, month: '2026-03', photo: null },
};

const TELUGU = ['మోటాటి', 'ధనుంజయ', 'న్యూయార్క్', 'కావలి', 'కోవూరు', 'చెన్నై', 'భారద్వాజ'];
const LATIN = [WRITTEN.subcaste, WRITTEN.gothra, 'new york', 'Kavali', 'Kovur', 'Chennai', 'Bharadwaj'];
/** A name that is in no table. */
const UNKNOWN = ['Gopannapalem', 'Kongara'];

const viewer = makeUser('verified');
const page = () => screen.getByRole('main').textContent;

/** A page, what it asks for, and which of the names it has. */
const PAGES = [
  [
    'a profile',
    '/profile/p1',
    { 'GET /profiles/p1': { profile: makeView({ ...WRITTEN, ...PLACES, details }) } },
    [0, 1, 2, 3, 4, 5],
  ],
  [
    'one’s own profile, with what waits for the team',
    '/my-profile?part=about',
    {
      'GET /profiles/me': { profile: makeMyProfile({ ...WRITTEN, ...PLACES, pendingReview: { gothra: 'Bharadwaj' } }) },
    },
    [0, 1, 2, 3, 6],
  ],
  [
    'the list, its cards and its filters',
    '/profiles?familyState=andhra-pradesh&familyCity=Kavali',
    { 'GET /profiles': { profiles: [makeCard(PLACES)], page: 1, total: 1, totalPages: 1 } },
    [2, 3],
  ],
  ['the gothras of a family', '/my-profile/gothra', { 'GET /profiles/me/lineage': OWN_GOTHRA }, [6]],
  [
    'the form of caste and gothra',
    '/my-profile/edit/caste',
    { 'GET /profiles/me': { profile: makeMyProfile({ ...WRITTEN, pendingReview: { gothra: 'Bharadwaj' } }) } },
    [6],
  ],
  ['a story', '/stories', { 'GET /stories': { stories: [STORY], page: 1, total: 1, totalPages: 1 } }, [3]],
] as const;

describe.each(PAGES)('%s', (_name, address, answers, names) => {
  beforeEach(() => sessionStorage.clear());

  it('has the names of the tables in Telugu letters for readers of Telugu', async () => {
    fakeApi(answers);
    await setLanguage('te');
    openPage(address, viewer);
    await waitFor(() => names.forEach((name) => expect(page()).toContain(TELUGU[name])));
    for (const name of names) expect(page()).not.toContain(LATIN[name]);
  });

  it('has them as they were written for readers of English', async () => {
    fakeApi(answers);
    openPage(address, viewer);
    await waitFor(() => names.forEach((name) => expect(page()).toContain(LATIN[name])));
    for (const name of names) expect(page()).not.toContain(TELUGU[name]);
  });
});

it.each(['en', 'te'] as const)('what no table knows stays as it was written, in %s', async (language) => {
  fakeApi({
    'GET /profiles/p1': { profile: makeView({ subcaste: 'Gurram', gothra: 'Chinnamandadi', details }) },
    'GET /stories': { stories: [STORY], page: 1, total: 1, totalPages: 1 },
  });
  await setLanguage(language);
  const { go } = openPage('/profile/p1', viewer);
  await waitFor(() => ['Gurram', 'Chinnamandadi', UNKNOWN[0]].forEach((name) => expect(page()).toContain(name)));
  await go('/stories');
  await waitFor(() => expect(page()).toContain(UNKNOWN[1]));
});

describe('the fields of subcaste and gothra in Telugu', () => {
  const open = async () => {
    sessionStorage.clear();
    const gothra = { id: 'atreya', en: 'Atreya', te: 'ఆత్రేయ' };
    const calls = fakeApi({
      'GET /profiles/me': { profile: makeMyProfile({ ...WRITTEN, verificationStatus: 'semi-verified' }) },
      'PATCH /profiles/me': { profile: makeMyProfile({ version: 2 }) },
      'GET /gothras': { gothras: [gothra] },
      'GET /subcastes': { subcastes: [{ id: 'manamata', en: 'Manamata', te: 'మనమాట' }] },
    });
    await setLanguage('te');
    const { user } = openPage('/my-profile/edit/caste', makeUser('semi-verified'));
    const field = (name: string) => screen.findByRole('combobox', { name: new RegExp(`^${name}`) });
    return { user, calls, field };
  };

  it('hold the Telugu names', async () => {
    const { field } = await open();
    await waitFor(async () => expect(await field('ఉపకులం')).toHaveValue('మోటాటి'));
    await waitFor(async () => expect(await field('గోత్రం')).toHaveValue('ధనుంజయ'));
  });

  it.each([
    ['పాక', 'పాకనాటి', 'Pakanati'],
    ['pak', 'పాకనాటి', 'Pakanati'],
    ['మన', 'మనమాట', 'Manamata'],
  ])('offer for %s %s, whose value is %s', async (typed, offered, value) => {
    const { user, calls, field } = await open();
    const subcaste = await field('ఉపకులం');
    await waitFor(async () => expect(await field('ఉపకులం')).toHaveValue('మోటాటి'));
    await user.clear(subcaste);
    await user.type(subcaste, typed);
    await user.click(await screen.findByRole('option', { name: offered }));
    expect(subcaste).toHaveValue(offered);
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'సేవ్ చేయండి' }));
    const sent = () => calls.find(({ method }) => method === 'PATCH')?.body;
    await waitFor(() => expect(sent()).toMatchObject({ subcaste: value }));
    expect(sent()).not.toHaveProperty('gothra');
  });
});
