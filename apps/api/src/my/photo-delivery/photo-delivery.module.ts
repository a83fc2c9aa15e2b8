import { Module } from '@nestjs/common';
import { BiodataSharesModule } from '../biodata/biodata-shares.module.js';
import { TeamSettingsModule } from '../../people/team-settings/team-settings.module.js';
import { FactsModule } from '../../profiles/profiles.module.js';
import { MarriagesModule } from '../marriage/marriages.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { PhotoBytesController } from './photo-bytes.controller.js';
import { PhotoBytesService } from './photo-bytes.service.js';
import { PhotoKey } from './photo-key.service.js';

/** Loaded by both sides of the product. */
@Module({
  imports: [BiodataSharesModule, TeamSettingsModule, FactsModule, MarriagesModule, PeopleModule],
  controllers: [PhotoBytesController],
  providers: [PhotoBytesService, PhotoKey],
})
export class PhotoDeliveryModule {}
