import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { MyDetails } from '@kalyanam/shared/contracts/details';
import type { Sibling } from '@kalyanam/shared/topics/profile/siblings';
import { setLanguage } from '@kalyanam/web/i18n/language';
import { fakeApi, OFFLINE, Refusal } from '../../../../spec/fake-api';
import { makeMyDetails, makeMyProfile, makeUser } from '../../../../spec/make';
import { openPage } from '../../../../spec/open-page';

const profile = { 'GET /profiles/me': { profile: makeMyProfile() } };

/** Answers as the server does: every save is the next version. */
function server(first = makeMyDetails()) {
  let details = first;
  const answer = (changes: object) => {
    details = { ...details, ...changes, version: details.version + 1 };
    return { details };
  };
  return {
    ...profile,
    'GET /profiles/me/details': () => ({ details }),
    'PATCH /profiles/me/details': ({ body }: { body: unknown }) =>
      (body as { version: number }).version === details.version
        ? answer({ ...(body as object) })
        : new Refusal('changed-meanwhile'),
    'PUT /profiles/me/siblings': ({ body }: { body: unknown }) => answer(body as object),
    'PUT /account/consents/family-details': () => {
      details = { ...details, familyConsent: true };
      return { consents: [] };
    },
  };
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));

afterEach(async () => {
  await setLanguage('en');
});

it('opens the lines about relatives once they know, and saves the consent first', async () => {
  const calls = fakeApi(server());
  const { user } = openPage('/my-profile/more', makeUser('verified'));
  const family = await card('Family');
  expect(family.getByLabelText('Father’s work')).toBeDisabled();
  expect(family.getByText('Open once you confirm that you have told them.')).toBeVisible();
  await user.click(family.getByLabelText('I have told them'));
  await user.type(family.getByLabelText('Father’s work'), 'Farmer');
  await user.click(family.getByRole('button', { name: 'Elder brother' }));
  await user.type(family.getByLabelText('Lives in'), 'Pune');
  await user.click(family.getByRole('button', { name: 'Save: Family' }));
  expect(await screen.findByText('Family: saved.')).toBeVisible();
  expect(calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body])).toEqual([
    ['PUT', { given: true }],
    ['PATCH', { fatherWork: 'Farmer', version: 1 }],
    ['PUT', { siblings: [{ relation: 'elder-brother', married: null, work: null, place: 'Pune' }], version: 2 }],
  ]);
  expect(family.getByText(/^You have told them\./)).toBeVisible();
});

