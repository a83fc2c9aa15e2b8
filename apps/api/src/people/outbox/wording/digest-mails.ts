import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import type { MailWording } from './mail-wording.js';

/** C4: new profiles of a member's saved searches. */
export const DIGEST_MAILS = {
  digest: {
    en: {
      subject: '{title}',
      preheader: '{preheader}',
      paragraphs: [
        'Dear {name}, these members are new since our last email. Log in to see names and photos.',
        '{sections}',
        '{last}',
        'No more of these emails at all: {stopAll}',
      ],
    },
    te: {
      subject: '{title}',
      preheader: '{preheader}',
      paragraphs: [
        '{name} గారూ, గత ఇమెయిల్ తర్వాత కొత్తగా వచ్చినవారు వీరు. పేర్లు, ఫోటోలు చూడటానికి లాగిన్ అవ్వండి.',
        '{sections}',
        '{last}',
        'ఇక ఈ ఇమెయిల్‌లు ఏవీ వద్దంటే: {stopAll}',
      ],
    },
  },
} as const satisfies Record<string, Record<Language, MailWording>>;
