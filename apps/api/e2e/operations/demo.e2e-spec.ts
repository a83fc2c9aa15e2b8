import { Test, type TestingModule } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { AdminsService } from '../../src/people/team-accounts/admins.service.js';
import { Clock } from '../../src/platform/time/clock.js';
import { PlatformModule } from '../../src/platform/platform.module.js';
import { parseSettings } from '../../src/platform/config/parse-settings.js';
import { Settings } from '../../src/platform/config/settings.js';
import { demoCommunity } from '../../src/operations/demo/community.js';
import { MENARIKAM, NOT_LISTED, SPELLED_APART } from '../../src/operations/demo/gothras-of.js';
import { demonstration } from '../../src/operations/demo/demo.module.js';
import { DemoCommunityLoader, type DemoAdmin } from '../../src/operations/demo/load-community.js';
import { Checks } from '../../src/profiles/checks/checks.service.js';
import { DemoChecks } from '../../src/operations/demo/load-checks.js';
import { PUBLISHED } from '../../src/operations/demo/horoscope-of.js';
import { DemoCandidate, waitingForConsent } from '../../src/operations/demo/load-candidate.js';
import { DemoStars } from '../../src/operations/demo/load-stars.js';
import { reckon } from '../../src/profiles/horoscopes/reckoning.js';
import type { StarPada } from '@kalyanam/shared/topics/stars/star';
import { DemoPhotoLevels } from '../../src/operations/demo/load-photo-levels.js';
import { DemoPictures } from '../../src/operations/demo/load-pictures.js';
import { DemoDeeds } from '../../src/operations/demo/load-deeds.js';
import { DemoDesk } from '../../src/operations/demo/load-desk.js';
import { DemoBiodata } from '../../src/operations/demo/load-biodata.js';
import { DemoSearches, NOT_FOR_HIM } from '../../src/operations/demo/load-searches.js';
import { DemoTeamWork } from '../../src/operations/demo/load-team.js';
import { freshDatabase } from '../support/servers/database.js';
import { ADMIN_PASSWORD } from '../support/make/example.js';

const MEMBERS = 80;

