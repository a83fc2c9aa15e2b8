import type { NewBiodata } from '@kalyanam/shared/contracts/biodata';
import { API_PREFIX } from '@kalyanam/shared/routes';
import request from 'supertest';
import type { SignedIn } from './make.js';
import type { TestApp } from './test-app.js';

/** A first link, with what is chosen where nobody chooses. */
export const BIODATA: NewBiodata = {
  forWhom: 'Uncle Ravi',
  days: 30,
  language: 'en',
  sections: ['about', 'study', 'family', 'roots'],
  photo: 'none',
  contact: 'none',
  gothra: false,
  horoscope: false,
  head: 'none',
  consent: true,
};

/** The token of a new link. */
export async function biodataToken(owner: SignedIn, wish: Partial<NewBiodata> = {}): Promise<string> {
  const { body } = await owner.post('/biodata', { ...BIODATA, ...wish }).expect(201);
  return (body.share.path as string).slice('/b/'.length);
}

/** What whoever has the link gets, without any session. */
export const openBiodata = (test: TestApp, token: string, way = '') =>
  request(test.app.getHttpServer()).get(`${API_PREFIX}/public/biodata/${token}${way}`);
