import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { isWellFormed, plainIdentityNumber } from '@kalyanam/shared/topics/verification/identity-number';
import { IDENTITY_RULES } from '@kalyanam/shared/topics/verification/identity.rules';
import type { IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import { TextField } from '../../ui/form/text-field';
import { useDocumentTexts, type en } from './documents.en';
import { numberFieldOf, type IdentityValues, useIdentityField } from './identity-values';

/** R16, R43: a doubt about a number that is accepted all the same. */
function doubtAbout(kind: IdentityKind, typed: string, texts: typeof en): string | null {
  const plain = plainIdentityNumber(typed);
  if (IDENTITY_RULES[numberFieldOf(kind)](typed, { identityKind: kind }) !== null || isWellFormed(kind, plain))
    return null;
  if (kind !== 'aadhaar') return texts.unusual(kind);
  return /^[01]/.test(plain) ? texts.beginning : texts.checkDigit;
}

/** The number of the chosen document. */
export function IdentityNumberField({ kind, hint }: { kind: IdentityKind; hint?: ReactNode }) {
  const texts = useDocumentTexts();
  const name = numberFieldOf(kind);
  const field = useIdentityField(name);
  const doubt = doubtAbout(kind, useWatch<IdentityValues, typeof name>({ name }), texts);
  const digits = kind === 'aadhaar' || kind === 'aadhaar-masked';
  return (
    <TextField
      key={kind}
      label={texts.numbers[kind]}
      hint={
        <>
          {doubt && <p className="font-semibold text-amber">{doubt}</p>}
          {hint}
        </>
      }
      autoComplete="off"
      spellCheck={false}
      {...(digits ? { inputMode: 'numeric' } : { autoCapitalize: 'characters' })}
      {...field}
    />
  );
}

export function PanNumberField() {
  const texts = useDocumentTexts();
  const field = useIdentityField('panNumber');
  return (
    <TextField
      label={texts.panNumber}
      optional
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...field}
    />
  );
}
