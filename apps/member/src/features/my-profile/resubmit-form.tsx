import { useQueryClient } from '@tanstack/react-query';
import type { ResubmitAnswer } from '@kalyanam/shared/contracts/resubmission';
import { ROUTES } from '@kalyanam/shared/routes';
import { NumberFields, useNumbersForm } from '../../domain/account/identity-numbers';
import { myProfile } from '../../domain/account/my-profile.queries';
import { refreshUser } from '../../session/ensure-session';
import { api } from '../../session/session';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { useMyProfileTexts } from './my-profile.en';

/** The numbers again, because the decision erased them. */
export function ResubmitForm() {
  const texts = useMyProfileTexts();
  const client = useQueryClient();
  const { form, submit, failed } = useNumbersForm(async (numbers) => {
    await api.post<ResubmitAnswer>(ROUTES.resubmit, numbers);
    showToast(texts.resubmitted);
    await refreshUser().catch(() => null);
    await client.invalidateQueries({ queryKey: myProfile.queryKey });
  });
  const { isSubmitting } = form.formState;

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <NumberFields form={form} failed={failed} hint={texts.numbersErased} />
      <Button type="submit" busy={isSubmitting} className="justify-self-start">
        {isSubmitting ? texts.resubmitting : texts.resubmit}
      </Button>
    </form>
  );
}
