import { personOf, type Claims } from './issuers-person.js';

const claims = (more: Record<string, unknown>): Claims => ({ iss: 'https://issuer.example', sub: '1', ...more });

describe('a person of the identity service', () => {
  it('has the address that the issuer vouches for, in lower case', () => {
    const person = personOf(claims({ email: 'Asha@Example.org', email_verified: true, name: ' Asha Reddy ' }));
    expect(person).toEqual({
      issuer: 'https://issuer.example',
      subject: '1',
      email: 'asha@example.org',
      name: 'Asha Reddy',
    });
    expect(personOf(claims({ email: 'asha@example.org', email_verified: 'true' })).email).toBe('asha@example.org');
  });

  it.each([
    { email: 'asha@example.org' },
    { email: 'asha@example.org', email_verified: false },
    { email: 'asha@example.org', email_verified: 1 },
    { email: ['asha@example.org'], email_verified: true },
    { email: 'no address', email_verified: true },
    { email_verified: true },
  ])('has no address otherwise: %j', (more) => {
    expect(personOf(claims(more))).toMatchObject({ email: null, name: '' });
  });
});
