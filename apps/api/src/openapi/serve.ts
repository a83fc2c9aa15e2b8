import { API_PREFIX } from '@kalyanam/shared/routes';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { apiDocument } from './document.js';

/** Serves the description as a page at /docs and as JSON at /openapi.json, below the prefix. */
export function serveDescription(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(`${API_PREFIX}/docs`)) return;
    // The page of the Swagger library writes styles and its start-up script into the page itself.
    reply.header(
      'Content-Security-Policy',
      "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'",
    );
  });
  SwaggerModule.setup(`${API_PREFIX}/docs`, app, () => apiDocument(app), {
    jsonDocumentUrl: `${API_PREFIX}/openapi.json`,
    customSiteTitle: 'Kalyanam API',
  });
}
