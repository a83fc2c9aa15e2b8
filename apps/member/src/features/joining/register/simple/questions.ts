import type { WizardStep } from '@kalyanam/shared/topics/profile/field-spec';
import { fieldsOfStep, pathsOf, type FieldName } from '@kalyanam/shared/topics/profile/fields';
import type { FieldPath } from 'react-hook-form';
import { refusedFields, type Registration } from '../registration';
import { STEPS } from '../steps';

type Own =
  'forWhom' | 'candidate' | 'email' | 'phone' | 'password' | 'visaStatus' | 'photos' | 'identity' | 'pan' | 'agreement';

/** One screen of the simple wizard. */
export interface Question {
  readonly name: FieldName | Own;
  /** Its step in the wizard: a member who leaves simple mode goes on there. */
  readonly step: number;
  /** It goes on from the one before and shares its number, so that the count is the same whatever is answered. */
  readonly follows?: true;
  readonly fields: readonly FieldPath<Registration>[];
}

const ownQuestion = (name: Own, step: number, ...fields: FieldPath<Registration>[]): Question => ({
  name,
  step,
  fields,
});
const followUp = (...parts: Parameters<typeof ownQuestion>): Question => ({ ...ownQuestion(...parts), follows: true });
const ofProfile = (step: WizardStep): Question[] =>
  fieldsOfStep(step).map((name) => ({
    name,
    step: STEPS.findIndex((one) => one.name === step),
    fields: pathsOf(name) as FieldPath<Registration>[],
  }));

const FIRST = ownQuestion('forWhom', 0, 'forWhom');
const CANDIDATE = followUp('candidate', 0, 'relation', 'candidatePhone');
const BEFORE = [
  ...ofProfile('basic'),
  ...(['email', 'phone', 'password'] as const).map((name) => ownQuestion(name, 0, name)),
  ...ofProfile('details'),
];
const VISA = followUp('visaStatus', 1, 'visaStatus');
const BETWEEN = [
  ...ofProfile('family'),
  ownQuestion('photos', 3, 'photosReal'),
  ownQuestion('identity', 3, 'identityKind', 'aadhaarNumber', 'identityNumber'),
];
const PAN = followUp('pan', 3, 'panNumber');
const AGREEMENT = ownQuestion('agreement', 3, 'agreeTerms');

interface Concerned {
  candidate: boolean;
  visa: boolean;
  pan: boolean;
}

/** Questions that do not concern the candidate are left out. */
export const questionsFor = ({ candidate, visa, pan }: Concerned): readonly Question[] => [
  FIRST,
  ...(candidate ? [CANDIDATE] : []),
  ...BEFORE,
  ...(visa ? [VISA] : []),
  ...BETWEEN,
  ...(pan ? [PAN] : []),
  AGREEMENT,
];

/** The number of a question, and of how many: those that follow another count as part of it. */
export function numberOf(questions: readonly Question[], place: number): { at: number; of: number } {
  const counted = (some: readonly Question[]) => some.filter(({ follows }) => !follows).length;
  return { at: counted(questions.slice(0, place + 1)), of: counted(questions) };
}

/** The first question with a refused answer; the last where all are fine. */
export function firstOpen(questions: readonly Question[], values: Registration): number {
  const refused = refusedFields(values);
  const open = questions.findIndex(({ fields }) => fields.some((field) => field in refused));
  return open === -1 ? questions.length - 1 : open;
}
