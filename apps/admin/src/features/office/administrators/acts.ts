import type { AdministratorAnswer, AdministratorRow } from '@kalyanam/shared/team/administrators';
import { ADMIN_ROLES } from '@kalyanam/shared/team/roles';
import { changeAdministrator, resetPassword, resetSecondFactor } from './administrators.queries';

export interface Act {
  name: string;
  run: (id: string) => Promise<AdministratorAnswer>;
  /** What it does that cannot be taken back; asked before. */
  warning?: string;
}

const DISABLE: Act = {
  name: 'Disable',
  run: (id) => changeAdministrator({ id, disabled: true }),
  warning: 'This administrator is logged out everywhere immediately. You can enable the account again.',
};
const ENABLE: Act = { name: 'Enable', run: (id) => changeAdministrator({ id, disabled: false }) };
const RESET_PASSWORD: Act = {
  name: 'Reset password',
  run: resetPassword,
  warning: 'The old password stops working and every session ends. The new one is shown once.',
};
const RESET_FACTOR: Act = {
  name: 'Remove two-step sign-in',
  run: resetSecondFactor,
  warning: 'Do this only if you are sure who is asking: the password alone will be enough until it is set up again.',
};

/** The acts that are possible on this administrator now. */
export const actsOn = ({ role, disabledAt, secondFactor }: AdministratorRow): Act[] => [
  ...ADMIN_ROLES.filter(({ value }) => value !== role).map(({ value, label }) => ({
    name: `Make ${label.toLowerCase()}`,
    run: (id: string) => changeAdministrator({ id, role: value }),
  })),
  RESET_PASSWORD,
  ...(secondFactor ? [RESET_FACTOR] : []),
  disabledAt ? ENABLE : DISABLE,
];
