import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type BaseSyntheticEvent, type ReactNode, type SubmitEventHandler } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form';
import { showFailure } from '../feedback/problem-sentence';
import { draftOf, useDraft } from './drafts';

interface DraftForm<Form extends FieldValues> {
  /** The name of its draft. */
  name: string;
  /** What there is to type over. */
  begun: DefaultValues<Form>;
  resolver: Resolver<Form>;
  send: (values: Form) => Promise<void>;
  /** What did not happen, where it fails. */
  failed: string;
  onClose: () => void;
}

/** A form that keeps what is typed as a draft, and closes once it is sent; `dialog` is for its FormDialog. */
export function useDraftForm<Form extends FieldValues>(of: DraftForm<Form>) {
  const { name, begun, resolver, send, failed, onClose } = of;
  const form = useForm<Form>({ resolver, defaultValues: (draftOf<Form>(name) as DefaultValues<Form>) ?? begun });
  const draft = useDraft(name, form, begun);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
      draft.sent();
      onClose();
    } catch (thrown) {
      showFailure(form, thrown, failed);
    }
  });
  const onSubmit = (event: BaseSyntheticEvent) => void submit(event);
  return { form, draft, errors, dialog: { busy: isSubmitting, problem: errors.root?.message, onClose, onSubmit } };
}

interface Props {
  title: string;
  /** What the button does. */
  act: string;
  colour?: 'primary' | 'error';
  maxWidth?: 'sm' | 'lg';
  busy: boolean;
  /** The sentence of a try that failed. */
  problem?: string | null;
  children: ReactNode;
  onClose: () => void;
  onSubmit: SubmitEventHandler;
}

/** A form over the page. Escape closes it: the typed text must be kept as a draft. */
export function FormDialog({ title, act, colour = 'primary', maxWidth = 'sm', busy, problem, children, ...on }: Props) {
  const id = useId();
  return (
    <Dialog open onClose={on.onClose} fullWidth maxWidth={maxWidth} aria-labelledby={id}>
      <form noValidate onSubmit={on.onSubmit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {children}
          {problem && <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={on.onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color={colour} loading={busy}>
            {act}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
