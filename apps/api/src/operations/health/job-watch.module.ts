import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobWatch } from './job-watch.service.js';

/** Imported before the scheduler. */
@Module({ imports: [DiscoveryModule], providers: [JobWatch] })
export class JobWatchModule {}
