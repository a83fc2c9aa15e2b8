import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { HoroscopeMatch } from '@kalyanam/shared/contracts/horoscope';
import { KOOTA_POINTS } from '@kalyanam/shared/base/domain/ashtakoota';
import { gunamelanam } from '@kalyanam/shared/topics/stars/gunamelanam';
import { secondSheet } from '@kalyanam/shared/topics/stars/second-sheet';
import type { VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import { setLanguage } from '@kalyanam/web/i18n/language';
import { fakeApi, OFFLINE } from '../../../../spec/fake-api';
import { makeUser, makeView } from '../../../../spec/make';
import { openPage } from '../../../../spec/open-page';

const HERS = { star: 6, pada: 2, rasi: 'mithuna' } as const;
const HIS = { star: 20, pada: 3, rasi: 'dhanu' } as const;
const couple = { bride: HERS, groom: HIS };
const { rows, ...sums } = gunamelanam(couple);

const match = (changes: Partial<HoroscopeMatch> = {}): HoroscopeMatch => ({
  open: true,
  mine: { stated: HIS, kuja: 'no' },
  theirs: { stated: HERS, kuja: null },
  bride: 'theirs',
  gunamelanam: {
    ...sums,
    notes: [...sums.notes],
    rows: rows.map((row) => ({ ...row, maximum: KOOTA_POINTS[row.koota] })),
  },
  secondSheet: null,
  kuja: 'unknown',
  myBirth: null,
  theirBirth: null,
  exchange: { mine: false, theirs: false },
  sheet: false,
  ...changes,
});

async function openStars(changes: Partial<HoroscopeMatch> = {}, more: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    'GET /profiles/p1': { profile: makeView({ name: 'Sita Devi' }) },
    'GET /profiles/p1/match': { match: match(changes) },
    ...more,
  });
  const { user } = openPage('/profile/p1', makeUser('verified'));
  await user.click(await screen.findByRole('tab', { name: /^(Horoscope|జాతకం)$/ }));
  return { user, calls };
}

afterEach(() => act(() => setLanguage('en')));

it('opens to eight rows in words, the total, what other tables give, and the same calm sentence', async () => {
  await openStars();
  expect(await screen.findByText('Dog and monkey: neutral')).toBeVisible();
  expect(screen.getByText('Mercury and Jupiter: neutral and enemy')).toBeVisible();
  expect(screen.getByText('Sadhana, number 6 from the bride’s star')).toBeVisible();
  expect(screen.getByText('Mithuna (Gemini) and Dhanu (Sagittarius): Samasaptaka')).toBeVisible();
  expect(screen.getByText('29½ of 36')).toBeVisible();
  expect(screen.getByText('2 of 4')).toBeVisible();
  expect(screen.getByText('Other printed tables give 27 to 29½.')).toBeVisible();
  expect(screen.getByText('Panchangams usually ask for 18 or more. Please ask your purohit.')).toBeVisible();
  expect(screen.getByText('This is a class of the sign, not of the family.')).toBeVisible();
  expect(screen.getByText('Bride: Sita Devi')).toBeVisible();
  expect(screen.getAllByRole('tablist')).toHaveLength(1);
});

it('says it in Telugu', async () => {
  await act(() => setLanguage('te'));
  await openStars();
  expect(await screen.findByText('శ్వాన, వానర: సమ')).toBeVisible();
  expect(screen.getByText('36కి 29½')).toBeVisible();
  expect(screen.getByText('పూర్వాషాఢ 3వ పాదం')).toBeVisible();
});

it('has a second tab where the reader switched it on', async () => {
  const { user } = await openStars({ secondSheet: secondSheet(couple) });
  await user.click(await screen.findByRole('tab', { name: 'Rajju, vedha, mahendra' }));
  expect(await screen.findByText('Kantha and Kati: Agrees')).toBeVisible();
  expect(screen.getByText('15 stars from the bride’s: Agrees')).toBeVisible();
});

it.each<[string, Partial<HoroscopeMatch>, string]>([
  ['they have no star', { theirs: { stated: null, kuja: null }, gunamelanam: null }, 'They have not given a star.'],
  ['I have no star', { mine: { stated: null, kuja: null }, gunamelanam: null }, 'You have not given a star yet.'],
])('says when %s', async (_, changes, sentence) => {
  await openStars(changes);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByText('29½ of 36')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Exchange horoscopes' })).toBeNull();
});

it('shows births after an accepted interest, with the houses of Mars and no verdict', async () => {
  await openStars({
    sheet: true,
    theirBirth: {
      ...{ time: '23:45', certainty: 'exact', place: 'Hyderabad, Telangana', lagna: 'kanya' },
      mars: { lagna: 12, moon: 9, venus: 10 },
    },
  });
  expect(await screen.findByText('23:45, Hyderabad, Telangana (Exact (certificate or jatakam))')).toBeVisible();
  expect(screen.getByText(/^Mars in house 12 from the lagna, 9 from the Moon, 10 from Venus\./)).toHaveTextContent(
    'Counted by the houses 2, 4, 7, 8, 12: lagna.',
  );
  expect(screen.getByRole('button', { name: 'Sheet as PDF' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Exchange horoscopes' })).toBeNull();
});

it('exchanges once both have pressed, and can be taken back', async () => {
  const { user } = await openStars(
    { exchange: { mine: false, theirs: true } },
    {
      'PUT /profiles/p1/horoscope-exchange': ({ body }) => {
        const mine = (body as { exchange: boolean }).exchange;
        return { match: match({ exchange: { mine, theirs: true }, sheet: mine }) };
      },
    },
  );
  expect(await screen.findByText('Sita Devi would like to exchange horoscopes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Exchange horoscopes' }));
  expect(await screen.findByText('Both families have pressed it.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sheet as PDF' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sheet as PDF' })).toBeNull());
});

it('says when it cannot be loaded, and tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openStars({}, { 'GET /profiles/p1/match': OFFLINE as never });
  expect(await screen.findByText('We could not load the stars.')).toBeVisible();
});

it.each<[VerificationStatus, VerificationStatus]>([
  ['semi-verified', 'verified'],
  ['verified', 'semi-verified'],
])('asks nothing where a %s viewer looks at a %s profile', async (viewer, verificationStatus) => {
  const calls = fakeApi({ 'GET /profiles/p1': { profile: makeView({ verificationStatus }) } });
  openPage('/profile/p1', makeUser(viewer));
  expect(await screen.findByText('The stars of the two are shown once you are both verified.')).toBeVisible();
  expect(calls.filter(({ path }) => path.endsWith('/match'))).toEqual([]);
});
