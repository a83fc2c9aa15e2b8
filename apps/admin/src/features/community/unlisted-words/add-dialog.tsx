import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { GOTHRA_LIMITS } from '@kalyanam/shared/topics/gothras/gothras';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { DraftNote } from '../../../ui/form/drafts';
import { FormDialog, useDraftForm } from '../../../ui/form/form-dialog';
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
  const { form, draft, errors, dialog } = useDraftForm<DecisionRequest>({
    name: `${one} ${row.key}`,
    begun: formOf(list, row),
    resolver: rulesResolver<DecisionRequest>(rules),
    send: ({ en, te, slug, kind }) => decide({ key: row.key, act: 'add', en, te, slug, ...(kinds && { kind }) }),
    failed: `The ${one} could not be added`,
    onClose,
  });

  return (
    <FormDialog title={`Add “${row.text}” to the list`} act="Add" {...dialog}>
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
