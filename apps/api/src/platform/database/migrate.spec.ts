import { pendingSentence } from './migrate.js';

it('says how many migrations are pending, and which', () => {
  expect(pendingSentence(['AddBloodGroup'])).toBe('1 migration pending: AddBloodGroup');
  expect(pendingSentence(['AddBloodGroup', 'AddHobbies'])).toBe('2 migrations pending: AddBloodGroup, AddHobbies');
});
