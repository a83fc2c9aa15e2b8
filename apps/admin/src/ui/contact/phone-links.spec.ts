import { expect, it } from 'vitest';
import { chatNumber } from './contact-ways';

it.each([
  ['9848012345', '919848012345'],
  ['+14155550100', '14155550100'],
  ['+6581234567', '6581234567'],
])('writes to %s with its country', (phone, number) => {
  expect(chatNumber(phone)).toBe(number);
});
