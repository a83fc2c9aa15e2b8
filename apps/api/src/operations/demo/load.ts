import type { INestApplicationContext } from '@nestjs/common';
import type { AdminRole } from '@kalyanam/shared/team/roles';
import { DataSource } from 'typeorm';
import { AdminsService } from '../../people/team-accounts/admins.service.js';
import { PasswordsService } from '../../people/passwords/passwords.service.js';
import { inContext } from '../commands/command-context.js';
import { runCommand } from '../commands/run-command.js';
import { parseSettings } from '../../platform/config/parse-settings.js';
import { demoCommunity } from './community.js';
import { demonstration } from './demo.module.js';
import { DemoBiodata } from './load-biodata.js';
import { DemoCandidate } from './load-candidate.js';
import { DemoMarriage } from './load-marriage.js';
import { DemoCalls } from './load-calls.js';
import { DemoChecks } from './load-checks.js';
import { DemoClock } from './demo-clock.js';
import { DemoCommunityLoader, type DemoAdmin } from './load-community.js';
import { DemoDeeds } from './load-deeds.js';
import { DemoDesk } from './load-desk.js';
import { DemoFamily } from './load-family.js';
import { DemoPhotoLevels } from './load-photo-levels.js';
import { DemoPictures } from './load-pictures.js';
import { DemoSearches } from './load-searches.js';
import { DemoSignals } from './load-signals.js';
import { DemoStars } from './load-stars.js';
import { DemoTeamWork, type DemoTeam } from './load-team.js';

const PASSWORD = 'Kalyanam2026@demo';
const ADMINS: { username: string; name: string; role: AdminRole }[] = [
  { username: 'admin', name: 'Padma', role: 'owner' },
  { username: 'reviewer', name: 'Ravi', role: 'reviewer' },
  { username: 'support', name: 'Lalitha', role: 'support' },
  { username: 'auditor', name: 'Meena', role: 'auditor' },
];
/** Pictures drawn at a time, as many as are encoded at a time. */
const DRAWERS = 2;

async function demoTeam(app: INestApplicationContext): Promise<DemoTeam> {
  const find = async (username: string): Promise<DemoAdmin | undefined> => {
    const rows: DemoAdmin[] = await app
      .get(DataSource)
      .query('SELECT id, public_id AS publicId FROM admins WHERE username = ?', [username]);
    return rows[0];
  };
  for (const admin of ADMINS)
    if (!(await find(admin.username))) await app.get(AdminsService).create({ ...admin, password: PASSWORD });
  const [owner, reviewer] = [await find('admin'), await find('reviewer')];
  if (!owner || !reviewer) throw new Error('The demonstration team is missing.');
  return { owner, reviewer };
}

await runCommand(async () => {
  const settings = parseSettings(process.env);
  if (settings.production) throw new Error('The demonstration community is not for production.');
  const count = Number(process.env['DEMO_MEMBERS'] ?? 200);
  await inContext([demonstration(null)], async (app) => {
    const now = new Date();
    const members = demoCommunity(count, now);
    const team = await demoTeam(app);
    const passwordHash = await app.get(PasswordsService).hash(PASSWORD, 'demo');
    const settled = (member: (typeof members)[number]) => member.decidedAt ?? member.queuedAt ?? member.registeredAt;
    const inTurn = members.toSorted((a, b) => settled(a).getTime() - settled(b).getTime());
    for (const member of inTurn) await app.get(DemoCommunityLoader).add(member, passwordHash, team.reviewer);
    await app.get(DemoDeeds).add(members, now);
    if (count > 0) await app.get(DemoMarriage).add(now);
    if (count > 0) await app.get(DemoCalls).add('verified@example.com', now);
    if (count > 0) await app.get(DemoStars).add('verified@example.com');
    await app.get(DemoCandidate).add(members);
    await app.get(DemoSearches).add(members, now);
    await app.get(DemoBiodata).add(members, now);
    app.get(DemoClock).set(now);
    if (count > 0) await app.get(DemoTeamWork).add(members, team, now);
    const pictures = app.get(DemoPictures);
    pictures.prepare();
    const waiting = members.values();
    const draw = async () => {
      for (const member of waiting) await pictures.add(member);
    };
    await Promise.all(Array.from({ length: DRAWERS }, draw));
    await app.get(DemoChecks).add(members, now);
    await app.get(DemoSignals).add(members, team);
    if (count > 0) await app.get(DemoPhotoLevels).add(members, 'verified@example.com', now);
    if (count > 0) await app.get(DemoFamily).add('verified@example.com', passwordHash, now);
    if (count > 0) await app.get(DemoDesk).add(members, team, now);
    console.log(`${members.length} demo members are loaded`);
  });
});
