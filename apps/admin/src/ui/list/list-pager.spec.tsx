import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ListPager } from './list-pager';

const shown = (props: { page: number; total: number; more?: boolean }) => {
  render(
    <ThemeProvider theme={createTheme()}>
      <ListPager name="users" pageSize={25} onPage={vi.fn()} {...props} />
    </ThemeProvider>,
  );
  return screen.getByRole('status').textContent;
};

describe('the pager of a list', () => {
  it('says which of how many are shown', () => {
    expect(shown({ page: 2, total: 1_00_000 })).toBe('26–50 of 1,00,000');
  });

  it('does not claim a number where counting stopped', () => {
    expect(shown({ page: 1, total: 2000, more: true })).toBe('1–25 of more than 2,000');
  });

  it('says on the last page how the others are found', () => {
    expect(shown({ page: 80, total: 2000, more: true })).toBe(
      '1,976–2,000 of more than 2,000. Search or filter further to see the others.',
    );
  });
});
