import { people } from '../people/people.module.js';
import { district, type Room } from '../platform/room.js';
import { BiodataShareRow, ErasedLink } from './biodata-shares/biodata-share.entity.js';
import { BiodataShares } from './biodata-shares/biodata-shares.service.js';
import { LinkPhotos } from './biodata-shares/link-photos.service.js';
import { cases } from './cases/cases.room.js';
import { CheckFile } from './checks/check-file.entity.js';
import { CheckFiles } from './checks/check-files.service.js';
import { CheckRow } from './checks/check.entity.js';
import { ChecksRepository } from './checks/checks.repository.js';
import { Checks } from './checks/checks.service.js';
import { Document } from './documents/document.entity.js';
import { DocumentsController } from './documents/documents.controller.js';
import { DocumentsRepository } from './documents/documents.repository.js';
import { DocumentsService } from './documents/documents.service.js';
import { OwnDocuments } from './documents/own-documents.service.js';
import { GothraDecisionsRepository } from './gothras/gothra-decisions.repository.js';
import { GothraGates } from './gothras/gothra-gates.service.js';
import { GothraNames } from './gothras/gothra-names.service.js';
import { GothraTable } from './gothras/gothra-table.service.js';
import { GothrasController } from './gothras/gothras.controller.js';
import { GothrasRepository } from './gothras/gothras.repository.js';
import { Lineages } from './gothras/lineages.service.js';
import { HoroscopeExchangeRow, HoroscopeRow } from './horoscopes/horoscope.entity.js';
import { HoroscopesRepository } from './horoscopes/horoscopes.repository.js';
import { Horoscopes } from './horoscopes/horoscopes.service.js';
import { IdentityNumber } from './identity-numbers/identity-number.entity.js';
import { IdentityRepository } from './identity-numbers/identity.repository.js';
import { IdentityService } from './identity-numbers/identity.service.js';
import { photos } from './photos/photos.room.js';
import { CitiesController } from './places/cities.controller.js';
import { VillagesController } from './places/villages.controller.js';
import { Villages } from './places/villages.service.js';
import { profile } from './profile/profile.room.js';
import { SubcasteDecisionsRepository } from './subcastes/subcaste-decisions.repository.js';
import { SubcasteNames } from './subcastes/subcaste-names.service.js';
import { SubcastesController } from './subcastes/subcastes.controller.js';
import { SubcastesRepository } from './subcastes/subcastes.repository.js';
import { Subcastes } from './subcastes/subcastes.service.js';

const biodataShares: Room = {
  entities: [BiodataShareRow, ErasedLink],
  providers: [BiodataShares, LinkPhotos],
};

const checks: Room = { entities: [CheckFile, CheckRow], providers: [CheckFiles, Checks, ChecksRepository] };

const documents: Room = {
  entities: [Document],
  providers: [DocumentsRepository, DocumentsService, OwnDocuments],
  members: { controllers: [DocumentsController] },
};

const gothras: Room = {
  providers: [GothraDecisionsRepository, GothraGates, GothraNames, GothraTable, GothrasRepository, Lineages],
  members: { controllers: [GothrasController] },
};

const horoscopes: Room = {
  entities: [HoroscopeExchangeRow, HoroscopeRow],
  providers: [Horoscopes, HoroscopesRepository],
};

const identityNumbers: Room = { entities: [IdentityNumber], providers: [IdentityRepository, IdentityService] };

const places: Room = { providers: [Villages], members: { controllers: [CitiesController, VillagesController] } };

const subcastes: Room = {
  providers: [SubcasteDecisionsRepository, SubcasteNames, Subcastes, SubcastesRepository],
  members: { controllers: [SubcastesController] },
};

export const profiles = district('ProfilesModule', {
  below: [people],
  rooms: [
    biodataShares,
    cases,
    checks,
    documents,
    gothras,
    horoscopes,
    identityNumbers,
    photos,
    places,
    profile,
    subcastes,
  ],
});
