import { Module } from '@nestjs/common';
import { StorageModule } from '../files/storage/storage.module.js';
import { ConsistencyRepository } from './consistency.repository.js';
import { Consistency } from './consistency.service.js';
import { KeyRotationRepository } from './key-rotation.repository.js';
import { KeyRotation } from './key-rotation.service.js';

/** Work of the operator's commands, never of a request. */
@Module({
  imports: [StorageModule],
  providers: [Consistency, ConsistencyRepository, KeyRotation, KeyRotationRepository],
  exports: [Consistency, KeyRotation],
})
export class MaintenanceModule {}
