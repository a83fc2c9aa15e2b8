import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showToast } from './toast';
import { ToastList } from './toast-list';

it('tells once what a second press did again', async () => {
  render(<ToastList label="Messages" />);
  showToast('It is done.');
  showToast('Saved');
  showToast('It is done.');
  expect(await screen.findByText('Saved')).toBeVisible();
  await expect.poll(() => screen.getAllByText('It is done.')).toHaveLength(1);
});
