import { expect, test } from '../support/test.js';
import { adminUrl } from '../support/addresses.js';
import { verifiedMember } from '../support/members-by-api.js';
import { expectNotice, heading, look, signInToTeam } from '../support/team.js';

/** Two members each, whose texts are compared as one. */
const LISTS = [
  {
    one: 'gothra',
    path: '/admin/gothras',
    typed: [{ gothra: 'Gondakulla' }, { gothra: 'Gondakula Gothram' }],
    begins: 'Gondakul',
    title: 'New gothras',
    decided: 'Decided gothras',
    search: { typed: 'kashyap', found: /^Kasyapa · / },
  },
  {
    one: 'subcaste',
    path: '/admin/list-values',
    typed: [{ subcaste: 'Vindhyasima' }, { subcaste: 'VINDHYA SIMA' }],
    begins: 'Vindhya',
    title: 'New subcastes',
    decided: 'Decided subcastes',
    search: { typed: 'pakan', found: /^Pakanati · / },
  },
] as const;

for (const { one, path, typed, begins, title, decided, search } of LISTS) {
  const named = (act: string) => new RegExp(`^${act} “?${begins}`, 'i');

  test(`a ${one} that is in no list is mapped, undone, added and left`, async ({ page, request }) => {
    const [first, second] = typed;
    await verifiedMember(request, 'Wrote It First', first);
    await verifiedMember(request, 'Wrote It Too', second);

    await signInToTeam(page, `${path}?q=${begins}`, 'reviewer');
    await expect(heading(page, title)).toBeVisible();
    const map = page.getByRole('button', { name: named('Same as…') });
    await expect(map).toHaveCount(1);
    await look(page, title);

    await map.click();
    const mapping = page.getByRole('dialog', { name: new RegExp(`^“${begins}.*is the same as`, 'i') });
    await expect(mapping.getByRole('radio')).toHaveCount(3);
    await mapping.getByLabel('Find in the list').fill(search.typed);
    await mapping.getByRole('radio', { name: search.found }).check();
    await look(page, `a ${one} being mapped`);
    await mapping.getByRole('button', { name: 'Save' }).click();
    await expectNotice(page, new RegExp(`^Counted as a ${one} in the list: ${begins}`, 'i'));
    await expect(map).toHaveCount(0);

    await page.getByRole('link', { name: 'Decided' }).click();
    await expect(heading(page, decided)).toBeVisible();
    const undo = page.getByRole('button', { name: named('Undo') });
    await look(page, decided);
    await undo.first().click();
    await expectNotice(page, new RegExp(`^Decision undone: ${begins}`, 'i'));

    await page.goto(adminUrl(`${path}?q=${begins}`));
    await page.getByRole('button', { name: named('Add to list') }).click();
    const adding = page.getByRole('dialog', { name: named('Add') });
    await adding.getByRole('button', { name: 'Add' }).click();
    await expect(adding.getByText('This field is required')).toBeVisible();
    await look(page, `a ${one} being added`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: named('Keep as written') }).click();
    await expectNotice(page, new RegExp(`^Kept as written: ${begins}`, 'i'));
    await expect(map).toHaveCount(0);
  });
}
