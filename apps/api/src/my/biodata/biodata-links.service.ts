import { biodataPath } from '@kalyanam/shared/topics/biodata/biodata';
import { Injectable } from '@nestjs/common';
import type { BiodataShareRow } from '../../profiles/biodata-shares/biodata-share.entity.js';
import { keyedDigest, sameBytes, sha256 } from '../../platform/crypto/digest.js';
import { acceptedSecrets } from '../../platform/config/secrets.js';
import { Settings } from '../../platform/config/settings.js';

/** Tokens of links, which are derived again whenever their owner asks for them: only the hash is kept. */
@Injectable()
export class BiodataLinks {
  constructor(private readonly settings: Settings) {}

  tokenOf(publicId: string): string {
    return tokenUnder(this.settings.secrets.resetLinks, publicId);
  }

  hash(token: string): Buffer {
    return sha256(token);
  }

  /** Null where the secret is another one than when the link was made. */
  pathOf({ publicId, tokenHash }: Pick<BiodataShareRow, 'publicId' | 'tokenHash'>): string | null {
    const tokens = acceptedSecrets(this.settings.secrets, 'resetLinks').map((secret) => tokenUnder(secret, publicId));
    const token = tokens.find((one) => sameBytes(this.hash(one), tokenHash));
    return token === undefined ? null : biodataPath(token);
  }

  /** What the printed code leads to. */
  address(path: string, fingerprint: string): string {
    return `${this.settings.memberUrl}${path}?v=${fingerprint}`;
  }
}

const tokenUnder = (secret: string, publicId: string): string =>
  keyedDigest(secret, 'biodata-link', publicId).toString('base64url');
