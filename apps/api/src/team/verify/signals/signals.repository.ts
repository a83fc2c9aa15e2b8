import { BUSY_NETWORK, type LinkKind, type PicturePair } from '@kalyanam/shared/team/signals';
import type { AccountStatus, VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { nearSql } from '../../../profiles/photos/near-hash.js';
import type { KeptPrint } from '../../../joining/registration-signals/kept-print.entity.js';
import { RegistrationSignal } from '../../../joining/registration-signals/registration-signal.entity.js';

/** More say no more than these. */
const MOST = 50;
const WINDOW_MS = BUSY_NETWORK.days * 86_400_000;

export interface Neighbour {
  userId: number;
  sameAddress: boolean;
  sameDevice: boolean;
}

export interface KeptMatch {
  userId: number;
  why: KeptPrint['why'];
  kind: KeptPrint['kind'];
  print: Buffer;
  keptAt: Date;
}

export interface AccountRow {
  id: number;
  publicId: string;
  name: string;
  verificationStatus: VerificationStatus;
  accountStatus: AccountStatus;
  registeredAt: Date;
}

/** One thing found, before the other account is looked up. */
export interface Found {
  kind: LinkKind;
  otherId: number;
  kept?: KeptMatch;
  pictures?: PicturePair;
}

/** Each query asks an index; docs/decisions/0113 tells how near pictures are found. */
@Injectable()
export class SignalsRepository {
  constructor(private readonly database: DataSource) {}

  place(userId: number): Promise<RegistrationSignal | null> {
    return this.database.getRepository(RegistrationSignal).findOneBy({ userId });
  }

  /** Others from the same network, registered within the window around. */
  async neighbours({ userId, network, address, device, registeredAt }: RegistrationSignal): Promise<Neighbour[]> {
    if (!network || !registeredAt) return [];
    const [from, to] = [-WINDOW_MS, WINDOW_MS].map((shift) => new Date(registeredAt.getTime() + shift));
    const rows = await this.database.query<Record<keyof Neighbour, number | string>[]>(
      `SELECT user_id AS userId, address = ? AS sameAddress, COALESCE(device = ?, 0) AS sameDevice
       FROM registration_signals WHERE network = ? AND registered_at BETWEEN ? AND ? AND user_id <> ? LIMIT ?`,
      [address, device, network, from, to, userId, MOST],
    );
    return rows.map((row) => ({
      userId: Number(row.userId),
      sameAddress: Number(row.sameAddress) === 1,
      sameDevice: Number(row.sameDevice) === 1,
    }));
  }

  /** Prints of other accounts that were rejected, suspended or deleted. */
  kept(userId: number, prints: readonly Buffer[]): Promise<KeptMatch[]> {
    if (prints.length === 0) return Promise.resolve([]);
    return this.database.query(
      `SELECT user_id AS userId, why, kind, print, kept_at AS keptAt FROM kept_prints
       WHERE print IN (?) AND user_id <> ? ORDER BY kept_at DESC LIMIT ?`,
      [prints, userId, MOST],
    );
  }

  nearKept(userId: number, dHash: string): Promise<KeptMatch[]> {
    const { sql, values } = nearSql('kept_prints', 'id', dHash);
    return this.database.query(
      `SELECT k.user_id AS userId, k.why, k.kind, k.print, k.kept_at AS keptAt
       FROM (${sql}) near JOIN kept_prints k ON k.id = near.id WHERE k.user_id <> ? ORDER BY near.distance LIMIT ?`,
      [...values, userId, MOST],
    );
  }

  accounts(ids: readonly number[]): Promise<AccountRow[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.database.query(
      `SELECT u.id, u.public_id AS publicId, p.name, u.verification_status AS verificationStatus,
         u.account_status AS accountStatus, u.registered_at AS registeredAt
       FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.id IN (?)`,
      [ids],
    );
  }
}