it('takes twelve brothers and sisters, puts them in order, and gives a removed one back', async () => {
  const sister = { relation: 'elder-sister', married: true, work: 'Teacher', place: null } as const;
  const brother = { relation: 'younger-brother', married: null, work: null, place: null } as const;
  const calls = fakeApi(server(makeMyDetails({ familyConsent: true, siblings: [brother, sister] })));
  const { user } = openPage('/my-profile/more', makeUser('verified'));
  const family = await card('Family');
  await user.click(family.getByRole('button', { name: 'Move up: 2. Elder sister' }));
  expect(family.getByText('Elder sister is now 1 of 2')).toBeInTheDocument();
  await user.click(family.getByRole('button', { name: 'Remove: 1. Elder sister' }));
  expect(family.queryByDisplayValue('Teacher')).toBeNull();
  expect(family.getByRole('heading', { name: '1. Younger brother' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(family.getByDisplayValue('Teacher')).toBeVisible();
  expect(family.getByRole('heading', { name: '1. Elder sister' })).toHaveFocus();
  for (let more = 0; more < 10; more++) await user.click(family.getByRole('button', { name: 'Younger sister' }));
  expect(family.getByRole('heading', { name: '12. Younger sister' })).toHaveFocus();
  expect(family.getByRole('button', { name: 'Younger sister' })).toBeDisabled();
  expect(family.getByText('At most 12 brothers and sisters')).toBeVisible();
  await user.click(family.getByRole('button', { name: 'Save: Family' }));
  await screen.findByText('Family: saved.');
  const { siblings } = calls.find(({ method }) => method === 'PUT')?.body as { siblings: object[] };
  expect(siblings).toHaveLength(12);
  expect(siblings.slice(0, 2)).toEqual([sister, brother]);
});

it('offers the districts of the chosen state, and forgets one of another', async () => {
  const calls = fakeApi({
    ...server(makeMyDetails({ nativeState: 'telangana', nativeDistrict: 'warangal' })),
    'GET /places/villages': { villages: ['Hasanparthy'] },
  });
  const { user } = openPage('/my-profile/more', makeUser('verified'));
  const roots = await card('Roots');
  expect(roots.getByLabelText('Native district')).toHaveDisplayValue('Warangal');
  await user.click(roots.getByLabelText('Andhra Pradesh'));
  expect(roots.getByLabelText('Native district')).toHaveValue('');
  await user.selectOptions(roots.getByLabelText('Native district'), 'Kurnool');
  await user.click(roots.getByRole('button', { name: 'Save: Roots' }));
  await screen.findByText('Roots: saved.');
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    nativeState: 'andhra-pradesh',
    nativeDistrict: 'kurnool',
    version: 1,
  });
});

it('asks visa and children only of those they fit, and says who sees a line', async () => {
  fakeApi(server(makeMyDetails({ abroad: true, moreVisible: 'verified' })));
  openPage('/my-profile/more', makeUser('verified'));
  const study = await card('Study and work');
  expect(study.getByLabelText('Visa status')).toBeVisible();
  expect(study.getByLabelText('Employer')).toHaveAccessibleDescription('Seen by verified members');
  expect(study.getByLabelText('Degree')).toHaveAccessibleDescription('Seen by everyone who finds you');
  expect(screen.queryByLabelText('Children')).toBeNull();
  expect(await card('Family')).toBeDefined();
  const siblings = screen.getByRole('group', { name: 'Brothers and sisters' });
  expect(siblings).toHaveAccessibleDescription('Seen by verified members');
  const living = await card('Lifestyle');
  expect(living.getByText('Diet').closest('div')).toHaveTextContent('Seen by everyone who finds you');
});

it('says nothing of a diet that could not be fetched', async () => {
  fakeApi({ ...server(), 'GET /profiles/me': OFFLINE });
  openPage('/my-profile/more', makeUser('verified'));
  const living = await card('Lifestyle');
  expect(living.getByRole('link', { name: 'Change diet' })).toBeVisible();
  expect(living.getByText('Diet').parentElement).toHaveTextContent(/^Diet$/);
});

it.each([
  ['accepted', /^Verified members see whether you have children; how many, .* after an accepted interest$/],
  ['verified', 'Seen by verified members'],
] as const)('says that whether there are children is read by all verified members: %s', async (moreVisible, seen) => {
  fakeApi(server(makeMyDetails({ onceMarried: true, moreVisible })));
  openPage('/my-profile/more', makeUser('verified'));
  const family = await card('Family');
  expect(family.getByLabelText('Children')).toHaveAccessibleDescription(seen);
});

describe('a value that has left its list', () => {
  const kept = {
    familyType: 'extended',
    nativeState: 'telangana',
    nativeDistrict: 'old-district',
    degree: 'old-degree',
    languages: ['te', 'old-language'],
  } as unknown as Partial<MyDetails>;
  const open = () => {
    const calls = fakeApi(server(makeMyDetails({ ...kept, familyConsent: true })));
    return { calls, ...openPage('/my-profile/more', makeUser('verified')) };
  };

  it('is shown as it is, and can be chosen again', async () => {
    const { user } = open();
    const study = await card('Study and work');
    expect(study.getByLabelText('Degree')).toHaveDisplayValue('old-degree');
    await user.selectOptions(study.getByLabelText('Degree'), 'M.B.B.S.');
    await user.selectOptions(study.getByLabelText('Degree'), 'old-degree');
    await user.click(study.getByRole('button', { name: 'Save: Study and work' }));
    expect(await screen.findByText('Nothing to save: you have not changed anything.')).toBeVisible();
    expect((await card('Family')).getByLabelText('extended')).toBeChecked();
    expect((await card('Roots')).getByLabelText('Native district')).toHaveDisplayValue('old-district');
    expect((await card('Lifestyle')).getByLabelText('old-language')).toBeChecked();
  });

  it.each([
    ['Family', 'Father’s work', { fatherWork: 'Farmer' }],
    ['Roots', 'Mandal', { nativeMandal: 'Farmer' }],
    ['Study and work', 'Job title', { jobTitle: 'Farmer' }],
  ])('does not block the rest of its card: %s', async (name, label, changes) => {
    const { calls, user } = open();
    const fields = await card(name);
    await user.type(fields.getByLabelText(label), 'Farmer');
    await user.click(fields.getByRole('button', { name: `Save: ${name}` }));
    await screen.findByText(`${name}: saved.`);
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ ...changes, version: 1 });
  });

  it('is no district of another state', async () => {
    const { user } = open();
    const roots = await card('Roots');
    await user.click(roots.getByLabelText('Andhra Pradesh'));
    expect(roots.queryByRole('option', { name: 'old-district' })).toBeNull();
    expect(roots.getByLabelText('Native district')).toHaveDisplayValue('Not given');
  });

  it('of a brother or sister is shown as it is', async () => {
    const twin = { relation: 'twin-brother', married: true, work: null, place: null } as unknown as Sibling;
    fakeApi(server(makeMyDetails({ familyConsent: true, siblings: [twin] })));
    openPage('/my-profile/more', makeUser('verified'));
    const family = await card('Family');
    expect(family.getByLabelText('Relation')).toHaveDisplayValue('twin-brother');
  });
});

