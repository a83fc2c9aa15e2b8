import { API_PREFIX } from '@kalyanam/shared/routes';
import type { AccountStatus, VerificationStatus } from '@kalyanam/shared/vocabulary/status';
import request, { type Test } from 'supertest';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { PasswordsService } from '../../src/passwords/passwords.service.js';
import { BrowseEntries } from '../../src/listing/browse-entries.service.js';
import { NotificationsService } from '../../src/notifications/notifications.service.js';
import type { ProfileInput } from '@kalyanam/shared/contracts/profile';
import { ProfilesService } from '../../src/profiles/profiles.service.js';
import type { TestApp } from './test-app.js';

export const PASSWORD = 'Marigold7Lane';

export interface PersonWish extends Partial<ProfileInput> {
  verificationStatus?: VerificationStatus;
  accountStatus?: AccountStatus;
  isActive?: boolean;
  married?: boolean;
  contactVisibility?: 'verified' | 'accepted';
  email?: string;
  phone?: string;
  /** How long ago, in seconds. */
  registeredAgo?: number;
  activeAgo?: number;
}

export interface Person {
  userId: number;
  id: string;
  email: string;
  phone: string;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A person who is signed in, and calls the API below its prefix. */
export type SignedIn = Person & { token: string } & Record<Method, (path: string, body?: object) => Test>;

export const ASHA = {
  name: 'Asha Reddy',
  dob: '1997-04-12',
  gender: 'female',
  caste: 'reddy',
  subcaste: 'Motati',
  gothra: 'Bharadwaja',
  maritalStatus: 'never-married',
  height: '5.4',
  complexion: 'fair',
  education: 'masters',
  occupation: 'private',
  annualIncome: '10-15',
  workLocation: { type: 'india', state: 'telangana', city: 'Hyderabad' },
  familyLocation: { state: 'andhra-pradesh', city: 'Guntur' },
  expectations: 'A kind and steady person.',
  selfSummary: 'I teach mathematics and like to walk.',
} satisfies ProfileInput;

let made = 0;
let passwordHash: string | undefined;

/** A member in the state that is wished for, listed in browse if that state is listed. */
export async function makePerson(test: TestApp, wish: PersonWish = {}): Promise<Person> {
  made += 1;
  const { verificationStatus = 'verified', accountStatus = 'active', isActive = true, ...rest } = wish;
  const { married, contactVisibility = 'verified', registeredAgo = 0, activeAgo = 0, ...more } = rest;
  const { email = `person${made}@example.org`, phone = String(9_200_000_000 + made), ...fields } = more;
  passwordHash ??= await test.app.get(PasswordsService, { strict: false }).hash(PASSWORD);
  const accounts = test.app.get(AccountsService, { strict: false });
  const proved = verificationStatus === 'not-verified' ? null : test.clock.now();
  const account = {
    email,
    phone,
    passwordHash,
    verificationStatus,
    accountStatus,
    emailVerifiedAt: proved,
    phoneVerifiedAt: proved,
    registeredAt: test.clock.inSeconds(-registeredAgo),
    lastActiveAt: test.clock.inSeconds(-activeAgo),
  };
  const user = await accounts.transaction(async (manager) => {
    const user = await accounts.create(manager, account);
    await test.app.get(ProfilesService, { strict: false }).create(manager, user.id, { ...ASHA, ...fields });
    await manager.query(`UPDATE profiles SET is_active = ?, married_at = ?, contact_visibility = ? WHERE user_id = ?`, [
      isActive,
      married ? test.clock.now() : null,
      contactVisibility,
      user.id,
    ]);
    await test.app.get(BrowseEntries, { strict: false }).refresh(manager, user.id);
    return user;
  });
  return { userId: user.id, id: user.publicId, email, phone };
}

/** Signs a person in through the API. */
export async function signIn(test: TestApp, person: Person): Promise<SignedIn> {
  const server = test.app.getHttpServer();
  const { body } = await request(server)
    .post(`${API_PREFIX}/auth/login`)
    .send({ email: person.email, password: PASSWORD })
    .expect(200);
  const { token } = body as { token: string };
  const call = (method: Method) => (path: string, json?: object) =>
    visit(test, method, path).auth(token, { type: 'bearer' }).send(json);
  return {
    ...person,
    token,
    get: call('get'),
    post: call('post'),
    put: call('put'),
    patch: call('patch'),
    delete: call('delete'),
  };
}

export const signedInPerson = async (test: TestApp, wish: PersonWish = {}): Promise<SignedIn> =>
  signIn(test, await makePerson(test, wish));

export const block = (test: TestApp, blocker: Person, blocked: Person): Promise<unknown> =>
  test.database.query(`INSERT INTO blocks (blocker_id, blocked_id) VALUES (?, ?)`, [blocker.userId, blocked.userId]);

export const acceptInterest = (test: TestApp, sender: Person, receiver: Person): Promise<unknown> =>
  test.database.query(
    `INSERT INTO interests (public_id, low_user_id, high_user_id, sender_id, state, expires_at)
     VALUES (?, LEAST(?, ?), GREATEST(?, ?), ?, 'accepted', '2099-01-01')`,
    [sender.id, sender.userId, receiver.userId, sender.userId, receiver.userId, sender.userId],
  );

/** The other asked, is on the member's shortlist, saw her contact details, and is named in a notification. */
export async function relate(test: TestApp, member: Person, other: Person): Promise<void> {
  const pair = [member.userId, other.userId].sort((a, b) => a - b);
  await test.database.query(
    `INSERT INTO interests (public_id, low_user_id, high_user_id, sender_id, expires_at) VALUES (?, ?, ?, '2099-01-01')`,
    [member.id, pair, other.userId],
  );
  await test.database.query(`INSERT INTO shortlist_entries (user_id, profile_user_id) VALUES (?)`, [
    [member.userId, other.userId],
  ]);
  await test.database.query(`INSERT INTO contact_views (owner_id, viewer_id) VALUES (?)`, [
    [member.userId, other.userId],
  ]);
  await test.app
    .get(NotificationsService, { strict: false })
    .add(test.database.manager, member.userId, 'interest-received', {}, other.userId);
}

/** A call without any token. */
export function visit(test: TestApp, method: Method, path: string): Test {
  const calls = request(test.app.getHttpServer());
  return calls[method](API_PREFIX + path);
}
