import { expect, it } from 'vitest';
import { spokenName } from './spoken-name';

it.each([
  ['Lahari Bhimireddy', 'Lahari'],
  ['K. V. Lahari Reddy', 'Lahari'],
  ['సాహితి రెడ్డి నర్రా', 'సాహితి'],
  ['Q', 'Q'],
])('speaks of %s as of %s', (name, spoken) => {
  expect(spokenName(name)).toBe(spoken);
});
