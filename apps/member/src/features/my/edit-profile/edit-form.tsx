import { useEffect, useEffectEvent, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import type { FactSection } from '@kalyanam/shared/topics/profile/field-spec';
import { fieldsOfFacts, type FieldName } from '@kalyanam/shared/topics/profile/fields';
import { PATHS } from '../../../shell/paths';
import { ProfileFieldset } from '../../../parts/profile-form/profile-fieldset';
import { profileFields, type ProfileValues } from '@kalyanam/web/form/profile-values';
import { AsksNote } from '../../../parts/family-desk/asks';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { StickyBar } from '../../../ui/sticky-bar';
import { useProfileWords } from '../../../ui/texts/profile';
import { showToast } from '../../../ui/toast';
import { ConflictNotice } from '../../../ui/conflict-notice';
import { useEditTexts } from './edit-profile.en';
import { NotSaved, LeaveQuestion } from './not-saved';
import { ReviewLead, useReviewNotes } from './review-notes';
import { useEdit } from './use-edit';
import type { Conflict } from './use-versioned-save';
import { useCommonTexts } from '../../../ui/texts/common.en';

interface EditFormProps {
  profile: MyProfile;
  section: FactSection;
}

export function EditForm({ profile, section }: EditFormProps) {
  const texts = useEditTexts();
  const common = useCommonTexts();
  const [done, setDone] = useState(false);
  useLeaveOnce(done);
  const notes = useReviewNotes(profile);
  const edit = useEdit(profile, section, {
    onUnchanged: () => showToast(texts.nothingChanged),
    onSuggested: () => setDone(true),
    onSaved: ({ pendingReview }) => {
      showToast(Object.keys(pendingReview).length > 0 ? texts.savedForReview : texts.saved);
      setDone(true);
    },
  });
  const { form, conflict } = edit;
  /** The person the words address, by the answer to "Profile for" (R75). */
  const own = profile.createdBy === null || profile.createdBy === 'self';
  const { isSubmitting, errors, isSubmitted } = form.formState;
  const refused = isSubmitted ? Object.keys(errors).length : 0;

  return (
    <FormProvider {...form}>
      <AsksNote act="edit" />
      <form noValidate onSubmit={(event) => void edit.save(event)}>
        <div className="grid gap-6 pb-8">
          {edit.restored && <Restored onDiscard={edit.discard} />}
          <ReviewLead profile={profile} section={section} />
          <ProfileFieldset fields={fieldsOfFacts(section)} notes={notes} candidate={own ? 'self' : ''} />
          {conflict && <Conflicts conflict={conflict} mine={form.getValues()} onSettle={edit.settle} />}
          {refused > 0 && (
            <Notice look="danger" alert>
              {texts.fixFirst(refused)}
            </Notice>
          )}
          {edit.failed !== null && <NotSaved error={edit.failed} />}
        </div>
        <StickyBar aboveTabs>
          <Button type="submit" busy={isSubmitting} className="w-full sm:w-auto sm:min-w-48">
            {isSubmitting ? common.saving : texts.save}
          </Button>
        </StickyBar>
      </form>
      <LeaveQuestion isUnsaved={edit.isUnsaved} onDiscard={edit.discard} />
    </FormProvider>
  );
}

interface ConflictsProps {
  conflict: Conflict<ProfileValues, FieldName>;
  mine: ProfileValues;
  onSettle: (field: FieldName, newest: boolean) => void;
}

function Conflicts({ conflict, mine, onSettle }: ConflictsProps) {
  const { conflictTitle } = useEditTexts();
  const { labels, wordsOf } = useProfileWords();
  const [newest, typed] = [profileFields(conflict.newest), profileFields(mine)];
  const fields = conflict.names.map((field) => ({
    field,
    label: labels.fields[field],
    theirs: wordsOf(field, newest),
    mine: wordsOf(field, typed),
  }));
  return <ConflictNotice title={conflictTitle} fields={fields} onSettle={onSettle} />;
}

/** Goes back to the previous page, at its place; to the list of parts when the page was opened directly. */
function useLeaveOnce(done: boolean) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const leave = useEffectEvent(() => void (key === 'default' ? navigate(PATHS.editProfile) : navigate(-1)));
  // By then the saved values are no longer unsaved.
  useEffect(() => {
    if (done) leave();
  }, [done]);
}

function Restored({ onDiscard }: { onDiscard: () => void }) {
  const texts = useEditTexts();
  return (
    <Notice>
      <p>{texts.draftRestored}</p>
      <Button look="quiet" className="-ml-3" onClick={onDiscard}>
        {texts.discard}
      </Button>
    </Notice>
  );
}
