import { expect, test, type Locator, type Page } from '../support/test.js';
import { registrationExample } from '@kalyanam/shared/contracts/registration.example';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { apiUrl, memberUrl } from '../support/addresses.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js';
import { newcomer, ownNumbers } from '../support/newcomer.js';

const EXAMPLE = registrationExample();

/** A mother at her phone: every press of a finger is a tap, every field she fills in or chooses is an answer. */
function atHerPhone(page: Page) {
  const count = { taps: 0, answers: 0 };
  let last = 0;
  const tap = async (target: Locator) => {
    // Two presses within a second are a double click to the wizard, and one press.
    await expect.poll(() => Date.now() - last).toBeGreaterThan(1000);
    await target.tap();
    last = Date.now();
    count.taps += 1;
  };
  return {
    count,
    tap,
    next: () => tap(page.getByRole('button', { name: 'Next', exact: true })),
    /** A press on a choice. */
    choose: async (group: string | RegExp, choice: string) => {
      await tap(page.getByRole('group', { name: group }).getByText(choice, { exact: true }));
      count.answers += 1;
    },
    /** A list of the phone: a press opens it, another one chooses. */
    select: async (label: string, option: string) => {
      await page.getByLabel(label, { exact: true }).selectOption({ label: option });
      count.taps += 2;
      count.answers += 1;
    },
    /** The large key of the keyboard has led here, or a press does. */
    type: async (label: string, text: string) => {
      const field = page.getByLabel(label, { exact: true });
      const isThere = await field.evaluate((element) => element === document.activeElement);
      if (!isThere) await tap(field);
      await page.keyboard.type(text);
      count.answers += 1;
    },
    enter: () => page.keyboard.press('Enter'),
  };
}

test('a mother registers her daughter by the short way', async ({ page, request }) => {
  test.slow();
  const person = newcomer('Kavya Gangireddy');
  const { phone: hers } = newcomer();
  const { count, tap, next, choose, select, type, enter } = atHerPhone(page);
  const asks = async (question: string, name = question) => {
    await expect(page.getByRole('heading', { level: 3, name: question })).toBeVisible();
    await expectNoSidewaysScroll(page, name);
  };

  await page.goto(memberUrl('/'));
  await tap(page.getByRole('link', { name: 'My daughter' }));
  count.answers += 1;

  await asks('What is your daughter’s name?');
  await expectAccessible(page, 'the questions about the candidate');
  await type('Name', person.name);
  await enter();
  await type('Day', '14');
  await select('Month', 'May');
  await type('Year', '1999');
  // Three parts of one answer.
  count.answers -= 2;
  await choose('She has been', 'Never married');
  await choose('And you are her', 'Mother');
  await next();

  await asks('How do we reach you?');
  await type('Your name', 'Lakshmi Gangireddy');
  await enter();
  await type('Email', person.email);
  await enter();
  await type('Mobile number', person.phone);
  await enter();
  await type('Password', person.password);
  await enter();

  await asks('How tall is she, and what is the gothra?');
  await select('Height', `5'4"`);
  await type('Gothra', EXAMPLE.gothra);
  await enter();

  await asks('What does she do?');
  await choose('Education', 'Masters');
  await choose('Occupation', 'Private sector');
  await select('Annual income', '15-25 LPA');
  await next();

  await asks('Where does she work?');
  await type('City', 'Hyderabad');
  await expect(page.locator('select[name$=state]')).toHaveValue('telangana');
  await enter();

  await asks('Where is the family’s home?');
  await type('City', 'Kurnool');
  await expect(page.locator('select[name$=state]')).toHaveValue('andhra-pradesh');
  await enter();

  await asks('How would you describe her?');
  await type('About her', 'She laughs easily.');
  await type('Partner expectations', 'Someone kind.');
  await next();

  await asks('Do you have photos of her?');
  await next();

  await asks('Which document shows who she is?');
  await type('Aadhaar number', ownNumbers().aadhaarNumber);
  await enter();

  await asks('Your daughter must say yes');
  await expectAccessible(page, 'the phone of the candidate');
  await type('Her own mobile number', hers);
  await tap(page.getByRole('checkbox', { name: /marriage only/ }));
  count.answers += 1;
  await tap(page.getByRole('button', { name: 'Complete Registration' }));
  await expect(page.getByText('Registration successful! Please login to continue.')).toBeVisible();

  const { email, password } = person;
  const answer = await request.post(apiUrl(ROUTES.login), { data: { email, password } });
  expect(((await answer.json()) as { user: object }).user).toMatchObject({
    registrant: { name: 'Lakshmi Gangireddy', relation: 'mother', madeFor: 'daughter' },
    consentNeeded: true,
  });
  expect(count.answers).toBeLessThanOrEqual(21);
  expect(count.taps).toBeLessThanOrEqual(30);
});
