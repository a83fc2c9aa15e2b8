import type { RegisterRequest } from '@kalyanam/shared/contracts/auth';
import { plainIdentityNumber } from '@kalyanam/shared/identity/number';
import { plainPhone } from '@kalyanam/shared/phone';
import { EMPTY_PROFILE, profileFields, type ProfileValues } from '../../domain/profile-form/profile-values';
import { createdBy, type ForWhom } from './for-whom';

type AccountField = 'email' | 'phone' | 'password' | 'aadhaarNumber' | 'panNumber';

/** What the wizard holds: every value a text, an empty one not yet given. */
export type Registration = ProfileValues &
  Record<AccountField, string> & { forWhom: ForWhom | ''; visaStatus: string; agreeTerms: boolean };

export const EMPTY_REGISTRATION: Registration = {
  forWhom: '',
  ...EMPTY_PROFILE,
  visaStatus: '',
  email: '',
  phone: '',
  password: '',
  aadhaarNumber: '',
  panNumber: '',
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
  aadhaarNumber: plainIdentityNumber(form.aadhaarNumber),
  panNumber: form.panNumber ? plainIdentityNumber(form.panNumber) : null,
  agreeTerms: form.agreeTerms,
});
