import { biodataPath } from '@kalyanam/shared/biodata/biodata';
import { Injectable } from '@nestjs/common';
import type { BiodataShareRow } from '../biodata-shares/biodata-share.entity.js';
import { keyedDigest, sameBytes, sha256 } from '../common/crypto/digest.js';
import { Settings } from '../config/settings.js';

/** Tokens of links, which are made anew whenever their owner asks for them: only the hash is kept. */
@Injectable()
export class BiodataLinks {
  constructor(private readonly settings: Settings) {}

  tokenOf(publicId: string): string {
    return keyedDigest(this.settings.secrets.resetLinks, 'biodata-link', publicId).toString('base64url');
  }

  hash(token: string): Buffer {
    return sha256(token);
  }

  /** Null where the secret is another one than when the link was made. */
  pathOf({ publicId, tokenHash }: Pick<BiodataShareRow, 'publicId' | 'tokenHash'>): string | null {
    const token = this.tokenOf(publicId);
    return sameBytes(this.hash(token), tokenHash) ? biodataPath(token) : null;
  }

  /** What the printed code leads to. */
  address(path: string, fingerprint: string): string {
    return `${this.settings.memberUrl}${path}?v=${fingerprint}`;
  }
}
