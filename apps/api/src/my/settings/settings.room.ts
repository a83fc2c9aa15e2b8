import type { Room } from '../../platform/room.js';
import { AccountPage } from './account-page.service.js';
import { AccountController } from './account.controller.js';
import { AddressChanges } from './address-change.service.js';
import { AddressNotices } from './address-notices.service.js';
import { AddressesController } from './addresses.controller.js';
import { ConsentsController } from './consents.controller.js';
import { DataExportController } from './export/data-export.controller.js';
import { DataExport } from './export/data-export.service.js';
import { MemberData } from './export/member-data.service.js';
import { LinkedIdentities } from './linked-identities.service.js';
import { OwnConsents } from './own-consents.service.js';
import { OwnPassword } from './own-password.service.js';
import { PasswordChanges } from './password-change.service.js';

export const settings: Room = {
  providers: [MemberData],
  members: {
    controllers: [AccountController, AddressesController, ConsentsController, DataExportController],
    providers: [
      AccountPage,
      AddressChanges,
      AddressNotices,
      DataExport,
      LinkedIdentities,
      OwnConsents,
      OwnPassword,
      PasswordChanges,
    ],
  },
};
