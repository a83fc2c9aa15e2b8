import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ProfilesModule } from '../facts.module.js';
import { OwnShortlist } from './own-shortlist.service.js';
import { ShortlistController } from './shortlist.controller.js';
import { ShortlistModule } from './shortlist.module.js';

@Module({
  imports: [AccountsModule, ProfilesModule, ShortlistModule],
  controllers: [ShortlistController],
  providers: [OwnShortlist],
})
export class ShortlistRoutesModule {}
