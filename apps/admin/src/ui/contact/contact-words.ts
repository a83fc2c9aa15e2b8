/** What the team reads where it calls, writes to or mails a member, and notes what came of it. */
export const contactEn = {
  call: 'Call',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  mail: 'Email',
  asked: 'What came of it?',
  lead: 'One line for the member’s history; only the team reads it.',
  outcomes: {
    confirmed: 'Confirmed',
    'no-answer': 'No answer',
    'wrong-number': 'Wrong number',
    other: 'Something else',
  },
  text: 'In a few words (optional)',
  example: 'Called the father, confirmed',
  skip: 'Nothing to note',
  save: 'Add to the history',
};

export const noteKindsEn = { note: 'Note', call: 'Call', message: 'Message', mail: 'Email' };

export type ContactTexts = typeof contactEn & { noteKinds: typeof noteKindsEn };

/** On the pages that are in English alone. */
export const CONTACT_EN: ContactTexts = { ...contactEn, noteKinds: noteKindsEn };
