import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { registrationExample } from '@kalyanam/shared/rules/registration.example';
import { ROUTES } from '@kalyanam/shared/routes';
import { apiUrl, CODE, memberUrl } from './addresses.js';
import { login, newcomer, type Newcomer } from './newcomer.js';

async function post(request: APIRequestContext, path: string, data: object, token = ''): Promise<{ token: string }> {
  const response = await request.post(apiUrl(path), { data, headers: { Authorization: `Bearer ${token}` } });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as { token: string };
}

/** Somebody who has registered; with e-mail and phone proved unless told otherwise. */
export async function registered(request: APIRequestContext, { proved = true } = {}): Promise<Newcomer> {
  const person = newcomer();
  const answer = await post(request, ROUTES.register, { ...registrationExample(), ...person });
  if (!proved) return person;
  const { userId } = answer as unknown as { userId: string };
  const { token } = await post(request, ROUTES.login, { email: person.email, password: person.password });
  await post(request, ROUTES.verifyEmail, { token: CODE }, token);
  await post(request, ROUTES.resendOtp, { userId, channel: 'phone' }, token).catch(() => null);
  await post(request, ROUTES.verifyPhone, { userId, code: CODE }, token);
  return person;
}

/** Signs in and opens a page. */
export async function openAs(page: Page, { email, password }: Pick<Newcomer, 'email' | 'password'>, path: string) {
  await page.goto(memberUrl(`/login?from=${encodeURIComponent(path)}`));
  await login(page, email, password);
  await page.waitForURL(memberUrl(path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
