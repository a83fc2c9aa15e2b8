import { visit } from '../requests/requests.js';
import type { TestApp } from '../servers/test-app.js';

export interface Received {
  channel: 'email' | 'sms';
  subject?: string;
  text: string;
}

/** What an address was sent, newest first. */
export async function inbox(test: TestApp, address: string): Promise<Received[]> {
  const { body } = await visit(test, 'get', `/dev/outbox?to=${encodeURIComponent(address)}`).expect(200);
  return (body as { messages: Received[] }).messages;
}
