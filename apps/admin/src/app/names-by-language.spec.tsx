import type { DuplicateView } from '@kalyanam/shared/team/checks';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PATHS } from '../shell/paths';
import { fakeApi, ok } from '../testing/fake-api';
import { NO_DETAILS, pendingCase } from '../testing/pending-case';
import { renderApp } from '../testing/render-app';
import { teamLanguage, startTeamLanguage } from '../ui/words/team-language';
import { telugu } from './telugu';

const OTHER: DuplicateView = {
  userId: 'u9',
  name: 'Sravani R',
  clues: ['name-dob'],
  verificationStatus: 'verified',
  accountStatus: 'active',
  registeredAt: '2026-11-19T05:12:00.000Z',
  dob: '1998-05-14',
  age: 28,
  city: 'Kavali',
  phone: '2345',
  photo: null,
};
const CASE = pendingCase('u1', 'Sravani Reddy', {
  subcaste: 'Mothati',
  gothra: 'Dhananjay',
  workLocation: { type: 'india', state: 'telangana', city: 'Hyderabad' },
  familyLocation: { state: 'andhra-pradesh', city: 'Kavali' },
  details: {
    ...NO_DETAILS,
    nativeDistrict: 'nellore',
    nativeVillage: 'Kovur',
    siblings: [{ relation: 'elder-brother', married: null, work: null, place: 'Chennai' }],
  },
  duplicates: ['name-dob'],
});
const NAMES: Record<Language, readonly string[]> = {
  en: ['Mothati', 'Dhananjay', 'Hyderabad', 'Kavali', 'Kovur', 'Nellore district', 'Chennai'],
  te: ['మోటాటి', 'ధనుంజయ', 'హైదరాబాద్', 'కావలి', 'కోవూరు', 'నెల్లూరు జిల్లా', 'చెన్నై'],
};

async function openVerify(language: Language) {
  teamLanguage.choose(language);
  await startTeamLanguage(() => Promise.resolve(telugu));
  fakeApi({
    [`GET ${ADMIN_ROUTES.verifications}`]: () => ok({ users: [CASE], total: 1 }),
    [`GET ${ADMIN_ROUTES.duplicates('u1')}`]: () => ok({ duplicates: [OTHER], more: 0, gone: [] }),
  });
  return renderApp(PATHS.verify);
}

describe.each([
  ['en', 'te'],
  ['te', 'en'],
] as const)('names of places, subcaste and gothra at the verification screens in %s', (language, other) => {
  afterEach(() => teamLanguage.choose('en'));

  it('are those of the language in the queue and in the case', async () => {
    await openVerify(language);
    const shown = await screen.findByRole('region', { name: 'Sravani Reddy' });
    for (const name of NAMES[language]) expect(shown).toHaveTextContent(name);
    for (const name of NAMES[other]) expect(shown).not.toHaveTextContent(name);
    const row = screen.getByRole('link', { name: /^Sravani Reddy/ });
    expect(row).toHaveTextContent(`28, ${NAMES[language][2]}`);
  });

  it('are those of the language when two members are compared', async () => {
    const { user } = await openVerify(language);
    await screen.findByRole('region', { name: 'Sravani Reddy' });
    await user.click(await screen.findByRole('button', { name: /^(?:Compare|పోల్చండి)/ }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findAllByText(NAMES[language][3] ?? '')).toHaveLength(2);
  });
});
