/** Two people side by side: what it takes to see whether they are one, and no more. */
import { DUPLICATES_SHOWN, type DuplicatesAnswer } from '@kalyanam/shared/team/checks';
import { ageOn } from '@kalyanam/shared/base/india-time';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import { CasesService } from '../../../profiles/cases/cases.service.js';
import { Clock } from '../../../platform/time/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import { PhotoAddresses } from '../../../profiles/photos/photo-addresses.js';
import { PhotosService } from '../../../profiles/photos/photos.service.js';
import type { AdminPrincipal } from '../../../people/team-accounts/admin-principal.js';
import { Duplicates } from './duplicates.service.js';

const PHONE_DIGITS = 4;

@Injectable()
export class DuplicateViews {
  constructor(
    private readonly accounts: AccountsService,
    private readonly cases: CasesService,
    private readonly duplicates: Duplicates,
    private readonly photos: PhotosService,
    private readonly addresses: PhotoAddresses,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError not-found without an open case */
  async forMember(publicId: string, { sessionId }: AdminPrincipal): Promise<Answer<DuplicatesAnswer>> {
    const member = await this.accounts.byPublicId(publicId);
    const open = member && (await this.cases.open(member.id));
    if (!open) throw new AppError('not-found');
    const { found, gone } = await this.duplicates.forUser(member.id);
    const shown = found.slice(0, DUPLICATES_SHOWN);
    const photos = await this.photos.ofUsers(shown.map(({ person }) => person.id));
    const now = this.clock.now();
    return {
      duplicates: shown.map(({ person, clues }) => {
        const { id, publicId: userId, phone, registeredAt, ...rest } = person;
        const [first] = photos.get(id) ?? [];
        return {
          ...rest,
          userId,
          clues,
          age: ageOn(person.dob, now),
          phone: phone.slice(-PHONE_DIGITS),
          photo: first ? this.addresses.view(first, { kind: 'admin', sessionId }) : null,
          registeredAt: registeredAt.toISOString(),
        };
      }),
      more: found.length - shown.length,
      gone,
    };
  }
}
