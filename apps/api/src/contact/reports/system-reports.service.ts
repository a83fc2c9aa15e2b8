/**
 * Suspicions that the product itself puts before the team, in the queue of reports. They decide nothing, and no member
 * gets a notice.
 */
import { SYSTEM_REPORTS, type SystemReportKind } from '@kalyanam/shared/team/system-reports';
import type { ReportReason } from '@kalyanam/shared/base/vocabulary/report-reasons';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { ReportsRepository } from './reports.repository.js';

export interface SystemReport {
  readonly kind: SystemReportKind;
  readonly reportedId: number;
  /** The other profile of a pair. */
  readonly otherId?: number;
  /** The finding in the team's words; at most 1,000 characters. */
  readonly description: string;
}

@Injectable()
export class SystemReports {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly clock: Clock,
  ) {}

  /** Joins the transaction of what gives cause; while such a report is open there is no second one. */
  async open(manager: EntityManager, { kind, reportedId, otherId, description }: SystemReport): Promise<void> {
    await this.reports.insertSystem(manager, {
      publicId: publicId(),
      kind,
      reportedId,
      otherId: otherId ?? null,
      reason: reasonOf(kind),
      description,
      createdAt: this.clock.now(),
    });
  }
}

const reasonOf = (kind: SystemReportKind): ReportReason =>
  SYSTEM_REPORTS.find(({ value }) => value === kind)?.reason ?? 'other';
