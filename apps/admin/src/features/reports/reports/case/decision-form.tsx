import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { HOLD_RELEASES, REPORT_ACTIONS, REPORT_OUTCOMES, type ReportRow } from '@kalyanam/shared/team/reports';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { REPORT_DECISION_RULES } from '@kalyanam/shared/team/admin.rules';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { useQueryClient } from '@tanstack/react-query';
import { CANNED_OUTCOMES, usualMessage, type CannedOutcome } from '@kalyanam/shared/team/report-outcomes';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { LANGUAGES, type Language } from '@kalyanam/shared/base/vocabulary/status';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useOnline } from '@kalyanam/web/online';
import { reportPath } from '../../../../shell/paths';
import { CannedOutcomes } from './canned-outcomes';
import { ChoiceGroup } from '../../../../ui/form/choice-group';
import { decideInAMoment } from '../../../../ui/feedback/decide-later';
import { DraftNote, draftOf, forgetText, useDraft } from '../../../../ui/form/drafts';
import { byKey } from '../../../../ui/form/one-by-one';
import { useShortcuts } from '../../../../ui/form/shortcuts';
import {
  reportProblem,
  asDecision,
  asRequest,
  closedSentence,
  leavesHold,
  NO_DECISION,
  type ReportForm,
} from './report-form';
import { decideReport, reportKey } from '../reports.queries';

const resolve = rulesResolver<ReportForm>(REPORT_DECISION_RULES);

interface Props {
  report: ReportRow;
  /** Language of the reported member, who reads the message. */
  language: Language;
  /** The case that opens when this one is closed. */
  next: ReportRow | null;
}

export function DecisionForm({ report, language, next }: Props) {
  const { id, reason, reports, reported } = report;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const online = useOnline();
  const [canned, setCanned] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const form = useForm<ReportForm>({
    resolver: (values, ...others) => resolve(asDecision(values), ...others),
    defaultValues: draftOf<ReportForm>(reportKey(report)) ?? NO_DECISION,
  });
  const draft = useDraft(reportKey(report), form, NO_DECISION);
  const { errors } = form.formState;
  const [outcome, action] = useWatch({ control: form.control, name: ['outcome', 'action'] });
  const asksRelease = reported.accountStatus === 'on-hold' && leavesHold({ outcome, action });
  const told = outcome === 'upheld' && action !== '' && action !== 'none';

  const submit = form.handleSubmit((values) => {
    if (asksRelease && values.release === '') return form.setError('release', { message: MESSAGES.required });
    const key = reportKey(report);
    decideInAMoment({
      key,
      sentence: closedSentence(values, asksRelease),
      name: reported.name,
      send: async () => {
        await decideReport({ id, ...asRequest(values, asksRelease), seen: reports });
        // Until then the words come back with the case that they were written for.
        forgetText(key);
      },
      after: () => queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.reports] }),
      problem: reportProblem,
    });
    if (next) void navigate(reportPath(next.id), { state: { closed: id } });
  });

  const choose = (usual: CannedOutcome) => {
    const messageOf = (one: CannedOutcome) => usualMessage(one, reason, language);
    setCanned(usual.id);
    const typed = form.getValues('message');
    const own = typed.trim() !== '' && !CANNED_OUTCOMES.some((one) => messageOf(one) === typed);
    form.reset({
      ...form.getValues(),
      ...{ outcome: usual.outcome, action: usual.action, message: own ? typed : messageOf(usual) },
    });
    button.current?.focus();
  };
  const uphold = () => {
    form.setValue('outcome', 'upheld');
    // The actions are there with the next frame.
    setTimeout(() => form.setFocus('action'));
  };
  useShortcuts({ a: byKey(uphold) });

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
      <DraftNote draft={draft} />
      <CannedOutcomes chosen={canned} onChoose={choose} />
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
      <Button
        ref={button}
        type="submit"
        variant="outlined"
        color={action === 'hold' || action === 'suspend' ? 'error' : 'inherit'}
        disabled={!online}
        sx={{ justifySelf: 'start' }}
      >
        {reports === 1 ? 'Close the report' : `Close all ${reports} reports`}
      </Button>
    </Box>
  );
}
