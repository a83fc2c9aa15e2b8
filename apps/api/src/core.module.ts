import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { Clock } from './common/clock.js';
import { KeyRing } from './common/crypto/key-ring.js';
import { Limits } from './common/limits/limits.service.js';

/** What every feature uses and no feature owns. */
@Global()
@Module({
  imports: [JwtModule.register({}), PassportModule],
  providers: [Clock, KeyRing, Limits],
  exports: [Clock, KeyRing, Limits, JwtModule],
})
export class CommonModule {}
