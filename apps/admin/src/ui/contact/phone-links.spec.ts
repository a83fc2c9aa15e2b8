import { expect, it } from 'vitest';
import { chatNumber, dialled } from './phone-links';

it.each([
  ['9848012345', '919848012345'],
  ['98480 12345', '919848012345'],
  ['+1 415 555 0100', '14155550100'],
])('dials %s with its country', (phone, number) => {
  expect(chatNumber(phone)).toBe(number);
  expect(dialled(phone)).toBe(`+${number}`);
});
