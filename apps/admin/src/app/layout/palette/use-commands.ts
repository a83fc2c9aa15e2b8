import { can } from '@kalyanam/shared/team/roles';
import { useColorScheme } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import { useAdmin } from '../../../session/admin-session';
import { PATHS } from '../../../shell/paths';
import { openKeyHelp } from '../../../ui/words/key-words';
import { useDestinations } from '../keys/destinations';
import { useLogout } from '../use-logout';
import type { Entry } from './entry';

/** The pages that this role opens, and what can be done from everywhere. */
export function useCommands(): Entry[] {
  const navigate = useNavigate();
  const role = useAdmin()?.role;
  const { setMode } = useColorScheme();
  const logout = useLogout();
  const goTo = (to: string) => () => void navigate(to);
  const pages = useDestinations().map(({ page, name, to, go }): Entry => ({
    id: `page ${page}`,
    group: 'Pages',
    name,
    ...(go && { keys: `G ${go.toUpperCase()}` }),
    run: goTo(to),
  }));
  const command = (name: string, run: () => void, words = ''): Entry => ({
    id: `command ${name}`,
    group: 'Commands',
    name,
    words,
    run,
  });
  return [
    ...pages,
    ...(can(role, 'verify.decide') ? [command('Verify next case', goTo(PATHS.verify), 'queue review')] : []),
    ...(can(role, 'coupons.write') ? [command('New coupon', goTo(PATHS.createCoupon), 'create discount')] : []),
    ...(can(role, 'eligible.write')
      ? [command('Add eligible users', goTo(PATHS.addEligible), 'import pairs csv list')]
      : []),
    ...(can(role, 'administrators.write')
      ? [command('New administrator', goTo(`${PATHS.administrators}?create=yes`), 'create team reviewer')]
      : []),
    command('Light theme', () => setMode('light'), 'theme scheme'),
    command('Dark theme', () => setMode('dark'), 'theme scheme night'),
    command('System theme', () => setMode('system'), 'theme scheme automatic'),
    command('Keyboard shortcuts', openKeyHelp, 'keys help'),
    command('Log out', logout.start, 'sign leave'),
  ];
}
