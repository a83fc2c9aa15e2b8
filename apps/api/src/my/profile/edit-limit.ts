import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Limits } from '../../platform/limits/limits.service.js';

/** R106: how often a verified member changes their own facts in a day; until then, a family fills in as often as it likes. */
@Injectable()
export class EditLimit {
  constructor(private readonly limits: Limits) {}

  /** @throws AppError too-many-requests */
  async count({ publicId, verificationStatus }: MemberPrincipal): Promise<void> {
    if (verificationStatus === 'verified') await this.limits.count('edit-member', publicId);
  }
}
