import type { Room } from '../../platform/room.js';
import { AccountsRepository } from './accounts.repository.js';
import { AccountsService } from './accounts.service.js';
import { EmailVerification, PhoneVerification } from './address-verifications.entity.js';
import { DeclinedMail } from './declined-mail.entity.js';
import { DeclinedMails } from './declined-mails.repository.js';
import { IssuedCode, MemberCodes } from './member-codes.repository.js';
import { ListWord } from './list-word.entity.js';
import { QueueMarks } from './queue-marks.repository.js';
import { SearchWord } from './search-word.entity.js';
import { SearchWords } from './search-words.repository.js';
import { User } from './user.entity.js';

export const accounts: Room = {
  entities: [DeclinedMail, EmailVerification, IssuedCode, ListWord, PhoneVerification, SearchWord, User],
  providers: [AccountsRepository, AccountsService, DeclinedMails, MemberCodes, QueueMarks, SearchWords],
};
