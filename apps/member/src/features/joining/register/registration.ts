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
import type { DeskRelation } from '@kalyanam/shared/topics/family/desk';
import type { ProfileFor } from '@kalyanam/shared/topics/family/made-for';
import { createdBy, relationsOf } from './profile-for';

type AccountField = 'email' | 'phone' | 'password';

/** The values of the wizard: every value a text, an empty one not yet given. */
export type Registration = ProfileValues &
  IdentityValues &
  Record<AccountField, string> & {
    forWhom: ProfileFor | '';
    relation: DeskRelation | '';
    /** The name of the person who registers someone else. */
    registrantName: string;
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
  registrantName: '',
  candidatePhone: '',
  ...EMPTY_PROFILE,
  // The product is for one community; the answer is shown and can be changed.
  caste: 'reddy',
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
function candidateOf({ forWhom, relation: said, registrantName, candidatePhone }: Registration) {
  const offered = relationsOf(forWhom);
  const [only] = offered;
  const relation = offered.length === 1 && only ? only : said !== '' && offered.includes(said) ? said : null;
  return {
    createdBy: createdBy(forWhom, relation),
    relation,
    registrantName: offered.length > 0 ? registrantName.trim() || null : null,
    candidatePhone: offered.length > 0 ? candidatePhone : null,
  };
}

/** A member who works in India again has said nothing of a visa. */
const visaOf = ({ visaStatus, workLocation }: Registration) => (workLocation.type === 'nri' ? visaStatus : '');

const asJudged = (form: Registration) => ({ ...form, ...candidateOf(form), visaStatus: visaOf(form) });

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
  const { createdBy, candidatePhone, ...registrant } = candidateOf(form);
  return { createdBy, ...(candidatePhone !== null && { ...registrant, candidatePhone: plainPhone(candidatePhone) }) };
}

/** The request of a form that follows every rule. */
export const registerRequest = (form: Registration): RegisterRequest => ({
  ...profileFields(form),
  ...candidateRequest(form),
  ...(visaOf(form) && { visaStatus: visaOf(form) as Exclude<RegisterRequest['visaStatus'], null | undefined> }),
  email: plainEmail(form.email),
  phone: plainPhone(form.phone),
  password: form.password,
  ...identityRequest(form),
  agreeTerms: form.agreeTerms,
});
