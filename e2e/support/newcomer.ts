import { expect, type Page } from '@playwright/test';
import { registrationExample } from '@kalyanam/shared/contracts/registration.example';
import { verhoeffDigit } from '@kalyanam/shared/base/verhoeff';

const EXAMPLE = registrationExample();

export interface Newcomer {
  name: string;
  email: string;
  phone: string;
  password: string;
}

let taken = 0;

/** Someone who is not registered yet; every call is a new person, in parallel runs too. */
export function newcomer(name = 'Anvitha Reddy Bommu'): Newcomer {
  taken += 1;
  const unique = `${Date.now() % 100_000_000}${process.env['TEST_PARALLEL_INDEX'] ?? '0'}${taken % 10}`;
  return {
    name,
    // Not the same digits: a test that looks for the phone must not find it within the email.
    email: `newcomer.${Number(unique).toString(36)}@example.com`,
    phone: `7${unique.slice(-9).padStart(9, '0')}`,
    password: EXAMPLE.password,
  };
}

/** A name that no other member has, to search for; a name has no digits. */
export const uniqueName = (name: string): string =>
  `${name} ${[...String(Date.now() % 100_000_000)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

/** Identity numbers that no other member has, with a correct check digit; all others share those of the example. */
export function ownNumbers() {
  taken += 1;
  const digits = `${Date.now() % 100_000_000}`.padStart(8, '0');
  const body = `${2 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)}${taken % 10}${digits}${taken % 7}`;
  return {
    aadhaarNumber: `${body}${verhoeffDigit(body)}`,
    panNumber: `KLYPN${digits.slice(-4)}${'ABCDEFGHIJ'[taken % 10]}`,
  };
}

/** The radio button of a group by its visible label. */
const choose = (page: Page, group: string, choice: string) =>
  page.getByRole('group', { name: group }).getByText(choice, { exact: true }).click();

/** To the next step of the wizard, and no further before it shows: fields of two steps have the same labels. */
async function next(page: Page): Promise<void> {
  const steps = page.getByRole('progressbar', { name: 'Registration steps' });
  const step = Number(await steps.getAttribute('aria-valuenow'));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(steps).toHaveAttribute('aria-valuenow', String(step + 1));
}

/** Goes to a step of the wizard by its list, which on a phone opens from the wizard's header. */
export async function goToStep(page: Page, name: string): Promise<void> {
  await page.getByRole('progressbar', { name: 'Registration steps' }).waitFor();
  const step = page.getByRole('button', { name: new RegExp(`^\\d\\. ${name}`) });
  if (await step.isHidden()) await page.getByRole('button', { name: /^(All steps|\d+ to fix)$/ }).click();
  await step.click();
}

/** Fills the first three steps of the wizard and stops on the fourth. */
export async function fillWizard(page: Page, person: Newcomer): Promise<void> {
  await choose(page, 'Profile for', 'Myself');
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await choose(page, 'Gender', 'Female');
  await page.getByLabel('Day').selectOption({ label: '14' });
  await page.getByLabel('Month').selectOption({ label: 'May' });
  await page.getByLabel('Year').selectOption({ label: '1998' });
  await choose(page, 'Marital status', 'Never married');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Mobile number').fill(person.phone);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await next(page);

  await page.getByLabel('Height').selectOption({ label: `5'4"` });
  await choose(page, 'Caste', 'Reddy');
  await page.getByLabel('Gothra').fill(EXAMPLE.gothra);
  await page.keyboard.press('Escape');
  await choose(page, 'Education', 'Masters');
  await choose(page, 'Occupation', 'Private sector');
  await page.getByLabel('Annual income').selectOption({ label: '15-25 LPA' });
  await choose(page, 'Works in', 'India');
  await page.getByLabel('State').selectOption({ label: 'Telangana' });
  await page.getByLabel('City').fill(EXAMPLE.workLocation.city ?? '');
  await page.keyboard.press('Escape');
  await page.getByLabel('Complexion').selectOption({ label: 'Wheatish' });
  await next(page);

  await page.getByLabel('State').selectOption({ label: 'Andhra Pradesh' });
  await page.getByLabel('City').fill(EXAMPLE.familyLocation.city);
  await page.keyboard.press('Escape');
  await page.getByLabel('About me').fill(EXAMPLE.selfSummary);
  await page.getByLabel('Partner expectations').fill(EXAMPLE.expectations);
  await next(page);
}

export async function login(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}
