import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Metrics } from './metrics.service.js';

/** `GET /metrics` on its own port, which the proxies never forward to. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Metrics');
  private server: Server | null = null;

  constructor(
    private readonly metrics: Metrics,
    private readonly settings: Settings,
  ) {}

  /** Null if no port is set. */
  get port(): number | null {
    return (this.server?.address() as AddressInfo | undefined)?.port ?? null;
  }

  /** @throws when the port is in use, so that no process runs unmonitored */
  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort, host } = this.settings;
    if (metricsPort === null) return;
    const server = createServer(this.answer);
    await new Promise<void>((listening, failed) => {
      server.once('error', failed).listen(metricsPort, host, listening);
    });
    this.server = server;
  }

  beforeApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private readonly answer: RequestListener = (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    this.metrics.read().then(
      ({ type, text }) => response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text),
      (error: unknown) => {
        this.log.error({ err: error });
        response.writeHead(503).end();
      },
    );
  };
}
