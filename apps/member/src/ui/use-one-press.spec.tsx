import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOnePress } from './use-one-press';

function Form({ onSubmit }: { onSubmit: () => void }) {
  const onClick = useOnePress();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <button type="submit" onClick={onClick}>
        Next
      </button>
    </form>
  );
}

it.each([
  ['a double click is one press', [1, 2], 1],
  ['a second press whose first one missed the button counts', [2], 1],
  ['three quick presses are one', [1, 2, 3], 1],
  ['two presses apart are two', [1, 1], 2],
])('%s', (_, details, times) => {
  const onSubmit = vi.fn();
  render(<Form onSubmit={onSubmit} />);
  for (const detail of details) fireEvent.click(screen.getByRole('button'), { detail });
  expect(onSubmit).toHaveBeenCalledTimes(times);
});
