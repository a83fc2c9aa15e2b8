import 'reflect-metadata';
import type { DynamicModule, INestApplicationContext, Type } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PlatformModule } from '../../platform/platform.module.js';

@Module({})
class CommandModule {}

/** Runs work inside the application, without its HTTP server. */
export async function inContext<T>(
  modules: (DynamicModule | Type)[],
  work: (app: INestApplicationContext) => Promise<T>,
): Promise<T> {
  const app = await NestFactory.createApplicationContext(
    { module: CommandModule, imports: [PlatformModule, ...modules] },
    { logger: ['fatal'], abortOnError: false },
  );
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}
