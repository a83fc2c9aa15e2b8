import type { DocumentKind } from '@kalyanam/shared/base/vocabulary/documents';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { QueueMarks } from '../../people/accounts/queue-marks.repository.js';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';
import { Document } from './document.entity.js';

/** More of them tell nothing more. */
const MOST_ALIKE = 200;

@Injectable()
export class DocumentsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly changes: MemberChanges,
    private readonly marks: QueueMarks,
  ) {}

  find(userId: number, kind: DocumentKind, manager: EntityManager = this.database.manager): Promise<Document | null> {
    return manager.findOneBy(Document, { userId, kind });
  }

  forMembers(userIds: readonly number[], manager: EntityManager = this.database.manager): Promise<Document[]> {
    return manager.findBy(Document, { userId: In([...userIds]), erasedAt: IsNull() });
  }

  /** The stored documents, without the files' keys. */
  keptOfMembers(
    userIds: readonly number[],
    manager: EntityManager = this.database.manager,
  ): Promise<Pick<Document, 'userId' | 'kind' | 'publicId'>[]> {
    return manager.query(
      `SELECT user_id AS userId, kind, public_id AS publicId FROM documents
       WHERE user_id IN (?) AND erased_at IS NULL`,
      [userIds],
    );
  }

  async prints(manager: EntityManager, userId: number): Promise<Buffer[]> {
    const rows = await manager.findBy(Document, { userId });
    return rows.flatMap(({ print }) => print ?? []);
  }

  samePictures(userId: number): Promise<{ otherId: number }[]> {
    return this.database.query(
      `SELECT DISTINCT other.user_id AS otherId FROM documents own
       JOIN documents other ON other.print = own.print AND other.user_id <> own.user_id
       WHERE own.user_id = ? LIMIT ?`,
      [userId, MOST_ALIKE],
    );
  }

  async put(manager: EntityManager, document: Partial<Document> & Pick<Document, 'userId'>): Promise<void> {
    await manager.upsert(Document, document, { conflictPaths: ['userId', 'kind'] });
    await this.changed(manager, [document.userId]);
  }

  async remove(manager: EntityManager, documents: readonly Document[]): Promise<void> {
    const userIds = documents.map(({ userId }) => userId);
    await manager.remove([...documents]);
    await this.changed(manager, userIds);
  }

  async erase(manager: EntityManager, userId: number, now: Date): Promise<void> {
    await manager.update(
      Document,
      { userId, erasedAt: IsNull() },
      { storageKey: null, sealedKey: null, erasedAt: now },
    );
    await this.changed(manager, [userId]);
  }

  private async changed(manager: EntityManager, userIds: readonly number[]): Promise<void> {
    await this.marks.put(manager, userIds);
    await this.changes.note(manager, userIds);
  }
}
