import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TeamSettingsModule } from '../../people/team-settings/team-settings.module.js';
import { FactsModule } from '../../profiles/profiles.module.js';
import { BiodataShareRow } from './biodata-share.entity.js';
import { BiodataShares } from './biodata-shares.service.js';
import { ErasedLink } from './erased-link.entity.js';
import { LinkPhotos } from './link-photos.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([BiodataShareRow, ErasedLink]), TeamSettingsModule, FactsModule],
  providers: [BiodataShares, LinkPhotos],
  exports: [BiodataShares, LinkPhotos],
})
export class BiodataSharesModule {}
