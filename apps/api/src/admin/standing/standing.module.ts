import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { AuditModule } from '../../audit/audit.module.js';
import { SessionsModule } from '../../sessions/sessions.module.js';
import { BrowseModule } from '../../browse/browse.module.js';
import { MessagesModule } from '../../people.module.js';
import { AccountStanding } from './account-standing.service.js';
import { MemberLookups } from './member-lookups.js';
import { MemberMails } from './member-mails.js';

@Module({
  imports: [AccountsModule, AuditModule, BrowseModule, MessagesModule, SessionsModule],
  providers: [AccountStanding, MemberLookups, MemberMails],
  exports: [AccountStanding, MemberLookups, MemberMails],
})
export class StandingModule {}
