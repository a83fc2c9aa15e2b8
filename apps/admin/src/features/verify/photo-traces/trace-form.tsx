import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import type { PhotoTraceAnswer } from '@kalyanam/shared/team/photo-traces';
import { MEMBER_CODE_TYPED } from '@kalyanam/shared/topics/account/member-code';
import { isApiError } from '@kalyanam/web/api-error';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { UploadIcon } from '../../../ui/list/icons';
import { useOnce } from '../../../ui/form/once';
import { memberRefusal, ownerOf, pictureRefusal, trace, TRACED_TYPES, traceProblem } from './trace';

const NOBODY = 'No member with this number';
/** The next picture may be traced with the same form. */
const NEVER_LAST = () => false;

interface Refusals {
  member?: string | null;
  picture?: string | null;
}

/** The chosen file stays when it is refused. */
export function TraceForm({ onAnswer }: { onAnswer: (answer: PhotoTraceAnswer | null) => void }) {
  const [params] = useSearchParams();
  const [member, setMember] = useState(params.get('member') ?? '');
  const [picture, setPicture] = useState<File | null>(null);
  const [refused, setRefused] = useState<Refusals>({});
  const field = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const pictureProblem = useId();
  const tracing = useMutation({
    mutationFn: async (file: File) => {
      const owner = await ownerOf(member);
      if (owner === null) setRefused({ member: NOBODY });
      return owner === null ? null : trace(owner, file);
    },
    onMutate: () => onAnswer(null),
    onSuccess: onAnswer,
    onError: (thrown) => {
      if (isApiError(thrown)) setRefused({ picture: thrown.fields['picture'] ?? null });
    },
  });
  const submit = useOnce(async () => {
    const refusals = { member: memberRefusal(member), picture: pictureRefusal(picture) };
    setRefused(refusals);
    if (refusals.member) field.current?.focus();
    else if (refusals.picture) choose.current?.focus();
    // The problem is shown below.
    else if (picture) await tracing.mutateAsync(picture).catch(() => undefined);
  }, NEVER_LAST);
  /** A result or a problem belongs to the sent picture, and disappears with its first change. */
  const changed = () => {
    onAnswer(null);
    tracing.reset();
  };
  return (
    <Paper
      variant="outlined"
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <TextField
        label="Profile ID"
        value={member}
        inputRef={field}
        disabled={tracing.isPending}
        error={Boolean(refused.member)}
        helperText={refused.member ?? 'Of the member whose photo it is, for example 4821390K'}
        slotProps={{ htmlInput: { maxLength: MEMBER_CODE_TYPED, autoComplete: 'off', spellCheck: false } }}
        onChange={({ target }) => {
          setMember(target.value);
          changed();
        }}
      />
      <Box>
        <Button
          ref={choose}
          variant="outlined"
          startIcon={<UploadIcon />}
          disabled={tracing.isPending}
          aria-describedby={refused.picture ? pictureProblem : undefined}
          onClick={() => picker.current?.click()}
        >
          {picture ? 'Choose another picture' : 'Choose the picture'}
        </Button>
        {picture && <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>{picture.name}</Box>}
        <FormHelperText id={pictureProblem} error={Boolean(refused.picture)} sx={{ overflowWrap: 'anywhere' }}>
          {refused.picture ?? 'JPEG, PNG or WebP, as large as it was found. It is compared and not kept.'}
        </FormHelperText>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label="Picture"
          accept={TRACED_TYPES.join(',')}
          onChange={({ target }) => {
            setPicture(target.files?.[0] ?? picture);
            setRefused((before) => ({ ...before, picture: null }));
            changed();
          }}
        />
      </Box>
      {tracing.isError && <Alert severity="error">{traceProblem(tracing.error)}</Alert>}
      <Button type="submit" variant="contained" size="large" loading={tracing.isPending}>
        Trace
      </Button>
    </Paper>
  );
}
