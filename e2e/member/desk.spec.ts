import { expect, test } from '../support/test.js';
import { memberUrl, CODE } from '../support/addresses.js';
import { openAs } from '../support/at-browser.js';
import { expectStateAccessible } from '../support/axe.js';
import { messageTo } from '../support/mail.js';
import { verifiedMember } from '../support/members-by-api.js';
import { newcomer, uniqueName } from '../support/newcomer.js';

test('a mother is invited, suggests, and the candidate decides', async ({ page, browser }) => {
  const name = uniqueName('Lavanya Reddy Bommu');
  const candidate = await verifiedMember(page.request, name, { gender: 'female' });
  const his = uniqueName('Mahesh Reddy Chada');
  const boy = await verifiedMember((await browser.newContext()).request, his, { gender: 'male' });
  const mother = newcomer(uniqueName('Sarojini Reddy'));
  const hers = await (await browser.newContext()).newPage();
  await page.setViewportSize({ width: 320, height: 700 });

  await test.step('by her number and email', async () => {
    await openAs(page, candidate, '/desk');
    await expectStateAccessible(page, 'an empty desk');
    await page.getByRole('button', { name: 'Invite someone' }).click();
    await expectStateAccessible(page, 'an invitation that is written');
    await page.getByLabel('Who is it?').selectOption('mother');
    await page.getByLabel('What may they do?').selectOption('manager');
    await page.getByLabel('see phone numbers').check();
    await page.getByLabel('Their mobile number').fill(mother.phone);
    await page.getByLabel('Their email').fill(mother.email);
    await page.getByLabel(/^I agree that the people I invite/).check();
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByText(`invited, number ending ${mother.phone.slice(-2)}`)).toBeVisible();
  });

  await test.step('whose phone alone opens the invitation', async () => {
    const mail = await messageTo(page.request, mother.email, '/family/');
    const path = /\/family\/[\w-]+/.exec(mail)?.[0] ?? '';
    await hers.setViewportSize({ width: 320, height: 700 });
    await hers.goto(memberUrl(path));
    await expect(hers.getByRole('heading', { level: 1 })).toContainText('asks for your help');
    await expectStateAccessible(hers, 'an invitation');
    await hers.getByLabel('Your mobile number').fill('9123456780');
    await hers.getByRole('button', { name: 'Send me the code' }).click();
    const ends = mother.phone.slice(-2);
    await expect(hers.getByText(`This invitation is for the number ending ${ends}`, { exact: true })).toBeVisible();
    await hers.getByLabel('Your mobile number').fill(mother.phone);
    await hers.getByRole('button', { name: 'Send me the code' }).click();
    await hers.getByLabel('Code', { exact: true }).fill(CODE);
    await hers.getByRole('button', { name: 'Accept' }).click();
    await hers.getByLabel('Your name').fill(mother.name);
    await hers.getByLabel('Your email').fill(mother.email);
    await hers.getByLabel('Choose a password', { exact: true }).fill(mother.password);
    await expectStateAccessible(hers, 'a family account');
    await hers.getByRole('button', { name: 'Accept' }).click();
    await expect(hers).toHaveURL(memberUrl('/'));
    await expect(hers.getByRole('heading', { level: 1, name: /^Namaste, / })).toBeInViewport();
  });

  await test.step('and always sees which candidate she acts for', async () => {
    await openAs(hers, mother, '/');
    await expect(hers.getByRole('region', { name: 'Acting for' })).toHaveText(
      new RegExp(`For ${name} · you may suggest`),
    );
    await expect(hers.getByRole('link', { name: new RegExp(`^${name}’s family group`) })).toBeVisible();
    await expectStateAccessible(hers, 'the home of a mother');
    await hers.evaluate(() => scrollTo(0, 400));
    const bars = hers.locator('header, nav[aria-label="Main"]');
    const heights = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height));
    expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThan(140);
    await expect(hers.getByRole('region', { name: 'Acting for' })).not.toBeInViewport();
    await hers.goto(memberUrl(`/profile/${boy.userId}`));
    await hers.getByRole('button', { name: 'More', exact: true }).click();
    await hers.getByRole('button', { name: 'What the family thinks' }).click();
    await hers.getByRole('button', { name: 'Good' }).click();
    await expect(hers.getByRole('button', { name: 'Good' })).toHaveAttribute('aria-pressed', 'true');
    await expectStateAccessible(hers, 'a vote about a profile');
    await hers.getByRole('dialog', { name: 'What the family thinks' }).getByRole('button', { name: 'Close' }).click();
    await hers.getByRole('button', { name: /^Suggest to / }).click();
    await expect(hers.getByRole('button', { name: 'Suggested · take back' })).toBeVisible();
    await expectStateAccessible(hers, 'a profile that is suggested');
  });

  await test.step('whose suggestion the candidate takes', async () => {
    await page.goto(memberUrl('/desk'));
    await expect(page.getByText(/^Show interest: /)).toBeVisible();
    await expectStateAccessible(page, 'a desk with a suggestion');
    await page.getByRole('button', { name: `Yes: ${his}` }).click();
    await expect(page.getByText('Showed interest')).toBeVisible();
    await expect(page.getByText('You said yes: it is done.')).toBeFocused();
    await expect(page.getByRole('button', { name: `No: ${his}` })).toHaveCount(0);
    await expectStateAccessible(page, 'a suggestion that is decided');
    await page.reload();
    await expect(page.getByText('Nothing to decide now.')).toBeVisible();
    await page.goto(memberUrl(`/profile/${boy.userId}`));
    await expect(page.getByText(`by ${mother.name} (mother)`)).toBeVisible();
  });

  await test.step('who asks for a change of the profile, which shows the value now and as proposed', async () => {
    await hers.goto(memberUrl('/my-profile/edit/words'));
    await expect(hers.getByText(`What you save here goes to ${name}`)).toBeVisible();
    await expectStateAccessible(hers, 'a form that asks');
    await hers.getByLabel('Partner expectations').fill('Somebody kind, from a family like ours.');
    await hers.getByRole('button', { name: 'Save' }).click();
    await expect(hers.getByText(`Sent to ${name}, who decides.`)).toBeVisible();
    await page.goto(memberUrl('/desk'));
    await expect(page.getByText('Then: Somebody kind, from a family like ours.')).toBeVisible();
    await expectStateAccessible(page, 'a change to decide');
    await page.getByRole('button', { name: 'Yes: Change the profile' }).click();
    await expect(page.getByText('Changed the profile')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.goto(memberUrl('/my-profile?part=about'));
    await expect(page.getByText('Somebody kind, from a family like ours.').first()).toBeVisible();
  });

  await test.step('and is notified when it was undone', async () => {
    await page.goto(memberUrl('/desk'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('· undone')).toBeVisible();
    await hers.goto(memberUrl('/desk'));
    await expect(hers.getByText('Yes, and undone afterwards')).toBeVisible();
    await expectStateAccessible(hers, 'a suggestion that was undone');
  });

  await test.step('and for a link to the biodata', async () => {
    await hers.goto(memberUrl('/biodata?new'));
    await expect(hers.getByText(`What you save here goes to ${name}`)).toBeVisible();
    await expectStateAccessible(hers, 'a biodata that asks');
  });

  await test.step('who has settings of her own account, and none of the candidate’s', async () => {
    await hers.goto(memberUrl('/settings'));
    await expect(hers.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(hers.getByText(mother.email)).toBeVisible();
    await expect(hers.getByRole('link', { name: /^Who sees what/ })).toHaveCount(0);
    await expectStateAccessible(hers, 'the settings of a mother');
    await hers.getByRole('button', { name: 'Your data' }).click();
    await expect(hers.getByRole('button', { name: 'Delete my account' })).toBeVisible();
    await hers.goto(memberUrl('/my-profile'));
    await expect(hers.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(hers.getByText('Delete Profile')).toHaveCount(0);
  });

  await test.step('and loses the seat immediately', async () => {
    await page.goto(memberUrl('/desk'));
    await page.getByRole('button', { name: `Remove ${mother.name} from the group` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('No one yet. Invite your mother')).toBeVisible();
    await hers.goto(memberUrl('/interests'));
    await expect(hers.getByText('You are not in a family group yet')).toBeVisible();
  });
});
