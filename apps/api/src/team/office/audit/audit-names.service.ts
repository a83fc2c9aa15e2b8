/** Resolves 'admin:<id>' and 'member:<id>' of the audit log to names, and names to ids. */
import { parseMemberCode } from '@kalyanam/shared/topics/account/member-code';
import { Injectable } from '@nestjs/common';
import { normalEmail } from '../../../people/accounts/accounts.service.js';
import { isPublicId } from '../../../platform/crypto/public-id.js';
import { AdminsService, normalUsername } from '../../../people/team-accounts/admins.service.js';
import { AuditNamesRepository } from './audit-names.repository.js';

@Injectable()
export class AuditNames {
  constructor(
    private readonly names: AuditNamesRepository,
    private readonly admins: AdminsService,
  ) {}

  /** Names by actor or subject as logged; deleted accounts are not in the map. */
  async byReferences(references: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const [emails, usernames] = await Promise.all([
      this.names.emails(idsOf(references, 'member')),
      this.admins.usernames(idsOf(references, 'admin')),
    ]);
    return new Map([
      ...[...emails].map(([id, email]): [string, string] => [`member:${id}`, email]),
      ...[...usernames].map(([id, username]): [string, string] => [`admin:${id}`, username]),
    ]);
  }

  /** The persons' own names by actor or subject as logged. */
  async people(references: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const [members, admins] = await Promise.all([
      this.names.memberNames(idsOf(references, 'member')),
      this.names.adminNames(idsOf(references, 'admin')),
    ]);
    return new Map([
      ...[...members].map(([id, name]): [string, string] => [`member:${id}`, name]),
      ...[...admins].map(([id, name]): [string, string] => [`admin:${id}`, name]),
    ]);
  }

  /** Every actor or subject in the log that a search text may mean. */
  async meantBy(typed: string): Promise<string[]> {
    const isId: boolean = isPublicId(typed);
    if (isId) return [typed, `member:${typed}`, `admin:${typed}`];
    const memberCode = parseMemberCode(typed);
    if (memberCode !== null || typed.includes('@')) {
      const id = await this.names.memberIdOf(memberCode === null ? { email: normalEmail(typed) } : { memberCode });
      return id === null ? [typed] : [typed, `member:${id}`];
    }
    const admins = await this.names.adminIdsOf(normalUsername(typed), typed);
    return [typed, `coupon:${typed.toUpperCase()}`, ...admins.map((id) => `admin:${id}`)];
  }
}

const idsOf = (references: readonly string[], kind: 'member' | 'admin'): string[] => [
  ...new Set(references.filter((text) => text.startsWith(`${kind}:`)).map((text) => text.slice(kind.length + 1))),
];
