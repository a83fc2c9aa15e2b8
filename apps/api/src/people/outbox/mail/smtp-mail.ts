import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { MailCarrier, type Mail } from './mail-carrier.js';

/** The library's own default waits 30 seconds. */
const TIMEOUT_MS = 3000;

export class SmtpMail extends MailCarrier implements OnApplicationShutdown {
  private readonly transport;
  private readonly host: string;

  constructor(
    smtpUrl: string,
    private readonly from: string,
  ) {
    super();
    this.host = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
    this.transport = createTransport({
      url: smtpUrl,
      // Without this, a machine in the middle could strip STARTTLS and read codes.
      requireTLS: !isPrivateHost(new URL(smtpUrl).hostname),
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      dnsTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  override async send({ id, to, subject, text, html, unsubscribe, calendar }: Mail): Promise<void> {
    await this.transport.sendMail({
      messageId: `<${id}@${this.host}>`,
      from: this.from,
      to: { name: '', address: to },
      subject,
      text,
      html,
      ...(calendar && {
        attachments: [
          {
            filename: 'kalyanam-call.ics',
            content: calendar,
            contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
          },
        ],
      }),
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...(unsubscribe && {
          // RFC 8058: the mail program posts there without opening a page.
          'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** No one can be in between: the same machine or a private network. */
const isPrivateHost = (host: string): boolean =>
  !host.includes('.') || /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|\.(?:internal|local)$/.test(host);
