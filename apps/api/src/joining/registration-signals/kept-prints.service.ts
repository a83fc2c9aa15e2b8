/**
 * R31, R81: pictures, documents and addresses of a rejected or deleted account stay recognisable for a year, in prints that
 * tell nothing else. Accounts that verified no address leave nothing: anyone could have typed what they contain.
 */
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import type { User } from '../../people/accounts/user.entity.js';
import { Clock } from '../../platform/time/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { DocumentsService } from '../../profiles/documents/documents.service.js';
import { PhotoHashes } from '../../profiles/photos/photo-hashes.service.js';
import { IdentityService } from '../../profiles/identity-numbers/identity.service.js';
import { KeptPrint } from './kept-print.entity.js';
import { contactPrints, printsUnder } from './prints.js';
import { RegistrationSignal } from './registration-signal.entity.js';

const KEPT_SECONDS = 365 * 86_400;
const NO_HASH = { dHash: null, band0: null, band1: null, band2: null, band3: null };

type Print = Pick<KeptPrint, 'kind' | 'print'> & Partial<KeptPrint>;

/** The only writer of `kept_prints`. Methods that take a manager join its transaction. */
@Injectable()
export class KeptPrints {
  constructor(
    private readonly database: DataSource,
    private readonly hashes: PhotoHashes,
    private readonly documents: DocumentsService,
    private readonly identity: IdentityService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Call it before photos and numbers are erased. */
  async keep(manager: EntityManager, user: User, cause: 'rejected' | 'deleted'): Promise<void> {
    if (!user.emailVerifiedAt && !user.phoneVerifiedAt) return this.forget(manager, user.id);
    const prints = [
      ...(await this.pictures(manager, user.id)),
      ...(await this.documents.prints(manager, user.id)).map((print) => ({ kind: 'document' as const, print })),
      ...(await this.identity.fingerprints(manager, user.id)).map(({ kind, fingerprint }) => ({
        kind,
        print: fingerprint,
      })),
      ...this.contacts(user),
      ...(await this.place(manager, user.id)),
    ];
    if (prints.length === 0) return;
    const common = { userId: user.id, why: whyOf(user, cause), keptAt: this.clock.now() };
    await manager.upsert(
      KeptPrint,
      prints.map((print) => ({ ...NO_HASH, ...print, ...common })),
      ['userId', 'kind', 'print'],
    );
  }

  /** Those of an account's numbers, documents, addresses and place: what an earlier account is recognised by. Its pictures are compared one by one. */
  async printsOf(user: User): Promise<Buffer[]> {
    const { manager } = this.database;
    const prints = [
      ...(await this.identity.fingerprints(manager, user.id)).map(({ fingerprint }) => fingerprint),
      ...(await this.documents.prints(manager, user.id)),
      ...Object.values(contactPrints(printsUnder(this.settings.secrets.fingerprints), user)),
      ...(await this.place(manager, user.id)).map(({ print }) => print),
    ];
    return prints;
  }

  /** The account was approved after all. */
  async forget(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(KeptPrint, { userId });
  }

  @Cron(CronExpression.EVERY_DAY_AT_3AM)
  async forgetOld(): Promise<void> {
    await this.database.getRepository(KeptPrint).delete({ keptAt: LessThan(this.clock.inSeconds(-KEPT_SECONDS)) });
  }

  private async pictures(manager: EntityManager, userId: number): Promise<Print[]> {
    const hashes = await this.hashes.ofUser(userId, manager);
    return hashes.map(({ exact, dHash, band0, band1, band2, band3 }) => ({
      kind: 'picture',
      print: exact,
      dHash,
      band0,
      band1,
      band2,
      band3,
    }));
  }

  private contacts({ email, phone, emailVerifiedAt, phoneVerifiedAt }: User): Print[] {
    const prints = contactPrints(printsUnder(this.settings.secrets.fingerprints), { email, phone });
    return [
      ...(emailVerifiedAt ? [{ kind: 'email' as const, print: prints.email }] : []),
      ...(phoneVerifiedAt ? [{ kind: 'phone' as const, print: prints.phone }] : []),
    ];
  }

  private async place(manager: EntityManager, userId: number): Promise<Print[]> {
    const place = await manager.findOneBy(RegistrationSignal, { userId });
    return (['address', 'device'] as const).flatMap((kind) => (place?.[kind] ? [{ kind, print: place[kind] }] : []));
  }
}

function whyOf({ accountStatus, verificationStatus }: User, cause: 'rejected' | 'deleted'): KeptPrint['why'] {
  if (accountStatus === 'suspended') return 'suspended';
  return verificationStatus === 'rejected' ? 'rejected' : cause;
}
