import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { LegalVersion, PublishTextRequest } from '@kalyanam/shared/admin/legal-texts';
import { ADMIN_MESSAGES } from '@kalyanam/shared/admin/messages';
import { dateInIndia } from '@kalyanam/shared/india-time';
import { LEGAL_KINDS, legalParts } from '@kalyanam/shared/legal/legal-text';
import { LEGAL_TEXT_RULES } from '@kalyanam/shared/rules/team-settings.rules';
import { alsoJudged } from '@kalyanam/shared/rules/rule';
import { labelOf } from '@kalyanam/shared/vocabulary/option';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { problemSentence } from '../../ui/problem-sentence';
import { toast } from '../../ui/toast';
import { LegalPage } from './legal-page';
import { legalTextsQuery, publishText } from './settings.queries';

/** As typed: each language as one text. */
type Form = Record<'version' | 'en' | 'te', string>;

const FAILED = 'The text could not be published';
const LANGUAGES = [
  { name: 'en', label: 'English', help: 'A line that begins with "# " is a heading; {email} and {site} are filled in' },
  { name: 'te', label: 'Telugu', help: 'Left empty, the page is in English only' },
] as const;
const today = (): string => dateInIndia(new Date());

interface Props {
  /** What the new version begins with. */
  newest: LegalVersion;
  onClose: () => void;
}

export function PublishDialog({ newest: { kind, version, en, te }, onClose }: Props) {
  const queries = useQueryClient();
  const asRequest = (form: Form): PublishTextRequest => ({
    kind,
    version: form.version,
    en: legalParts(form.en),
    te: legalParts(form.te),
  });
  const resolve = rulesResolver<Form>({
    ...LEGAL_TEXT_RULES,
    version: alsoJudged(LEGAL_TEXT_RULES.version, (day) => {
      if ((day as string) < today()) return ADMIN_MESSAGES.legalDay;
      return (day as string) > version ? null : ADMIN_MESSAGES.legalLater;
    }),
  });
  const form = useForm<Form>({
    resolver: (values, ...others) => resolve(asRequest(values) as unknown as Form, ...others),
    defaultValues: { version: '', en, te },
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const texts = useWatch({ control: form.control });

  const submit = form.handleSubmit(async () => {
    try {
      const { message } = await publishText(asRequest(form.getValues()));
      toast(message);
      void queries.invalidateQueries({ queryKey: legalTextsQuery.queryKey });
      onClose();
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0)
        form.setError('root', { message: problemSentence(thrown, FAILED) });
    }
  });

  return (
    <Dialog
      open
      onClose={(_event, by) => (isDirty && by === 'backdropClick') || onClose()}
      fullWidth
      maxWidth="lg"
      aria-labelledby="publish-title"
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id="publish-title">{labelOf(LEGAL_KINDS, kind)}: new version</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            label="In force from"
            type="date"
            margin="dense"
            error={Boolean(errors.version)}
            helperText={errors.version?.message ?? 'Who registers from this day on agrees to this version'}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
            sx={{ justifySelf: 'start' }}
            {...form.register('version')}
          />
          {LANGUAGES.map(({ name, label, help }) => (
            <Box key={name} sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
              <TextField
                label={label}
                multiline
                minRows={8}
                maxRows={18}
                error={Boolean(errors[name])}
                helperText={errors[name]?.message ?? help}
                slotProps={{ htmlInput: { lang: name } }}
                {...form.register(name)}
              />
              <Box
                role="region"
                aria-label={`${label}, as members read it`}
                tabIndex={0}
                sx={{ maxHeight: 460, overflowY: 'auto', p: 2, borderRadius: 1, bgcolor: 'background.default' }}
              >
                <LegalPage text={texts[name] ?? ''} language={name} />
              </Box>
            </Box>
          ))}
          {errors.root?.message && <Alert severity="error">{errors.root.message}</Alert>}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            Publish
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
