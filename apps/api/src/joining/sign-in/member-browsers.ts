import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/time/clock.js';
import { KnownBrowsers } from '../../platform/http/known-browsers.js';
import { acceptedSecrets } from '../../platform/config/secrets.js';
import { Settings } from '../../platform/config/settings.js';

/** Browsers that have signed in to a member's account. */
@Injectable()
export class MemberBrowsers extends KnownBrowsers {
  constructor(clock: Clock, { memberUrl, secrets }: Settings) {
    super(clock, { name: 'kalyanam-known', url: memberUrl, secrets: acceptedSecrets(secrets, 'memberTokens') });
  }
}
