import type { ReactNode } from 'react';
import { FailureNotice } from '../../ui/form/failure-notice';
import { IdentityChoice, useIdentityKind } from './identity-choice';
import { IdentityNumberField, PanNumberField } from './number-fields';

interface NumbersFieldsProps {
  failed: unknown;
  hint: string;
  /** The document is chosen elsewhere on the page. */
  withoutChoice?: boolean;
  /** The button that sends them. */
  children: ReactNode;
}

/** The fields of `useNumbersForm`, in its provider: all or none, since the document decides what is required. */
export function NumbersFields({ failed, hint, withoutChoice = false, children }: NumbersFieldsProps) {
  const kind = useIdentityKind();
  return (
    <>
      <FailureNotice failed={failed} />
      {!withoutChoice && <IdentityChoice />}
      {kind && (
        <>
          <IdentityNumberField kind={kind} hint={hint} />
          <PanNumberField />
          {children}
        </>
      )}
    </>
  );
}
