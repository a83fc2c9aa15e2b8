import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { isApiError } from '@kalyanam/web/api-error';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import type { MyProfileAnswer } from '@kalyanam/shared/contracts/profile-calls';
import type { FieldName } from '@kalyanam/shared/profile/fields';
import { ROUTES } from '@kalyanam/shared/routes';
import { PROFILE_RULES } from '@kalyanam/shared/rules/profile.rules';
import { myProfile } from '../../domain/account/my-profile.queries';
import { profileValues, type ProfileValues } from '../../domain/profile-form/profile-values';
import { api } from '../../session/session';
import { changedFields, changesToSend, merged } from './changes';
import { dropEditDraft, loadEditDraft, saveEditDraft } from './edit-draft';

const resolver = rulesResolver<ProfileValues>(PROFILE_RULES);
const PAUSE_MS = 400;

/** The version that the typed values were made on, and what it held. */
interface Base {
  readonly version: number;
  readonly values: ProfileValues;
}

export interface Conflict {
  readonly newest: ProfileValues;
  readonly fields: readonly FieldName[];
}

interface EditOptions {
  onSaved: (profile: MyProfile) => void;
  onUnchanged: () => void;
}

/** R30: saves what was changed against the version it was made on; a lost update brings the newest beside it. */
export function useEdit(profile: MyProfile, { onSaved, onUnchanged }: EditOptions) {
  const client = useQueryClient();
  const [draft] = useState(() => loadEditDraft(profile.id));
  const [base, setBase] = useState<Base>(() =>
    draft
      ? { version: draft.version, values: draft.base }
      : { version: profile.version, values: profileValues(profile) },
  );
  const [restored, setRestored] = useState(draft !== null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<ProfileValues>({ resolver, mode: 'onTouched', defaultValues: draft?.values ?? base.values });
  useKeptDraft(form, profile.id, base);

  const save = form.handleSubmit(async (values) => {
    setFailed(null);
    setConflict(null);
    const changes = changesToSend(base.values, values);
    if (Object.keys(changes).length === 0) return onUnchanged();
    try {
      // A new version of the same values (the numbers were saved beside) is no lost update.
      const untouched = changedFields(base.values, profileValues(profile)).length === 0;
      const body = { ...changes, version: untouched ? profile.version : base.version };
      const answer = await api.patch<MyProfileAnswer>(ROUTES.myProfile, body);
      // What was saved is no change any more, so that nothing of it is kept as a draft.
      setBase({ version: answer.profile.version, values });
      dropEditDraft(profile.id);
      client.setQueryData(myProfile.queryKey, answer.profile);
      onSaved(answer.profile);
    } catch (thrown) {
      if (isApiError(thrown) && thrown.code === 'changed-meanwhile') await offerNewest(values).catch(setFailed);
      else if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });

  async function offerNewest(mine: ProfileValues) {
    const newest = await client.fetchQuery({ ...myProfile, staleTime: 0 });
    const newestValues = profileValues(newest);
    const { values, conflicts } = merged(base.values, mine, newestValues);
    setBase({ version: newest.version, values: newestValues });
    form.reset(values);
    setConflict({ newest: newestValues, fields: conflicts });
  }

  /** Takes the newest value of a field, or stays with what was typed. */
  function settle(field: FieldName, newest: boolean) {
    if (!conflict) return;
    if (newest) form.setValue(field, conflict.newest[field]);
    setConflict({ ...conflict, fields: conflict.fields.filter((other) => other !== field) });
  }

  function discard() {
    dropEditDraft(profile.id);
    setBase({ version: profile.version, values: profileValues(profile) });
    form.reset(profileValues(profile));
    setRestored(false);
    setConflict(null);
  }

  return { form, save, failed, conflict, settle, restored, discard };
}

/** What is typed survives a reload and an ended session. */
function useKeptDraft(form: UseFormReturn<ProfileValues>, profileId: string, base: Base) {
  const save = useEffectEvent(() => {
    const values = form.getValues();
    if (changedFields(base.values, values).length === 0) dropEditDraft(profileId);
    else saveEditDraft(profileId, { base: base.values, version: base.version, values });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watching = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        save();
      }, PAUSE_MS);
    });
    return () => {
      watching.unsubscribe();
      clearTimeout(timer);
      // The last words before the page is left.
      if (timer !== undefined) save();
    };
  }, [form]);
}
