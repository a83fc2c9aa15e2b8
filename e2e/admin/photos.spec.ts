import { expect, test, type Page } from '../support/test.js';
import { PHOTOS_A_SCREEN } from '@kalyanam/shared/team/photo-review';
import { memberUrl } from '../support/addresses.js';
import { addPhoto, login, ownProfile, verifiedMember } from '../support/members-by-api.js';
import { uniqueName } from '../support/newcomer.js';
import { jpeg } from '../support/pictures.js';
import { expectNotice, look, signInToTeam } from '../support/team.js';
import { fillPhotoQueue, photosComeFirst } from '../support/team-by-api.js';

const tiles = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('button');

test('photos wait 24 a screen, are judged by keys, and Z brings the last one back', async ({ page, request }) => {
  await fillPhotoQueue(request, PHOTOS_A_SCREEN + 1);
  await signInToTeam(page, '/admin/photos', 'reviewer');
  await expect(tiles(page)).toHaveCount(PHOTOS_A_SCREEN);
  await expect(page.getByText(/^New photos of verified members: \d+\./)).toBeVisible();
  await expect(tiles(page).first()).toBeFocused();
  await look(page, 'photos that wait');

  await page.keyboard.press('ArrowRight');
  await expect(tiles(page).nth(1)).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: /^Refuse this photo of/ })).toBeVisible();
  await look(page, 'the reasons to refuse a photo');
  await page.keyboard.press('Escape');
  await expect(tiles(page).nth(1)).toBeFocused();

  await page.keyboard.press('f');
  await expect(tiles(page).nth(1)).toHaveAccessibleName(/\. Approved(?:\.|$)/);
  await expect(tiles(page).nth(2)).toBeFocused();
  await expectNotice(page, '1 photo approved');
  await page.keyboard.press('z');
  await expectNotice(page, '1 photo back in the queue');
  await expect(tiles(page).nth(1)).not.toHaveAccessibleName(/\. Approved(?:\.|$)/);
});

test(
  'a photo is refused with a reason, leaves the profile, and its member reads why',
  { tag: '@deep' },
  async ({ page, request, browser }) => {
    const member = await verifiedMember(request, uniqueName('Photo Refused'));
    await addPhoto(request, member, await jpeg('party.jpg'));
    await photosComeFirst(request, member);
    await signInToTeam(page, '/admin/photos', 'reviewer');
    // The rest of the sentence is about likeness.
    const tile = tiles(page).and(page.getByLabel(new RegExp(`^${member.name}, \\d+`)));
    await tile.click();
    const enlarged = page.getByRole('dialog', { name: member.name });
    await expect(enlarged.getByRole('img', { name: `Photo of ${member.name}` })).toBeVisible();
    await enlarged.getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByRole('button', { name: /^Several people in the picture/ })).toBeVisible();
    await page.keyboard.press('2');
    await expectNotice(page, '1 photo refused');

    // It can no longer be undone.
    await expect.poll(async () => (await ownProfile(request, member)).photos.length, { timeout: 30_000 }).toBe(0);
    const theirs = await (await browser.newContext()).newPage();
    await login(theirs.request, member);
    await theirs.goto(memberUrl('/notifications'));
    await expect(
      theirs.getByText('Several people in the picture. Please upload a photo that shows only you.'),
    ).toBeVisible();
    await theirs.getByRole('link', { name: /Our team did not accept one of your photos/ }).click();
    await expect(theirs).toHaveURL(memberUrl('/my-profile/photos'));
    await expect(theirs.getByRole('button', { name: /Not accepted/ })).toBeVisible();
  },
);
