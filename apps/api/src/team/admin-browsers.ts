import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { KnownBrowsers } from '../common/http/known-browsers.js';
import { acceptedSecrets } from '../config/secrets.js';
import { Settings } from '../config/settings.js';

/** Browsers in which an administrator has signed in, second factor included. */
@Injectable()
export class AdminBrowsers extends KnownBrowsers {
  constructor(clock: Clock, { adminUrl, secrets }: Settings) {
    super(clock, { name: 'kalyanam-admin-known', url: adminUrl, secrets: acceptedSecrets(secrets, 'adminTokens') });
  }
}
