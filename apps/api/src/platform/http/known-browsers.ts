/**
 * R78: tells a browser that has signed in to an account before from all others. Its cookie has a random id of the
 * browser and a signed mark for each account, which names no one and opens nothing: it only lets the browser try a
 * password while strangers have used up the attempts.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../time/clock.js';
import { keyedDigest, sameBytes } from '../crypto/digest.js';
import { Injectable } from '@nestjs/common';
import { acceptedSecrets } from '../config/secrets.js';
import { Settings } from '../config/settings.js';

const DAY = 86_400;
const DAYS = 180;
/** Relatives who share a browser; the account used longest ago is forgotten first. */
const MOST_ACCOUNTS = 8;
const COOKIE = /^[\w-]{22}(?:\.[0-9a-z]{1,6}~[\w-]{43}){0,8}$/;
const MOST_CHARACTERS = 500;

export interface Browser {
  readonly id: string;
  /** `last day of validity~signature`, newest first. */
  readonly marks: readonly string[];
}

export class KnownBrowsers {
  private readonly name: string;
  private readonly secure: boolean;
  private readonly keys: readonly string[];

  constructor(
    private readonly clock: Clock,
    { name, url, secrets }: { name: string; url: string; secrets: readonly string[] },
  ) {
    this.secure = url.startsWith('https://');
    this.name = this.secure ? `__Host-${name}` : name;
    this.keys = secrets.map((secret) => keyedDigest(secret, 'known-browser').toString('base64'));
  }

  /** The browser of a request; without a cookie of ours a new one. */
  fromRequest(request: FastifyRequest): Browser {
    const value = request.cookies[this.name] ?? '';
    if (value.length > MOST_CHARACTERS || !COOKIE.test(value))
      return { id: randomBytes(16).toString('base64url'), marks: [] };
    const [id = '', ...marks] = value.split('.');
    return { id, marks };
  }

  knows(browser: Browser, account: string): boolean {
    return browser.marks.some((mark) => this.isOf(browser, account, mark));
  }

  /** After a sign-in, its renewal, or a new password by a mailed link. */
  remember(reply: FastifyReply, browser: Browser, account: string): void {
    const others = browser.marks.filter((mark) => !this.isOf(browser, account, mark));
    const lastDay = (this.today() + DAYS).toString(36);
    const marks = [`${lastDay}~${signatureOf(this.keys[0] ?? '', browser.id, account, lastDay)}`, ...others].slice(
      0,
      MOST_ACCOUNTS,
    );
    void reply.setCookie(this.name, [browser.id, ...marks].join('.'), {
      httpOnly: true,
      secure: this.secure,
      sameSite: 'strict',
      path: '/',
      maxAge: DAYS * DAY,
    });
  }

  private isOf({ id }: Browser, account: string, mark: string): boolean {
    const [lastDay = '', signature = ''] = mark.split('~');
    if (parseInt(lastDay, 36) < this.today()) return false;
    const given = Buffer.from(signature);
    return this.keys.some((key) => sameBytes(given, Buffer.from(signatureOf(key, id, account, lastDay))));
  }

  private today(): number {
    return Math.floor(this.clock.now().getTime() / 1000 / DAY);
  }
}

/** Browsers that have signed in to a member's account. */
@Injectable()
export class MemberBrowsers extends KnownBrowsers {
  constructor(clock: Clock, { memberUrl, secrets }: Settings) {
    super(clock, { name: 'kalyanam-known', url: memberUrl, secrets: acceptedSecrets(secrets, 'memberTokens') });
  }
}

/** Browsers in which an administrator has signed in, second factor included. */
@Injectable()
export class AdminBrowsers extends KnownBrowsers {
  constructor(clock: Clock, { adminUrl, secrets }: Settings) {
    super(clock, { name: 'kalyanam-admin-known', url: adminUrl, secrets: acceptedSecrets(secrets, 'adminTokens') });
  }
}

const signatureOf = (key: string, ...parts: [id: string, account: string, lastDay: string]): string =>
  keyedDigest(key, ...parts).toString('base64url');
