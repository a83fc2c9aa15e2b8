import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { Refusal, type fakeApi } from './fake-api';
import { makeMyDetails, makeMyProfile } from './make';

/** Answers as the server does: every save is the next version. */
export function detailsServer(first = makeMyDetails()) {
  let details = first;
  const answer = (changes: object) => {
    details = { ...details, ...changes, version: details.version + 1 };
    return { details };
  };
  return {
    'GET /profiles/me': { profile: makeMyProfile() },
    'GET /profiles/me/details': () => ({ details }),
    'PATCH /profiles/me/details': ({ body }: { body: unknown }) =>
      (body as { version: number }).version === details.version
        ? answer({ ...(body as object) })
        : new Refusal('changed-meanwhile'),
    'PUT /profiles/me/siblings': ({ body }: { body: unknown }) => answer(body as object),
    'PUT /account/consents/family-details': () => {
      details = { ...details, familyConsent: true };
      return { consents: [] };
    },
  };
}

/** A question on the screen, by its heading. */
export const askedQuestion = async (name: string) => {
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  return within(screen.getByRole('main'));
};
export const questionAt = (question: string) => `/my-profile/more?q=${question}`;
/** The requests that write. */
export const written = (calls: ReturnType<typeof fakeApi>) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);
