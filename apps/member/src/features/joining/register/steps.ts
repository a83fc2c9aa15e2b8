import type { FieldErrors as Refusals } from '@kalyanam/shared/base/errors';
import type { WizardStep } from '@kalyanam/shared/topics/profile/field-spec';
import { fieldsOfStep, pathsOf } from '@kalyanam/shared/topics/profile/fields';
import type { FieldPath } from 'react-hook-form';
import type { Registration } from './registration';

type StepName = WizardStep | 'documents';

interface Step {
  readonly name: StepName;
  /** The fields in the order of the screen. */
  readonly fields: readonly FieldPath<Registration>[];
}

const pathsOfStep = (step: WizardStep) => fieldsOfStep(step).flatMap(pathsOf) as FieldPath<Registration>[];

export const STEPS: readonly Step[] = [
  { name: 'basic', fields: ['relation', 'candidatePhone', ...pathsOfStep('basic'), 'email', 'phone', 'password'] },
  { name: 'details', fields: [...pathsOfStep('details'), 'visaStatus'] },
  { name: 'family', fields: pathsOfStep('family') },
  {
    name: 'documents',
    fields: ['photosReal', 'identityKind', 'aadhaarNumber', 'identityNumber', 'panNumber', 'agreeTerms'],
  },
];

/** How many fields of each step are refused. */
export const errorCounts = (found: Refusals): number[] =>
  STEPS.map(({ fields }) => fields.filter((field) => field in found).length);

/** The first refused field in the order of the wizard, with its step. */
export function firstError(found: Refusals): { step: number; field: FieldPath<Registration> } | null {
  for (const [step, { fields }] of STEPS.entries()) {
    const field = fields.find((path) => path in found);
    if (field) return { step, field };
  }
  return null;
}
