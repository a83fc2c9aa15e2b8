import Button from '@mui/material/Button';
import { useLogout } from './use-logout';

export function LogoutButton() {
  const { isPending, start } = useLogout();
  return (
    <Button color="inherit" loading={isPending} onClick={start}>
      Logout
    </Button>
  );
}
