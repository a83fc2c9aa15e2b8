import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { VerificationModule } from './verification.module.js';
import { CodeSending } from './code-sending.service.js';
import { CodesModule } from '../codes/codes.module.js';
import { ProofsController } from './proofs.controller.js';
import { Proofs } from './proofs.service.js';

/** Proving e-mail and phone. */
@Module({
  imports: [AccountsModule, CodesModule, SessionsModule, VerificationModule],
  controllers: [ProofsController],
  providers: [Proofs, CodeSending],
  exports: [CodeSending],
})
export class ProofsModule {}
