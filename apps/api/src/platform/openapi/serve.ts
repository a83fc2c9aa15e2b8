import { API_PREFIX } from '@kalyanam/shared/base/routes';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { apiDocument } from './document.js';

const PAGE = `${API_PREFIX}/docs`;

/** Serves the API description as a page at /docs and as JSON at /openapi.json, below the prefix. */
export function serveDescription(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (path !== PAGE && !path.startsWith(`${PAGE}/`)) return;
    // The Swagger library's page has inline styles and an inline start-up script.
    reply.header(
      'Content-Security-Policy',
      "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });
  SwaggerModule.setup(PAGE, app, () => apiDocument(app), {
    jsonDocumentUrl: `${API_PREFIX}/openapi.json`,
    customSiteTitle: 'Kalyanam API',
  });
}
