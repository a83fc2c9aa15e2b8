import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { GOTHRA_LIMITS } from '@kalyanam/shared/topics/gothras/gothras';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { useForm } from 'react-hook-form';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { DraftNote, draftOf, useDraft } from '../../../ui/form/drafts';
import { FormDialog } from '../../../ui/form/form-dialog';
import { showFailure } from '../../../ui/feedback/problem-sentence';
import { useDecisions } from './decisions';
import type { DecisionRequest, List, UnlistedRow } from './list';

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

const formOf = ({ kinds }: List, { key, text }: UnlistedRow): DecisionRequest => ({
  key,
  act: 'add',
  en: isLatin(text) ? text : '',
  te: isLatin(text) ? '' : text,
  slug: isLatin(text) ? slugOf(text) : '',
  ...(kinds && { kind: kinds.first }),
});

interface Props {
  list: List;
  row: UnlistedRow;
  onClose: () => void;
}

/** The text is one of its own. */
export function AddDialog({ list, row, onClose }: Props) {
  const { one, says, rules, kinds } = list;
  const { decide } = useDecisions(list);
  const name = `${one} ${row.key}`;
  const form = useForm<DecisionRequest>({
    resolver: rulesResolver<DecisionRequest>(rules),
    defaultValues: draftOf<DecisionRequest>(name) ?? formOf(list, row),
  });
  const draft = useDraft(name, form, formOf(list, row));
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ en, te, slug, kind }) => {
    try {
      await decide({ key: row.key, act: 'add', en, te, slug, ...(kinds && { kind }) });
      draft.sent();
      onClose();
    } catch (thrown) {
      showFailure(form, thrown, `The ${one} could not be added`);
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
      <Typography sx={{ color: 'text.secondary' }}>{says.adding}</Typography>
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
      {kinds && <ChoiceGroup legend={kinds.legend} options={kinds.options} control={form.control} name="kind" />}
    </FormDialog>
  );
}
