import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallFigures, callWords } from './call-figures';

it('says how many accepted interests led to a call, and what was said of calls', () => {
  render(<CallFigures calls={{ accepted: 8, withCall: 5, outcomes: { 'going-on': 3, 'asked-money': 1 } }} />);
  expect(screen.getByText('5 of 8 accepted interests (63 %) have agreed on a call')).toBeVisible();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Still talking',
    'Asked for money',
  ]);
});

it('says so where nothing was accepted', () => {
  expect(callWords({ accepted: 0, withCall: 0 })).toBe('No interest was accepted in the last four weeks');
});
