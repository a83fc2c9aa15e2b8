import { ADMINISTRATOR_LIST } from '@kalyanam/shared/team/administrators';
import { AUDIT_LIST } from '@kalyanam/shared/team/audit';
import type { Room } from '../../platform/room.js';
import { listControllers } from '../lists/list-controller.js';
import { AdministratorListRepository } from './administrators/administrator-list.repository.js';
import { AdministratorList } from './administrators/administrator-list.service.js';
import { AdministratorsController } from './administrators/administrators.controller.js';
import { Administrators } from './administrators/administrators.service.js';
import { AdminAuditController } from './audit/admin-audit.controller.js';
import { AuditCheck } from './audit/audit-check.service.js';
import { AuditListRepository } from './audit/audit-list.repository.js';
import { AuditList } from './audit/audit-list.service.js';
import { AuditNamesRepository } from './audit/audit-names.repository.js';
import { AuditNames } from './audit/audit-names.service.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { DashboardRepository } from './dashboard/dashboard.repository.js';
import { DashboardService } from './dashboard/dashboard.service.js';
import { FiguresRepository } from './dashboard/figures.repository.js';
import { KeptFigures } from './dashboard/kept-figures.service.js';
import { OverviewRepository } from './dashboard/overview.repository.js';
import { OverviewService } from './dashboard/overview.service.js';
import { AdminLegalTextsController } from './settings/admin-legal-texts.controller.js';
import { AdminSettingsController } from './settings/admin-settings.controller.js';
import { LegalPublishing } from './settings/legal-publishing.service.js';
import { SettingsChanges } from './settings/settings-changes.service.js';

export const office: Room = {
  controllers: [
    ...listControllers(ADMINISTRATOR_LIST, 'AdministratorsPage', AdministratorList),
    ...listControllers(AUDIT_LIST, 'AuditPage', AuditList),
    AdminAuditController,
    AdminLegalTextsController,
    AdminSettingsController,
    AdministratorsController,
    DashboardController,
  ],
  providers: [
    AdministratorList,
    AdministratorListRepository,
    Administrators,
    AuditCheck,
    AuditList,
    AuditListRepository,
    AuditNames,
    AuditNamesRepository,
    DashboardRepository,
    DashboardService,
    FiguresRepository,
    KeptFigures,
    LegalPublishing,
    OverviewRepository,
    OverviewService,
    SettingsChanges,
  ],
};
