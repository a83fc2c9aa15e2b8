import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { GOTHRA_KINDS, type GothraDecisionRequest, type GothraQueueRow } from '@kalyanam/shared/admin/gothras';
import { GOTHRA_LIMITS } from '@kalyanam/shared/gothras/limits';
import { LIMITS } from '@kalyanam/shared/limits';
import { GOTHRA_DECISION_RULES } from '@kalyanam/shared/rules/gothra-queue.rules';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { useForm } from 'react-hook-form';
import { ChoiceGroup } from '../../ui/choice-group';
import { DraftNote, draftOf, useDraft } from '../../ui/drafts';
import { FormDialog } from '../../ui/form-dialog';
import { showFailure } from '../../ui/form-failure';
import { useGothraDecisions } from './gothras.queries';

const FAILED = 'The gothra could not be added';
const FIELDS = [
  { name: 'en', label: 'Name in English', lang: 'en', most: LIMITS.shortTextLength, hint: 'As members will see it' },
  { name: 'te', label: 'Name in Telugu', lang: 'te', most: LIMITS.shortTextLength, hint: 'As members will see it' },
  { name: 'slug', label: 'Id', lang: 'en', most: GOTHRA_LIMITS.slugLength, hint: 'Small letters and underscores' },
] as const;

const isLatin = (text: string): boolean => /^[A-Za-z]/.test(text);
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]/g, '_')
    .slice(0, GOTHRA_LIMITS.slugLength);

const formOf = ({ key, text }: GothraQueueRow): GothraDecisionRequest => ({
  key,
  act: 'add',
  en: isLatin(text) ? text : '',
  te: isLatin(text) ? '' : text,
  slug: isLatin(text) ? slugOf(text) : '',
  kind: 'house',
});

/** The text is a gothra of its own. */
export function AddDialog({ row, onClose }: { row: GothraQueueRow; onClose: () => void }) {
  const { decide } = useGothraDecisions();
  const name = `gothra ${row.key}`;
  const form = useForm<GothraDecisionRequest>({
    resolver: rulesResolver<GothraDecisionRequest>(GOTHRA_DECISION_RULES),
    defaultValues: draftOf<GothraDecisionRequest>(name) ?? formOf(row),
  });
  const draft = useDraft(name, form, formOf(row));
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ en, te, slug, kind }) => {
    try {
      await decide({ key: row.key, act: 'add', en, te, slug, kind });
      draft.sent();
      onClose();
    } catch (thrown) {
      showFailure(form, thrown, FAILED);
    }
  });

  return (
    <FormDialog
      title={`Add “${row.text}” to the list`}
      act="Add"
      busy={isSubmitting}
      problem={errors.root?.message}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Everyone can choose it from then on, and the families who wrote it are told.
      </Typography>
      <DraftNote draft={draft} />
      {FIELDS.map(({ name: field, label, lang, most, hint }, place) => (
        <TextField
          key={field}
          label={label}
          autoFocus={place === 0}
          margin="dense"
          error={Boolean(errors[field])}
          helperText={errors[field]?.message ?? hint}
          slotProps={{ htmlInput: { maxLength: most, autoComplete: 'off', lang } }}
          {...form.register(field)}
        />
      ))}
      <ChoiceGroup legend="Named after" options={KINDS} control={form.control} name="kind" />
    </FormDialog>
  );
}

const NAMED_AFTER = { rishi: 'A rishi', house: 'A house or family' } as const;
const KINDS = GOTHRA_KINDS.map(({ value }) => ({ value, label: NAMED_AFTER[value] }));
