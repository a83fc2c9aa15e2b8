import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSourceOptions } from 'typeorm';
import { Clock } from './time/clock.js';
import { KeyRing } from './crypto/key-ring.js';
import { Jobs } from './jobs/jobs.js';
import { Limits } from './limits/limits.service.js';
import { Meters } from './jobs/meters.js';
import { parseSettings } from './config/parse-settings.js';
import { Settings } from './config/settings.js';
import { dataSourceOptions } from './database/data-source.js';
import { RetryingDataSource } from './database/retrying-data-source.js';
import { ChangeFeed } from './change-feed/change-feed.service.js';
import { IndexMemory } from './change-feed/index-memory.service.js';
import { MemberCaches } from './change-feed/member-caches.service.js';
import { MemberChanges } from './change-feed/member-changes.service.js';
import { DatabaseClock } from './time/database-clock.js';
import { PaperProcesses } from './pdf/paper-processes.js';
import { Paper } from './pdf/paper.service.js';
import { PictureProcesses } from './pictures/picture-processes.js';
import { Pictures } from './pictures/pictures.service.js';
import { WatermarkPatterns } from './pictures/watermarks/watermark-patterns.js';
import { FileStorage } from './storage/file-storage.js';
import { LocalStorage } from './storage/local-storage.js';
import { OrphanedFile, OrphanedFilesRepository } from './storage/orphaned-files.repository.js';
import { S3Storage } from './storage/s3-storage.js';
import { StoredFiles } from './storage/stored-files.service.js';

/** What every process and every command needs, without a word of the domain. */
@Global()
@Module({
  imports: [
    JwtModule.register({}),
    PassportModule,
    TypeOrmModule.forRootAsync({
      inject: [Settings],
      useFactory: (settings: Settings) => ({
        ...dataSourceOptions(settings, settings.databasePool),
        autoLoadEntities: true,
        retryAttempts: 3,
        retryDelay: 1000,
      }),
      dataSourceFactory: (options?: DataSourceOptions) => Promise.resolve(new RetryingDataSource(options!)),
    }),
    TypeOrmModule.forFeature([OrphanedFile]),
  ],
  providers: [
    { provide: Settings, useFactory: () => parseSettings(process.env) },
    Clock,
    DatabaseClock,
    KeyRing,
    Meters,
    Jobs,
    Limits,
    MemberChanges,
    ChangeFeed,
    IndexMemory,
    MemberCaches,
    Paper,
    PaperProcesses,
    {
      provide: FileStorage,
      inject: [Settings],
      useFactory: (settings: Settings) => (settings.s3 ? new S3Storage(settings.s3) : new LocalStorage(settings)),
    },
    OrphanedFilesRepository,
    StoredFiles,
    PictureProcesses,
    Pictures,
    WatermarkPatterns,
  ],
  exports: [
    FileStorage,
    StoredFiles,
    OrphanedFilesRepository,
    PictureProcesses,
    Pictures,
    WatermarkPatterns,
    Paper,
    MemberChanges,
    ChangeFeed,
    IndexMemory,
    MemberCaches,
    Settings,
    Clock,
    KeyRing,
    Meters,
    Jobs,
    Limits,
    JwtModule,
  ],
})
export class PlatformModule {}
