import type { IdentityNumbers } from '@kalyanam/shared/contracts/identity-documents';
import { plainIdentityNumber } from '@kalyanam/shared/topics/verification/identity-number';
import type { IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import { useFormContext, useFormState, type RegisterOptions } from 'react-hook-form';

/** A document of identity in a form; the kind is empty until it is known which are offered. */
export interface IdentityValues {
  identityKind: IdentityKind | '';
  aadhaarNumber: string;
  identityNumber: string;
  panNumber: string;
}

export const NO_IDENTITY: IdentityValues = { identityKind: '', aadhaarNumber: '', identityNumber: '', panNumber: '' };

/** Where the number of a document is typed: an Aadhaar has its specified field (R82). */
export const numberFieldOf = (kind: IdentityKind): 'aadhaarNumber' | 'identityNumber' =>
  kind === 'aadhaar' ? 'aadhaarNumber' : 'identityNumber';

/** The request of a form that follows the rules. */
export function identityRequest({
  identityKind,
  aadhaarNumber,
  identityNumber,
  panNumber,
}: IdentityValues): IdentityNumbers {
  const kind = identityKind || 'aadhaar';
  return {
    identityKind: kind,
    ...(kind === 'aadhaar'
      ? { aadhaarNumber: plainIdentityNumber(aadhaarNumber) }
      : { identityNumber: plainIdentityNumber(identityNumber) }),
    panNumber: panNumber ? plainIdentityNumber(panNumber) : null,
  };
}

/** What an input of a document needs of the surrounding form: its registration and its error. */
export function useIdentityField<Name extends keyof IdentityValues>(
  name: Name,
  options?: RegisterOptions<IdentityValues, Name>,
) {
  const { register, control } = useFormContext<IdentityValues>();
  const { errors } = useFormState({ control, name });
  return { ...register(name, options), error: errors[name]?.message };
}
