import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import type { IdentityNumbersAnswer, ResubmitRequest } from '@kalyanam/shared/contracts/resubmission';
import { ROUTES } from '@kalyanam/shared/routes';
import { plainIdentityNumber } from '@kalyanam/shared/rules/fields';
import { RESUBMIT_RULES } from '@kalyanam/shared/rules/profile.rules';
import { myProfile } from '../../account/my-profile.queries';
import { api } from '../../session/session';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/form/text-field';
import { Notice } from '../../ui/notice';
import { Section } from '../../ui/section';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast-store';
import { useEditTexts } from './edit-profile.texts';

interface Numbers {
  aadhaarNumber: string;
  panNumber: string;
}

const EMPTY: Numbers = { aadhaarNumber: '', panNumber: '' };
const resolver = rulesResolver<Numbers>(RESUBMIT_RULES);

/** R30: until the team decides a mistyped number is put right. A form of its own: no number gets into a kept draft (R32). */
export function IdentityNumbers({ last4 }: { last4: string | null }) {
  const texts = useEditTexts();
  const failure = useFailure();
  const client = useQueryClient();
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<Numbers>({ resolver, defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;

  const save = form.handleSubmit(async ({ aadhaarNumber, panNumber }) => {
    setFailed(null);
    const numbers: ResubmitRequest = {
      aadhaarNumber: plainIdentityNumber(aadhaarNumber),
      panNumber: panNumber ? plainIdentityNumber(panNumber) : null,
    };
    try {
      await api.put<IdentityNumbersAnswer>(ROUTES.identityNumbers, numbers);
      form.reset(EMPTY);
      showToast(texts.numbersReplaced);
      await client.invalidateQueries({ queryKey: myProfile.queryKey });
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });

  return (
    <Section title={texts.numbers}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-6">
        <p>{last4 ? texts.numbersLead(last4) : texts.numbersNone}</p>
        <TextField
          label={texts.aadhaarNumber}
          hint={texts.numbersHint}
          inputMode="numeric"
          autoComplete="off"
          error={errors.aadhaarNumber?.message}
          {...form.register('aadhaarNumber')}
        />
        <TextField
          label={texts.panNumber}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.panNumber?.message}
          {...form.register('panNumber')}
        />
        {failed !== null && (
          <Notice look="danger" alert>
            {failure(failed)}
          </Notice>
        )}
        <Button type="submit" look="secondary" busy={isSubmitting} className="justify-self-start">
          {isSubmitting ? texts.saving : texts.replaceNumbers}
        </Button>
      </form>
    </Section>
  );
}
