import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SignInForm } from './sign-in-form';

const { signIn } = vi.hoisted(() => ({ signIn: vi.fn(async () => undefined) }));
vi.mock('../session/admin-session', () => ({ signIn }));

it('takes what a browser filled in without telling the page', async () => {
  const signedIn = vi.fn();
  render(<SignInForm onSignedIn={signedIn} />);
  const fill = (label: string, value: string) => (screen.getByLabelText<HTMLInputElement>(label).value = value);
  fill('Username', 'padma\u200b');
  fill('Password', 'Abcdef12');
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(signedIn).toHaveBeenCalled());
  expect(signIn).toHaveBeenCalledWith({ username: 'padma', password: 'Abcdef12' });
});
