import { isLeaked } from './passwords.service.js';

describe('leaked passwords', () => {
  it.each(['Password1', 'Qwerty123', 'password123'])('include %s', (password) => {
    expect(isLeaked(password)).toBe(true);
  });

  it.each(['Muggulu2026', 'Kalyanam2026@demo'])('do not include %s', (password) => {
    expect(isLeaked(password)).toBe(false);
  });
});
