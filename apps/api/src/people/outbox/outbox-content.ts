import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { KeyRing } from '../../platform/crypto/key-ring.js';
import type { Values } from './render.js';

export interface Content {
  values: Values;
  language: Language;
}

/** Encrypts the content of messages: codes, links and names are not readable in the table. */
@Injectable()
export class OutboxContent {
  constructor(private readonly keys: KeyRing) {}

  seal(publicId: string, content: Content): Buffer {
    return this.keys.seal(JSON.stringify(content), outboxContext(publicId));
  }

  open(publicId: string, sealed: Buffer): Content {
    return JSON.parse(this.keys.open(sealed, outboxContext(publicId)).toString()) as Content;
  }
}

/** The context that a message's content is bound to. */
export const outboxContext = (publicId: string): string => `outbox:${publicId}`;
