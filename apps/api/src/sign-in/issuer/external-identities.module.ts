import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExternalIdentitiesRepository } from './external-identities.repository.js';
import { ExternalIdentities } from './external-identities.service.js';
import { ExternalIdentity } from './external-identity.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([ExternalIdentity])],
  providers: [ExternalIdentities, ExternalIdentitiesRepository],
  exports: [ExternalIdentities],
})
export class ExternalIdentitiesModule {}
