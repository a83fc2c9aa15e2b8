/** R12: MSG91 returns 200 for failures too; only `type: success` is success. */
import { dialledPhone } from '@kalyanam/shared/base/phone';
import { SmsCarrier, type Sms } from './sms-carrier.js';

const TIMEOUT_MS = 3000;

export interface Msg91Account {
  url: string;
  authKey: string;
  /** Id of the registered template by `name.language`, or by `name` for any language. */
  templates: Readonly<Record<string, string>>;
}

export class Msg91Sms extends SmsCarrier {
  constructor(private readonly account: Msg91Account) {
    super();
  }

  override async send({ to, template, language, values }: Sms): Promise<void> {
    const { url, authKey, templates } = this.account;
    const templateId = templates[`${template}.${language}`] ?? templates[template];
    if (templateId === undefined) throw refusal('NO_TEMPLATE');
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { authkey: authKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        template_id: templateId,
        short_url: '0',
        recipients: [{ mobiles: dialledPhone(to).slice(1), ...values }],
      }),
    });
    const answer = (await response.json().catch(() => null)) as Msg91Answer | null;
    if (response.ok && answer?.type === 'success') return;
    throw refusal(reasonIn(answer) ?? (response.ok ? 'NOT_SUCCESS' : `HTTP_${response.status}`));
  }
}

interface Msg91Answer {
  type?: unknown;
  code?: unknown;
  message?: unknown;
}

/** Errors that an operator can fix; the original sentence may quote a number, so it is kept nowhere. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/auth/i, 'MSG91_AUTH_KEY'],
  [/whitelist/i, 'MSG91_ADDRESS'],
  [/template|flow/i, 'MSG91_TEMPLATE'],
  [/balance|credit/i, 'MSG91_BALANCE'],
  [/sender|dlt/i, 'MSG91_SENDER'],
  [/mobile|number/i, 'MSG91_NUMBER'],
];

function reasonIn(answer: Msg91Answer | null): string | null {
  const { code, message } = answer ?? {};
  if (/^\d{3}$/.test(String(code))) return `MSG91_${String(code)}`;
  return SAID.find(([words]) => words.test(String(message)))?.[1] ?? null;
}

const refusal = (code: string): Error => Object.assign(new Error('The SMS was not accepted.'), { code });
