import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, MetadataScanner } from '@nestjs/core';
import { CronExpression } from '@nestjs/schedule';
import { Jobs } from '../../platform/jobs/jobs.js';

const SECONDS: Readonly<Record<string, number>> = {
  [CronExpression.EVERY_MINUTE]: 60,
  [CronExpression.EVERY_10_MINUTES]: 600,
  [CronExpression.EVERY_HOUR]: 3600,
  [CronExpression.EVERY_DAY_AT_3AM]: 86_400,
};

type Method = (...args: unknown[]) => unknown;

/**
 * Watches everything that is scheduled by a decorator, without a word in the jobs themselves. Its module is initialized
 * before the scheduler's, which then finds the watched methods in place of the plain ones.
 */
@Injectable()
class JobWatch implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders() as { instance: unknown }[]) {
      if (typeof instance !== 'object' || instance === null) continue;
      for (const key of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object))
        this.watch(instance as Record<string, Method>, key);
    }
  }

  private watch(instance: Record<string, Method>, key: string): void {
    const method = instance[key];
    const period = method && periodOf(method);
    if (!method || period === null || period === undefined) return;
    const job = `${instance.constructor.name}.${key}`;
    this.jobs.watch(job, period);
    const watched: Method = (...args) => this.jobs.run(job, () => method.apply(instance, args));
    for (const name of Reflect.getMetadataKeys(method) as string[])
      Reflect.defineMetadata(name, Reflect.getMetadata(name, method), watched);
    Object.defineProperty(instance, key, { value: watched, configurable: true, writable: true });
  }
}

/** Imported before the scheduler. */
@Module({ imports: [DiscoveryModule], providers: [JobWatch] })
export class JobWatchModule {}

/** In seconds; null for a method that is not scheduled. @throws for an expression that is not in the table above */
function periodOf(method: Method): number | null {
  const interval = Reflect.getMetadata('SCHEDULE_INTERVAL_OPTIONS', method) as { timeout: number } | undefined;
  if (interval) return interval.timeout / 1000;
  const cron = Reflect.getMetadata('SCHEDULE_CRON_OPTIONS', method) as { cronTime: string } | undefined;
  if (!cron) return null;
  const seconds = SECONDS[cron.cronTime];
  if (seconds === undefined) throw new Error(`No period is known for the schedule ${cron.cronTime}.`);
  return seconds;
}
