import { FOR_PASSWORD_MANAGERS } from '@kalyanam/shared/topics/account/password-parts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PasswordField } from './password-field';

it('tells password managers what a new password may be made of, and nothing of one that is known', () => {
  render(
    <>
      <PasswordField label="New" autoComplete="new-password" />
      <PasswordField label="Known" autoComplete="current-password" />
    </>,
  );
  expect(screen.getByLabelText('New')).toHaveAttribute('passwordrules', FOR_PASSWORD_MANAGERS['passwordrules']);
  expect(screen.getByLabelText('Known')).not.toHaveAttribute('passwordrules');
});
