import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '@kalyanam/web/i18n/language';
import { detailsServer } from '../../../../spec/details-server';
import { fakeApi, Refusal } from '../../../../spec/fake-api';
import { makeMyDetails, makeUser } from '../../../../spec/make';
import { openPage } from '../../../../spec/open-page';

afterEach(async () => {
  await setLanguage('en');
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
      ...detailsServer(makeMyDetails({ ...details, nativeState: 'telangana' })),
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
