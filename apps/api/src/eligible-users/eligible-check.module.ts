import { Module } from '@nestjs/common';
import { EligibleCheckController } from './eligible-check.controller.js';
import { EligibleUsersModule } from './eligible-users.module.js';

@Module({ imports: [EligibleUsersModule], controllers: [EligibleCheckController] })
export class EligibleCheckModule {}
