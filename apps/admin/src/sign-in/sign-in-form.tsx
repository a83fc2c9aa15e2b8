import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { ADMIN_LOGIN_RULES } from '@kalyanam/shared/team/admin.rules';
import { isApiError } from '@kalyanam/web/api-error';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { signIn } from '../session/admin-session';
import { CodeStep } from './code-step';
import { PasswordField } from './password-field';

const UNREACHABLE = `${MESSAGES.anErrorOccurred}. The server could not be reached; please try again.`;

/** Section 8: the server's message or 'Login failed'; of any other failure its message, else the last sentence. */
function loginProblem(thrown: unknown): string {
  if (isApiError(thrown)) {
    if (thrown.code === 'network') return UNREACHABLE;
    return thrown.code === 'unexpected' ? 'Login failed' : thrown.message || 'Login failed';
  }
  return (thrown instanceof Error && thrown.message) || MESSAGES.invalidCredentials;
}

/** The password was right; a code of the authenticator app is wanted, or was not right. */
const wantsCode = (thrown: unknown): boolean =>
  isApiError(thrown) && (thrown.code === 'second-factor-needed' || thrown.code === 'second-factor-wrong');

interface Props {
  username?: string;
  onSignedIn: () => void;
}

interface Credentials {
  username: string;
  password: string;
  /** Problem of the second step; empty in the first. */
  code: string;
}

/** Username and password, then a code or a recovery code, if the administrator has a second factor. */
export function SignInForm({ username = '', onSignedIn }: Props) {
  const [second, setSecond] = useState(false);
  const form = useForm<Credentials>({
    resolver: rulesResolver(ADMIN_LOGIN_RULES),
    reValidateMode: 'onSubmit',
    defaultValues: { username, password: '', code: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const incomplete = Boolean(errors.username ?? errors.password);
  const problem = incomplete ? ADMIN_MESSAGES.adminLogin : errors.root?.message;

  const submit = form.handleSubmit(async ({ code, ...credentials }) => {
    try {
      await signIn(second && code ? { ...credentials, code } : credentials);
      onSignedIn();
    } catch (thrown) {
      const step = wantsCode(thrown);
      if (!step || second) form.setError('root', { message: loginProblem(thrown) });
      setSecond(step);
      if (!step) form.setFocus('password', { shouldSelect: true });
      else if (second) form.setFocus('code', { shouldSelect: true });
    }
  });

  const startOver = () => {
    form.reset({ username: form.getValues('username'), password: '', code: '' });
    setSecond(false);
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      {second ? (
        <CodeStep field={form.register('code')} />
      ) : (
        <>
          <TextField
            label="Username"
            fullWidth
            autoFocus={!username}
            error={Boolean(errors.username)}
            slotProps={{ htmlInput: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false } }}
            {...form.register('username')}
          />
          <PasswordField
            autoFocus={Boolean(username)}
            invalid={Boolean(errors.password)}
            field={form.register('password')}
          />
        </>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        Login
      </Button>
      {second && <Button onClick={startOver}>Use another account</Button>}
    </Stack>
  );
}
