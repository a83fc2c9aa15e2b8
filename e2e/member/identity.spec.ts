import { expect, test, type Page } from '../support/test.js';
import { registrationExample } from '@kalyanam/shared/contracts/registration.example';
import { memberUrl } from '../support/addresses.js';
import { sitAtIssuer, type IssuersPerson } from '../support/issuer.js';
import { registered, waitingMember } from '../support/members-by-api.js';
import { fillDocuments, fillField, goToStep, login, newcomer, reach } from '../support/newcomer.js';

const person = (email: string, more: Partial<IssuersPerson> = {}): IssuersPerson => ({
  sub: email,
  email,
  email_verified: true,
  name: 'Asha Reddy Kallem',
  ...more,
});

async function comeFromIssuer(page: Page, someone: IssuersPerson, at = '/login') {
  await sitAtIssuer(page.context(), someone);
  await page.goto(memberUrl(at));
  await page.getByRole('link', { name: 'Continue with Google' }).click();
}

test('a member logs in through the identity service, lands where they wanted to go, and stays logged in after a reload', async ({
  page,
  request,
}) => {
  const { email } = await waitingMember(request);
  await sitAtIssuer(page.context(), person(email));
  await page.goto(memberUrl('/my-profile/edit'));
  await page.waitForURL('**/login?from=*');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.waitForURL(memberUrl('/my-profile/edit'));
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
});

test('a new person registers with name and email filled in; a reload keeps the email verified', async ({ page }) => {
  const { email, phone, password } = newcomer();
  const verified = page.getByText(`${email} is already verified by the service you came from.`);
  await comeFromIssuer(page, person(email));
  await page.waitForURL(memberUrl('/register'));
  await expect(verified).toBeVisible();
  await reach(page, page.getByLabel('Name', { exact: true }));
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Reddy Kallem');
  await reach(page, page.getByLabel('Email'));
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await page.reload();
  await expect(verified).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);

  // Other tests cover the other fields of the form: a draft of an earlier visit holds them. It is stored on a page where
  // no form keeps a draft of its own.
  await page.goto(memberUrl('/terms'));
  await page.evaluate((values) => {
    const draft = { savedAt: Date.now(), step: 0, key: crypto.randomUUID(), values };
    localStorage.setItem('registration-draft', JSON.stringify(draft));
  }, registrationExample());
  await page.goto(memberUrl('/register'));
  await reach(page, page.getByLabel('Email'));
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await fillField(page, 'Mobile number', phone);
  await fillField(page, 'Password', password);
  await goToStep(page, 'Documents');
  await fillDocuments(page, { aadhaar: '0123 4567 8903' });
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page.getByText('Registration successful! Please login to continue.')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('identity-token'))).toBeNull();

  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await login(page, email, password);
  await expect(page.getByRole('heading', { name: 'Verify your mobile number' })).toBeVisible();
});

test('someone the service cannot log in reads why', async ({ page, request }) => {
  const [verified, unverified] = [await waitingMember(request), await registered(request)];
  const cases: [IssuersPerson, string][] = [
    [{ sub: '' }, 'Logging in with the other service did not work. Please try again, or use your password.'],
    [
      person(verified.email, { sub: 'someone else', email_verified: false }),
      'The other service has not verified this email address. Please use your password.',
    ],
    [
      person(unverified.email),
      'There is an account with this email address, but the address is not verified yet. Please log in with the password first.',
    ],
  ];
  for (const [someone, sentence] of cases) {
    await comeFromIssuer(page, someone);
    await page.waitForURL('**/login?identity=*');
    await expect(page.getByRole('alert')).toHaveText(sentence);
  }
});
