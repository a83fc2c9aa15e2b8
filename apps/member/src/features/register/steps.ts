import type { FieldErrors as Refusals } from '@kalyanam/shared/errors';
import type { FieldPath } from 'react-hook-form';
import type { Registration } from './registration';

export type StepName = 'basic' | 'details' | 'family' | 'documents';

interface Step {
  readonly name: StepName;
  /** In the order in which they stand on the screen. */
  readonly fields: readonly FieldPath<Registration>[];
}

export const STEPS: readonly Step[] = [
  { name: 'basic', fields: ['name', 'gender', 'dob', 'maritalStatus', 'email', 'phone', 'password'] },
  {
    name: 'details',
    fields: [
      'height',
      'complexion',
      'caste',
      'subcaste',
      'gothra',
      'education',
      'occupation',
      'annualIncome',
      'workLocation.type',
      'workLocation.state',
      'workLocation.country',
      'workLocation.city',
      'workLocation.address',
    ],
  },
  {
    name: 'family',
    fields: ['familyLocation.state', 'familyLocation.city', 'familyLocation.address', 'selfSummary', 'expectations'],
  },
  { name: 'documents', fields: ['aadhaarNumber', 'panNumber', 'agreeTerms'] },
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
