import { isDatabaseAway } from './errors.js';

describe('the database is away', () => {
  it.each([
    ['a Galera node outside the primary component', { errno: 1047, code: 'ER_UNKNOWN_COM_ERROR' }],
    ['a primary that became a replica', { errno: 1290, code: 'ER_OPTION_PREVENTS_STATEMENT' }],
    ['a read-only transaction after a failover', { errno: 1836, code: 'ER_READ_ONLY_MODE' }],
    ['a full disk', { errno: 1021 }],
    ['no memory', { errno: 1041 }],
    ['a full table', { errno: 1114 }],
    ['an idle connection that the server closed', { errno: 4031 }],
    ['an aborted connection', { errno: 1152 }],
    ['an aborted new connection', { errno: 1184 }],
    ['no route', { code: 'ENETUNREACH' }],
    ['a local abort', { code: 'ECONNABORTED' }],
    ['an account whose password is being changed', { errno: 1045, code: 'ER_ACCESS_DENIED_ERROR' }],
    ['an account whose host is being changed', { errno: 1130 }],
  ])('with %s', (_what, error) => {
    expect(isDatabaseAway(error)).toBe(true);
  });

  it('not with a mistake of ours', () => {
    expect(isDatabaseAway({ errno: 1146, code: 'ER_NO_SUCH_TABLE' })).toBe(false);
    expect(isDatabaseAway(new Error('any'))).toBe(false);
  });
});
