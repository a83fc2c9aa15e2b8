import { expect, test } from '../support/test.js';
import { addPhoto, decide, waitingMember } from '../support/members-by-api.js';
import { ownNumbers, uniqueName } from '../support/newcomer.js';
import { jpeg } from '../support/pictures.js';
import { heading, look, signInToTeam } from '../support/team.js';

test('a picture of a rejected member is marked in the case, is compared, and leads to the linked accounts', async ({
  page,
  request,
}) => {
  const picture = await jpeg('same.jpg');
  const rejected = await waitingMember(request, uniqueName('Rejected Before'), ownNumbers());
  const member = await waitingMember(request, uniqueName('Came With It'), ownNumbers());
  await addPhoto(request, rejected, picture);
  await addPhoto(request, member, picture);
  await decide(request, rejected.userId, { action: 'reject', notes: 'The photo is of somebody else.' });

  await signInToTeam(page, `/admin/verify?case=${member.userId}`, 'reviewer');
  const signal = page
    .getByRole('region', { name: 'Signals' })
    .getByRole('listitem')
    .filter({ hasText: `A photo is the same as one of ${rejected.name}.` });
  await expect(signal).toContainText('Check');
  await signal.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare pictures' });
  await expect(dialog.getByRole('img', { name: 'This member' })).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'The other account' })).toBeVisible();
  await look(page, 'two pictures compared');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await signal.getByRole('link', { name: 'Linked accounts' }).click();
  await expect(heading(page, 'Linked accounts')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: rejected.name });
  await expect(row).toContainText('Same picture');
  await expect(row).toContainText('Rejected');
  await page.setViewportSize({ width: 320, height: 640 });
  await look(page, 'linked accounts at 320 px');
  await row.getByRole('link', { name: rejected.name }).click();
  await expect(heading(page, new RegExp(`^${rejected.name}, \\d+$`))).toBeVisible();
});
