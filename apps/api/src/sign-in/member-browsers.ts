import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { KnownBrowsers } from '../common/http/known-browsers.js';
import { acceptedSecrets } from '../config/secrets.js';
import { Settings } from '../config/settings.js';

/** Browsers that have signed in to a member's account. */
@Injectable()
export class MemberBrowsers extends KnownBrowsers {
  constructor(clock: Clock, { memberUrl, secrets }: Settings) {
    super(clock, { name: 'kalyanam-known', url: memberUrl, secrets: acceptedSecrets(secrets, 'memberTokens') });
  }
}
