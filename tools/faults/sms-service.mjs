// A stand-in for the SMS service: it keeps what it accepts, or answers 200 with an error, as MSG91 does.
import { once } from 'node:events';
import http from 'node:http';
import { json } from 'node:stream/consumers';

const ACCEPTED = { type: 'success', message: '366c6f6d6c6f' };
const REFUSED = { type: 'error', message: 'Please provide valid template ID', code: '400' };

/** {env, caught: [{to, at}], refused: [the same], refuse(boolean), close()} */
export async function startSmsService() {
  const caught = [];
  const refused = [];
  let refusing = false;
  const server = http.createServer(async (request, answer) => {
    const { recipients } = await json(request);
    const list = refusing ? refused : caught;
    for (const { mobiles } of recipients) list.push({ to: mobiles, at: performance.now() });
    answer.setHeader('content-type', 'application/json').end(JSON.stringify(refusing ? REFUSED : ACCEPTED));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    env: {
      SMS_ADAPTER: 'msg91',
      MSG91_AUTH_KEY: 'faults',
      MSG91_URL: `http://127.0.0.1:${server.address().port}/flow`,
      MSG91_TEMPLATES: 'phone-code:1,candidate-consent:2,still-looking:3,desk-invited:4',
    },
    caught,
    refused,
    refuse: (state) => {
      refusing = state;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
