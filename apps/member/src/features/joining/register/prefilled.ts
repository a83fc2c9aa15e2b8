import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { IdentityHint } from '../../../parts/identity/use-identity-hint';
import { PATHS } from '../../../shell/paths';
import { useNavigation } from '../../../ui/navigation';
import { genderOf } from '@kalyanam/shared/topics/family/made-for';
import { profileForIn } from './profile-for';
import type { Registration } from './registration';
import type { PartName } from './screens';

/** Fills in what the identity service or the mailed link knows; a name that was typed already stays. */
export function usePrefilled(
  form: UseFormReturn<Registration>,
  identity: IdentityHint | null,
  ownEmail: string | null,
) {
  useEffect(() => {
    if (ownEmail) form.setValue('email', ownEmail, { shouldDirty: true });
  }, [form, ownEmail]);
  useEffect(() => {
    if (!identity) return;
    if (!form.getValues('name')) form.setValue('name', identity.name);
    form.setValue('email', identity.email, { shouldDirty: true });
  }, [form, identity]);
}

/**
 * R75: the answer that a link brings along: the next question follows. It leaves the address, so that a reload does not
 * give it once more.
 */
export function useAskedFor(form: UseFormReturn<Registration>) {
  const { search, state } = useLocation() as { search: string; state: object | null };
  const { open } = useNavigation();
  const asked = profileForIn(search);
  useEffect(() => {
    if (!asked) return;
    form.setValue('forWhom', asked, { shouldDirty: true });
    const gender = genderOf(asked);
    if (gender) form.setValue('gender', gender, { shouldDirty: true });
    void open(PATHS.register, { replace: true, state: { ...state, at: 'name' satisfies PartName } });
  }, [asked, form, open, state]);
}
