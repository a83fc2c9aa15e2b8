/** R31: members download what is stored about them as one file, after entering their password. */
import type { ExportAnswer } from '@kalyanam/shared/contracts/account';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../../../people/accounts/member-principal.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Limits } from '../../../platform/limits/limits.service.js';
import { OwnPassword } from '../own-password.service.js';
import { MemberData } from './member-data.service.js';

@Injectable()
export class DataExport {
  constructor(
    private readonly ownPassword: OwnPassword,
    private readonly limits: Limits,
    private readonly data: MemberData,
  ) {}

  /** @throws AppError wrong-password, too-many-requests */
  async create(caller: MemberPrincipal, password: string): Promise<Answer<ExportAnswer>> {
    const { id } = await this.ownPassword.requirePassword(caller, password);
    await this.limits.count('export-member', String(id));
    return this.data.forUser(id);
  }
}
