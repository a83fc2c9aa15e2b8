import { API_PREFIX } from '@kalyanam/shared/routes';
import type { VerificationStatus } from '@kalyanam/shared/vocabulary/status';
import sharp from 'sharp';
import request, { type Test } from 'supertest';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { AccessTokens } from '../../src/sessions/access-tokens.js';
import { SessionsService } from '../../src/sessions/sessions.service.js';
import { publicId } from '../../src/common/crypto/public-id.js';
import { DocumentsService } from '../../src/files/documents/documents.service.js';
import { PhotosService } from '../../src/files/photos/photos.service.js';
import { IdentityService } from '../../src/identity/identity.service.js';
import type { ProfileInput } from '@kalyanam/shared/contracts/profile';
import { ProfilesService } from '../../src/profiles/profiles.service.js';
import { VerificationService } from '../../src/verification/verification.service.js';
import type { TestApp } from './test-app.js';

/** Twelve digits whose check digit is right. */
export const AADHAAR = '234123412346';
export const PAN = 'ABCPK1234L';

export const FIELDS: ProfileInput = {
  name: 'Asha Reddy',
  dob: '1998-04-12',
  gender: 'female',
  caste: 'reddy',
  subcaste: 'Motati',
  gothra: 'Kasyapa-gothra',
  maritalStatus: 'never-married',
  height: '5.4',
  complexion: 'wheatish',
  education: 'masters',
  occupation: 'private',
  annualIncome: '10-15',
  workLocation: { type: 'india', state: 'telangana', city: 'Hyderabad' },
  familyLocation: { state: 'andhra-pradesh', city: 'Nellore', address: '4 Temple Street' },
  expectations: 'A kind man from a good family',
  selfSummary: 'I work in software and love music',
};

export interface TestMember {
  /** In the database. */
  userId: number;
  id: string;
  email: string;
  phone: string;
  token: string;
  get(path: string): Test;
  post(path: string, body?: object): Test;
  put(path: string, body?: object): Test;
}

let made = 0;

export interface MemberWish {
  fields?: Partial<ProfileInput>;
  email?: string;
  phone?: string;
  aadhaarNumber?: string;
  panNumber?: string | null;
  /** Whether e-mail and phone are proved; the member then enters the queue. */
  proved?: boolean;
  /** Set as it is, without the way there. */
  verificationStatus?: VerificationStatus;
  /** No session is live. */
  away?: boolean;
}

/** A member with account, profile and identity numbers. */
export async function makeMember(test: TestApp, wish: MemberWish = {}): Promise<TestMember> {
  made += 1;
  const get = <T>(type: new (...parts: never[]) => T): T => test.app.get(type as never, { strict: false });
  const accounts = get(AccountsService);
  const email = wish.email ?? `member${made}@example.com`;
  const phone = wish.phone ?? String(9_000_000_000 + made);
  const passwordHash = '$argon2id$none';
  const status = wish.verificationStatus && { verificationStatus: wish.verificationStatus };
  const user = await test.database.transaction(async (manager) => {
    const account = await accounts.create(manager, { email, phone, passwordHash, ...status });
    await get(ProfilesService).create(manager, account.id, { ...FIELDS, ...wish.fields });
    const { aadhaarNumber = AADHAAR, panNumber = PAN } = wish;
    await get(IdentityService).store(manager, account.id, { aadhaarNumber, panNumber });
    return account;
  });
  if (wish.proved) await prove(test, user.id);
  const token = wish.away ? '' : await sessionOf(test, user);
  const agent = request(test.app.getHttpServer());
  const call = (method: 'get' | 'post' | 'put') => (path: string, body?: object) =>
    agent[method](API_PREFIX + path)
      .auth(token, { type: 'bearer' })
      .send(body);
  const calls = { get: call('get'), post: call('post'), put: call('put') };
  return { userId: user.id, id: user.publicId, email, phone, token, ...calls };
}

/** E-mail and phone are proved, as by their codes. */
export async function prove(test: TestApp, userId: number): Promise<VerificationStatus> {
  const accounts = test.app.get(AccountsService, { strict: false });
  return test.database.transaction(async (manager) => {
    await accounts.proveEmail(manager, userId);
    await accounts.provePhone(manager, userId);
    return test.app.get(VerificationService, { strict: false }).proved(manager, userId);
  });
}

async function sessionOf(test: TestApp, user: { id: number; publicId: string }): Promise<string> {
  const client = { ip: '127.0.0.1', userAgent: publicId() };
  const { sessionId } = await test.app
    .get(SessionsService, { strict: false })
    .start(test.database.manager, user.id, client);
  return test.app.get(AccessTokens, { strict: false }).forMember(user.publicId, sessionId);
}

const picture = () =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#7a1f2b' } })
    .jpeg()
    .toBuffer();

export async function addDocument(test: TestApp, member: TestMember, kind: 'aadhaar' | 'pan'): Promise<void> {
  const owner = { userId: member.userId, publicId: member.id };
  await test.app.get(DocumentsService, { strict: false }).store(owner, kind, await picture());
}

export async function addPhoto(test: TestApp, member: TestMember): Promise<void> {
  await test.app.get(PhotosService, { strict: false }).add(member.userId, [await picture()]);
}
