import { FormProvider } from 'react-hook-form';
import { isApiError } from '@kalyanam/web/api-error';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import type { EditSection } from '@kalyanam/shared/profile/field-spec';
import { fieldsOfSection, REVIEWED } from '@kalyanam/shared/profile/fields';
import { PATHS } from '../../shell/paths';
import { ProfileFieldset } from '../../domain/profile-form/profile-fieldset';
import { Button } from '../../ui/button';
import { useNavigation } from '../../ui/navigation';
import { Notice } from '../../ui/notice';
import { Section } from '../../ui/section';
import { useCommonTexts } from '../../ui/texts/common.en';
import { useProfileWords } from '../../ui/texts/profile';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { ConflictNotice } from './conflict-notice';
import { useEditTexts } from './edit-profile.en';
import { useEdit } from './use-edit';
import { useReviewNotes } from './use-review-notes';

const SECTIONS: readonly EditSection[] = ['basic', 'details', 'family'];

export function EditForm({ profile }: { profile: MyProfile }) {
  const texts = useEditTexts();
  const { open } = useNavigation();
  const { labels } = useProfileWords();
  const notes = useReviewNotes(profile);
  const edit = useEdit(profile, {
    onUnchanged: () => showToast(texts.nothingChanged),
    onSaved: ({ pendingReview }) => {
      showToast(Object.keys(pendingReview).length > 0 ? texts.savedForReview : texts.saved);
      void open(PATHS.myProfile);
    },
  });
  const { form, conflict } = edit;
  const { isSubmitting, errors, isSubmitted } = form.formState;
  const refused = isSubmitted ? Object.keys(errors).length : 0;

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void edit.save(event)} className="grid gap-8">
        {edit.restored && <Restored onDiscard={edit.discard} />}
        {profile.verificationStatus === 'verified' && (
          <Notice>{texts.reviewLead(REVIEWED.map((field) => labels.fields[field]))}</Notice>
        )}
        {SECTIONS.map((section) => (
          <Section key={section} title={texts.sections[section]}>
            <div className="grid gap-6">
              <ProfileFieldset fields={fieldsOfSection(section)} notes={notes} />
            </div>
          </Section>
        ))}
        <div className="grid gap-4">
          {conflict && <ConflictNotice conflict={conflict} mine={form.getValues()} onSettle={edit.settle} />}
          {refused > 0 && (
            <Notice look="danger" alert>
              {texts.fixFirst(refused)}
            </Notice>
          )}
          {edit.failed !== null && <NotSaved error={edit.failed} />}
          <Button type="submit" busy={isSubmitting}>
            {isSubmitting ? texts.saving : texts.save}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
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

function NotSaved({ error }: { error: unknown }) {
  const texts = useEditTexts();
  const common = useCommonTexts();
  const failure = useFailure();
  const offline = isApiError(error) && error.status === 0;
  return (
    <Notice look="danger" alert title={texts.notSaved}>
      <p>
        {offline ? common.offline : failure(error)} {texts.kept}
      </p>
    </Notice>
  );
}
