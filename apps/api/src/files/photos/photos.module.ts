import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { StorageModule } from '../storage/storage.module.js';
import { PhotoAddresses } from './photo-addresses.js';
import { Photo } from './photo.entity.js';
import { PhotosRepository } from './photos.repository.js';
import { PhotosService } from './photos.service.js';

/** Photos for whoever shows them; the routes are in FilesModule and PhotoBytesModule. */
@Module({
  imports: [TypeOrmModule.forFeature([Photo]), AccountsModule, PicturesModule, StorageModule],
  providers: [PhotosService, PhotosRepository, PhotoAddresses],
  exports: [PhotosService, PhotoAddresses],
})
export class PhotosModule {}
