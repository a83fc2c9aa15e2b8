import type { RegisterRequest } from '@kalyanam/shared/contracts/auth';
import { plainPhone } from '@kalyanam/shared/phone';
import { EMPTY_PROFILE, profileFields, type ProfileValues } from '../../domain/profile-form/profile-values';
import { identityRequest, NO_IDENTITY, type IdentityValues } from '../../domain/documents/identity-values';
import { createdBy, type ForWhom } from './for-whom';

type AccountField = 'email' | 'phone' | 'password';

/** What the wizard holds: every value a text, an empty one not yet given. */
export type Registration = ProfileValues &
  IdentityValues &
  Record<AccountField, string> & { forWhom: ForWhom | ''; visaStatus: string; agreeTerms: boolean };

export const EMPTY_REGISTRATION: Registration = {
  forWhom: '',
  ...EMPTY_PROFILE,
  visaStatus: '',
  email: '',
  phone: '',
  password: '',
  ...NO_IDENTITY,
  agreeTerms: false,
};

/** The request of a form that follows every rule. */
export const registerRequest = (form: Registration): RegisterRequest => ({
  ...profileFields(form),
  createdBy: createdBy(form.forWhom),
  ...(form.visaStatus && { visaStatus: form.visaStatus as Exclude<RegisterRequest['visaStatus'], null | undefined> }),
  email: form.email.trim(),
  phone: plainPhone(form.phone),
  password: form.password,
  ...identityRequest(form),
  agreeTerms: form.agreeTerms,
});
