import { parseSettings } from './parse-settings.js';

const LOCAL = 'mysql://k:k@127.0.0.1/k';
const AWAY = 'mysql://k:k@db.example.org/k';
const of = (env: Record<string, string>) => parseSettings({ NODE_ENV: 'test', ...env }).databaseTls;
const VERIFIED = { rejectUnauthorized: true, verifyIdentity: true };
const refused = (env: Record<string, string>): string => {
  try {
    parseSettings({ NODE_ENV: 'production', ...env });
    return '';
  } catch (error) {
    return String(error);
  }
};

describe('the connection to the database', () => {
  it('is plain only on this machine, or where the operator says so', () => {
    expect(of({ DATABASE_URL: LOCAL })).toBeNull();
    expect(of({ DATABASE_URL: AWAY, DATABASE_TLS: 'private-network' })).toBeNull();
    expect(refused({ DATABASE_URL: AWAY, DATABASE_TLS: 'off' })).toContain('DATABASE_TLS must be');
    expect(refused({ DATABASE_URL: AWAY, DATABASE_TLS: 'private-network' })).not.toContain('DATABASE_TLS');
    expect(refused({ DATABASE_URL: AWAY })).not.toContain('DATABASE_TLS');
    expect(refused({ DATABASE_URL: LOCAL })).not.toContain('DATABASE_TLS');
  });

  it('is encrypted, and verified if asked', () => {
    expect(of({ DATABASE_URL: AWAY, DATABASE_TLS: 'required' })).toEqual({ rejectUnauthorized: false });
    expect(of({ DATABASE_URL: AWAY, DATABASE_TLS: 'verify' })).toEqual(VERIFIED);
    expect(of({ DATABASE_URL: AWAY, DATABASE_TLS: 'verify', DATABASE_CA: 'pem' })).toEqual({
      ...VERIFIED,
      ca: 'pem',
    });
  });

  it.each(['10.1.2.3', '[2001:db8::7]'])('is verified by a name, which %s is not', (host) => {
    expect(refused({ DATABASE_URL: `mysql://k:k@${host}/k` })).toContain('needs the name of the server');
    expect(refused({ DATABASE_URL: `mysql://k:k@${host}/k`, DATABASE_TLS: 'required' })).not.toContain('the name of');
  });

  it('does not ignore what an address says in a way that has no effect', () => {
    expect(refused({ DATABASE_URL: `${AWAY}?ssl=true` })).toContain('DATABASE_URL must end with the name');
    expect(refused({ DATABASE_URL: AWAY, DATABASE_TLS: 'required', DATABASE_CA: 'pem' })).toContain('DATABASE_CA');
  });
});
