import type { Room } from '../../platform/room.js';
import { Document } from './document.entity.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsRepository } from './documents.repository.js';
import { DocumentsService } from './documents.service.js';
import { OwnDocuments } from './own-documents.service.js';

export const documents: Room = {
  entities: [Document],
  providers: [DocumentsRepository, DocumentsService, OwnDocuments],
  members: { controllers: [DocumentsController] },
};
