import { useQueryClient } from '@tanstack/react-query';
import type { IdentityNumbersAnswer } from '@kalyanam/shared/contracts/resubmission';
import { ROUTES } from '@kalyanam/shared/routes';
import { NumberFields, useNumbersForm } from '../../domain/account/identity-numbers';
import { myProfile } from '../../domain/account/my-profile.queries';
import { api } from '../../session/session';
import { Button } from '../../ui/button';
import { Section } from '../../ui/section';
import { showToast } from '../../ui/toast';
import { useEditTexts } from './edit-profile.en';

/** R30: until the team decides a mistyped number is put right, in a form of its own: the other one keeps a draft. */
export function ReplaceNumbers({ last4 }: { last4: string | null }) {
  const texts = useEditTexts();
  const client = useQueryClient();
  const { form, submit, failed } = useNumbersForm(async (numbers) => {
    await api.put<IdentityNumbersAnswer>(ROUTES.identityNumbers, numbers);
    showToast(texts.numbersReplaced);
    await client.invalidateQueries({ queryKey: myProfile.queryKey });
  });
  const { isSubmitting } = form.formState;

  return (
    <Section title={texts.numbers}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
        <p>{last4 ? texts.numbersLead(last4) : texts.numbersNone}</p>
        <NumberFields form={form} failed={failed} hint={texts.numbersHint} />
        <Button type="submit" look="secondary" busy={isSubmitting} className="justify-self-start">
          {isSubmitting ? texts.saving : texts.replaceNumbers}
        </Button>
      </form>
    </Section>
  );
}
