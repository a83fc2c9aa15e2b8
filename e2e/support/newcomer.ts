import { expect, type Locator, type Page } from '@playwright/test';
import { registrationExample } from '@kalyanam/shared/contracts/registration.example';
import { verhoeffDigit } from '@kalyanam/shared/base/verhoeff';
import { memberUrl } from './addresses.js';

const EXAMPLE = registrationExample();

type FilesOf = { name: string; mimeType: string; buffer: Buffer }[] | string[];

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

const wizard = (page: Page) => page.getByRole('progressbar', { name: 'Registration steps' });

/** The wizard is built for every width, as whole steps: a phone takes over its own screens a moment later. */
async function wizardReady(page: Page): Promise<void> {
  await wizard(page).waitFor();
  if ((page.viewportSize()?.width ?? 0) >= 640) return;
  await expect(wizard(page)).not.toHaveAttribute('max', '4');
}

/** Opens the wizard on a phone by a link that says whose profile it is: the next question follows. */
export async function registerFor(page: Page, candidate: 'daughter' | 'son'): Promise<void> {
  await page.goto(memberUrl(`/register?for=${candidate}`));
  // The link loses its answer a moment before the question goes.
  await expect(wizard(page)).toHaveAttribute('value', '2');
}

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

/** To the next screen of the wizard, and no further before it shows: fields of two steps have the same labels. */
async function nextScreen(page: Page): Promise<void> {
  const before = Number(await wizard(page).getAttribute('value'));
  await next(page).click();
  await expect(wizard(page)).toHaveAttribute('value', String(before + 1));
}

/** Goes on, screen by screen, until one asks this. */
export async function reach(page: Page, field: Locator): Promise<void> {
  await wizardReady(page);
  const either = field.or(next(page)).filter({ visible: true }).first();
  for (;;) {
    // Between two screens there may be neither.
    await expect(either).toBeVisible();
    if (await field.first().isVisible()) return;
    await nextScreen(page);
  }
}

/** The radio button of a group by its visible label. */
const choose = async (page: Page, group: string, choice: string) => {
  const choices = page.getByRole('group', { name: group });
  await reach(page, choices);
  await choices.getByText(choice, { exact: true }).click();
};
export const fillField = async (page: Page, label: string, text: string) => {
  const field = page.getByLabel(label, { exact: true });
  await reach(page, field);
  await field.fill(text);
};
const select = async (page: Page, label: string, option: string) => {
  const field = page.getByLabel(label, { exact: true });
  await reach(page, field);
  await field.selectOption({ label: option });
};

/** Goes to a step of the wizard by its list, which on a phone opens from the wizard's header. */
export async function goToStep(page: Page, name: string): Promise<void> {
  await wizardReady(page);
  const step = page.getByRole('button', { name: new RegExp(`^\\d\\. ${name}`) });
  if (await step.isHidden()) await page.getByRole('button', { name: /^(All steps|\d+ to (fill in|fix))$/ }).click();
  await step.click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

async function fillBirth(page: Page, [day, month, year]: readonly [string, string, string]): Promise<void> {
  await fillField(page, 'Day', day);
  await select(page, 'Month', month);
  await fillField(page, 'Year', year);
}

/** Fills the first three steps of the wizard and stops on the fourth. */
export async function fillWizard(page: Page, person: Newcomer): Promise<void> {
  await choose(page, 'Profile for', 'Myself');
  await fillField(page, 'Name', person.name);
  await choose(page, 'Gender', 'Female');
  await fillBirth(page, ['14', 'May', '1998']);
  await choose(page, 'Marital status', 'Never married');
  await fillField(page, 'Email', person.email);
  await fillField(page, 'Mobile number', person.phone);
  await fillField(page, 'Password', person.password);

  await select(page, 'Height', `5'4"`);
  await choose(page, 'Caste', 'Reddy');
  await fillField(page, 'Gothra', EXAMPLE.gothra);
  await page.keyboard.press('Escape');
  await choose(page, 'Education', 'Masters');
  await choose(page, 'Occupation', 'Private sector');
  await select(page, 'Annual income', '15-25 LPA');
  await choose(page, 'Works in', 'India');
  await select(page, 'State', 'Telangana');
  await fillField(page, 'City', EXAMPLE.workLocation.city ?? '');
  await page.keyboard.press('Escape');
  await nextScreen(page);

  await select(page, 'State', 'Andhra Pradesh');
  await fillField(page, 'City', EXAMPLE.familyLocation.city);
  await page.keyboard.press('Escape');
  await fillField(page, 'About me', EXAMPLE.selfSummary);
  await fillField(page, 'Partner expectations', EXAMPLE.expectations);
  await nextScreen(page);
}

/** The last step: photos, the Aadhaar card and its number, and the declaration. */
export async function fillDocuments(
  page: Page,
  { photos = [], aadhaar, card }: { photos?: FilesOf; aadhaar: string; card?: FilesOf },
): Promise<void> {
  if (photos.length > 0) {
    await reach(page, page.getByLabel(/^Photos/));
    await page.getByLabel(/^Photos/).setInputFiles(photos);
    await page.getByRole('checkbox', { name: /real, recent pictures/ }).check();
  }
  await fillField(page, 'Aadhaar number', aadhaar);
  if (card) await page.getByLabel(/Photo of the Aadhaar card/).setInputFiles(card);
  await reach(page, page.getByRole('checkbox', { name: /marriage only/ }));
  await page.getByRole('checkbox', { name: /marriage only/ }).check();
}

export async function login(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}
