import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { AdministratorAnswer, NewAdministratorRequest } from '@kalyanam/shared/admin/administrators';
import { ADMIN_ROLES } from '@kalyanam/shared/admin/roles';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';

import { NEW_ADMINISTRATOR_RULES } from '@kalyanam/shared/rules/admin.rules';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ChoiceGroup } from '../../ui/choice-group';
import { problemSentence } from '../../ui/problem-sentence';
import { createAdministrator } from './administrators.queries';
import { PasswordDialog } from './password-dialog';

const FAILED = 'The administrator could not be created';

export function CreateDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [made, setMade] = useState<AdministratorAnswer | null>(null);
  const form = useForm<NewAdministratorRequest>({
    resolver: rulesResolver(NEW_ADMINISTRATOR_RULES),
    defaultValues: { username: '', name: '', role: 'reviewer' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (administrator) => {
    try {
      setMade(await createAdministrator(administrator));
      void queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.administrators] });
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) {
        form.setError('root', { message: problemSentence(thrown, FAILED) });
      }
    }
  });

  if (made?.password) {
    return <PasswordDialog username={made.administrator.username} password={made.password} onClose={onClose} />;
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="create-administrator">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id="create-administrator">Create administrator</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            label="Username"
            autoFocus
            margin="dense"
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
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            Create
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
