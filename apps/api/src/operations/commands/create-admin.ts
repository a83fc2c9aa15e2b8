import { text as readAll } from 'node:stream/consumers';
import { ADMIN_ROLES } from '@kalyanam/shared/team/roles';
import { NEW_ADMINISTRATOR_RULES } from '@kalyanam/shared/team/admin.rules';
import { newPassword } from '@kalyanam/shared/topics/account/account-fields';
import { PASSWORD_SIGNS } from '@kalyanam/shared/topics/account/password-parts';
import { personName } from '@kalyanam/shared/topics/profile/field-rules';
import { isValueOf, valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import { people } from '../../people/people.module.js';
import { AdminsService, type NewAdmin } from '../../people/team-accounts/admins.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { inContext } from './command-context.js';
import { runCommand } from './run-command.js';

const USAGE = `create-admin <username> <name> <${valuesOf(ADMIN_ROLES).join('|')}>
The password is read from ADMIN_PASSWORD or from standard input, never from the command line.`;

async function asked(): Promise<NewAdmin> {
  const [username = '', name = '', role = ''] = process.argv.slice(2);
  if (role === '') throw new Error(USAGE);
  const usernameRefusal = NEW_ADMINISTRATOR_RULES.username(username, {});
  if (usernameRefusal !== null) throw new Error(`${usernameRefusal}.\n${USAGE}`);
  const nameRefusal = personName(name, {});
  if (nameRefusal !== null) throw new Error(`${nameRefusal}.\n${USAGE}`);
  if (!isValueOf(ADMIN_ROLES, role))
    throw new Error(`The role must be one of these: ${valuesOf(ADMIN_ROLES).join(', ')}.`);
  const password = process.env['ADMIN_PASSWORD'] ?? (await typed());
  const refusal = newPassword(password, {});
  if (refusal !== null) throw new Error(`${refusal}. Beside letters and digits it may have ${PASSWORD_SIGNS} only.`);
  return { username, name, role, password };
}

async function typed(): Promise<string> {
  if (process.stdin.isTTY) console.error('Password (finish with Enter and Ctrl-D):');
  return (await readAll(process.stdin)).replace(/\r?\n$/, '');
}

await runCommand(async () => {
  const admin = await asked();
  await inContext([people(null)], (app) => app.get(AdminsService).create(admin)).catch((error: unknown) => {
    throw error instanceof AppError && error.extras.fields ? new Error(error.extras.fields['password']) : error;
  });
  console.log(`The ${admin.role} ${admin.username} can log in now.`);
});
