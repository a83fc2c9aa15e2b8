/** Section 5: what a registration and a profile must hold. */
import { DESK_MESSAGES } from '../family/desk.js';
import { DETAIL_MESSAGES } from './detail-messages.js';
import { noContactIn } from './no-contact.js';
import { VOCABULARY } from '../../base/domain/vocabulary.js';
import { FIELD_NAMES, FIELDS, type FieldName } from './fields.js';
import { email, newPassword } from '../account/account-fields.js';
import { agreed, personName } from './field-rules.js';
import { IDENTITY_RULES } from '../verification/identity.rules.js';
import { phone, phoneFormat } from '../account/phone.rule.js';
import { MESSAGES } from '../../base/messages.js';
import { plainPhone } from '../../base/phone.js';
import { CREATED_BY } from '../../base/vocabulary/people.js';
import {
  alsoJudged,
  described,
  isEmpty,
  oneOf,
  oneOfWords,
  optional,
  required,
  type Rule,
  type RuleSchema,
  type RuleSet,
} from '../../base/rule.js';

type ProfileRules = { readonly [F in FieldName]: (typeof FIELDS)[F]['rule'] };

/** Short texts are on cards as soon as they are saved; long ones are read through by the team. */
const ruleOf = (field: FieldName): Rule | RuleSet => {
  const { kind, rule } = FIELDS[field];
  if (kind === 'place') return { ...rule, city: noContactIn(rule.city, 'place') };
  return kind === 'text' ? noContactIn(rule, 'name') : rule;
};

/** The fields that describe the candidate; Edit Profile edits every one of them (R30). */
export const PROFILE_RULES = Object.fromEntries(FIELD_NAMES.map((field) => [field, ruleOf(field)])) as ProfileRules;

const worksAbroad = (place: unknown): boolean =>
  typeof place === 'object' && place !== null && 'type' in place && place.type === 'nri';

/** Asked by the wizard of those who work abroad (C1). */
const visaStatus = optional(
  alsoJudged(oneOfWords(...VOCABULARY.visaStatus), (_value, form) =>
    worksAbroad(form['workLocation']) ? null : DETAIL_MESSAGES.abroadOnly,
  ),
);

/** R45: the candidate's consent is needed, unless they registered themselves or the registration did not say. */
const isForSomebodyElse = ({ createdBy }: Readonly<Record<string, unknown>>): boolean =>
  !isEmpty(createdBy) && createdBy !== 'self';

const ofSomebodyElse = (rule: Rule): Rule => {
  return described(
    rule.schema as RuleSchema,
    (value, form) => {
      if (isForSomebodyElse(form)) return rule(value, form);
      return isEmpty(value) ? null : MESSAGES.unknownField;
    },
    undefined,
    rule.plain,
  );
};

const samePhone = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' && plainPhone(one.trim()) === plainPhone(other.trim());

export const REGISTRATION_RULES = {
  createdBy: optional(oneOf(CREATED_BY)),
  relation: ofSomebodyElse(required(oneOfWords(...VOCABULARY.deskRelation))),
  registrantName: ofSomebodyElse(optional(noContactIn(personName, 'name'))),
  candidatePhone: ofSomebodyElse(
    required(
      alsoJudged(phoneFormat, (value, form) => (samePhone(value, form['phone']) ? DESK_MESSAGES.candidatesOwn : null)),
    ),
  ),
  email,
  phone,
  password: newPassword,
  ...PROFILE_RULES,
  visaStatus,
  ...IDENTITY_RULES,
  agreeTerms: agreed,
} satisfies RuleSet;
