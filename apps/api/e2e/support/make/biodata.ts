import type { NewBiodata } from '@kalyanam/shared/contracts/biodata';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import request from 'supertest';
import { Photo } from '../../../src/profiles/photos/photo.entity.js';
import type { SignedIn } from './make.js';
import type { TestApp } from '../servers/test-app.js';
import { jpeg, uploadPhotos } from './uploads.js';

/** A first link, with the default choices. */
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

/** A member some of whose words are nowhere else. */
export const planted = (test: TestApp): Promise<SignedIn> =>
  test.make.signedIn({
    name: 'Planted Sravani',
    gothra: 'Kasyapa',
    details: { motherWork: 'Planted Teacher', fatherName: 'Planted Raghava', nativeVillage: 'Plantedpalli' },
    selfSummary: 'Planted words of mine.',
  });

/** A member with a photo that others may see. */
export async function photographed(test: TestApp, { token, userId }: SignedIn): Promise<void> {
  await uploadPhotos(test, token, await jpeg()).expect(200);
  await test.rows(Photo).update({ userId }, { reviewState: 'fine' });
}

export const newBiodata = async (owner: SignedIn, wish: Partial<NewBiodata> = {}) =>
  (await owner.post('/biodata', { ...BIODATA, ...wish }).expect(201)).body;

export const tokenOf = ({ share }: { share: { path: string } }): string => share.path.slice('/b/'.length);

/** The token of a new link. */
export const biodataToken = async (owner: SignedIn, wish: Partial<NewBiodata> = {}): Promise<string> =>
  tokenOf(await newBiodata(owner, wish));

/** The answer to anyone with the link, without a session. */
export const openBiodata = (test: TestApp, token: string, way = '') =>
  request(test.app.getHttpServer()).get(`${API_PREFIX}/public/biodata/${token}${way}`);

export const pageOf = async (test: TestApp, token: string, v = ''): Promise<string> =>
  (await openBiodata(test, token, `/page${v && `?v=${v}`}`).expect(200)).text;

export const stateOf = async (test: TestApp, token: string): Promise<string> =>
  (await openBiodata(test, token).expect(200)).body.state;
