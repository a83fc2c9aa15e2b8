import { describe, expect, it, vi } from 'vitest';
import { REGISTRATION_RULES } from '@kalyanam/shared/topics/profile/profile.rules';
import { ApiError } from '../api-error';
import { rulesResolver } from './rules-resolver';
import { applyServerErrors } from './server-errors';

const options = { fields: {}, shouldUseNativeValidation: false };

describe('rulesResolver', () => {
  it('puts nested refusals under their path', async () => {
    const { errors } = await rulesResolver(REGISTRATION_RULES)({ workLocation: { type: 'nri' } }, undefined, options);
    expect(errors).toMatchObject({
      email: { type: 'rule', message: 'This field is required' },
      workLocation: { country: { message: 'This field is required' } },
    });
    expect(errors['workLocation']).not.toHaveProperty('city');
  });
});

describe('applyServerErrors', () => {
  const error = new ApiError({
    status: 409,
    code: 'email-taken',
    message: 'Taken',
    fields: { email: 'This email address is already registered', elsewhere: 'x' },
  });

  it('marks the fields that the form has and focuses the first', () => {
    const setError = vi.fn();
    const marked = applyServerErrors({ setError, getValues: (() => ({ email: 'a@b.c' })) as never }, error);
    expect(marked).toEqual(['email']);
    expect(setError).toHaveBeenCalledWith(
      'email',
      { type: 'server', message: 'This email address is already registered' },
      { shouldFocus: true },
    );
  });
});
