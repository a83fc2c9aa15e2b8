/** R81: gathers what links an account with others; libs/shared says what of it counts, and how much. */
import type { PhotoLikeness } from '@kalyanam/shared/team/photo-review';
import {
  isBusy,
  linkedRows,
  signalsOf,
  type Link,
  type LinkedAccount,
  type LinkedAnswer,
  type LinkKind,
  type SignalFacts,
  type SignalsAnswer,
} from '@kalyanam/shared/team/signals';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import type { User } from '../../../people/accounts/user.entity.js';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import { Clock } from '../../../platform/time/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import { DocumentsService } from '../../../profiles/documents/documents.service.js';
import { IdentityService } from '../../../profiles/identity-numbers/identity.service.js';
import { ProfilesService } from '../../../profiles/profile/profiles.service.js';
import { KeptPrints } from '../../../joining/registration-signals/kept-prints.service.js';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';
import type { RegistrationSignal } from '../../../joining/registration-signals/registration-signal.entity.js';
import { isDisposable } from '../../../joining/registration-signals/disposable-email.js';
import { PictureSignals } from './picture-signals.service.js';
import { SignalsRepository, type Found, type KeptMatch, type Neighbour } from './signals.repository.js';

const DAY_MS = 86_400_000;
/** For what is not about an account as a whole. */
const NOTHING = { name: 'Nobody', disposableEmail: false, formSeconds: null, phoneChanged: null, networkAccounts: 0 };

const KIND_OF: Readonly<Record<KeptMatch['kind'], LinkKind>> = {
  picture: 'same-picture',
  document: 'same-document',
  aadhaar: 'same-number',
  passport: 'same-number',
  'driving-licence': 'same-number',
  'voter-id': 'same-number',
  pan: 'same-pan',
  email: 'same-contact',
  phone: 'same-contact',
  address: 'same-address',
  device: 'same-device',
};

@Injectable()
export class SignalsService {
  constructor(
    private readonly signals: SignalsRepository,
    private readonly pictures: PictureSignals,
    private readonly prints: KeptPrints,
    private readonly identity: IdentityService,
    private readonly documents: DocumentsService,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError not-found */
  async forCase(publicId: string, actor: Actor): Promise<Answer<SignalsAnswer>> {
    const { user, name } = await this.find(publicId);
    return { signals: signalsOf(await this.facts(user, name, actor)) };
  }

  /** Everyone who is linked is named, so looking is audited. @throws AppError not-found */
  async linked(publicId: string, actor: Actor): Promise<Answer<LinkedAnswer>> {
    const { user, name } = await this.find(publicId);
    const subject = `member:${publicId}`;
    await this.accounts.transaction((manager) =>
      this.audit.write(manager, { ...actedBy(actor), action: 'linked-accounts-opened', subject, details: {} }),
    );
    const facts = await this.facts(user, name, actor);
    return { userId: publicId, name, linked: linkedRows(facts), busyNetwork: isBusy(facts.networkAccounts) };
  }

  /** What each of these photos is like, by its internal id. */
  async likenesses(photos: readonly { id: number; userId: number }[]): Promise<Map<number, PhotoLikeness[]>> {
    const found = await Promise.all(photos.map((photo) => this.pictures.alike(photo)));
    const links = await Promise.all(found.map((one) => this.withAccounts(one)));
    return new Map(
      photos.map(({ id }, place) => {
        const signals = signalsOf({ ...NOTHING, links: links[place] ?? [] });
        return [id, signals.map(({ level, sentence }) => ({ level, sentence }))];
      }),
    );
  }

  private async find(publicId: string): Promise<{ user: User; name: string }> {
    const account = await this.accounts.byPublicId(publicId);
    const rows = account && (await this.profiles.withUser(account.id));
    if (!rows) throw new AppError('not-found');
    return { user: rows.user, name: rows.profile.name };
  }

  private async facts(user: User, name: string, actor: Actor): Promise<SignalFacts> {
    const [{ place, neighbours }, numbers, documents, pictures, kept] = await Promise.all([
      this.around(user),
      this.identity.sameNumbers([user.id]),
      this.documents.samePictures(user.id),
      this.pictures.forUser(user.id, actor),
      this.keptLinks(user),
    ]);
    const found: Found[] = [
      ...pictures,
      ...numbers.map(({ kind, otherId }) => ({ kind: KIND_OF[kind], otherId })),
      ...documents.map(({ otherId }) => ({ kind: 'same-document' as const, otherId })),
      ...kept,
      ...neighbours.map((other) => ({ kind: placeKind(other), otherId: other.userId })),
    ];
    const changed = place?.phoneChangedAt;
    return {
      name,
      disposableEmail: isDisposable(user.email),
      formSeconds: place?.formSeconds ?? null,
      phoneChanged: changed ? Math.floor((this.clock.now().getTime() - changed.getTime()) / DAY_MS) : null,
      networkAccounts: neighbours.length,
      links: await this.withAccounts(found),
    };
  }

  private async around(user: User): Promise<{ place: RegistrationSignal | null; neighbours: Neighbour[] }> {
    const place = await this.signals.place(user.id);
    return { place, neighbours: place ? await this.signals.neighbours(place) : [] };
  }

  private async keptLinks(user: User): Promise<Found[]> {
    const matches = await this.signals.kept(user.id, await this.prints.printsOf(user));
    return matches
      .filter(({ kind }) => kind !== 'picture')
      .map((kept) => ({ kind: KIND_OF[kept.kind], otherId: kept.userId, kept }));
  }

  /** An account that is there speaks for itself; of one that is gone there is what was kept. */
  private async withAccounts(found: readonly Found[]): Promise<Link[]> {
    const rows = await this.signals.accounts([...new Set(found.map(({ otherId }) => otherId))]);
    const present = new Map(
      rows.map(({ id, publicId, registeredAt, ...row }) => [id, accountOf(publicId, registeredAt, row)]),
    );
    return found.flatMap(({ kind, otherId, kept, pictures }) => {
      const account = present.get(otherId) ?? (kept && goneAccount(kept));
      return account ? [{ kind, account, ...(pictures && { pictures }) }] : [];
    });
  }
}

const accountOf = (
  userId: string,
  registeredAt: Date,
  row: Pick<LinkedAccount, 'name' | 'verificationStatus' | 'accountStatus'>,
): LinkedAccount => ({ userId, ...row, kept: null, at: registeredAt.toISOString() });

const goneAccount = ({ why, keptAt }: KeptMatch): LinkedAccount => ({
  userId: null,
  name: null,
  verificationStatus: null,
  accountStatus: null,
  kept: why,
  at: keptAt.toISOString(),
});

function placeKind({ sameDevice, sameAddress }: Neighbour): LinkKind {
  if (sameDevice) return 'same-device';
  return sameAddress ? 'same-address' : 'same-network';
}
