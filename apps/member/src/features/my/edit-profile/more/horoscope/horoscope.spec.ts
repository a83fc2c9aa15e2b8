import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { MyHoroscope } from '@kalyanam/shared/contracts/horoscope';
import { HOROSCOPE_MESSAGES } from '@kalyanam/shared/topics/stars/horoscope';
import { setLanguage } from '@kalyanam/web/i18n/language';
import { fakeApi, Refusal } from '../../../../../spec/fake-api';
import { makeMyDetails, makeMyHoroscope, makeMyProfile, makeUser } from '../../../../../spec/make';
import { openPage } from '../../../../../spec/open-page';

/** Answers as the server does: every save is the next version. */
function server(first = makeMyHoroscope()) {
  let horoscope: MyHoroscope = first;
  return {
    'GET /profiles/me': { profile: makeMyProfile() },
    'GET /profiles/me/details': { details: makeMyDetails() },
    'GET /profiles/me/horoscope': () => ({ horoscope }),
    'PUT /profiles/me/horoscope': ({ body }: { body: unknown }) => {
      const sent = body as { version: number };
      if (sent.version !== horoscope.version) return new Refusal('changed-meanwhile');
      horoscope = { ...horoscope, ...sent, version: horoscope.version + 1 };
      return { horoscope };
    },
    'DELETE /profiles/me/horoscope': () => ({ horoscope: makeMyHoroscope({ consent: true }) }),
    'PUT /account/consents/horoscope': () => {
      horoscope = { ...horoscope, consent: true };
      return { consents: [] };
    },
    'POST /horoscope/star': { star: 20, pada: 3, near: [] },
    'GET /horoscope/places': {
      places: [
        { id: 'hyderabad-telangana', name: 'Hyderabad, Telangana', zones: ['Asia/Kolkata'] },
        { id: 'hubei', name: 'Hubei, China', zones: ['Asia/Shanghai', 'Asia/Urumqi'] },
      ],
    },
  };
}

