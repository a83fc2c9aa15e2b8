import type { Room } from '../../platform/room.js';
import { BiodataLinks } from './biodata-links.service.js';
import { BiodataPages } from './biodata-pages.service.js';
import { BiodataPapers } from './biodata-papers.service.js';
import { BiodataController } from './biodata.controller.js';
import { MyBiodata } from './my-biodata.service.js';
import { PageFontsController } from './page-fonts.controller.js';
import { PublicBiodataController } from './public-biodata.controller.js';
import { PublicBiodataPages } from './public-biodata.service.js';

export const biodata: Room = {
  members: {
    controllers: [BiodataController, PageFontsController, PublicBiodataController],
    providers: [BiodataLinks, BiodataPages, BiodataPapers, MyBiodata, PublicBiodataPages],
  },
};
