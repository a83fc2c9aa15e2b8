import { API_PREFIX } from '@kalyanam/shared/routes';
import type { VerificationStatus } from '@kalyanam/shared/vocabulary/status';
import request, { type Test } from 'supertest';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { AccessTokens } from '../../src/sessions/access-tokens.js';
import { SessionsService } from '../../src/sessions/sessions.service.js';
import { ProfilesService } from '../../src/profiles/profiles.service.js';
import type { TestApp } from './test-app.js';

export interface SignedIn {
  userId: number;
  publicId: string;
  sessionId: string;
  token: string;
  call(method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object): Test;
}

let made = 0;

/** A member with a session, made by the services that own the rows. */
export async function signedIn(test: TestApp, verificationStatus: VerificationStatus = 'verified'): Promise<SignedIn> {
  const number = ++made;
  const accounts = test.app.get(AccountsService);
  const { user, sessionId } = await accounts.transaction(async (manager) => {
    const user = await accounts.create(manager, {
      email: `photo${number}@example.org`,
      phone: String(9_100_000_000 + number),
      passwordHash: '-',
      verificationStatus,
    });
    await test.app.get(ProfilesService).create(manager, user.id, PROFILE);
    const session = await test.app.get(SessionsService).start(manager, user.id, { ip: '127.0.0.1', userAgent: 'test' });
    return { user, sessionId: session.sessionId };
  });
  const token = test.app.get(AccessTokens).forMember(user.publicId, sessionId);
  return {
    userId: user.id,
    publicId: user.publicId,
    sessionId,
    token,
    call(method, path, body) {
      const server = request(test.app.getHttpServer());
      return server[method](API_PREFIX + path)
        .auth(token, { type: 'bearer' })
        .send(body);
    },
  };
}

const PROFILE: Parameters<ProfilesService['create']>[2] = {
  name: 'Anitha Reddy',
  dob: '1997-05-14',
  gender: 'female',
  caste: 'reddy',
  subcaste: null,
  gothra: 'Kashyapa',
  maritalStatus: 'never-married',
  height: '5.4',
  complexion: 'fair',
  education: 'bachelors',
  occupation: 'private',
  annualIncome: '5-10',
  workLocation: { type: 'india', state: 'telangana', city: 'hyderabad' },
  familyLocation: { state: 'telangana', city: 'warangal' },
  expectations: 'Somebody kind.',
  selfSummary: 'I teach.',
};
