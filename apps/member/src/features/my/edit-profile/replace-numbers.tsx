import { useQueryClient } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import type { IdentityNumbersAnswer } from '@kalyanam/shared/contracts/resubmission';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { useDocumentTexts } from '../../../parts/documents/documents.en';
import { NumbersFields } from '../../../parts/documents/numbers-fields';
import { useNumbersForm } from '../../../parts/documents/use-numbers-form';
import { api } from '../../../session/session';
import { Button } from '../../../ui/button';
import { Section } from '../../../ui/section';
import { showToast } from '../../../ui/toast';
import { useEditTexts } from './edit-profile.en';
import { useCommonTexts } from '../../../ui/texts/common.en';

/**
 * R30: until the team decides, a mistyped number is corrected, or another document chosen, in a form of its own: the
 * other form keeps a draft.
 */
export function ReplaceNumbers({ identity }: Pick<MyProfile, 'identity'>) {
  const texts = useEditTexts();
  const common = useCommonTexts();
  const documents = useDocumentTexts();
  const client = useQueryClient();
  const { form, submit, failed } = useNumbersForm(identity.kind, async (numbers) => {
    await api.put<IdentityNumbersAnswer>(ROUTES.identityNumbers, numbers);
    showToast(texts.numbersReplaced);
    await client.invalidateQueries({ queryKey: myProfile.queryKey });
  });
  const { isSubmitting } = form.formState;

  return (
    <Section title={texts.numbers}>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
          <p>{identity.last4 ? documents.numberEnding(identity.kind, identity.last4) : documents.noNumber}</p>
          <NumbersFields failed={failed} hint={texts.numbersHint}>
            <Button type="submit" look="secondary" busy={isSubmitting} className="justify-self-start">
              {isSubmitting ? common.saving : texts.replaceNumbers}
            </Button>
          </NumbersFields>
        </form>
      </FormProvider>
    </Section>
  );
}
