import { HUMAN_FACTS } from '@kalyanam/shared/team/checks';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { DecisionsWorker } from '../../../src/team/verify/cases/decisions.worker.js';
import { AuditLogRow } from '../../../src/people/audit/audit-log-row.entity.js';
import type { SignedIn, SignedInAdmin } from './make.js';
import type { TestApp } from '../servers/test-app.js';

/** What a reviewer answers when nothing of a case was looked at. */
export const ANYWAY = {
  acknowledged: ['identity-missing', 'number-missing', 'checks-open'],
  overrideReason: 'Known to the team in person',
} as const;

/** How specs take decisions. @param one who takes them, if no one else is named */
export function deciding(test: TestApp, one: SignedInAdmin) {
  let names = 0;
  const worker = test.app.get(DecisionsWorker, { strict: false });
  const listed = async ({ id }: SignedIn, admin: SignedInAdmin) => {
    const { body } = await admin.get(ADMIN_ROUTES.verifications).expect(200);
    return body.users.find(({ userId }: { userId: string }) => userId === id);
  };
  const send = (member: SignedIn, body: object, admin = one) => admin.post(ADMIN_ROUTES.decision(member.id), body);
  return {
    listed,
    send,
    /** A member whose case waits. */
    waiting: async (aadhaarNumber = '') => {
      const member = await test.make.case({ aadhaarNumber, panNumber: null, name: `Decided ${++names}` });
      // However slow the machine: ten seconds never pass during the test.
      test.clock.advance(-3600);
      return member;
    },
    approve: (member: SignedIn, body: object = ANYWAY, admin = one) =>
      send(member, { action: 'approve', overrideReason: ANYWAY.overrideReason, ...body }, admin),
    /** Every fact was found right by this administrator. */
    check: async (member: SignedIn, admin = one) => {
      const { caseId, seen } = await listed(member, admin);
      const ok = HUMAN_FACTS.map(({ value }) => value);
      await admin.put(ADMIN_ROUTES.checks(member.id), { caseId, seen, ok, wrong: [] }).expect(200);
    },
    tenSeconds: () => test.clock.advance(10),
    carryOut: () => worker.carryOutDue(),
    actions: async ({ id }: SignedIn) =>
      (await test.rows(AuditLogRow).find({ where: { subject: `member:${id}` }, order: { id: 'ASC' } })).map(
        ({ action }) => action,
      ),
  };
}
