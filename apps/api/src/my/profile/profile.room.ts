import type { Room } from '../../platform/room.js';
import { CheckExpiry } from './check-expiry.service.js';
import { ComingOfAge } from './coming-of-age.service.js';
import { DetailChanges } from './detail-changes.service.js';
import { EditLimit } from './edit-limit.js';
import { LineageController } from './lineage.controller.js';
import { MyCheckCodes } from './my-check-codes.service.js';
import { MyChecksController } from './my-checks.controller.js';
import { MyChecks } from './my-checks.service.js';
import { MyDetailsController } from './my-details.controller.js';
import { MyHoroscopeController } from './my-horoscope.controller.js';
import { MyHoroscopes } from './my-horoscope.service.js';
import { MyLineage } from './my-lineage.service.js';
import { MyProfilePage } from './my-profile-page.service.js';
import { MyProfileController } from './my-profile.controller.js';
import { ProfileChanges } from './profile-changes.service.js';
import { UnverifiedAccounts } from './unverified-accounts.service.js';

export const profile: Room = {
  members: {
    controllers: [
      LineageController,
      MyChecksController,
      MyDetailsController,
      MyHoroscopeController,
      MyProfileController,
    ],
    providers: [
      CheckExpiry,
      ComingOfAge,
      DetailChanges,
      EditLimit,
      MyCheckCodes,
      MyChecks,
      MyHoroscopes,
      MyLineage,
      MyProfilePage,
      ProfileChanges,
      UnverifiedAccounts,
    ],
  },
};
