import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { AdministratorAnswer, NewAdministratorRequest } from '@kalyanam/shared/team/administrators';
import { ADMIN_ROLES } from '@kalyanam/shared/team/roles';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { NEW_ADMINISTRATOR_RULES } from '@kalyanam/shared/team/admin.rules';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { DraftNote, draftOf, useDraft } from '../../../ui/form/drafts';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useOnce } from '../../../ui/form/once';
import { createAdministrator } from './administrators.queries';
import { PasswordDialog } from './password-dialog';
import { showFailure } from '../../../ui/feedback/problem-sentence';

const DRAFT = 'administrator';
const EMPTY: NewAdministratorRequest = { username: '', name: '', role: 'reviewer' };
const FAILED = 'The administrator could not be created';

export function CreateAdministrator({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [made, setMade] = useState<AdministratorAnswer | null>(null);
  const form = useForm<NewAdministratorRequest>({
    resolver: rulesResolver(NEW_ADMINISTRATOR_RULES),
    defaultValues: draftOf<NewAdministratorRequest>(DRAFT) ?? EMPTY,
  });
  const draft = useDraft(DRAFT, form, EMPTY);
  const { errors, isSubmitting } = form.formState;

  const submit = useOnce(
    form.handleSubmit(async (administrator) => {
      try {
        setMade(await createAdministrator(administrator));
        draft.sent();
        void queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.administrators] });
      } catch (thrown) {
        showFailure(form, thrown, FAILED);
      }
    }),
    draft.isSent,
  );

  if (made?.password) {
    return <PasswordDialog username={made.administrator.username} password={made.password} onClose={onClose} />;
  }
  return (
    <FormDrawer
      title="Create administrator"
      lead="You get a password to hand over; it is shown once."
      // Closed now, the password that is on its way would never be read.
      onClose={isSubmitting ? () => undefined : onClose}
    >
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        <DraftNote draft={draft} />
        <TextField
          label="Username"
          autoFocus
          error={Boolean(errors.username)}
          helperText={errors.username?.message}
          slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } }}
          {...form.register('username')}
        />
        <TextField
          label="Name"
          error={Boolean(errors.name)}
          helperText={errors.name?.message}
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
          {...form.register('name')}
        />
        <ChoiceGroup legend="Role" options={ADMIN_ROLES} control={form.control} name="role" />
        {errors.root?.message && <Alert severity="error">{errors.root.message}</Alert>}
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
            Create
          </Button>
          <Button size="large" disabled={isSubmitting} onClick={onClose}>
            Cancel
          </Button>
        </Box>
      </Box>
    </FormDrawer>
  );
}
