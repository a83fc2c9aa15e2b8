import { Module } from '@nestjs/common';
import { ProfileEditsRepository } from './profile-edits.repository.js';
import { ProfileEdits } from './profile-edits.service.js';

/** R30: changes that wait for the team, for both sides of the product. */
@Module({ providers: [ProfileEdits, ProfileEditsRepository], exports: [ProfileEdits] })
export class ProfileEditsModule {}
