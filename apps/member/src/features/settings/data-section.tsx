import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import type { ExportRequest } from '@kalyanam/shared/contracts/account';
import { EXPORT_RULES } from '@kalyanam/shared/rules/settings.rules';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/form/password-field';
import { Section } from '../../ui/section';
import { showToast } from '../../ui/toast-store';
import { Refused } from './refused';
import { saveFile } from './save-file';
import { exportData } from './settings.queries';
import { useSettingsTexts } from './settings.texts';
import { wrongPassword } from './wrong-password';

const FILE_NAME = 'kalyanam-my-data.json';
const resolver = rulesResolver<ExportRequest>(EXPORT_RULES);

/** R31: everything kept about the member, behind her password. */
export function DataSection() {
  const texts = useSettingsTexts();
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<ExportRequest>({ resolver, defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    setFailed(null);
    try {
      const answer = await exportData(password);
      saveFile(FILE_NAME, JSON.stringify(answer, null, 2), 'application/json');
      form.reset();
      showToast(texts.downloaded);
    } catch (thrown) {
      if (wrongPassword(form, 'password', thrown)) return;
      if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });

  return (
    <Section title={texts.data}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p className="text-muted">{texts.dataLead}</p>
        <Refused error={failed} />
        <PasswordField
          label={texts.presentPassword}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Button type="submit" look="secondary" busy={isSubmitting} className="justify-self-start">
          {isSubmitting ? texts.downloading : texts.download}
        </Button>
      </form>
    </Section>
  );
}