describe('the demonstration community', () => {
  let app: TestingModule;
  const now = new Date();
  const members = demoCommunity(MEMBERS, now);

  beforeAll(async () => {
    const settings = parseSettings({ NODE_ENV: 'test', DATABASE_URL: await freshDatabase(), LOG_LEVEL: 'error' });
    app = await Test.createTestingModule({ imports: [PlatformModule, demonstration(null)] })
      .overrideProvider(Settings)
      .useValue(settings)
      .overrideProvider(Clock)
      .useValue(new Clock())
      .compile();
    await app.init();
    const admin = { username: 'reviewer', name: 'Ravi', role: 'reviewer' as const, password: ADMIN_PASSWORD };
    const publicId = await app.get(AdminsService, { strict: false }).create(admin);
    const [row] = await app.get(DataSource).query<{ id: number }[]>(`SELECT id FROM admins`);
    const loader = app.get(DemoCommunityLoader, { strict: false });
    for (const member of members) await loader.add(member, '$argon2id$none', { id: row?.id ?? 0, publicId });
  });
  afterAll(() => app.close());

  const add = () => app.get(DemoDeeds, { strict: false }).add(members, now);
  const ask = async <T>(sql: string, ...values: unknown[]): Promise<T[]> => app.get(DataSource).query<T[]>(sql, values);
  const counts = async (): Promise<unknown> => {
    const tables = ['interests', 'shortlist_entries', 'access_events', 'notifications', 'outbox'];
    return ask(`SELECT ${tables.map((table) => `(SELECT COUNT(*) FROM ${table}) AS ${table}`).join(', ')}`);
  };

  it('gives the verified account interests in every state from both sides, a shortlist and contact views', async () => {
    await add();
    const states = await ask<{ state: string; sent: number }>(
      `SELECT DISTINCT i.state, i.sender_id = u.id AS sent FROM interests i JOIN users u
         ON u.id IN (i.low_user_id, i.high_user_id) WHERE u.email = 'verified@example.com'`,
    );
    const sides = states.map(({ state, sent }) => `${Number(sent) ? 'sent' : 'received'} ${state}`).sort();
    const both = ['accepted', 'declined', 'expired', 'pending'];
    expect(sides).toEqual([
      ...both.map((state) => `received ${state}`),
      ...both.map((state) => `sent ${state}`),
      'sent withdrawn',
    ]);
    const [own] = await ask(
      `SELECT (SELECT COUNT(*) FROM shortlist_entries WHERE user_id = u.id) AS shortlisted,
         (SELECT COUNT(DISTINCT viewer_id) FROM access_events WHERE owner_id = u.id AND what = 'contact') >= 6 AS looked,
         (SELECT COUNT(*) FROM interests WHERE sender_id = u.id AND sent_at > NOW() - INTERVAL 1 DAY) AS today
       FROM users u WHERE u.email = 'verified@example.com'`,
    );
    expect(own).toMatchObject({ shortlisted: 5, looked: 1, today: 0 });
  });

  it('has a profile that waits for the consent of its candidate, once', async () => {
    const candidates = app.get(DemoCandidate, { strict: false });
    await candidates.add(members);
    await candidates.add(members);
    const rows = await ask(
      `SELECT u.email, u.verification_status AS status, c.relation FROM candidate_consents c JOIN users u ON u.id = c.user_id
       WHERE c.agreed_at IS NULL AND u.email_verified_at IS NOT NULL AND u.phone_verified_at IS NOT NULL`,
    );
    const { email } = waitingForConsent(members) ?? {};
    expect(rows).toEqual([{ email, status: 'not-verified', relation: 'mother' }]);
  });

  it('has families for trying the gothra gate', async () => {
    const rows = await ask<{ email: string; line: string; state: string; gothraId: number | null; typed: string }>(
      `SELECT u.email, l.line, l.state, l.gothra_id AS gothraId, l.typed FROM lineages l JOIN users u ON u.id = l.user_id`,
    );
    const emailOf = (key: string) => members.find((member) => member.key === key)?.email;
    const lineOf = (key: string, line = 'own') => {
      const row = rows.find((one) => one.email === emailOf(key) && one.line === line);
      return { state: row?.state, gothraId: row?.gothraId };
    };
    const typed = (key: string) => rows.find(({ email, line }) => email === emailOf(key) && line === 'own')?.typed;
    for (const { woman, man } of SPELLED_APART) {
      expect(lineOf(woman)).toEqual({ state: 'resolved', gothraId: expect.any(Number) });
      expect(lineOf(man)).toEqual(lineOf(woman));
      expect(typed(man)).not.toBe(typed(woman));
    }
    const waiting = rows.filter(({ line, state }) => line === 'own' && state === 'unlisted');
    expect(waiting.map(({ email }) => email).sort()).toEqual(NOT_LISTED.keys.map(emailOf).sort());
    expect(lineOf(MENARIKAM.man, 'mother')).toEqual(lineOf(MENARIKAM.woman));
    expect(lineOf(MENARIKAM.man)).not.toEqual(lineOf(MENARIKAM.woman));
    expect(rows.filter(({ line }) => line !== 'own')).toHaveLength(9);
    expect(rows.filter(({ line, state }) => line !== 'own' && state !== 'resolved')).toEqual([]);
    expect(
      await ask(
        `SELECT u.email, a.line FROM browse_avoids a JOIN users u ON u.id = a.user_id
         JOIN browse_entries e ON e.gothra_own = a.token JOIN users w ON w.id = e.user_id AND w.email = ?`,
        emailOf(MENARIKAM.woman),
      ),
    ).toEqual([{ email: emailOf(MENARIKAM.man), line: 'mother' }]);
    expect(await ask(`SELECT user_id FROM browse_musts WHERE hides`)).toHaveLength(1);
  });

  it('has most verified members state a star, the published pair, a birth close to a border, and a wish to exchange', async () => {
    await add();
    const stars = app.get(DemoStars, { strict: false });
    for (let times = 0; times < 2; times += 1) await stars.add('verified@example.com');
    const [shares] = await ask<{ stated: string }>(
      `SELECT COUNT(h.star) / COUNT(*) AS stated FROM users u LEFT JOIN horoscopes h ON h.user_id = u.id
       WHERE u.verification_status = 'verified'`,
    );
    expect(Number(shares?.stated)).toBeGreaterThan(0.7);
    const pair = await ask<StarPada>(
      `SELECT h.star, h.pada FROM horoscopes h JOIN users u ON u.id = h.user_id WHERE u.email = 'verified@example.com'
       UNION ALL SELECT h.star, h.pada FROM interests i JOIN users me ON me.email = 'verified@example.com'
         JOIN horoscopes h ON h.user_id = IF(i.low_user_id = me.id, i.high_user_id, i.low_user_id)
         WHERE me.id IN (i.low_user_id, i.high_user_id) AND i.state = 'accepted' AND h.star = 6 AND h.pada = 2`,
    );
    expect(pair).toEqual([PUBLISHED.groom, PUBLISHED.bride]);
    const semi = members.find(({ email }) => email === 'semi@example.com');
    const [born] = await ask<{ time: string }>(
      `SELECT h.birth_time AS time FROM horoscopes h JOIN users u ON u.id = h.user_id WHERE u.email = ? AND h.star IS NULL`,
      semi?.email,
    );
    const birth = { date: semi?.fields.dob ?? '', time: born?.time ?? null, zone: 'Asia/Kolkata' };
    expect(reckon({ ...birth, certainty: 'exact', which: null }).near).toMatchObject([
      { pada: expect.any(Number) },
      {},
    ]);
    expect(await ask('SELECT user_id FROM horoscope_exchanges')).toHaveLength(1);
  });

  it('keeps searches with news for the verified account, the digest of one, and someone put aside, once', async () => {
    const searches = app.get(DemoSearches, { strict: false });
    for (let times = 0; times < 2; times += 1) await searches.add(members, now);
    const kept = await ask<{ digest: string; due: Date | null; news: unknown }>(
      `SELECT s.digest, s.due_at AS due, (SELECT COUNT(*) FROM browse_entries e
         WHERE e.gender = 'female' AND e.verified_news_at > s.created_at AND (s.digest = 'none' OR e.diet = 'vegetarian')
           AND NOT EXISTS (SELECT 1 FROM interests i WHERE LEAST(s.user_id, e.user_id) = i.low_user_id
             AND GREATEST(s.user_id, e.user_id) = i.high_user_id)) AS news
       FROM saved_searches s JOIN users u ON u.id = s.user_id AND u.email = 'verified@example.com' ORDER BY s.id`,
    );
    expect(kept.map(({ digest }) => digest)).toEqual(['weekly', 'none']);
    expect(kept.map(({ due }) => due && due > now)).toEqual([true, null]);
    for (const { news } of kept) expect(Number(news)).toBeGreaterThan(0);
    expect(await ask(`SELECT user_id FROM consents WHERE kind = 'digest'`)).toHaveLength(1);
    expect(
      await ask(
        `SELECT u.email, EXISTS (SELECT 1 FROM interests i WHERE i.low_user_id = LEAST(d.user_id, u.id)
           AND i.high_user_id = GREATEST(d.user_id, u.id)) AS asked
         FROM dismissals d JOIN users u ON u.id = d.profile_user_id`,
      ),
    ).toEqual([{ email: members.find(({ key }) => key === NOT_FOR_HIM)?.email, asked: 0 }]);
  });

  it('has a biodata link of each state, opened some times, once', async () => {
    const biodata = app.get(DemoBiodata, { strict: false });
    for (let times = 0; times < 2; times += 1) await biodata.add(members, now);
    const links = await ask<{ who: string; state: string; views: unknown }>(
      `SELECT u.email AS who, s.views, IF(p.is_active, IF(s.revoked_at, 'withdrawn', IF(s.expires_at < ?, 'expired', 'valid')),
         'not-looking') AS state
       FROM biodata_shares s JOIN users u ON u.id = s.owner_id JOIN profiles p ON p.user_id = u.id ORDER BY s.id`,
      now,
    );
    expect(links.map(({ state }) => state)).toEqual(['expired', 'withdrawn', 'valid', 'not-looking']);
    expect(links.filter(({ who }) => who === 'verified@example.com')).toHaveLength(3);
    for (const { views } of links) expect(Number(views)).toBeGreaterThan(0);
    expect(await ask(`SELECT owner_id FROM access_events WHERE viewer_kind = 'link'`)).not.toEqual([]);
  });

  it('gives each account its notifications, read and unread', async () => {
    const told = await ask<{ email: string; kinds: string; unread: unknown }>(
      `SELECT u.email, GROUP_CONCAT(DISTINCT n.kind ORDER BY n.kind) AS kinds, SUM(n.read_at IS NULL) AS unread
       FROM notifications n JOIN users u ON u.id = n.user_id
       WHERE u.email IN ('verified@example.com', 'semi@example.com', 'rejected@example.com') GROUP BY u.email ORDER BY u.email`,
    );
    expect(told.map(({ email, kinds, unread }) => [email, kinds, Number(unread)])).toEqual([
      ['rejected@example.com', 'verification-rejected', 0],
      ['semi@example.com', 'interest-delivered', 26],
      ['verified@example.com', 'interest-accepted,interest-delivered,verification-approved', 1],
    ]);
  });

  it('leaves changed details and a claimed case for the team, and pairs and coupons by the owner, once', async () => {
    const boss = { username: 'admin', name: 'Padma', role: 'owner' as const, password: ADMIN_PASSWORD };
    await app.get(AdminsService, { strict: false }).create(boss);
    const [reviewer, owner] = await ask<DemoAdmin>(`SELECT id, public_id AS publicId FROM admins ORDER BY id`);
    const work = () =>
      owner && reviewer && app.get(DemoTeamWork, { strict: false }).add(members, { owner, reviewer }, now);
    const waiting = () =>
      ask(
        `SELECT GROUP_CONCAT(e.changes ORDER BY e.asked_at SEPARATOR ' ') AS changes, COUNT(*) AS count,
           SUM(u.verification_status = 'verified') AS verified,
           (SELECT COUNT(*) FROM verification_cases WHERE claimed_by IS NOT NULL AND decided_at IS NULL) AS claimed
         FROM profile_edits e JOIN users u ON u.id = e.user_id WHERE e.decided_at IS NULL`,
      );
    await work();
    const before = await waiting();
    expect(before).toEqual([
      {
        changes: expect.stringMatching(
          /^{"name":"Venkata .+"} {"gothra":".+"} {"dob":".+","maritalStatus":"divorced"}$/,
        ),
        count: 3,
        verified: '3',
        claimed: 1,
      },
    ]);
    const makers = `SELECT DISTINCT created_by AS id FROM coupons UNION SELECT DISTINCT added_by FROM eligible_users`;
    expect(await ask(makers)).toEqual([{ id: owner?.id }]);
    await work();
    expect(await waiting()).toEqual(before);
  });

  it('shares cases among the team, announces nothing that runs, and does so once', async () => {
    const [reviewer, owner] = await ask<DemoAdmin>(`SELECT id, public_id AS publicId FROM admins ORDER BY id`);
    const work = async () =>
      owner && reviewer && app.get(DemoDesk, { strict: false }).add(members, { owner, reviewer }, now);
    const shared = () =>
      ask(
        `SELECT (SELECT COUNT(*) FROM verification_cases WHERE waiting_since IS NOT NULL) AS parked,
           (SELECT COUNT(*) FROM verification_cases WHERE answered_at IS NOT NULL AND waiting_since IS NULL) AS answered,
           (SELECT COUNT(*) FROM verification_cases WHERE assigned_to IS NOT NULL) AS assigned,
           (SELECT GROUP_CONCAT(p.work_type) FROM verification_cases c JOIN profiles p ON p.user_id = c.user_id
             WHERE c.second_by IS NOT NULL) AS approvedOnce,
           (SELECT COUNT(*) FROM member_notes) AS notes,
           (SELECT COUNT(*) FROM saved_views WHERE query LIKE '?%') AS views,
           (SELECT COUNT(*) FROM reports WHERE closed_at IS NOT NULL AND message <> '') AS warned,
           (SELECT COUNT(*) FROM announcements) AS announcements,
           (SELECT COUNT(*) FROM announcements WHERE starts_at <= NOW(3) AND ends_at > NOW(3)) AS running`,
      );
    const once = {
      ...{ parked: 1, answered: 1, assigned: 1, approvedOnce: 'nri', notes: 3, views: 2 },
      ...{ warned: 1, announcements: 2, running: 0 },
    };
    await work();
    expect(await shared()).toEqual([once]);
    await work();
    expect(await shared()).toEqual([once]);
  });

  it('checked what can be shown: by document and code, one lapsed, one failed, and a file that waits, once', async () => {
    const checks = app.get(DemoChecks, { strict: false });
    app.get(DemoPictures, { strict: false }).prepare();
    await checks.add(members, now);
    const lines = async () => {
      const rows = await ask<{ id: number }>("SELECT id FROM users WHERE email = 'verified@example.com'");
      const found = await app.get(Checks, { strict: false }).linesOf(rows[0]?.id ?? 0);
      return Object.fromEntries(found.map(({ fact, state }) => [fact, state]));
    };
    const before = await lines();
    expect(before).toMatchObject({
      identity: 'checked',
      phone: expect.stringMatching(/checked|lapsed/),
      education: 'checked',
      employment: 'lapsed',
      income: 'said',
    });
    await checks.add(members, now);
    expect(await lines()).toEqual(before);
    expect(await ask("SELECT fact FROM checks WHERE state = 'failed'")).toEqual([{ fact: 'income' }]);
    expect(await ask('SELECT fact FROM check_files WHERE decided_at IS NULL')).toEqual([{ fact: 'education' }]);
  });

  it('has members of each level of photos, and two who asked the verified account, once', async () => {
    for (let time = 0; time < 2; time += 1) await app.get(DemoPhotoLevels).add(members, 'verified@example.com', now);
    const levels = await app
      .get(DataSource)
      .query<{ level: string }[]>('SELECT DISTINCT photo_visibility AS level FROM profiles ORDER BY 1');
    expect(levels.map(({ level }) => level)).toEqual(['accepted', 'request', 'verified']);
    const asked = await app
      .get(DataSource)
      .query<{ state: string }[]>('SELECT state FROM photo_requests ORDER BY state');
    expect(asked.map(({ state }) => state)).toEqual(['granted', 'waiting']);
  });

  it('sends no mail, and is loaded once', async () => {
    const before = await counts();
    await add();
    expect(await counts()).toEqual(before);
    expect(before).toEqual([expect.objectContaining({ outbox: 0 })]);
  });
});
