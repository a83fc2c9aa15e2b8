import { expect, test } from '@playwright/test';
import { adminUrl } from '../support/addresses.js';
import { verifiedMember } from '../support/members-by-api.js';
import { expectNotice, heading, look, signInToTeam } from '../support/team.js';

test('a gothra that is in no list is mapped, undone, added and left', async ({ page, request }) => {
  await verifiedMember(request, 'Wrote Gondakula', { gothra: 'Gondakulla' });
  await verifiedMember(request, 'Wrote It Too', { gothra: 'Gondakula Gothram' });

  await signInToTeam(page, '/admin/gothras?q=Gondakul', 'reviewer');
  await expect(heading(page, 'Gothras not in the list')).toBeVisible();
  const map = page.getByRole('button', { name: /^Map Gondakul/ });
  await expect(map).toHaveCount(1);
  await look(page, 'gothras not in the list');

  await map.click();
  const mapping = page.getByRole('dialog', { name: /^Map “Gondakul/ });
  await expect(mapping.getByRole('radio')).toHaveCount(3);
  await mapping.getByLabel('Find in the list').fill('kashyap');
  await mapping.getByRole('radio', { name: /^Kasyapa · / }).check();
  await look(page, 'a gothra being mapped');
  await mapping.getByRole('button', { name: 'Map' }).click();
  await expectNotice(page, /^Mapped to a gothra of the list: Gondakul/);
  await expect(map).toHaveCount(0);

  await page.getByRole('link', { name: 'Decided' }).click();
  await expect(heading(page, 'Decided gothras')).toBeVisible();
  const undo = page.getByRole('button', { name: /^Undo Gondakul/ });
  await look(page, 'decided gothras');
  await undo.first().click();
  await expectNotice(page, /^Decision undone: Gondakul/);

  await page.goto(adminUrl('/admin/gothras?q=Gondakul'));
  await page.getByRole('button', { name: /^Add Gondakul/ }).click();
  const adding = page.getByRole('dialog', { name: /^Add “Gondakul/ });
  await adding.getByRole('button', { name: 'Add' }).click();
  await expect(adding.getByText('This field is required')).toBeVisible();
  await look(page, 'a gothra being added');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Leave Gondakul/ }).click();
  await expectNotice(page, /^Left as it is: Gondakul/);
  await expect(map).toHaveCount(0);
});
