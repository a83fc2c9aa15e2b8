import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AdminsModule } from '../team/admins.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ProfilesModule } from '../facts.module.js';
import { StorageModule } from '../files/storage/storage.module.js';
import { PhotoBytesController } from './photo-bytes.controller.js';
import { PhotoBytesService } from './photo-bytes.service.js';
import { PhotosModule } from '../files/photos/photos.module.js';

/** Both sides of the product serve photos; apart from PhotosModule because it asks everyone who may see them. */
@Module({
  imports: [PhotosModule, StorageModule, AccountsModule, SessionsModule, AdminsModule, ProfilesModule],
  controllers: [PhotoBytesController],
  providers: [PhotoBytesService],
})
export class PhotoBytesModule {}
