import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CodesModule } from '../../people/codes/codes.module.js';
import { FactsModule } from '../../profiles/profiles.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { EncryptedTokens } from '../sign-in/issuer/encrypted-tokens.service.js';
import { AssistedEntries } from './assisted-entries.service.js';
import { AssistedEntry } from './assisted-entry.entity.js';
import { ReadBackCodes } from './read-back-codes.service.js';

/** AdminModule adds the team's routes, AssistedAnswersModule those of the mailed link. */
@Module({
  imports: [TypeOrmModule.forFeature([AssistedEntry]), CodesModule, FactsModule, PeopleModule],
  providers: [AssistedEntries, EncryptedTokens, ReadBackCodes],
  exports: [AssistedEntries, ReadBackCodes],
})
export class AssistedEntriesModule {}
