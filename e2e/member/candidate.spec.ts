import { expect, test } from '../support/test.js';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { adminUrl, apiUrl, CODE, DEMO_PASSWORD, memberUrl } from '../support/addresses.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js';
import { messageTo } from '../support/mail.js';
import { registered } from '../support/members-by-api.js';
import { login, newcomer } from '../support/newcomer.js';

const NEW_PASSWORD = 'Muggulu2027';

test('a daughter agrees to the profile that her mother made, and takes it over later', async ({
  page,
  browser,
  request,
}) => {
  const { phone: candidatePhone, email } = newcomer();
  const made = { createdBy: 'parent', relation: 'mother', candidatePhone, gender: 'female' };
  const mother = await registered(request, 'Keerthana Reddy', made);
  const headers = { Authorization: `Bearer ${mother.token}` };
  await request.post(apiUrl(ROUTES.verifyEmail), { headers, data: { token: CODE } });
  await request.post(apiUrl(ROUTES.verifyPhone), { headers, data: { userId: mother.userId, code: CODE } });

  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(memberUrl('/login'));
  await login(page, mother.email, mother.password);
  await page.waitForURL('**/profiles');
  await expect(page.getByText('Keerthana Reddy must say yes first')).toBeVisible();
  await expectAccessible(page, 'browsing before the candidate has agreed');
  await expectNoSidewaysScroll(page, 'browsing before the candidate has agreed');
  await page.getByRole('link', { name: 'Ask for consent' }).click();
  await expect(page.getByRole('heading', { name: 'Your daughter says yes' })).toBeVisible();
  await expectAccessible(page, 'the consent of the candidate');
  await expectNoSidewaysScroll(page, 'the consent of the candidate');
  await page.getByRole('button', { name: 'Send code' }).click();
  const sms = await messageTo(request, candidatePhone, 'Your mother has made a marriage profile for you');
  const [, link = ''] = /(\/made-for-me\?link=\w+)/.exec(sms) ?? [];

  const hers = await browser.newPage({ viewport: { width: 320, height: 720 } });
  await hers.goto(memberUrl(link));
  await expect(hers.getByRole('heading', { name: 'Your mother made this profile for you' })).toBeVisible();
  await expect(hers.getByText(/^Keerthana Reddy, \d+$/)).toBeVisible();
  await expectAccessible(hers, 'the profile as its candidate sees it before the yes');
  await expectNoSidewaysScroll(hers, 'the profile as its candidate sees it before the yes');
  await hers.getByRole('button', { name: 'Yes, that is fine' }).click();
  await expect(hers.getByText('You have said yes')).toBeVisible();
  await messageTo(request, mother.email, 'has said yes to the Kalyanam profile');
  await page.reload();
  // The session is renewed by then: an answer that comes later would bring back the cookie that is cleared below.
  await expect(page.getByRole('button', { name: /^Profile menu/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your daughter says yes' })).toBeHidden();

  await page.context().clearCookies();
  await page.goto(memberUrl('/login'));
  await page.getByRole('link', { name: 'Open it with your own phone' }).click();
  await expectAccessible(page, 'a profile that was made for me');
  await expectNoSidewaysScroll(page, 'a profile that was made for me');
  await page.getByLabel('Your mobile number').fill(candidatePhone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(CODE);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^Keerthana Reddy, \d+$/)).toBeVisible();
  await expectAccessible(page, 'what the candidate may do');
  await expectNoSidewaysScroll(page, 'what the candidate may do');
  await page.getByRole('button', { name: 'I take it over' }).click();
  await page.getByLabel('Your email').fill(email);
  await page.getByLabel('Name of the person who made the profile').fill('Lakshmi Reddy');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code', { exact: true }).fill(CODE);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await expectAccessible(page, 'the last step of taking over');
  await page.getByRole('button', { name: 'Take over the profile' }).click();
  await expect(page.getByText('The profile is yours')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await login(page, email, NEW_PASSWORD);
  await page.waitForURL('**/profiles');
  await messageTo(request, mother.email, 'has taken over the Kalyanam profile');
});

test(
  'the team enters a profile with someone on the phone, who keeps it',
  { tag: '@deep' },
  async ({ page, browser, request }) => {
    const { email, phone } = newcomer();
    const team = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await team.goto(adminUrl('/admin/assisted'));
    await team.getByLabel('Username').fill('reviewer');
    await team.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await team.keyboard.press('Enter');
    await expect(team.getByRole('heading', { name: 'Register by phone' })).toBeVisible();
    await expectAccessible(team, 'a profile that is entered on the phone');
    const type = (label: string, text: string) => team.getByLabel(label, { exact: true }).fill(text);
    const choose = async (label: string, option: string) => {
      await team.getByLabel(label, { exact: true }).click();
      await team.getByRole('option', { name: option, exact: true }).click();
    };
    await type('The candidate’s own mobile number', phone);
    await choose('Language', 'English');
    await team.getByRole('button', { name: 'Send the code' }).click();
    await expect(team.getByText(`A code is on its way to ${phone}`)).toBeVisible();
    await type('Name', 'Padmavathi Reddy');
    await choose('Gender', 'Female');
    await type('Date of birth', '1990-02-14');
    await choose('Marital status', 'Widowed');
    await choose('Height', `5'2"`);
    await choose('Caste', 'Reddy');
    await type('Gothra', 'Kasyapa');
    await choose('Education', 'Bachelors');
    await choose('Occupation', 'Private sector');
    await choose('Annual income', '2-5 LPA');
    await choose('Works in', 'India');
    await choose('Work location: state', 'Telangana');
    await type('Work location: city', 'Hyderabad');
    await choose('Family location: state', 'Andhra Pradesh');
    await type('Family location: city', 'Kurnool');
    await type('About me', 'I teach in a school and look after my mother.');
    await type('Partner expectations', 'Somebody kind.');
    await type('Email: we send all of this there', email);
    await type('Code', CODE);
    await team.getByRole('button', { name: 'Save the profile' }).click();
    await expect(team.getByText('Profile entered. An email with everything is on its way.')).toBeVisible();

    const mail = await messageTo(request, email, '/assisted/');
    expect(mail).toContain('Gothra: Kasyapa');
    const [, path = ''] = /(\/assisted\/[\w-]+)/.exec(mail) ?? [];
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto(memberUrl(path));
    await expect(page.getByRole('heading', { name: 'Your profile, entered by phone' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete the profile' })).toBeVisible();
    await expectAccessible(page, 'what the team entered');
    await expectNoSidewaysScroll(page, 'what the team entered');
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Keep the profile' }).click();
    await expect(page.getByText('The profile is kept')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await login(page, email, NEW_PASSWORD);
    await page.waitForURL('**/profiles');
  },
);
