import type {
  AssistedEntryRequest,
  AssistedCodeAnswer,
  AssistedCodeRequest,
  AssistedEntryAnswer,
} from '@kalyanam/shared/team/assisted';
import { plainEmail } from '@kalyanam/shared/base/email';
import { plainPhone } from '@kalyanam/shared/base/phone';
import { plainCode } from '@kalyanam/shared/base/plain-text';
import { ASSISTED_CODE_RULES, ASSISTED_ENTRY_RULES } from '@kalyanam/shared/topics/family/assisted.rules';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { EMPTY_PROFILE, profileFields, type ProfileValues } from '@kalyanam/web/form/profile-values';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import type { Resolver, ResolverResult } from 'react-hook-form';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { api } from '../../../session/admin-session';

/** What the page holds: the number first, then the candidate, and at the end the code that is read back. */
export type AssistedForm = ProfileValues & { phone: string; language: Language; email: string; code: string };

export const EMPTY_ASSISTED: AssistedForm = { ...EMPTY_PROFILE, phone: '', language: 'te', email: '', code: '' };

export interface AssistedContext {
  codeSent: boolean;
}

const { ticket: _ticket, ...ENTRY } = ASSISTED_ENTRY_RULES;
const byRules = rulesResolver<AssistedForm>({ ...ASSISTED_CODE_RULES, ...ENTRY });

/** Nothing is saved before a code is on its way to the number. */
export const assistedResolver: Resolver<AssistedForm, AssistedContext> = async (values, context, options) => {
  const { values: fine, errors } = await byRules(values, undefined, options);
  if (context?.codeSent || errors.phone) return { values: fine, errors } as ResolverResult<AssistedForm>;
  return { values: {}, errors: { ...errors, phone: { type: 'rule', message: 'Please send the code first' } } };
};

export const phoneOf = ({ phone }: AssistedForm): string => plainPhone(phone);

export const entryRequest = (form: AssistedForm, ticket: string): AssistedEntryRequest => ({
  ...profileFields(form),
  email: plainEmail(form.email),
  ticket,
  code: plainCode(form.code),
});

export const sendReadBackCode = (body: AssistedCodeRequest) =>
  api.post<AssistedCodeAnswer>(ADMIN_ROUTES.assistedCode, body);

export const enterMember = (body: AssistedEntryRequest) => api.post<AssistedEntryAnswer>(ADMIN_ROUTES.assisted, body);
