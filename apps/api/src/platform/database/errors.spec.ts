import { isDatabaseAway, isDemotedServer } from './errors.js';

describe('the database is away', () => {
  it.each([
    ['ECONNREFUSED', 'nobody listens'],
    ['ECONNRESET', 'the connection is cut'],
    ['ECONNABORTED', 'a local abort'],
    ['EPIPE', 'written to a closed connection'],
    ['ETIMEDOUT', 'no answer'],
    ['EHOSTUNREACH', 'no way to the machine'],
    ['EHOSTDOWN', 'the machine is off'],
    ['ENETUNREACH', 'no route'],
    ['ENETDOWN', 'no network'],
    ['EADDRNOTAVAIL', 'no local port is left'],
    ['ENOTFOUND', 'the name is not known'],
    ['EAI_AGAIN', 'the resolver is away'],
    ['PROTOCOL_CONNECTION_LOST', 'the server has gone'],
    ['PROTOCOL_SEQUENCE_TIMEOUT', 'a statement without an answer'],
  ])('by the code %s: %s', (code) => {
    expect(isDatabaseAway({ code })).toBe(true);
  });

  it.each([
    [1020, 'a row changed since it was read, each time'],
    [1021, 'the disk is full'],
    [1037, 'no memory'],
    [1038, 'no memory to sort in'],
    [1040, 'too many connections'],
    [1041, 'no memory'],
    [1045, "the account's password is being changed"],
    [1047, 'a Galera node outside the primary component'],
    [1053, 'the server shuts down'],
    [1114, 'a full table'],
    [1129, 'the host is blocked'],
    [1130, "the account's host is being changed"],
    [1135, 'no more threads'],
    [1152, 'an aborted connection'],
    [1158, 'an error while reading'],
    [1159, 'too slow to read from'],
    [1160, 'an error while writing'],
    [1161, 'too slow to write to'],
    [1180, 'the commit failed'],
    [1184, 'an aborted new connection'],
    [1203, 'too many connections of the account'],
    [1205, 'a lock that was never given'],
    [1213, 'a deadlock each time'],
    [1226, 'too many queries of the account'],
    [1290, 'a primary that became a replica'],
    [1317, 'an operator ended the statement'],
    [1698, 'the account has no password yet'],
    [1792, 'a read-only transaction'],
    [1836, 'read-only mode'],
    [1862, "the account's password has expired"],
    [1927, 'the connection was killed'],
    [1969, 'out of time, MariaDB'],
    [3024, 'out of time, MySQL'],
    [3032, 'offline mode'],
    [3101, 'rolled back by the group'],
    [3118, 'the account is locked'],
    [3168, 'the server is not available yet'],
    [4031, 'an idle connection that the server closed'],
  ])('by the number %p: %s', (errno) => {
    expect(isDatabaseAway({ errno, code: 'ER_ANY' })).toBe(true);
  });

  it.each(['Queue limit reached.', 'Pool is closed.', "Can't add new command when connection is in closed state"])(
    'by what the pool says: %s',
    (message) => {
      expect(isDatabaseAway(new Error(message))).toBe(true);
    },
  );

  it.each([1047, 1290, 1792, 1836, 3032])('up, but of no more use with %p', (errno) => {
    expect(isDemotedServer({ errno })).toBe(true);
  });

  it('still of use with a full disk or a deadlock', () => {
    expect(isDemotedServer({ errno: 1021 })).toBe(false);
    expect(isDemotedServer({ errno: 1213 })).toBe(false);
  });

  it('not with a mistake of ours', () => {
    expect(isDatabaseAway({ errno: 1146, code: 'ER_NO_SUCH_TABLE' })).toBe(false);
    expect(isDatabaseAway(new Error('any'))).toBe(false);
  });
});
