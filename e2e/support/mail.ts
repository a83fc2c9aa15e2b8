import { expect, type APIRequestContext } from '@playwright/test';
import { apiUrl } from './addresses.js';

interface Message {
  subject?: string;
  text: string;
}

/** The text of the newest mail or SMS to an address that contains `part`. */
export async function messageTo(request: APIRequestContext, to: string, part: string): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      const response = await request.get(apiUrl(`/dev/outbox?to=${encodeURIComponent(to)}`), {
        headers: { Accept: 'application/json' },
      });
      const { messages } = (await response.json()) as { messages: Message[] };
      text = messages.map((message) => JSON.stringify(message)).find((message) => message.includes(part)) ?? '';
      return text;
    })
    .not.toBe('');
  return text;
}
