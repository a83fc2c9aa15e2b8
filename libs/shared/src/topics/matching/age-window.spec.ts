import { ageWindow } from './age-window.js';

const NOW = new Date('2026-11-22T06:00:00Z');

it.each([
  ['female', '1998-05-14', '1990', '2000'],
  ['male', '1997-05-14', '1995', '2005'],
  ['male', '2005-05-14', '2003', '2008'],
] as const)('of a %s born %s', (gender, dob, birthYearFrom, birthYearTo) => {
  expect(ageWindow({ gender, dob }, NOW)).toEqual({ birthYearFrom, birthYearTo });
});
