import { expect, type APIRequestContext } from '@playwright/test';
import type {
  AdminLoginAnswer,
  DecisionRequest,
  PendingAnswer,
  PendingVerification,
} from '@kalyanam/shared/team/contracts';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { LoginAnswer, RegisterAnswer } from '@kalyanam/shared/contracts/auth';
import type { DetailsUpdate } from '@kalyanam/shared/contracts/details';
import type { MyProfile, ProfileCard, ProfilePage } from '@kalyanam/shared/contracts/profile';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { registrationExample } from '@kalyanam/shared/contracts/registration.example';
import { apiUrl, CODE, DEMO_PASSWORD } from './addresses.js';
import { newcomer, type Newcomer } from './newcomer.js';
import { jpeg } from './pictures.js';

async function call<Answer>(request: APIRequestContext, path: string, data: object, token?: string): Promise<Answer> {
  const headers = { Authorization: `Bearer ${token ?? ''}` };
  const response = await request.post(apiUrl(path), { data, ...(token ? { headers } : {}) });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as Answer;
}

/** Logs in; the browser that these requests belong to keeps the session. */
export const login = (request: APIRequestContext, { email, password }: Pick<Newcomer, 'email' | 'password'>) =>
  call<LoginAnswer>(request, ROUTES.login, { email, password });

/** A test member; the browser whose requests created them is logged in as them. */
export interface Registered extends Newcomer {
  userId: string;
  token: string;
}

/** Someone who has registered and verified nothing yet. */
export async function registered(request: APIRequestContext, name?: string, facts: object = {}): Promise<Registered> {
  const person = newcomer(name);
  const { userId } = await call<RegisterAnswer>(request, ROUTES.register, {
    ...registrationExample(),
    ...facts,
    ...person,
  });
  const { token } = await login(request, person);
  return { ...person, userId, token };
}

/** Someone who has also verified email and phone, and waits for the team. */
export async function waitingMember(request: APIRequestContext, name?: string, facts?: object): Promise<Registered> {
  const member = await registered(request, name, facts);
  const { userId, token } = member;
  await call(request, ROUTES.verifyEmail, { token: CODE }, token);
  await request.post(apiUrl(ROUTES.resendOtp), {
    data: { userId, channel: 'phone' },
    headers: { Authorization: `Bearer ${token}` },
  });
  await call(request, ROUTES.verifyPhone, { userId, code: CODE }, token);
  return member;
}

/** The same, and verified by the team. */
export async function verifiedMember(request: APIRequestContext, name?: string, facts?: object): Promise<Registered> {
  const member = await waitingMember(request, name, facts);
  await decide(request, member.userId, { action: 'approve' });
  return member;
}

export type Picture = Awaited<ReturnType<typeof jpeg>>;

/** Adds a photo to their profile. */
export async function addPhoto(request: APIRequestContext, { token }: Registered, picture: Picture): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await request.post(apiUrl(ROUTES.photos), {
    headers,
    multipart: { declaration: 'true', 'photos[0]': picture },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** What a family tells beyond the registration, for the first time. */
export async function tellDetails(
  request: APIRequestContext,
  { token }: Registered,
  details: Omit<DetailsUpdate, 'version'>,
): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await request.patch(apiUrl(ROUTES.myDetails), { headers, data: { ...details, version: 1 } });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Adds these photos, or as many that are like no others. */
export async function addPhotos(
  request: APIRequestContext,
  member: Registered,
  photos: number | readonly Picture[],
): Promise<void> {
  if (typeof photos === 'number')
    for (let index = 0; index < photos; index += 1) await addPhoto(request, member, await jpeg(`${index}.jpg`));
  else for (const photo of photos) await addPhoto(request, member, photo);
}

/** The first page of what a member may browse. */
export async function firstProfiles(request: APIRequestContext, { token }: Registered): Promise<ProfileCard[]> {
  const response = await request.get(apiUrl(ROUTES.profiles), { headers: { Authorization: `Bearer ${token}` } });
  return ((await response.json()) as ProfilePage).profiles;
}

/** The address of a member of the demonstration whose photos every verified member sees, from this list. */
export async function someoneWithPhoto(request: APIRequestContext, query: string): Promise<string> {
  const { token } = await login(request, { email: 'verified@example.com', password: DEMO_PASSWORD });
  const response = await request.get(apiUrl(`${ROUTES.profiles}?${query}`), {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { profiles } = (await response.json()) as ProfilePage;
  const found = profiles.find(({ photo, verificationStatus }) => photo && verificationStatus === 'verified');
  return `/profile/${found?.id ?? ''}`;
}

/** Their own profile, as the server returns it. */
export async function ownProfile(request: APIRequestContext, member: Newcomer): Promise<MyProfile> {
  const { token } = await login(request, member);
  const response = await request.get(apiUrl(ROUTES.myProfile), {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { profile: MyProfile }).profile;
}

/** A verified member of the demonstration reports someone. */
export async function report(request: APIRequestContext, userId: string, description: string): Promise<void> {
  const { token } = await login(request, { email: 'verified@example.com', password: DEMO_PASSWORD });
  await call(request, ROUTES.reports(userId), { reason: 'money', description }, token);
}

const signInToTeam = async (request: APIRequestContext): Promise<string> => {
  const administrator = { username: 'admin', password: DEMO_PASSWORD };
  const { data } = await call<AdminLoginAnswer>(request, ADMIN_ROUTES.session, administrator);
  return data.token;
};

/** The team decides on a waiting member immediately: by the specified call. */
export async function decide(request: APIRequestContext, userId: string, decision: DecisionRequest): Promise<void> {
  await call(request, '/admin/verify-user.php', { userId, ...decision }, await signInToTeam(request));
}

/** A member's case in the team's queue. */
export async function queuedCase(request: APIRequestContext, userId: string): Promise<PendingVerification | undefined> {
  const token = await signInToTeam(request);
  const response = await request.get(apiUrl(ADMIN_ROUTES.verifications), {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { users } = (await response.json()) as PendingAnswer;
  return users.find((user) => user.userId === userId);
}
