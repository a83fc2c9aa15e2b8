import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { AssistedEntryAnswer } from '@kalyanam/shared/team/assisted';
import { FIELD_NAMES } from '@kalyanam/shared/topics/profile/fields';
import { LANGUAGES } from '@kalyanam/shared/base/vocabulary/status';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { userPath } from '../../../shell/paths';
import { showFailure } from '../../../ui/feedback/problem-sentence';
import { HALVES, PageFrame } from '../../../ui/list/page';
import { Panel } from '../../../ui/list/panel';
import { toast } from '../../../ui/feedback/toast';
import {
  type AssistedContext,
  EMPTY_ASSISTED,
  entryRequest,
  phoneOf,
  assistedResolver,
  type AssistedForm,
  enterMember,
  sendReadBackCode,
} from './assisted-form';
import { Input, ProfileInput } from './profile-inputs';

/** A profile that the team fills in with the candidate on the phone. */
export function Page() {
  const [entered, setEntered] = useState<AssistedEntryAnswer | null>(null);
  return (
    <PageFrame
      title="Register by phone"
      lead="For someone who cannot register alone: they listen, and read the code back if they agree"
    >
      {entered ? (
        <Alert
          severity="success"
          action={
            <Button color="inherit" onClick={() => setEntered(null)}>
              Register another
            </Button>
          }
        >
          {`${entered.message} The profile of `}
          <Link component={RouterLink} to={userPath(entered.userId)} translate="no">
            {entered.name}
          </Link>{' '}
          stays hidden until they open the link in that email and keep it.
        </Alert>
      ) : (
        <EntryForm onEntered={setEntered} />
      )}
    </PageFrame>
  );
}

function EntryForm({ onEntered }: { onEntered: (entered: AssistedEntryAnswer) => void }) {
  const [sentTo, setSentTo] = useState<{ ticket: string; phone: string } | null>(null);
  const [sending, setSending] = useState(false);
  const form = useForm<AssistedForm, AssistedContext>({
    resolver: assistedResolver,
    context: { codeSent: sentTo !== null },
    defaultValues: EMPTY_ASSISTED,
  });
  const { errors, isSubmitting } = form.formState;
  const send = async () => {
    setSending(true);
    form.clearErrors();
    try {
      const phone = phoneOf(form.getValues());
      const answer = await sendReadBackCode({ phone, language: form.getValues('language') });
      setSentTo({ ticket: answer.ticket, phone });
      toast('Code sent');
    } catch (thrown) {
      showFailure(form, thrown, 'Failed to send the code');
    } finally {
      setSending(false);
    }
  };
  const save = form.handleSubmit(async (values) => {
    try {
      onEntered(await enterMember(entryRequest(values, sentTo?.ticket ?? '')));
    } catch (thrown) {
      showFailure(form, thrown, 'Failed to save the profile');
    }
  });
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          form.setValue('phone', phoneOf(form.getValues()));
          void save(event);
        }}
        sx={{ display: 'grid', gap: 2, maxWidth: 900 }}
      >
        <Panel title="1. The candidate on the phone">
          <Box sx={HALVES}>
            <Input path="phone" label="The candidate’s own mobile number" kind="line" />
            <Input path="language" label="Language" kind="line" options={LANGUAGES} />
          </Box>
          <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Button variant="outlined" loading={sending} onClick={() => void send()}>
              {sentTo ? 'Send another code' : 'Send the code'}
            </Button>
            {sentTo && <Box role="status">{`A code is on its way to ${sentTo.phone}. It is valid for an hour.`}</Box>}
          </Box>
        </Panel>
        <Panel title="2. Their details">
          <Box sx={HALVES}>
            {FIELD_NAMES.map((field) => (
              <ProfileInput key={field} field={field} />
            ))}
            <Input path="email" label="Email: we send all of this there" kind="line" />
          </Box>
        </Panel>
        <Panel title="3. The code they read back">
          <Box sx={{ display: 'grid', gap: 2, maxWidth: 320 }}>
            <Input path="code" label="Code" kind="line" />
          </Box>
          {errors.root?.message && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {errors.root.message}
            </Alert>
          )}
          <Button type="submit" variant="contained" loading={isSubmitting} sx={{ mt: 2 }}>
            Save the profile
          </Button>
        </Panel>
      </Box>
    </FormProvider>
  );
}
