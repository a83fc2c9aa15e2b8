import type { BaseSyntheticEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { IdentityValues } from '../../../parts/documents/identity-values';
import { NumbersFields } from '../../../parts/documents/numbers-fields';
import { Button } from '../../../ui/button';
import { useMyProfileTexts } from './my-profile.en';
import { useCommonTexts } from '../../../ui/texts/common.en';

interface ResubmitFormProps {
  failed: unknown;
  submit: (event: BaseSyntheticEvent) => Promise<void>;
}

/** The numbers again, because the decision erased them; the document was chosen beside its picture. */
export function ResubmitForm({ failed, submit }: ResubmitFormProps) {
  const texts = useMyProfileTexts();
  const common = useCommonTexts();
  const { isSubmitting } = useFormContext<IdentityValues>().formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <NumbersFields failed={failed} hint={texts.numbersErased} withoutChoice>
        <Button type="submit" busy={isSubmitting} className="justify-self-start">
          {isSubmitting ? common.sending : texts.resubmit}
        </Button>
      </NumbersFields>
    </form>
  );
}
