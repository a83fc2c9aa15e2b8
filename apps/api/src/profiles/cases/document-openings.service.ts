/** R55: which documents of a case an administrator has opened. */
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { DocumentOpening } from './document-opening.entity.js';

@Injectable()
export class DocumentOpenings {
  constructor(private readonly clock: Clock) {}

  /** @param withNumber the number was revealed as well, which the audit log has as one act */
  async add(
    manager: EntityManager,
    opening: Pick<DocumentOpening, 'caseId' | 'adminId' | 'documentId'>,
    { withNumber }: { withNumber: boolean },
  ): Promise<void> {
    const known = await manager.findOneBy(DocumentOpening, opening);
    if (!known) await manager.insert(DocumentOpening, { ...opening, withNumber, openedAt: this.clock.now() });
    else if (withNumber) await manager.update(DocumentOpening, opening, { withNumber });
  }

  /** Openings by this administrator, by the document's id. */
  async byDocument(manager: EntityManager, caseId: number, adminId: number): Promise<Map<string, DocumentOpening>> {
    const rows = await manager.findBy(DocumentOpening, { caseId, adminId });
    return new Map(rows.map((row) => [row.documentId, row]));
  }
}
