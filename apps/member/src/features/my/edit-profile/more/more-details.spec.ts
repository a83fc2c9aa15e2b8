import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { MyDetails } from '@kalyanam/shared/contracts/details';
import { DETAIL_MESSAGES } from '@kalyanam/shared/topics/profile/detail-messages';
import type { Sibling } from '@kalyanam/shared/topics/profile/siblings';
import { setLanguage } from '@kalyanam/web/i18n/language';
import { fakeApi, OFFLINE, Refusal } from '../../../../spec/fake-api';
import { makeMyDetails, makeMyHoroscope, makeMyProfile, makeUser } from '../../../../spec/make';
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

/** A question on the screen, by its heading. */
const asked = async (name: string) => {
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  return within(screen.getByRole('main'));
};
const at = (question: string) => `/my-profile/more?q=${question}`;
const written = (calls: ReturnType<typeof fakeApi>) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);

afterEach(async () => {
  await setLanguage('en');
});

describe('the questions', () => {
  it('asks eight one after the other, saves each as one goes, and can skip and go back', async () => {
    const calls = fakeApi({ ...server(), 'GET /profiles/me/horoscope': { horoscope: makeMyHoroscope() } });
    const { user, address } = openPage('/my-profile/more', makeUser('verified'));
    expect(await screen.findByText('0 of 8')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Start' }));
    const siblings = await asked('How many brothers and sisters?');
    expect(siblings.getByText('Family · 1 of 8')).toBeVisible();
    await user.click(siblings.getByRole('button', { name: 'Skip' }));
    const father = await asked('What does the father do?');
    await user.type(father.getByLabelText('Father’s work'), 'Farmer');
    await user.click(father.getByLabelText('I have told them'));
    await user.click(father.getByRole('button', { name: 'Next' }));
    const mother = await asked('What does the mother do?');
    expect(mother.getByText('Saved.')).toBeVisible();
    expect(mother.queryByLabelText('I have told them')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(mother.getByRole('button', { name: 'Previous' }));
    expect((await asked('What does the father do?')).getByLabelText('Father’s work')).toHaveValue('Farmer');
    expect(address()).toBe(at('father'));
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
    fakeApi(server(makeMyDetails({ abroad: true })));
    const { user } = openPage('/my-profile/more?topic=study', makeUser('verified'));
    expect(await screen.findByRole('heading', { name: '14 more when you like' })).toBeVisible();
    expect(screen.queryByText('Any children?')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Which visa?' }));
    const visa = await asked('Which visa?');
    await user.click(visa.getByLabelText('Citizen'));
    await user.click(visa.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: /^Which visa\?Citizen/ })).toBeInTheDocument();
  });

  it('asks about children only those who were married', async () => {
    fakeApi(server());
    openPage(at('children'), makeUser('verified'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tell us more' })).toBeVisible();
  });

  it('never offers an empty answer as a choice, and takes a given one back quietly', async () => {
    const calls = fakeApi(server(makeMyDetails({ familyType: 'joint' })));
    const { user } = openPage(at('family-type'), makeUser('verified'));
    const page = await asked('Joint or nuclear family?');
    expect(page.getAllByRole('radio')).toHaveLength(2);
    await user.click(page.getByRole('button', { name: 'Rather not say' }));
    expect(page.queryByRole('radio', { checked: true })).toBeNull();
    expect(page.queryByRole('button', { name: 'Rather not say' })).toBeNull();
    await user.click(page.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(written(calls)).toEqual([['PATCH', { familyType: null, version: 1 }]]);
  });

  it('sends nothing about relatives who do not know', async () => {
    const calls = fakeApi(server());
    const { user } = openPage(at('mother'), makeUser('verified'));
    const page = await asked('What does the mother do?');
    await user.type(page.getByLabelText('Mother’s work'), 'Teacher');
    await user.click(page.getByRole('button', { name: 'Next' }));
    expect(await page.findByText(DETAIL_MESSAGES.consent)).toBeVisible();
    expect(written(calls)).toEqual([]);
  });
});

it('counts brothers and sisters, takes twelve, puts them in order, and gives a removed one back', async () => {
  const sister = { relation: 'elder-sister', married: true, work: 'Teacher', place: null } as const;
  const brother = { relation: 'younger-brother', married: null, work: null, place: null } as const;
  const calls = fakeApi(server(makeMyDetails({ familyConsent: true, siblings: [brother, sister] })));
  const { user } = openPage(at('siblings'), makeUser('verified'));
  const page = await asked('How many brothers and sisters?');
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
  await asked('What does the father do?');
  const { siblings } = calls.find(({ method }) => method === 'PUT')?.body as { siblings: object[] };
  expect(siblings).toHaveLength(12);
  expect(siblings.slice(0, 2)).toEqual([sister, brother]);
});

it('offers the districts of the chosen state, and forgets one of another', async () => {
  const calls = fakeApi({
    ...server(makeMyDetails({ nativeState: 'telangana', nativeDistrict: 'warangal' })),
    'GET /places/villages': { villages: ['Hasanparthy'] },
  });
  const { user } = openPage(at('roots'), makeUser('verified'));
  const roots = await asked('Where is the family from?');
  expect(await roots.findByLabelText('Native district')).toHaveDisplayValue('Warangal');
  await user.click(roots.getByLabelText('Andhra Pradesh'));
  expect(roots.getByLabelText('Native district')).toHaveValue('');
  await user.selectOptions(roots.getByLabelText('Native district'), 'Kurnool');
  await user.click(roots.getByRole('button', { name: 'Next' }));
  await asked('Which degree?');
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
  fakeApi(server(makeMyDetails({ onceMarried: true, moreVisible })));
  openPage(at(question), makeUser('verified'));
  const fields = await screen.findAllByLabelText(label);
  expect(fields[0]).toHaveAccessibleDescription(seen);
});

it.each([
  ['verified', 'Seen by verified members'],
  ['accepted', /^Verified members see whether you have children; how many, .* after an accepted interest$/],
] as const)('says that all verified members see whether there are children: %s', async (moreVisible, seen) => {
  fakeApi(server(makeMyDetails({ onceMarried: true, moreVisible })));
  openPage(at('children'), makeUser('verified'));
  expect(await screen.findByRole('group', { name: 'Children' })).toHaveAccessibleDescription(seen);
});

describe('a value that has left its list', () => {
  const kept = {
    familyType: 'extended',
    nativeState: 'telangana',
    nativeDistrict: 'old-district',
    degree: 'old-degree',
    languages: ['te', 'old-language'],
  } as unknown as Partial<MyDetails>;
  const open = (question: string) => {
    const calls = fakeApi(server(makeMyDetails({ ...kept, familyConsent: true })));
    return { calls, ...openPage(at(question), makeUser('verified')) };
  };

  it('is shown as it is, can be chosen again, and is not sent', async () => {
    const { calls, user } = open('degree');
    const degree = await screen.findByLabelText('Degree');
    expect(degree).toHaveDisplayValue('old-degree');
    await user.selectOptions(degree, 'M.B.B.S.');
    await user.selectOptions(degree, 'old-degree');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await asked('Which job?');
    expect(written(calls)).toEqual([]);
  });

  it.each([
    ['family-type', 'extended'],
    ['languages', 'old-language'],
  ])('is among the choices: %s', async (question, label) => {
    open(question);
    expect(await screen.findByLabelText(label)).toBeChecked();
  });

  it('does not block the rest of its question, and is no district of another state', async () => {
    const { calls, user } = open('roots');
    expect(await screen.findByLabelText('Native district')).toHaveDisplayValue('old-district');
    await user.type(screen.getByLabelText('Mandal'), 'Kodur');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await asked('Which degree?');
    expect(written(calls)).toEqual([['PATCH', { nativeMandal: 'Kodur', version: 1 }]]);
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await user.click(await screen.findByLabelText('Andhra Pradesh'));
    expect(screen.queryByRole('option', { name: 'old-district' })).toBeNull();
  });

  it('of a brother or sister is shown as it is', async () => {
    const twin = { relation: 'twin-brother', married: true, work: null, place: null } as unknown as Sibling;
    fakeApi(server(makeMyDetails({ familyConsent: true, siblings: [twin] })));
    const { user } = openPage(at('siblings'), makeUser('verified'));
    await user.click(await screen.findByText(/^1\. /));
    expect(screen.getByLabelText('Relation')).toHaveDisplayValue('twin-brother');
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
  const { user } = openPage(at('job'), makeUser('verified'));
  const page = await asked('Which job?');
  await user.clear(page.getByLabelText('Job title'));
  await user.type(page.getByLabelText('Job title'), 'Principal');
  details = makeMyDetails({ jobTitle: 'Lecturer', version: 2 });
  await user.click(page.getByRole('button', { name: 'Next' }));
  const notice = within(await page.findByRole('alert'));
  expect(notice.getByText('Newest: Lecturer')).toBeVisible();
  expect(notice.getByText('Yours: Principal')).toBeVisible();
  await user.click(notice.getByRole('button', { name: 'Keep mine' }));
  await user.click(page.getByRole('button', { name: 'Next' }));
  await asked('Work after marriage?');
  expect(written(calls)).toEqual([
    ['PATCH', { jobTitle: 'Principal', version: 1 }],
    ['PATCH', { jobTitle: 'Principal', version: 2 }],
  ]);
});

it('keeps what was typed when it is not saved, also at another question, and asks before it is left', async () => {
  fakeApi({ ...server(), 'PATCH /profiles/me/details': OFFLINE });
  const { user, address } = openPage(at('job'), makeUser('verified'));
  const page = await asked('Which job?');
  await user.type(page.getByLabelText('Job title'), 'Teacher');
  await user.click(page.getByRole('button', { name: 'Next' }));
  expect(await page.findByText('Your changes are not saved yet')).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Previous' }));
  await user.click((await asked('Which degree?')).getByRole('button', { name: 'Next' }));
  expect((await asked('Which job?')).getByLabelText('Job title')).toHaveValue('Teacher');
  expect(page.queryByText('Your changes are not saved yet')).toBeNull();
  await user.click(screen.getAllByRole('link', { name: 'My Profile' })[0]!);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard and leave' }));
  await waitFor(() => expect(address()).toBe('/my-profile'));
});

it('says what waits for the team, with the old value in its field', async () => {
  const waits = makeMyDetails({ jobTitle: 'Teacher', pendingReview: { jobTitle: 'Send money' }, version: 2 });
  fakeApi({
    ...server(makeMyDetails({ jobTitle: 'Teacher' })),
    'PATCH /profiles/me/details': () => ({ details: waits }),
  });
  const { user } = openPage(at('job'), makeUser('verified'));
  const page = await asked('Which job?');
  await user.clear(page.getByLabelText('Job title'));
  await user.type(page.getByLabelText('Job title'), 'Send money');
  await user.click(page.getByRole('button', { name: 'Next' }));
  await asked('Work after marriage?');
  expect(screen.getByText('Saved. Changes that our team reviews first are marked.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await asked('Which job?');
  expect(page.getByText(/^Our team is reviewing: Job title: Send money\./)).toBeVisible();
  expect(page.getByLabelText('Job title')).toHaveValue('Teacher');
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

it.each(['', '?q=siblings', '?q=father', '?q=roots', '?q=children', '?q=smoking', '?q=plans'])(
  'speaks Telugu throughout: %s',
  async (search) => {
    await setLanguage('te');
    const brother = { relation: 'elder-brother', married: true, work: '౧', place: null } as const;
    const details = { abroad: true, onceMarried: true, siblings: [brother] };
    fakeApi({
      ...server(makeMyDetails({ ...details, nativeState: 'telangana' })),
      'PATCH /profiles/me/details': new Refusal('unexpected'),
      'PUT /profiles/me/siblings': new Refusal('unexpected'),
    });
    const { user } = openPage(`/my-profile/more${search}`, makeUser('verified'));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    const said = () => saidTexts().filter((text) => /[a-z]/i.test(text.replace(ALLOWED, '')));
    expect(said()).toEqual([]);
    const [field] = within(screen.getByRole('main')).queryAllByRole('textbox');
    if (!field) return;
    await user.type(field, '1');
    await user.click(screen.getByRole('button', { name: 'తర్వాత' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(said()).toEqual([]);
  },
);
