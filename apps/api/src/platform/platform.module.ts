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

/** Infrastructure below every room: settings, database, clock, keys, limits and paper. */
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
  ],
  exports: [
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
export class CoreModule {}
