import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PhotosModule } from '../files/photos/photos.module.js';
import { CardsRepository } from './cards.repository.js';
import { MemberCards } from './member-cards.service.js';
import { ProfilePhotos } from './profile-photos.service.js';
import { ProfileVisibilityRepository } from './profile-visibility.repository.js';
import { ProfileVisibility } from './profile-visibility.service.js';
import { Profile } from './profile.entity.js';
import { ProfilesRepository } from './profiles.repository.js';
import { ProfilesService } from './profiles.service.js';

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
