import { expect, type APIRequestContext } from '@playwright/test';
import type { AdministratorAnswer } from '@kalyanam/shared/admin/administrators';
import type { AdminLoginAnswer, AdminLoginRequest } from '@kalyanam/shared/admin/contracts';
import type { AdminRole } from '@kalyanam/shared/admin/roles';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { ROUTES } from '@kalyanam/shared/routes';
import { apiUrl, DEMO_PASSWORD } from './addresses.js';
import { ownProfile, type Registered } from './members-by-api.js';
import { jpeg } from './pictures.js';

type Sent = Parameters<APIRequestContext['fetch']>[1];

async function call<Answer>(
  request: APIRequestContext,
  method: string,
  path: string,
  token: string,
  sent: Sent,
): Promise<Answer> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const response = await request.fetch(apiUrl(path), { method, headers, ...sent });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as Answer;
}

const ownerToken = (request: APIRequestContext): Promise<string> =>
  tokenOf(request, { username: 'admin', password: DEMO_PASSWORD });

async function tokenOf(request: APIRequestContext, data: AdminLoginRequest): Promise<string> {
  return (await call<AdminLoginAnswer>(request, 'POST', ADMIN_ROUTES.session, '', { data })).data.token;
}

let made = 0;

/** A separate administrator for a test that changes how they log in. */
export async function newAdministrator(request: APIRequestContext, role: AdminRole = 'reviewer') {
  made += 1;
  const username = `team.${Date.now()}.${process.env['TEST_PARALLEL_INDEX'] ?? '0'}${made}`;
  const data = { username, name: 'Anasuya Colleague', role };
  const token = await ownerToken(request);
  const { password = '' } = await call<AdministratorAnswer>(request, 'POST', ADMIN_ROUTES.administrators, token, {
    data,
  });
  const given = await tokenOf(request, { username, password });
  const own = `${password}4Own`;
  await call(request, 'PUT', ADMIN_ROUTES.ownPassword, given, { data: { password, newPassword: own } });
  return { username, password: own };
}

/** The team closes the account of a member. */
export async function suspend(request: APIRequestContext, { userId }: Registered): Promise<void> {
  const data = { reason: 'Two profiles of one person.' };
  await call(request, 'POST', ADMIN_ROUTES.suspendUser(userId), await ownerToken(request), { data });
}

/** A reviewer has the case, whoever had it before: a desk that moves on in another test may have claimed it. */
export async function takeOver(request: APIRequestContext, { userId }: Registered, username: string): Promise<void> {
  const token = await tokenOf(request, { username, password: DEMO_PASSWORD });
  await call(request, 'POST', ADMIN_ROUTES.takeOver(userId), token, {});
}

/** The member edits their profile; returns the result. */
export async function editProfile(
  request: APIRequestContext,
  member: Registered,
  changes: Partial<Pick<MyProfile, 'name' | 'gothra' | 'selfSummary'>>,
): Promise<MyProfile> {
  const { version } = await ownProfile(request, member);
  await call(request, 'PATCH', ROUTES.myProfile, member.token, { data: { version, ...changes } });
  return ownProfile(request, member);
}

export async function addDocument(
  request: APIRequestContext,
  { token }: Registered,
  type: 'aadhaar' | 'pan',
): Promise<void> {
  const multipart = { type, document: await jpeg(`${type}.jpg`) };
  await call(request, 'POST', ROUTES.documents, token, { multipart });
}
