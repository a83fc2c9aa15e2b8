import TextField from '@mui/material/TextField';
import { LIMITS } from '@kalyanam/shared/base/limits';
import type { Judge } from '@kalyanam/shared/base/rule';
import { useRef, useState } from 'react';
import { DraftNote, useTypedText } from './drafts';

/**
 * A text that an act asks for in a dialog.
 * @param name what is typed is kept under it until `forgetText`.
 */
export function useReason(name: string, rule: Judge) {
  const [text, setText, draft] = useTypedText(name);
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const refusal = rule(text, {});
  return {
    text,
    setText,
    draft,
    field,
    /** Said once the user has tried to go on. */
    refusal: asked ? refusal : null,
    required: rule('', {}) !== null,
    /** Whether the act may go on; otherwise the field says why not. */
    passes: (): boolean => {
      setAsked(true);
      if (refusal !== null) field.current?.focus();
      return refusal === null;
    },
  };
}

interface Props {
  reason: ReturnType<typeof useReason>;
  label: string;
  /** The longest text that the rule passes. */
  most?: number;
  autoFocus?: boolean;
  minRows?: number;
}

export const ReasonField = ({ reason, label, most = LIMITS.notesLength, autoFocus = false, minRows = 3 }: Props) => {
  const { text, draft, field, refusal } = reason;
  const clear = () => {
    draft.clear();
    field.current?.focus();
  };
  return (
    <>
      <DraftNote draft={{ ...draft, clear }} />
      <TextField
        label={label}
        inputRef={field}
        autoFocus={autoFocus}
        required={reason.required}
        fullWidth
        multiline
        minRows={minRows}
        value={text}
        error={refusal !== null}
        helperText={refusal ?? `${most - text.length} left`}
        onChange={(event) => reason.setText(event.target.value)}
      />
    </>
  );
};
