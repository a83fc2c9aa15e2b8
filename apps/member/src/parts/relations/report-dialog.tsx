import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import type { ReportAnswer, ReportRequest } from '@kalyanam/shared/contracts/profile-requests';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { REPORT_REASONS } from '@kalyanam/shared/base/vocabulary/report-reasons';
import { REPORT_RULES } from '@kalyanam/shared/topics/interests/report.rules';
import { readDraft, useKeptForm } from '../../session/kept-drafts';
import { api } from '../../session/session';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ChoiceGroup } from '../../ui/form/choice-group';
import { LongTextField } from '../../ui/form/long-text-field';
import { FailureNotice } from '../../ui/form/failure-notice';
import { useVocabulary } from '../../ui/texts/vocabulary';
import { showToast } from '../../ui/toast';
import { useRelationTexts } from './relations.en';
import { useCommonTexts } from '../../ui/texts/common.en';

interface Report {
  reason: string;
  description: string;
}

const EMPTY: Report = { reason: '', description: '' };

const resolver = rulesResolver<Report>(REPORT_RULES);

const reportProfile = (id: string, report: ReportRequest) => api.post<ReportAnswer>(ROUTES.reports(id), report);

interface ReportDialogProps {
  id: string;
  /** Chosen at first. */
  reason: string;
  open: boolean;
  onClose: () => void;
}

export function ReportDialog({ id, reason, open, onClose }: ReportDialogProps) {
  const texts = useRelationTexts().report;
  const common = useCommonTexts();
  const { broughtOptions } = useVocabulary();
  const formId = useId();
  const draftKey = `report:${id}`;
  const draft = readDraft(draftKey, EMPTY);
  const form = useForm<Report>({
    resolver,
    defaultValues: { reason: reason || draft.reason, description: draft.description },
  });
  const { errors } = form.formState;
  useKeptForm(draftKey, form, EMPTY);
  const description = useWatch({ control: form.control, name: 'description' });
  const sending = useMutation({
    mutationFn: (report: Report) => reportProfile(id, report as ReportRequest),
    onError: (thrown) => void applyServerErrors(form, thrown),
    onSuccess: () => {
      showToast(texts.reported);
      form.reset(EMPTY);
      onClose();
    },
  });
  const submit = form.handleSubmit((report) => sending.mutate(report));

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      foot={
        <Button type="submit" form={formId} busy={sending.isPending}>
          {sending.isPending ? common.sending : texts.send}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <p className="text-muted">{texts.lead}</p>
        <FailureNotice failed={sending.error} />
        <ChoiceGroup
          label={texts.reason}
          options={broughtOptions('reportReason', REPORT_REASONS)}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
        <LongTextField
          label={texts.description}
          hint={texts.descriptionHint}
          length={description.length}
          error={errors.description?.message}
          {...form.register('description')}
        />
      </form>
    </Dialog>
  );
}
