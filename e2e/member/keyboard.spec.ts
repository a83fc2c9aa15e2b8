import { expect, test, type Locator, type Page } from '../support/test.js';
import { CODE, memberUrl } from '../support/addresses.js';
import { newcomer } from '../support/newcomer.js';

const MOST_STEPS = 80;

/** Presses Tab until something has the focus; nothing else may move it there. */
async function tabTo(page: Page, target: Locator) {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await target.evaluateAll((found) => found.some((element) => element === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, role: 'button' | 'link', name: string | RegExp) {
  await tabTo(page, page.getByRole(role, { name }));
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string | RegExp, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
  await page.keyboard.press('Escape');
}

/** Reaches a radio group and moves to the given choice with the arrow keys. */
async function choose(page: Page, group: string, downs: number) {
  await tabTo(page, page.getByRole('group', { name: group }).getByRole('radio'));
  await page.keyboard.press('Space');
  for (let step = 0; step < downs; step += 1) await page.keyboard.press('ArrowDown');
}

async function select(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test('the whole way from the start page to a profile, with the keyboard alone', async ({ page }) => {
  test.slow();
  const person = newcomer();
  await page.goto(memberUrl('/'));

  await test.step('registers', async () => {
    await press(page, 'link', 'Register');
    await page.waitForURL(memberUrl('/register'));
    // A wide page asks a whole step: the focus goes on from its name instead of from each question.
    const isPhone = (page.viewportSize()?.width ?? 0) < 640;
    const asked = (question: string, step?: string) =>
      expect(
        page.getByRole('heading', isPhone ? { level: 3, name: question } : { level: 2, name: step }),
      ).toBeFocused();
    const goOn = async (question: string, step?: string) => {
      if (!isPhone && !step) return;
      await press(page, 'button', 'Next');
      await asked(question, step);
    };
    await choose(page, 'Profile for', 0);
    await goOn('What is your name?');
    // Enter leads from a typed answer to the next question, and on after the last one.
    await type(page, 'Name', person.name);
    await choose(page, 'Gender', 1);
    await type(page, 'Day', '14');
    await select(page, 'Month', 'May');
    await type(page, 'Year', '1998');
    await choose(page, 'Marital status', 0);
    await goOn('How do we reach you?');
    await type(page, 'Email', person.email);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Mobile number')).toBeFocused();
    await page.keyboard.type(person.phone);
    await type(page, 'Password', person.password);
    await page.keyboard.press('Enter');

    await asked('How tall are you, and what is your gothra?', 'Profile Details');
    await select(page, 'Height', "5'4");
    await type(page, 'Gothra', 'Kasyapa');
    await goOn('What do you do?');
    await choose(page, 'Education', 4);
    await choose(page, 'Occupation', 2);
    await select(page, 'Annual income', '15-25');
    await goOn('Where do you work?');
    await select(page, 'State', 'Telangana');
    await type(page, 'City', 'Hyderabad');

    await goOn('Where is the family’s home?', 'Family & Preferences');
    await select(page, 'State', 'Telangana');
    await type(page, 'City', 'Warangal');
    await goOn('How would you describe yourself?');
    await type(page, 'About me', 'Botany lecturer.');
    await type(page, 'Partner expectations', 'Kind.');
    await goOn('Do you have photos of yourself?', 'Documents');

    await goOn('Which document shows who you are?');
    await type(page, 'Aadhaar number', '012345678903');
    await goOn('One last thing');
    await tabTo(page, page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await press(page, 'button', 'Complete Registration');
    await expect(page.getByText('Registration successful! Please login to continue.')).toBeVisible();
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Login' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(memberUrl('/login'));
  });

  await test.step('logs in and verifies email and phone', async () => {
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(memberUrl('/verify'));
    for (const heading of ['Verify your email', 'Verify your mobile number']) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await tabTo(page, page.getByLabel('Code', { exact: true }));
      await page.keyboard.type(CODE);
      await page.keyboard.press('Enter');
    }
    await page.waitForURL(memberUrl('/profiles'));
  });

  await test.step('browses and opens a profile', async () => {
    await expect(page.getByText(/^\d+ profiles?$/)).toBeVisible();
    await tabTo(page, page.locator('main a[href^="/profile/"]').first());
    await page.keyboard.press('Enter');
    await page.waitForURL('**/profile/*');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
