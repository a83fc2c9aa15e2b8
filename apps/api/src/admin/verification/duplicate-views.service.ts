/** Two people side by side: what it takes to see whether they are one, and no more. */
import type { DuplicatesAnswer } from '@kalyanam/shared/admin/checks';
import { ageOn } from '@kalyanam/shared/india-time';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.js';
import { CasesService } from '../../cases/cases.service.js';
import { Clock } from '../../common/clock.js';
import { AppError } from '../../common/errors/app-error.js';
import type { Answer } from '../../common/http/answer.js';
import { PhotoAddresses } from '../../files/photos/photo-addresses.js';
import { PhotosService } from '../../files/photos/photos.service.js';
import type { AdminPrincipal } from '../../team/admin-principal.js';
import { DuplicatesRepository } from './duplicates.repository.js';
import { Duplicates } from './duplicates.service.js';

const PHONE_DIGITS = 4;

@Injectable()
export class DuplicateViews {
  constructor(
    private readonly accounts: AccountsService,
    private readonly cases: CasesService,
    private readonly duplicates: Duplicates,
    private readonly members: DuplicatesRepository,
    private readonly photos: PhotosService,
    private readonly addresses: PhotoAddresses,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError not-found without an open case */
  async of(publicId: string, { sessionId }: AdminPrincipal): Promise<Answer<DuplicatesAnswer>> {
    const member = await this.accounts.byPublicId(publicId);
    const open = member && (await this.cases.open(member.id));
    if (!open) throw new AppError('not-found');
    const hints = (await this.duplicates.forUsers([member.id])).get(member.id) ?? [];
    const others = await this.members.people(hints.map(({ userId }) => userId));
    const photos = await this.photos.ofUsers(others.map(({ id }) => id));
    const people = new Map(others.map((other) => [other.publicId, other]));
    const now = this.clock.now();
    return {
      duplicates: hints.flatMap((hint) => {
        const other = people.get(hint.userId);
        if (!other) return [];
        const { dob, city, phone, id } = other;
        const [first] = photos.get(id) ?? [];
        const photo = first ? this.addresses.view(first, { kind: 'admin', sessionId }) : null;
        return [{ ...hint, dob, age: ageOn(dob, now), city, phone: phone.slice(-PHONE_DIGITS), photo }];
      }),
    };
  }
}
