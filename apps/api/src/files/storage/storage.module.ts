import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Settings } from '../../config/settings.js';
import { FileStorage } from './file-storage.js';
import { LocalStorage } from './local-storage.js';
import { OrphanedFile } from './orphaned-file.entity.js';
import { OrphanedFilesRepository } from './orphaned-files.repository.js';
import { S3Storage } from './s3-storage.js';
import { StoredFiles } from './stored-files.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([OrphanedFile])],
  providers: [
    {
      provide: FileStorage,
      inject: [Settings],
      useFactory: (settings: Settings) => (settings.s3 ? new S3Storage(settings.s3) : new LocalStorage(settings)),
    },
    OrphanedFilesRepository,
    StoredFiles,
  ],
  exports: [StoredFiles],
})
export class StorageModule {}
