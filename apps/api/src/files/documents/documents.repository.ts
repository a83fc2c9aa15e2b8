import type { DocumentKind } from '@kalyanam/shared/vocabulary/documents';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { Document } from './document.entity.js';

@Injectable()
export class DocumentsRepository {
  constructor(private readonly database: DataSource) {}

  find(userId: number, kind: DocumentKind, manager: EntityManager = this.database.manager): Promise<Document | null> {
    return manager.findOneBy(Document, { userId, kind });
  }

  forMembers(userIds: readonly number[], manager: EntityManager = this.database.manager): Promise<Document[]> {
    return manager.findBy(Document, { userId: In([...userIds]), erasedAt: IsNull() });
  }

  async put(manager: EntityManager, document: Partial<Document>): Promise<void> {
    await manager.upsert(Document, document, { conflictPaths: ['userId', 'kind'] });
  }

  async remove(manager: EntityManager, documents: readonly Document[]): Promise<void> {
    await manager.remove([...documents]);
  }

  async erase(manager: EntityManager, userId: number, now: Date): Promise<void> {
    await manager.update(
      Document,
      { userId, erasedAt: IsNull() },
      { storageKey: null, sealedKey: null, erasedAt: now },
    );
  }
}
