import { Module } from '@nestjs/common';
import { BiodataSharesModule } from './biodata-shares.module.js';
import { ConsentsModule } from '../../people/consents/consents.module.js';
import { FactsModule } from '../../profiles/profiles.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { BiodataLinks } from './biodata-links.service.js';
import { BiodataPages } from './biodata-pages.service.js';
import { BiodataPapers } from './biodata-papers.service.js';
import { BiodataController } from './biodata.controller.js';
import { MyBiodata } from './my-biodata.service.js';
import { PageFontsController } from './page-fonts.controller.js';
import { PublicBiodataController } from './public-biodata.controller.js';
import { PublicBiodataPages } from './public-biodata.service.js';

@Module({
  imports: [BiodataSharesModule, ConsentsModule, FactsModule, PeopleModule],
  controllers: [BiodataController, PageFontsController, PublicBiodataController],
  providers: [BiodataLinks, BiodataPages, BiodataPapers, MyBiodata, PublicBiodataPages],
  exports: [BiodataLinks, MyBiodata],
})
export class BiodataModule {}
