/** R12: MSG91 returns 200 for failures too; only `type: success` is success. */
import { dialledPhone } from '@kalyanam/shared/phone';
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
    const answer = (await response.json().catch(() => null)) as { type?: unknown } | null;
    if (!response.ok) throw refusal(`HTTP_${response.status}`);
    if (answer?.type !== 'success') throw refusal('NOT_SUCCESS');
  }
}

const refusal = (code: string): Error => Object.assign(new Error('The SMS was not accepted.'), { code });
