import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PhotosModule } from './files/photos/photos.module.js';
import { CardsRepository } from './profiles/cards.repository.js';
import { MemberCards } from './profiles/member-cards.service.js';
import { ProfilePhotos } from './profiles/profile-photos.service.js';
import { ProfileVisibilityRepository } from './profiles/profile-visibility.repository.js';
import { ProfileVisibility } from './profiles/profile-visibility.service.js';
import { Profile } from './profiles/profile.entity.js';
import { ProfilesRepository } from './profiles/profiles.repository.js';
import { ProfilesService } from './profiles/profiles.service.js';

/** The candidates' rows, and who may see how much of them. The routes are in ProfileRoutesModule. */
@Module({
  imports: [TypeOrmModule.forFeature([Profile]), PhotosModule],
  providers: [
    ProfilesService,
    ProfilesRepository,
    ProfileVisibility,
    ProfileVisibilityRepository,
    ProfilePhotos,
    MemberCards,
    CardsRepository,
  ],
  exports: [ProfilesService, ProfileVisibility, ProfilePhotos, MemberCards],
})
export class ProfilesModule {}
