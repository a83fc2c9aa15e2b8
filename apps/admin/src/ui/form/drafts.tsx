/** Forms that close without being sent keep what was typed until it is sent, cleared, or the page is reloaded. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { session } from '../../session/admin-session';

const kept = new Map<string, FieldValues>();

interface Draft {
  /** Whether the form began with what was typed before. */
  shown: boolean;
  clear: () => void;
}

/** Drafts are private, also where two administrators share a browser. */
const keyOf = (name: string): string => `${session.user()?.id} ${name}`;

export const draftOf = <Form extends FieldValues>(name: string): Form | undefined =>
  kept.get(keyOf(name)) as Form | undefined;

/** Called at a logout. */
export const forgetDrafts = (): void => kept.clear();

/**
 * Keeps what the form holds when it closes.
 * @param empty what there is to type over.
 */
export function useDraft<Form extends FieldValues>(
  name: string,
  form: UseFormReturn<Form>,
  empty: DefaultValues<Form>,
) {
  const sent = useRef(false);
  const [shown, setShown] = useState(() => draftOf(name) !== undefined);
  const keep = useEffectEvent(() => {
    const values = form.getValues();
    if (sent.current || JSON.stringify(values) === JSON.stringify(empty)) kept.delete(keyOf(name));
    else kept.set(keyOf(name), values);
  });
  useEffect(() => () => keep(), []);
  return {
    shown,
    clear: () => {
      form.reset(empty);
      setShown(false);
    },
    isSent: () => sent.current,
    /** What it held is no draft any more. */
    sent: () => {
      sent.current = true;
      kept.delete(keyOf(name));
    },
  };
}

/** One text that is kept until `forgetText`: of a question with a single field. */
export function useTypedText(name: string): [text: string, setText: (text: string) => void, draft: Draft] {
  const [text, setText] = useState(() => draftOf<{ text: string }>(name)?.text ?? '');
  const [shown, setShown] = useState(text !== '');
  const set = (typed: string) => {
    setText(typed);
    if (typed === '') forgetText(name);
    else kept.set(keyOf(name), { text: typed });
  };
  const clear = () => {
    set('');
    setShown(false);
  };
  return [text, set, { shown, clear }];
}

export const forgetText = (name: string): void => void kept.delete(keyOf(name));

export const DraftNote = ({ draft }: { draft: Draft }) =>
  draft.shown && (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={draft.clear}>
          Clear
        </Button>
      }
    >
      What you typed before is still here.
    </Alert>
  );
