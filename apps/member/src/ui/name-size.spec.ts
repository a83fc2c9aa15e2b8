import { describe, expect, it } from 'vitest';
import { nameSize } from './name-size';

describe('the size of a name', () => {
  it.each([
    ['Sravani Reddy', 'text-3xl sm:text-4xl'],
    ['Venkata Subrahmanyeswara Reddy', 'text-2xl sm:text-3xl'],
    ['Subrahmanyeswararao', 'text-2xl sm:text-3xl'],
    ['A'.repeat(30), 'text-xl sm:text-2xl'],
    ['Lakshmi Narasimha '.repeat(3), 'text-xl sm:text-2xl'],
    ['A'.repeat(100), 'text-lg sm:text-xl'],
  ])('%s', (name, size) => {
    expect(nameSize(name)).toBe(size);
  });
});
