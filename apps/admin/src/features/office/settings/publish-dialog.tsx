import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { LegalVersion, PublishTextRequest } from '@kalyanam/shared/team/legal-texts';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { LEGAL_KINDS, legalParts } from '@kalyanam/shared/topics/legal/legal-text';
import { LEGAL_TEXT_RULES } from '@kalyanam/shared/team/team-settings.rules';
import { alsoJudged } from '@kalyanam/shared/base/rule';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { DraftNote } from '../../../ui/form/drafts';
import { FormDialog, useDraftForm } from '../../../ui/form/form-dialog';
import { toast } from '../../../ui/feedback/toast';
import { LegalPage } from './legal-page';
import { legalTextsQuery, publishText } from './settings.queries';

/** As typed: each language as one text. */
type Form = Record<'version' | 'en' | 'te', string>;

const LANGUAGES = [
  {
    name: 'en',
    label: 'English',
    help: 'A line that begins with "# " is a heading; {email}, {site} and {documents} are filled in',
  },
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
  const { form, draft, errors, dialog } = useDraftForm<Form>({
    name: `legal text ${kind} ${version}`,
    begun: { version: '', en, te },
    resolver: (values, ...others) => resolve(asRequest(values) as unknown as Form, ...others),
    send: async () => {
      const { message } = await publishText(asRequest(form.getValues()));
      toast(message);
      void queries.invalidateQueries({ queryKey: legalTextsQuery.queryKey });
    },
    failed: 'The text could not be published',
    onClose,
  });
  const texts = useWatch({ control: form.control });

  return (
    <FormDialog title={`${labelOf(LEGAL_KINDS, kind)}: new version`} act="Publish" maxWidth="lg" {...dialog}>
      <DraftNote draft={draft} />
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
    </FormDialog>
  );
}
