import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { isApiError } from '@kalyanam/web/api-error';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import type { MyProfileAnswer } from '@kalyanam/shared/contracts/profile-requests';
import type { FactSection } from '@kalyanam/shared/topics/profile/field-spec';
import { fieldsOfFacts, type FieldName } from '@kalyanam/shared/topics/profile/fields';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { PROFILE_RULES } from '@kalyanam/shared/topics/profile/profile.rules';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { profileValues, type ProfileValues } from '@kalyanam/web/form/profile-values';
import { orSuggest, Suggested } from '../../../parts/family-desk/or-suggest';
import { api } from '../../../session/session';
import { changedFields, changesToSend, merged } from './changes';
import { dropEditDraft, loadEditDraft, saveEditDraft } from './edit-draft';

const PAUSE_MS = 400;
/** Times that a save is sent again because other fields were changed elsewhere in between. */
const AGAIN = 3;

const resolverOf = (section: FactSection) =>
  rulesResolver<ProfileValues>(
    Object.fromEntries(fieldsOfFacts(section).map((field) => [field, PROFILE_RULES[field]])),
  );

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
  /** It waits for the candidate, and is here as it was. */
  onSuggested: () => void;
}

/** R30: saves what was changed against the version it was made on; where the same was changed elsewhere, they choose. */
export function useEdit(profile: MyProfile, section: FactSection, { onSaved, onUnchanged, onSuggested }: EditOptions) {
  const client = useQueryClient();
  const [draft] = useState(() => loadEditDraft(profile.id, section));
  const [base, setBase] = useState<Base>(() =>
    draft
      ? { version: draft.version, values: draft.base }
      : { version: profile.version, values: profileValues(profile) },
  );
  const [restored, setRestored] = useState(draft !== null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [resolver] = useState(() => resolverOf(section));
  const form = useForm<ProfileValues>({ resolver, mode: 'onTouched', defaultValues: draft?.values ?? base.values });
  const place = { profileId: profile.id, section };
  useKeptDraft(form, place, base);

  const save = form.handleSubmit(async (values) => {
    setFailed(null);
    setConflict(null);
    if (changedFields(base.values, values).length === 0) return onUnchanged();
    // A new version of the same values (the numbers were saved beside) is no lost update.
    const untouched = changedFields(base.values, profileValues(profile)).length === 0;
    try {
      await send(values, untouched ? { ...base, version: profile.version } : base);
    } catch (thrown) {
      if (thrown instanceof Suggested) {
        discard();
        onSuggested();
      } else if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });

  async function send(values: ProfileValues, from: Base, again = AGAIN): Promise<void> {
    try {
      const body = { ...changesToSend(from.values, values), version: from.version };
      const sent = api.patch<MyProfileAnswer>(ROUTES.myProfile, body);
      const answer = await orSuggest(sent, { kind: 'edit', of: 'profile', change: body });
      // Saved values are no changes any more, so that none of them is kept as a draft.
      setBase({ version: answer.profile.version, values });
      form.reset(values);
      dropEditDraft(profile.id, section);
      client.setQueryData(myProfile.queryKey, answer.profile);
      onSaved(answer.profile);
    } catch (thrown) {
      if (!isApiError(thrown) || thrown.code !== 'changed-meanwhile' || again === 0) throw thrown;
      const newest = await client.fetchQuery({ ...myProfile, staleTime: 0 });
      const next: Base = { version: newest.version, values: profileValues(newest) };
      const { values: both, conflicts } = merged(from.values, values, next.values);
      if (conflicts.length === 0) return send(both, next, again - 1);
      setBase(next);
      form.reset(both);
      setConflict({ newest: next.values, fields: conflicts });
    }
  }

  /** Takes the newest value of a field, or stays with what was typed. */
  function settle(field: FieldName, newest: boolean) {
    if (!conflict) return;
    if (newest) form.setValue(field, conflict.newest[field]);
    setConflict({ ...conflict, fields: conflict.fields.filter((other) => other !== field) });
  }

  function discard() {
    dropEditDraft(profile.id, section);
    setBase({ version: profile.version, values: profileValues(profile) });
    form.reset(profileValues(profile));
    setRestored(false);
    setConflict(null);
  }

  const isUnsaved = () => changedFields(base.values, form.getValues()).length > 0;

  return { form, save, failed, conflict, settle, restored, discard, isUnsaved };
}

/** Unsaved text survives a reload and an ended session. */
function useKeptDraft(
  form: UseFormReturn<ProfileValues>,
  { profileId, section }: { profileId: string; section: FactSection },
  base: Base,
) {
  const save = useEffectEvent(() => {
    const values = form.getValues();
    if (changedFields(base.values, values).length === 0) dropEditDraft(profileId, section);
    else saveEditDraft(profileId, section, { base: base.values, version: base.version, values });
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