it('shows both values where the same was changed elsewhere, and saves what is chosen', async () => {
  let details = makeMyDetails({ jobTitle: 'Teacher' });
  const calls = fakeApi({
    ...profile,
    'GET /profiles/me/details': () => ({ details }),
    'PATCH /profiles/me/details': ({ body }) => {
      const { version, ...changes } = body as { version: number };
      if (version !== details.version) return new Refusal('changed-meanwhile');
      details = { ...details, ...changes, version: version + 1 };
      return { details };
    },
  });
  const { user } = openPage('/my-profile/more', makeUser('verified'));
  const study = await card('Study and work');
  await user.clear(study.getByLabelText('Job title'));
  await user.type(study.getByLabelText('Job title'), 'Principal');
  details = makeMyDetails({ jobTitle: 'Lecturer', version: 2 });
  await user.click(study.getByRole('button', { name: 'Save: Study and work' }));
  const notice = within(await study.findByRole('alert'));
  expect(notice.getByText('Newest: Lecturer')).toBeVisible();
  expect(notice.getByText('Yours: Principal')).toBeVisible();
  await user.click(notice.getByRole('button', { name: 'Keep mine' }));
  await user.click(study.getByRole('button', { name: 'Save: Study and work' }));
  await screen.findByText('Study and work: saved.');
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { jobTitle: 'Principal', version: 1 },
    { jobTitle: 'Principal', version: 2 },
  ]);
});

it('keeps what was typed when it is not saved, and asks before it is left', async () => {
  fakeApi({ ...server(), 'PATCH /profiles/me/details': new Refusal('unexpected') });
  const { user, address } = openPage('/my-profile/more', makeUser('verified'));
  const study = await card('Study and work');
  await user.type(study.getByLabelText('Job title'), 'Teacher');
  await user.click(study.getByRole('button', { name: 'Save: Study and work' }));
  expect(await study.findByText('Your changes are not saved yet')).toBeVisible();
  expect(study.getByLabelText('Job title')).toHaveValue('Teacher');
  await user.click(screen.getByRole('link', { name: 'Back to My Profile' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard and leave' }));
  await waitFor(() => expect(address()).toBe('/my-profile'));
});

/** Everything that is read or read out, each text once. */
function saidTexts(): string[] {
  const found = new Set([document.title]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.add(walker.currentNode.textContent ?? '');
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const element of document.querySelectorAll(`[${name}]`)) found.add(element.getAttribute(name) ?? '');
  return [...found];
}

/** The member's own name, an address, the name of the other language, a visa that has no Telugu one, and stars in both scripts. */
const ALLOWED = /Ramesh Reddy|^RR$|(?:support@)?kalyanam\.example|^English$|H-1B|^[A-Z][a-z]+ (?=[\u0c00-\u0c7f]+$)/g;

it('speaks Telugu throughout', async () => {
  await setLanguage('te');
  const brother = { relation: 'elder-brother', married: true, work: '౧', place: null } as const;
  const details = { abroad: true, onceMarried: true, familyConsent: true, siblings: [brother] };
  fakeApi({
    ...server(makeMyDetails({ ...details, nativeState: 'telangana' })),
    'PATCH /profiles/me/details': new Refusal('unexpected'),
  });
  const { user } = openPage('/my-profile/more', makeUser('verified'));
  expect(await screen.findByRole('heading', { name: 'కుటుంబం' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'జాతకం' })).toBeVisible();
  const said = () => saidTexts().filter((text) => /[a-z]/i.test(text.replace(ALLOWED, '')));
  expect(said()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'తీసేయండి: 1. అన్న' }));
  await user.type(screen.getByLabelText('తండ్రి పేరు'), '1');
  await user.click(screen.getByRole('button', { name: 'సేవ్ చేయండి: కుటుంబం' }));
  await user.click(screen.getByLabelText('ఉమ్మడి కుటుంబం'));
  expect(await (await card('కుటుంబం')).findByRole('alert')).toBeVisible();
  expect(said()).toEqual([]);
  await user.type(screen.getByLabelText('ఉద్యోగ హోదా'), '౧');
  await user.click(screen.getByRole('button', { name: 'సేవ్ చేయండి: చదువు, ఉద్యోగం' }));
  expect(await (await card('చదువు, ఉద్యోగం')).findByRole('alert')).toBeVisible();
  expect(said()).toEqual([]);
});

it('says what waits for the team, with the old value in its field', async () => {
  const waits = makeMyDetails({ jobTitle: 'Teacher', pendingReview: { jobTitle: 'Send money' }, version: 2 });
  fakeApi({
    ...server(makeMyDetails({ jobTitle: 'Teacher' })),
    'PATCH /profiles/me/details': () => ({ details: waits }),
  });
  const { user } = openPage('/my-profile/more', makeUser('verified'));
  const study = await card('Study and work');
  await user.clear(study.getByLabelText('Job title'));
  await user.type(study.getByLabelText('Job title'), 'Send money');
  await user.click(study.getByRole('button', { name: 'Save: Study and work' }));
  expect(await screen.findByText('Saved. Changes that our team reviews first are marked.')).toBeVisible();
  expect(study.getByText(/^Our team is reviewing: Job title: Send money\./)).toBeVisible();
  expect(study.getByLabelText('Job title')).toHaveValue('Teacher');
});
