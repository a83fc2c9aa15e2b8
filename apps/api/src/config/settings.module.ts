import { Global, Module } from '@nestjs/common';
import { parseSettings, Settings } from './settings.js';

@Global()
@Module({
  providers: [{ provide: Settings, useFactory: () => parseSettings(process.env) }],
  exports: [Settings],
})
export class SettingsModule {}
