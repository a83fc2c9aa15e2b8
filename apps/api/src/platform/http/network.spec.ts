import { countedNetworks, networkOf, plainAddress } from './network.js';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113'],
    ['::ffff:203.0.113.7', '203.0.113'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0'],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe('plainAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['::', '::'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (ip, plain) => {
    expect(plainAddress(ip)).toBe(plain);
  });
});

describe('countedNetworks', () => {
  it.each(['203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107'])('of %s are the IPv4 address alone', (ip) => {
    expect(countedNetworks(ip)).toEqual([{ network: '203.0.113.7', times: 1, isShared: true }]);
  });

  it('of an IPv6 address are its /64, and its /48 with ten times the points', () => {
    expect(countedNetworks('2001:db8:1:2:3::4')).toEqual([
      { network: '2001:db8:1:2', times: 1, isShared: false },
      { network: '2001:db8:1::/48', times: 10, isShared: false },
    ]);
  });
});
