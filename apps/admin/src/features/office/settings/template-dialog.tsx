import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  fillTemplate,
  TEMPLATE_LIMITS,
  TEMPLATE_PURPOSES,
  type ReplyTemplate,
  type TemplateRequest,
} from '@kalyanam/shared/team/templates';
import { TEMPLATE_RULES } from '@kalyanam/shared/team/team-settings.rules';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useAdmin } from '../../../session/admin-session';
import { templatesQuery } from '../../../session/team-settings';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { DraftNote } from '../../../ui/form/drafts';
import { FormDialog, useDraftForm } from '../../../ui/form/form-dialog';
import { toast } from '../../../ui/feedback/toast';
import { saveTemplate } from './settings.queries';

const NEW: TemplateRequest = { purpose: 'reject', title: '', en: '', te: '' };
const LANGUAGES = [
  { name: 'en', label: 'English', example: 'Lakshmi Reddy' },
  { name: 'te', label: 'Telugu', example: 'లక్ష్మి రెడ్డి' },
] as const;

interface Props {
  /** Null for a new one. */
  template: ReplyTemplate | null;
  onClose: () => void;
}

export function TemplateDialog({ template, onClose }: Props) {
  const queries = useQueryClient();
  const reviewer = useAdmin()?.name ?? '';
  const { form, draft, errors, dialog } = useDraftForm<TemplateRequest>({
    name: `template ${template?.id ?? 'new'}`,
    begun: template ?? NEW,
    resolver: rulesResolver<TemplateRequest>(TEMPLATE_RULES),
    send: async ({ purpose, title, en, te }) => {
      const { message } = await saveTemplate(template?.id ?? null, { purpose, title, en, te });
      toast(message);
      void queries.invalidateQueries({ queryKey: templatesQuery.queryKey });
    },
    failed: 'The template could not be saved',
    onClose,
  });
  const texts = useWatch({ control: form.control });

  return (
    <FormDialog title={template ? 'Change template' : 'New template'} act="Save" {...dialog}>
      <DraftNote draft={draft} />
      <TextField
        label="Title"
        autoFocus
        margin="dense"
        error={Boolean(errors.title)}
        helperText={errors.title?.message ?? 'Only the team sees it'}
        slotProps={{ htmlInput: { maxLength: TEMPLATE_LIMITS.title, autoComplete: 'off' } }}
        {...form.register('title')}
      />
      <ChoiceGroup legend="Used for" options={TEMPLATE_PURPOSES} control={form.control} name="purpose" />
      {LANGUAGES.map(({ name, label, example }) => (
        <div key={name}>
          <TextField
            label={label}
            fullWidth
            multiline
            minRows={3}
            error={Boolean(errors[name])}
            helperText={errors[name]?.message ?? '{name} and {reviewer} are filled in'}
            slotProps={{ htmlInput: { maxLength: TEMPLATE_LIMITS.text, lang: name } }}
            {...form.register(name)}
          />
          {texts[name]?.includes('{') && !errors[name] && (
            <Typography lang={name} sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {fillTemplate(texts[name], { name: example, reviewer })}
            </Typography>
          )}
        </div>
      ))}
    </FormDialog>
  );
}
