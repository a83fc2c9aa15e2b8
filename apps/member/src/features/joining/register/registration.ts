import type { RegisterRequest } from '@kalyanam/shared/contracts/auth';
import type { FieldErrors as Refusals } from '@kalyanam/shared/base/errors';
import { REGISTRATION_RULES } from '@kalyanam/shared/topics/profile/profile.rules';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { described, refusals, type RuleSet } from '@kalyanam/shared/base/rule';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import type { Resolver } from 'react-hook-form';
import { plainEmail } from '@kalyanam/shared/base/email';
import { plainPhone } from '@kalyanam/shared/base/phone';
import { EMPTY_PROFILE, profileFields, type ProfileValues } from '@kalyanam/web/form/profile-values';
import { identityRequest, NO_IDENTITY, type IdentityValues } from '../../../parts/documents/identity-values';
import { createdBy, relationsOf, type ProfileFor, type Relation } from './profile-for';

type AccountField = 'email' | 'phone' | 'password';

/** The values of the wizard: every value a text, an empty one not yet given. */
export type Registration = ProfileValues &
  IdentityValues &
  Record<AccountField, string> & {
    forWhom: ProfileFor | '';
    relation: Relation | '';
    candidatePhone: string;
    visaStatus: string;
    /** Photos are chosen: they are sent only once their owner has confirmed that they are real. */
    photosChosen: boolean;
    photosReal: boolean;
    agreeTerms: boolean;
  };

export const EMPTY_REGISTRATION: Registration = {
  forWhom: '',
  relation: '',
  candidatePhone: '',
  ...EMPTY_PROFILE,
  visaStatus: '',
  email: '',
  phone: '',
  password: '',
  ...NO_IDENTITY,
  photosChosen: false,
  photosReal: false,
  agreeTerms: false,
};

/** Consequences of who the profile is for. A changed answer removes the answers that depended on it. */
function candidateOf({ forWhom, relation, candidatePhone }: Registration) {
  const offered = relationsOf(forWhom);
  const [only] = offered;
  return {
    createdBy: createdBy(forWhom),
    relation: offered.length === 1 && only ? only : relation !== '' && offered.includes(relation) ? relation : null,
    candidatePhone: offered.length > 0 ? candidatePhone : null,
  };
}

const asJudged = (form: Registration) => ({ ...form, ...candidateOf(form) });

const RULES: RuleSet = {
  ...REGISTRATION_RULES,
  photosReal: described({ type: 'boolean' }, (value, { photosChosen }) =>
    photosChosen === true && value !== true ? MESSAGES.required : null,
  ),
};

export const refusedFields = (form: Registration): Refusals => refusals(RULES, asJudged(form));

const byRules = rulesResolver<Registration>(RULES);
export const registrationResolver: Resolver<Registration> = (values, context, options) =>
  byRules(asJudged(values) as Registration, context, options);

function candidateRequest(form: Registration) {
  const { createdBy, relation, candidatePhone } = candidateOf(form);
  return { createdBy, ...(candidatePhone !== null && { relation, candidatePhone: plainPhone(candidatePhone) }) };
}

/** The request of a form that follows every rule. */
export const registerRequest = (form: Registration): RegisterRequest => ({
  ...profileFields(form),
  ...candidateRequest(form),
  ...(form.visaStatus && { visaStatus: form.visaStatus as Exclude<RegisterRequest['visaStatus'], null | undefined> }),
  email: plainEmail(form.email),
  phone: plainPhone(form.phone),
  password: form.password,
  ...identityRequest(form),
  agreeTerms: form.agreeTerms,
});
