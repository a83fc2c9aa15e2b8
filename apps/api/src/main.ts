import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { httpAdapter, setUp } from './app.setup.js';
import { runCommand } from './operations/commands/run-command.js';
import { parseSettings } from './platform/config/parse-settings.js';
import { waitForDatabase } from './platform/database/connect.js';

await runCommand(async () => {
  const settings = parseSettings(process.env);
  await waitForDatabase(settings);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.for(settings.side, settings),
    httpAdapter(settings),
    {
      bufferLogs: true,
      abortOnError: false,
    },
  );
  try {
    await setUp(app);
    await app.listen(settings.port, settings.host);
  } catch (error) {
    // Open timers and connections would keep the process alive without a port, and the supervisor would not restart it.
    await app.close();
    throw error;
  }
});