/** Also as older links name it. */
const open = () => openPage('/my-profile/more#horoscope', makeUser('verified'));
const card = async (name = 'Horoscope') => {
  await screen.findByRole('heading', { level: 1, name });
  return within(screen.getByRole('main'));
};
const written = (calls: readonly { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [`${method} ${path}`, body]);

afterEach(() => act(() => setLanguage('en')));

it('takes star and pada, with the consent first', async () => {
  const calls = fakeApi(server());
  const { user } = open();
  const mine = await card();
  await user.selectOptions(await mine.findByLabelText('Star'), 'Purvashadha');
  await user.click(mine.getByRole('button', { name: 'Next' }));
  expect(mine.getByText(HOROSCOPE_MESSAGES.pada)).toBeVisible();
  expect(mine.getByText(HOROSCOPE_MESSAGES.consent)).toBeVisible();
  await waitFor(() => expect(mine.getByLabelText(/^I agree that Kalyanam keeps/)).toHaveFocus());
  await user.click(mine.getByLabelText(/^3 · Dhanu/));
  await user.click(mine.getByLabelText(/^I agree that Kalyanam keeps/));
  await user.click(mine.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tell us more' })).toBeVisible();
  const sent = written(calls);
  expect(sent[0]).toEqual(['PUT /account/consents/horoscope', { given: true }]);
  expect(sent[1]?.[1]).toMatchObject({ star: 20, pada: 3, source: 'family', kuja: null, birthTime: null, version: 1 });
  await user.click(await screen.findByRole('link', { name: /^Horoscope/ }));
  expect(await screen.findByText(/^You agreed that we keep it/)).toBeVisible();
});

it('shows our reckoning beside the family’s star, and fills in nothing until they press', async () => {
  const calls = fakeApi(server(makeMyHoroscope({ consent: true, star: 21, pada: 1, version: 2 })));
  const { user } = open();
  const mine = await card();
  await user.click(await mine.findByLabelText('We know the time of birth'));
  await user.type(mine.getByLabelText('Time of birth'), '23:45');
  expect(await mine.findByText('By our reckoning (Lahiri): Purvashadha 3')).toBeVisible();
  expect(mine.getByText('Ours differs: keep ours')).toBeVisible();
  expect(mine.getByLabelText('Star')).toHaveDisplayValue(/Uttarashadha/);
  await user.click(mine.getByRole('button', { name: 'Use this' }));
  expect(mine.getByLabelText('Star')).toHaveDisplayValue(/Purvashadha/);
  expect(mine.getByText('It is the same as yours.')).toBeVisible();
  await user.type(mine.getByLabelText(/^Place of birth/), 'Hyd');
  await user.click(await screen.findByRole('option', { name: 'Hyderabad, Telangana' }));
  await user.click(mine.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { level: 1, name: 'Tell us more' });
  expect(written(calls).at(-1)?.[1]).toMatchObject({
    ...{ star: 20, pada: 3, source: 'computed', birthTime: '23:45', certainty: 'exact', zone: 'Asia/Kolkata' },
    ...{ placeId: 'hyderabad-telangana', version: 2 },
  });
});

it('shows both sides of a border, and asks which of two times it was', async () => {
  const near = [
    { star: 4, pada: 2, from: null, until: '15:18' },
    { star: 4, pada: 3, from: '15:18', until: null },
  ];
  const kept = { consent: true, zone: 'America/Chicago', birthTime: '01:30', certainty: 'exact' } as const;
  fakeApi({
    ...server(makeMyHoroscope(kept)),
    'POST /horoscope/star': ({ body }) =>
      (body as { which?: string }).which
        ? { star: null, pada: null, near }
        : new Refusal('invalid-form', HOROSCOPE_MESSAGES.timeTwice, { which: HOROSCOPE_MESSAGES.timeTwice }),
  });
  const { user } = open();
  const mine = await card();
  expect(await mine.findByText(HOROSCOPE_MESSAGES.timeTwice)).toBeVisible();
  await user.click(await mine.findByLabelText('The second time'));
  expect(await mine.findByText('The star changes close to this time: Rohini 2 or Rohini 3.')).toBeVisible();
  expect(mine.getByLabelText('Star')).toHaveValue('');
  await user.click(mine.getByRole('button', { name: 'Use Rohini 3' }));
  expect(mine.getByLabelText('Star')).toHaveDisplayValue(/Rohini/);
});

it('lets both tabs choose where they changed the same', async () => {
  const routes = server(makeMyHoroscope({ consent: true, star: 4, pada: 1, version: 2 }));
  fakeApi({ ...routes, 'PUT /profiles/me/horoscope': () => new Refusal('changed-meanwhile') });
  const { user } = open();
  const mine = await card();
  await user.selectOptions(await mine.findByLabelText('Star'), 'Swati');
  // The pada was that of the star before.
  expect(mine.queryByRole('radio', { name: /^\d/, checked: true })).toBeNull();
  await user.click(mine.getByRole('radio', { name: /^1/ }));
  fakeApi({
    ...routes,
    'GET /profiles/me/horoscope': { horoscope: makeMyHoroscope({ consent: true, star: 5, pada: 2, version: 3 }) },
    'PUT /profiles/me/horoscope': () => new Refusal('changed-meanwhile'),
  });
  await user.click(mine.getByRole('button', { name: 'Next' }));
  expect(await mine.findByText('This horoscope was changed somewhere else')).toBeVisible();
  expect(mine.getByText(/Mrigasira 2/)).toBeVisible();
  expect(mine.getByText(/Swati 1/)).toBeVisible();
  await user.click(mine.getByRole('button', { name: /newest/i }));
  await waitFor(() => expect(mine.getByLabelText('Star')).toHaveDisplayValue(/Mrigasira/));
});

it('speaks Telugu', async () => {
  await act(() => setLanguage('te'));
  fakeApi(server(makeMyHoroscope({ consent: true, star: 20, pada: 3, version: 2 })));
  open();
  const mine = await card('జాతకం');
  expect(await mine.findByLabelText('నక్షత్రం')).toBeVisible();
  expect(mine.getByLabelText('3 · ధనుస్సు')).toBeChecked();
});
