import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/time/clock.js';
import { KnownBrowsers } from '../../platform/http/known-browsers.js';
import { acceptedSecrets } from '../../platform/config/secrets.js';
import { Settings } from '../../platform/config/settings.js';

/** Browsers in which an administrator has signed in, second factor included. */
@Injectable()
export class AdminBrowsers extends KnownBrowsers {
  constructor(clock: Clock, { adminUrl, secrets }: Settings) {
    super(clock, { name: 'kalyanam-admin-known', url: adminUrl, secrets: acceptedSecrets(secrets, 'adminTokens') });
  }
}
