import { EventSubscriber, type AfterQueryEvent, type EntitySubscriberInterface } from 'typeorm';
import { isDemotedServer } from './errors.js';

/** Drops a connection whose server became read-only or left the cluster: the pool finds the new primary by a new one. */
@EventSubscriber()
export class DemotedServer implements EntitySubscriberInterface {
  async afterQuery({ error, queryRunner }: AfterQueryEvent): Promise<void> {
    if (!error || !isDemotedServer(error)) return;
    const connection = (await queryRunner.connect()) as { destroy(): void };
    connection.destroy();
  }
}
