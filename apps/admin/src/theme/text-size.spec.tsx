import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Look } from './look';
import { TextSizeToggle } from './text-size';

it('makes all text larger at a press, and back, and is remembered', async () => {
  render(
    <Look>
      <TextSizeToggle />
    </Look>,
  );
  const toggle = screen.getByRole('button', { name: 'Larger text' });
  expect(document.documentElement.dataset['text']).toBe('usual');
  await userEvent.click(toggle);
  expect(document.documentElement.dataset['text']).toBe('larger');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('admin-text')).toBe('larger');
  await userEvent.click(toggle);
  expect(document.documentElement.dataset['text']).toBe('usual');
});
