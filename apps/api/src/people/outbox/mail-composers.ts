import { Injectable } from '@nestjs/common';
import type { Content } from './outbox-content.js';

export interface Composer {
  /** What a mail says at the moment of sending; null where nothing is left to say. */
  readonly write: (userId: number, content: Content) => Promise<Content | null>;
  /** It was not sent, and never will be. */
  readonly dropped: (content: Content) => Promise<void>;
}

/** Mails that are written when they leave, from what is true then. */
const COMPOSED = ['digest'] as const;
type Composed = (typeof COMPOSED)[number];

/** A process sends only the mails that it can write: one without the members' side leaves digests to the others. */
@Injectable()
export class MailComposers {
  private readonly composers = new Map<string, Composer>();

  add(template: Composed, composer: Composer): void {
    this.composers.set(template, composer);
  }

  forTemplate(template: string): Composer | undefined {
    return this.composers.get(template);
  }

  /** Templates that only other processes can write. */
  get missing(): string[] {
    return COMPOSED.filter((template) => !this.composers.has(template));
  }

  /** Templates of all processes. */
  get all(): readonly string[] {
    return COMPOSED;
  }

  isComposed(template: string): boolean {
    return (COMPOSED as readonly string[]).includes(template);
  }
}
