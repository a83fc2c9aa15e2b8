import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { REVEAL_RULES } from '@kalyanam/shared/team/admin.rules';
import type { DocumentKind } from '@kalyanam/shared/base/vocabulary/documents';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { said } from '../../../../ui/words/sentences';
import { useTexts } from '../verify.en';
import { reveal } from '../verify.queries';

interface Props {
  userId: string;
  kind: DocumentKind;
  title: string;
  onClose: () => void;
  onRevealed: (number: string) => void;
}

/** What the audit log reads, in the language of the log. */
const USUAL = {
  compare: 'Compare with the document',
  checksum: 'The checksum fails',
  duplicate: 'Possible duplicate',
} as const;
type Choice = keyof typeof USUAL | 'other';
const CHOICES: readonly Choice[] = ['compare', 'checksum', 'duplicate', 'other'];

/** R16: a number is revealed for a reason, which the audit log keeps. */
export function RevealDialog({ userId, kind, title, onClose, onRevealed }: Props) {
  const { reveal: texts, evidence } = useTexts();
  const [choice, setChoice] = useState<Choice>('compare');
  const [own, setOwn] = useState('');
  const [asked, setAsked] = useState(false);
  const reason = choice === 'other' ? own : USUAL[choice];
  const revealing = useMutation({
    mutationFn: () => reveal(userId, { kind, reason: reason.trim() }),
    onSuccess: ({ number }) => onRevealed(number),
  });
  const refusal = REVEAL_RULES.reason(reason, {});
  const problem = asked && refusal ? said(refusal) : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (refusal === null) revealing.mutate();
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={`reveal-${kind}`}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={`reveal-${kind}`}>{evidence.revealNumber(title)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>{texts.lead}</Typography>
          <FormControl>
            <FormLabel id={`reveal-why-${kind}`}>{texts.why}</FormLabel>
            <RadioGroup
              aria-labelledby={`reveal-why-${kind}`}
              value={choice}
              onChange={(_, value) => setChoice(CHOICES.find((one) => one === value) ?? 'other')}
            >
              {CHOICES.map((one) => (
                <FormControlLabel
                  key={one}
                  value={one}
                  label={texts.usual[one]}
                  control={<Radio size="small" autoFocus={one === 'compare'} />}
                />
              ))}
            </RadioGroup>
          </FormControl>
          {choice === 'other' && (
            <TextField
              label={texts.reason}
              autoFocus
              fullWidth
              value={own}
              error={problem !== null}
              helperText={problem ?? ' '}
              onChange={(event) => setOwn(event.target.value)}
              slotProps={{ htmlInput: { autoComplete: 'off' } }}
            />
          )}
          {revealing.isError && <Alert severity="error">{said(revealing.error.message)}</Alert>}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" loading={revealing.isPending}>
            {texts.act}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
