import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { profileValues, type ProfileValues } from '@kalyanam/web/form/profile-values';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import type { MyProfileAnswer } from '@kalyanam/shared/contracts/profile-requests';
import type { FactSection } from '@kalyanam/shared/topics/profile/field-spec';
import { fieldsOfFacts, type FieldName } from '@kalyanam/shared/topics/profile/fields';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { PROFILE_RULES } from '@kalyanam/shared/topics/profile/profile.rules';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { orSuggest, Suggested } from '../../../parts/family-desk/or-suggest';
import { api } from '../../../session/session';
import { changedFields, changesToSend, merged } from './changes';
import { dropEditDraft, loadEditDraft, saveEditDraft } from './edit-draft';
import { useVersionedSave, type Base } from './use-versioned-save';

const PAUSE_MS = 400;

const resolverOf = (section: FactSection) =>
  rulesResolver<ProfileValues>(
    Object.fromEntries(fieldsOfFacts(section).map((field) => [field, PROFILE_RULES[field]])),
  );

const baseOf = (profile: MyProfile): Base<ProfileValues> => ({
  version: profile.version,
  values: profileValues(profile),
});

interface EditOptions {
  onSaved: (profile: MyProfile) => void;
  onUnchanged: () => void;
  /** It waits for the candidate, and is here as it was. */
  onSuggested: () => void;
}

/** Saves one section of the profile; unsaved values are there again after a reload. */
export function useEdit(profile: MyProfile, section: FactSection, { onSaved, onUnchanged, onSuggested }: EditOptions) {
  const client = useQueryClient();
  const [draft] = useState(() => loadEditDraft(profile.id, section));
  const [restored, setRestored] = useState(draft !== null);
  const [resolver] = useState(() => resolverOf(section));
  const saving = useVersionedSave<ProfileValues, FieldName>({
    first: () => (draft ? { version: draft.version, values: draft.base } : baseOf(profile)),
    typed: draft?.values,
    resolverOf: () => resolver,
    known: () => baseOf(profile),
    fetchNewest: async () => baseOf(await client.fetchQuery({ ...myProfile, staleTime: 0 })),
    changed: changedFields,
    merge: merged,
    send,
    onUnchanged,
  });
  const { form, base, begin } = saving;
  useKeptDraft(form, { profileId: profile.id, section }, base);

  async function send(values: ProfileValues, from: Base<ProfileValues>) {
    const body = { ...changesToSend(from.values, values), version: from.version };
    const sent = api.patch<MyProfileAnswer>(ROUTES.myProfile, body);
    try {
      const answer = await orSuggest(sent, { kind: 'edit', of: 'profile', change: body });
      // Saved values are no changes any more, so that none of them is kept as a draft.
      begin({ version: answer.profile.version, values });
      dropEditDraft(profile.id, section);
      client.setQueryData(myProfile.queryKey, answer.profile);
      onSaved(answer.profile);
    } catch (thrown) {
      if (!(thrown instanceof Suggested)) throw thrown;
      discard();
      onSuggested();
    }
  }

  function discard() {
    dropEditDraft(profile.id, section);
    begin(baseOf(profile));
    setRestored(false);
  }

  return { ...saving, restored, discard };
}

/** Unsaved text survives a reload and an ended session. */
function useKeptDraft(
  form: UseFormReturn<ProfileValues>,
  { profileId, section }: { profileId: string; section: FactSection },
  base: Base<ProfileValues>,
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
