import { Module } from '@nestjs/common';
import { DocumentsController } from './documents/documents.controller.js';
import { DocumentsModule } from './documents/documents.module.js';
import { OwnDocuments } from './documents/own-documents.service.js';
import { OwnPhotos } from './photos/own-photos.service.js';
import { PhotosController } from './photos/photos.controller.js';
import { PhotosModule } from './photos/photos.module.js';

/** The routes by which a member gives and arranges her own files. */
@Module({
  imports: [PhotosModule, DocumentsModule],
  controllers: [PhotosController, DocumentsController],
  providers: [OwnPhotos, OwnDocuments],
})
export class FilesModule {}
