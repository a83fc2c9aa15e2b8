import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import { fillTemplate } from '@kalyanam/shared/team/templates';
import { QUESTION_RULES } from '@kalyanam/shared/team/admin.rules';
import { useState, type FormEvent } from 'react';
import { useAdmin } from '../../../../session/admin-session';
import { useTemplates } from '../../../../session/team-settings';
import { said } from '../../../../ui/words/sentences';
import { keepNote, questionTo, useNote } from '../decision/notes';
import { useQueueTexts } from './queue.en';
import { useAsk } from './use-case-acts';

interface Props {
  user: PendingVerification;
  onClose: () => void;
}

/** Asks the member about their case; a template in either language follows what is typed, which outlives the dialog. */
export function AskDialog({ user, onClose }: Props) {
  const texts = useQueueTexts();
  const templates = useTemplates('question');
  const values = { name: user.name, reviewer: useAdmin()?.name ?? '' };
  const kept = questionTo(user.userId);
  const question = useNote(kept);
  const [inserted, setInserted] = useState('');
  const [tried, setTried] = useState(false);
  const asking = useAsk();
  const refusal = QUESTION_RULES.question(question, {});
  const wrong = tried && typeof refusal === 'string' ? said(refusal) : null;
  const begin = (chosen: string) => {
    const [id, language] = chosen.split(' ');
    const template = templates.find((one) => one.id === id);
    if (!template) return;
    const text = fillTemplate(language === 'te' ? template.te : template.en, values);
    const own = inserted && question.endsWith(inserted) ? question.slice(0, -inserted.length) : question;
    keepNote(kept, [own.trimEnd(), text].filter(Boolean).join('\n'));
    setInserted(text);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (refusal !== null || asking.isPending) return;
    const sent = () => {
      keepNote(kept, '');
      onClose();
    };
    asking.mutate({ userId: user.userId, caseId: user.caseId, question: question.trim() }, { onSuccess: sent });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="ask-title">
      <form noValidate onSubmit={send}>
        <DialogTitle id="ask-title">{texts.askTitle(user.name)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>{texts.askLead}</Typography>
          {templates.length > 0 && (
            <TextField
              select
              label={texts.template}
              defaultValue=""
              onChange={(event) => begin(event.target.value)}
              slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            >
              <option value="">{texts.noTemplate}</option>
              {templates.map(({ id, title, te }) => [
                <option key={id} value={`${id} en`}>{`${title} (${texts.english})`}</option>,
                te && <option key={`${id} te`} value={`${id} te`}>{`${title} (${texts.telugu})`}</option>,
              ])}
            </TextField>
          )}
          <TextField
            multiline
            minRows={3}
            autoFocus
            label={texts.question}
            value={question}
            error={wrong !== null}
            helperText={wrong ?? texts.left(TEAM_LIMITS.questions.length - question.length)}
            onChange={(event) => keepNote(kept, event.target.value)}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" loading={asking.isPending}>
            {texts.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
