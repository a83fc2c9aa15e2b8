import { expect, type APIRequestContext } from '@playwright/test';
import type { AdministratorAnswer } from '@kalyanam/shared/team/administrators';
import type { AdminLoginAnswer, AdminLoginRequest } from '@kalyanam/shared/team/contracts';
import type { PhotoQueueAnswer } from '@kalyanam/shared/team/photo-review';
import type { AdminRole } from '@kalyanam/shared/team/roles';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { PhotosAnswer } from '@kalyanam/shared/contracts/files';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { apiUrl, DEMO_PASSWORD } from './addresses.js';
import { addPhotos, type Picture, ownProfile, verifiedMember, type Registered } from './members-by-api.js';
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

/** A separate administrator, for a test that changes how they log in, or holds a case that no one else may release. */
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

/** Gives the case to a reviewer, even from a colleague: the queue of another test may have claimed it. */
export async function takeOver(
  request: APIRequestContext,
  { userId }: Registered,
  username: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  const token = await tokenOf(request, { username, password });
  await call(request, 'POST', ADMIN_ROUTES.takeOver(userId), token, {});
}

const waitingPhotos = (request: APIRequestContext, token: string) =>
  call<PhotoQueueAnswer>(request, 'GET', ADMIN_ROUTES.photos, token, {});

/** Adds photos of which the team says that they are fine, so that others see them. */
export async function showPhotos(
  request: APIRequestContext,
  member: Registered,
  added: number | readonly Picture[],
): Promise<void> {
  await addPhotos(request, member, added);
  const { photos } = await call<PhotosAnswer>(request, 'GET', ROUTES.photos, member.token, {});
  const data = { ids: photos.map(({ id }) => id), verdict: 'fine' };
  await call(request, 'POST', ADMIN_ROUTES.photoReview, await ownerToken(request), { data });
}

/** Adds photos until at least `least` of them wait for the team. */
export async function fillPhotoQueue(request: APIRequestContext, least: number): Promise<void> {
  const { total } = await waitingPhotos(request, await ownerToken(request));
  for (let missing = least - total; missing > 0; missing -= LIMITS.photos)
    await addPhotos(request, await verifiedMember(request, 'Photos Waiting'), LIMITS.photos);
}

/** The photos uploaded before the member's are fine, so that theirs come first. */
export async function photosComeFirst(request: APIRequestContext, { userId }: Registered): Promise<void> {
  const token = await ownerToken(request);
  for (;;) {
    const { photos } = await waitingPhotos(request, token);
    const own = photos.findIndex((waiting) => waiting.userId === userId);
    const ids = photos.slice(0, own < 0 ? photos.length : own).map(({ photo }) => photo.id);
    if (ids.length === 0) return;
    await call(request, 'POST', ADMIN_ROUTES.photoReview, token, { data: { ids, verdict: 'fine' } });
  }
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
