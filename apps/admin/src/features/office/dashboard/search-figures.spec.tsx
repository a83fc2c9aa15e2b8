import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SearchFigures } from './search-figures';

const DAYS = [
  { day: '2026-11-22', saved: 2, letters: 0 },
  { day: '2026-11-23', saved: 1, letters: 0 },
];

it('says how many searches are kept, and each day for those who hear the page', () => {
  render(<SearchFigures searches={{ kept: 3, weekly: 2, daily: 0, days: DAYS }} />);
  expect(screen.getByText('3 saved: 2 weekly email, 0 daily, 1 without')).toBeVisible();
  const table = screen.getByRole('table', { name: 'Saved searches and their emails per day' });
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['Day', 'Searches saved', 'Emails sent'],
    ['22 Nov', '2', '0'],
    ['23 Nov', '1', '0'],
  ]);
});

it('draws no chart of what never happened', () => {
  const { container } = render(<SearchFigures searches={{ kept: 3, weekly: 2, daily: 0, days: DAYS }} />);
  expect(screen.getByRole('button', { name: 'What is counted: Searches saved' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'What is counted: Emails sent' })).toBeNull();
  expect(container.querySelectorAll('rect')).toHaveLength(2);
});
