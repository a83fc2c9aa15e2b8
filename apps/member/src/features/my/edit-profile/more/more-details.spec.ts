import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DETAIL_MESSAGES } from '@kalyanam/shared/topics/profile/detail-messages';
import { askedQuestion, detailsServer, questionAt, written } from '../../../../spec/details-server';
import { fakeApi, OFFLINE, Refusal } from '../../../../spec/fake-api';
import { makeMyDetails, makeMyHoroscope, makeMyProfile, makeUser } from '../../../../spec/make';
import { openPage } from '../../../../spec/open-page';

describe('the questions', () => {
  it('asks eight one after the other, saves each as one goes, and can skip and go back', async () => {
    const calls = fakeApi({ ...detailsServer(), 'GET /profiles/me/horoscope': { horoscope: makeMyHoroscope() } });
    const { user, address } = openPage('/my-profile/more', makeUser('verified'));
    expect(await screen.findByText('0 of 8')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Start' }));
    const siblings = await askedQuestion('How many brothers and sisters?');
    expect(siblings.getByText('Family · 1 of 8')).toBeVisible();
    await user.click(siblings.getByRole('button', { name: 'Skip' }));
    const father = await askedQuestion('What does the father do?');
    await user.type(father.getByLabelText('Father’s work'), 'Farmer');
    await user.click(father.getByLabelText('I have told them'));
    await user.click(father.getByRole('button', { name: 'Next' }));
    const mother = await askedQuestion('What does the mother do?');
    expect(mother.getByText('Saved.')).toBeVisible();
    expect(mother.queryByLabelText('I have told them')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await user.click(mother.getByRole('button', { name: 'Previous' }));
    expect((await askedQuestion('What does the father do?')).getByLabelText('Father’s work')).toHaveValue('Farmer');
    expect(address()).toBe(questionAt('father'));
    for (let place = 2; place <= 8; place++) {
      expect(await screen.findByText(new RegExp(` · ${place} of 8$`))).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Skip' }));
    }
    expect(await screen.findByText('1 of 8')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/my-profile/more?q=siblings');
    expect(screen.getByRole('link', { name: /^What does the father do\?Farmer/ })).toBeVisible();
    expect(written(calls)).toEqual([
      ['PUT', { given: true }],
      ['PATCH', { fatherWork: 'Farmer', version: 1 }],
    ]);
  });

  it('opens the others by topic, and only those that fit', async () => {
    fakeApi(detailsServer(makeMyDetails({ abroad: true })));
    const { user } = openPage('/my-profile/more?topic=study', makeUser('verified'));
    expect(await screen.findByRole('heading', { name: '14 more when you like' })).toBeVisible();
    expect(screen.queryByText('Any children?')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Which visa?' }));
    const visa = await askedQuestion('Which visa?');
    await user.click(visa.getByLabelText('Citizen'));
    await user.click(visa.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: /^Which visa\?Citizen/ })).toBeInTheDocument();
  });

  it('asks about children only those who were married', async () => {
    fakeApi(detailsServer());
    openPage(questionAt('children'), makeUser('verified'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tell us more' })).toBeVisible();
  });

  it('never offers an empty answer as a choice, and takes a given one back quietly', async () => {
    const calls = fakeApi(detailsServer(makeMyDetails({ familyType: 'joint' })));
    const { user } = openPage(questionAt('family-type'), makeUser('verified'));
    const page = await askedQuestion('Joint or nuclear family?');
    expect(page.getAllByRole('radio')).toHaveLength(2);
    await user.click(page.getByRole('button', { name: 'Rather not say' }));
    expect(page.queryByRole('radio', { checked: true })).toBeNull();
    expect(page.queryByRole('button', { name: 'Rather not say' })).toBeNull();
    await user.click(page.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(written(calls)).toEqual([['PATCH', { familyType: null, version: 1 }]]);
  });

  it('sends nothing about relatives who do not know', async () => {
    const calls = fakeApi(detailsServer());
    const { user } = openPage(questionAt('mother'), makeUser('verified'));
    const page = await askedQuestion('What does the mother do?');
    await user.type(page.getByLabelText('Mother’s work'), 'Teacher');
    await user.click(page.getByRole('button', { name: 'Next' }));
    expect(await page.findByText(DETAIL_MESSAGES.consent)).toBeVisible();
    expect(written(calls)).toEqual([]);
  });
});

it('counts brothers and sisters, takes twelve, puts them in order, and gives a removed one back', async () => {
  const sister = { relation: 'elder-sister', married: true, work: 'Teacher', place: null } as const;
  const brother = { relation: 'younger-brother', married: null, work: null, place: null } as const;
  const calls = fakeApi(detailsServer(makeMyDetails({ familyConsent: true, siblings: [brother, sister] })));
  const { user } = openPage(questionAt('siblings'), makeUser('verified'));
  const page = await askedQuestion('How many brothers and sisters?');
  await user.click(await page.findByText('2. Elder sister'));
  await user.click(page.getByRole('button', { name: 'Move up: 2. Elder sister' }));
  expect(page.getByText('Elder sister is now 1 of 2')).toBeInTheDocument();
  await user.click(page.getByRole('button', { name: 'One fewer: Elder sister' }));
  expect(page.getByRole('status', { name: 'Elder sister' })).toHaveTextContent('0');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(page.getByDisplayValue('Teacher')).toBeInTheDocument();
  for (let more = 0; more < 10; more++)
    await user.click(page.getByRole('button', { name: 'One more: Younger sister' }));
  expect(page.getByRole('status', { name: 'Younger sister' })).toHaveTextContent('10');
  expect(page.getByRole('button', { name: 'One more: Younger sister' })).toBeDisabled();
  expect(page.getByText('At most 12 brothers and sisters')).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Next' }));
  await askedQuestion('What does the father do?');
  const { siblings } = calls.find(({ method }) => method === 'PUT')?.body as { siblings: object[] };
  expect(siblings).toHaveLength(12);
  expect(siblings.slice(0, 2)).toEqual([sister, brother]);
});

it('offers the districts of the chosen state, and forgets one of another', async () => {
  const calls = fakeApi({
    ...detailsServer(makeMyDetails({ nativeState: 'telangana', nativeDistrict: 'warangal' })),
    'GET /places/villages': { villages: ['Hasanparthy'] },
  });
  const { user } = openPage(questionAt('roots'), makeUser('verified'));
  const roots = await askedQuestion('Where is the family from?');
  expect(await roots.findByLabelText('Native district')).toHaveDisplayValue('Warangal');
  await user.click(roots.getByLabelText('Andhra Pradesh'));
  expect(roots.getByLabelText('Native district')).toHaveValue('');
  await user.selectOptions(roots.getByLabelText('Native district'), 'Kurnool');
  await user.click(roots.getByRole('button', { name: 'Next' }));
  await askedQuestion('Which degree?');
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    nativeState: 'andhra-pradesh',
    nativeDistrict: 'kurnool',
    version: 1,
  });
});

it.each([
  ['employer', 'verified', 'Employer', 'Seen by verified members'],
  ['degree', 'verified', 'Degree', 'Seen by everyone who finds you'],
] as const)('says who sees a line: %s, %s', async (question, moreVisible, label, seen) => {
  fakeApi(detailsServer(makeMyDetails({ onceMarried: true, moreVisible })));
  openPage(questionAt(question), makeUser('verified'));
  const fields = await screen.findAllByLabelText(label);
  expect(fields[0]).toHaveAccessibleDescription(seen);
});

it.each([
  ['verified', 'Seen by verified members'],
  ['accepted', /^Verified members see whether you have children; how many, .* after an accepted interest$/],
] as const)('says that all verified members see whether there are children: %s', async (moreVisible, seen) => {
  fakeApi(detailsServer(makeMyDetails({ onceMarried: true, moreVisible })));
  openPage(questionAt('children'), makeUser('verified'));
  expect(await screen.findByRole('group', { name: 'Children' })).toHaveAccessibleDescription(seen);
});

it('shows both values where the same was changed elsewhere, and saves what is chosen', async () => {
  let details = makeMyDetails({ jobTitle: 'Teacher' });
  const calls = fakeApi({
    'GET /profiles/me': { profile: makeMyProfile() },
    'GET /profiles/me/details': () => ({ details }),
    'PATCH /profiles/me/details': ({ body }) => {
      const { version, ...changes } = body as { version: number };
      if (version !== details.version) return new Refusal('changed-meanwhile');
      details = { ...details, ...changes, version: version + 1 };
      return { details };
    },
  });
  const { user } = openPage(questionAt('job'), makeUser('verified'));
  const page = await askedQuestion('Which job?');
  await user.clear(page.getByLabelText('Job title'));
  await user.type(page.getByLabelText('Job title'), 'Principal');
  details = makeMyDetails({ jobTitle: 'Lecturer', version: 2 });
  await user.click(page.getByRole('button', { name: 'Next' }));
  const notice = within(await page.findByRole('alert'));
  expect(notice.getByText('Newest: Lecturer')).toBeVisible();
  expect(notice.getByText('Yours: Principal')).toBeVisible();
  await user.click(notice.getByRole('button', { name: 'Keep mine' }));
  await user.click(page.getByRole('button', { name: 'Next' }));
  await askedQuestion('Work after marriage?');
  expect(written(calls)).toEqual([
    ['PATCH', { jobTitle: 'Principal', version: 1 }],
    ['PATCH', { jobTitle: 'Principal', version: 2 }],
  ]);
});

it('keeps what was typed when it is not saved, also at another question, and asks before it is left', async () => {
  fakeApi({ ...detailsServer(), 'PATCH /profiles/me/details': OFFLINE });
  const { user, address } = openPage(questionAt('job'), makeUser('verified'));
  const page = await askedQuestion('Which job?');
  await user.type(page.getByLabelText('Job title'), 'Teacher');
  await user.click(page.getByRole('button', { name: 'Next' }));
  expect(await page.findByText('Your changes are not saved yet')).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Previous' }));
  await user.click((await askedQuestion('Which degree?')).getByRole('button', { name: 'Next' }));
  expect((await askedQuestion('Which job?')).getByLabelText('Job title')).toHaveValue('Teacher');
  expect(page.queryByText('Your changes are not saved yet')).toBeNull();
  await user.click(screen.getAllByRole('link', { name: 'My Profile' })[0]!);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard and leave' }));
  await waitFor(() => expect(address()).toBe('/my-profile'));
});

it('says what waits for the team, with the old value in its field', async () => {
  const waits = makeMyDetails({ jobTitle: 'Teacher', pendingReview: { jobTitle: 'Send money' }, version: 2 });
  fakeApi({
    ...detailsServer(makeMyDetails({ jobTitle: 'Teacher' })),
    'PATCH /profiles/me/details': () => ({ details: waits }),
  });
  const { user } = openPage(questionAt('job'), makeUser('verified'));
  const page = await askedQuestion('Which job?');
  await user.clear(page.getByLabelText('Job title'));
  await user.type(page.getByLabelText('Job title'), 'Send money');
  await user.click(page.getByRole('button', { name: 'Next' }));
  await askedQuestion('Work after marriage?');
  expect(screen.getByText('Saved. Changes that our team reviews first are marked.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await askedQuestion('Which job?');
  expect(page.getByText(/^Our team is reviewing: Job title: Send money\./)).toBeVisible();
  expect(page.getByLabelText('Job title')).toHaveValue('Teacher');
});
