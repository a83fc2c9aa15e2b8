import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { HOLD_RELEASES, REPORT_ACTIONS, REPORT_OUTCOMES, type ReportRow } from '@kalyanam/shared/admin/reports';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { REPORT_DECISION_RULES } from '@kalyanam/shared/rules/admin.rules';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import { useQueryClient } from '@tanstack/react-query';
import { usualMessage, type CannedOutcome } from '@kalyanam/shared/admin/report-outcomes';
import { labelOf } from '@kalyanam/shared/vocabulary/option';
import { LANGUAGES, type Language } from '@kalyanam/shared/vocabulary/status';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { reportPath } from '../../../shell/paths';
import { CannedOutcomes } from './canned-outcomes';
import { toast } from '../../../ui/toast';
import { ChoiceGroup } from '../../../ui/choice-group';
import { reportProblem, asDecision, asRequest, leavesHold, NO_DECISION, type ReportForm } from './report-form';
import { decideReport } from '../reports.queries';

const resolve = rulesResolver<ReportForm>(REPORT_DECISION_RULES);

interface Props {
  report: ReportRow;
  /** Of the reported member, who reads the message. */
  language: Language;
  /** The case that opens when this one is closed. */
  next: ReportRow | null;
}

export function DecisionForm({ report: { id, reason, reports, reported }, language, next }: Props) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [canned, setCanned] = useState<{ id: string; message: string } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const form = useForm<ReportForm>({
    resolver: (values, ...others) => resolve(asDecision(values), ...others),
    defaultValues: NO_DECISION,
  });
  const { errors, isSubmitting } = form.formState;
  const [outcome, action] = useWatch({ control: form.control, name: ['outcome', 'action'] });
  const asksRelease = reported.accountStatus === 'on-hold' && leavesHold({ outcome, action });
  const told = outcome === 'upheld' && action !== '' && action !== 'none';

  const submit = form.handleSubmit(async (values) => {
    try {
      const { message } = await decideReport({ id, ...asRequest(values, asksRelease), seen: reports });
      toast(`${message}: ${reported.name}`);
      if (next) await navigate(reportPath(next.id), { state: { closed: id } });
      await queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.reports] });
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) form.setError('root', { message: reportProblem(thrown) });
    }
  });

  const choose = (usual: CannedOutcome) => {
    const message = usualMessage(usual, reason, language);
    setCanned({ id: usual.id, message });
    const typed = form.getValues('message');
    const own = typed.trim() !== '' && typed !== canned?.message;
    form.reset({
      ...form.getValues(),
      ...{ outcome: usual.outcome, action: usual.action, message: own ? typed : message },
    });
    button.current?.focus();
  };

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
      <CannedOutcomes chosen={canned?.id ?? null} onChoose={choose} />
      <ChoiceGroup legend="Outcome" options={REPORT_OUTCOMES} control={form.control} name="outcome" />
      {outcome === 'upheld' && (
        <ChoiceGroup legend="Action" options={REPORT_ACTIONS} control={form.control} name="action" />
      )}
      {asksRelease && (
        <ChoiceGroup
          legend="The profile is on hold. Release the hold?"
          options={HOLD_RELEASES}
          control={form.control}
          name="release"
        />
      )}
      {told && (
        <TextField
          label="What the reported member reads"
          multiline
          minRows={2}
          error={Boolean(errors.message)}
          helperText={
            errors.message?.message ?? `Never name the member who reported. Reads ${labelOf(LANGUAGES, language)}.`
          }
          {...form.register('message')}
        />
      )}
      <TextField
        label="Notes for the team"
        multiline
        minRows={2}
        error={Boolean(errors.notes)}
        helperText={errors.notes?.message}
        {...form.register('notes')}
      />
      {errors.root?.message && <Alert severity="error">{errors.root.message}</Alert>}
      <Button ref={button} type="submit" variant="contained" loading={isSubmitting} sx={{ justifySelf: 'start' }}>
        {reports === 1 ? 'Close the report' : `Close all ${reports} reports`}
      </Button>
    </Box>
  );
}
