import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** What a team says most often, for it to change: an empty list would help no one on the first day. */
const TEMPLATES = [
  [
    'reject',
    'Card cannot be read',
    'Dear {name}, we could not read your Aadhaar card. Please upload a sharp photo of the whole front side, taken in daylight.',
    '{name} గారూ, మీ ఆధార్ కార్డు చదవలేకపోయాం. పగటి వెలుతురులో, ముందువైపు మొత్తం స్పష్టంగా కనిపించే ఫోటో పంపండి.',
  ],
  [
    'reject',
    'Name differs from the card',
    'Dear {name}, the name in your profile is not the one on your card. Please write it as it is on the card.',
    '{name} గారూ, మీ ప్రొఫైల్‌లోని పేరు కార్డుపై ఉన్న పేరుతో సరిపోలేదు. కార్డుపై ఉన్నట్టే రాయండి.',
  ],
  [
    'reject',
    'Face differs from the card',
    'Dear {name}, the photos in your profile and on your card do not seem to show the same person. Please upload a recent photo that shows your face clearly.',
    '{name} గారూ, ప్రొఫైల్ ఫోటో, కార్డుపై ఉన్న ఫోటో ఒకరివేనని మాకు స్పష్టంగా తెలియలేదు. దయచేసి ముఖం స్పష్టంగా కనిపించే, ఈమధ్య తీసిన ఫోటో పంపండి.',
  ],
  [
    'question',
    'Which name is right?',
    'Dear {name}, your card and your profile spell your name differently. Which spelling should the profile have?',
    '{name} గారూ, మీ పేరు కార్డుపై ఒకలా, ప్రొఫైల్‌లో మరోలా ఉంది. ఏది సరైనది?',
  ],
  [
    'question',
    'When may we call?',
    'Dear {name}, who in the family looks after this profile, and when may we call?',
    '{name} గారూ, ఈ ప్రొఫైల్‌ను కుటుంబంలో ఎవరు చూసుకుంటారు? ఎప్పుడు ఫోన్ చేయవచ్చు?',
  ],
  ['approve', 'Family called', 'Called the family, confirmed. {reviewer}', 'కుటుంబంతో మాట్లాడాను, సరిచూశాను. {reviewer}'],
] as const;

const idOf = (place: number): string => `first${String(place + 1).padStart(15, '0')}`;

export class FirstTemplates1780000000067 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const rows = TEMPLATES.map(([purpose, title, en, te], place) => [idOf(place), purpose, title, en, te]);
    const places = rows.map(() => '(?, ?, ?, ?, ?)').join(', ');
    await runner.query(`INSERT INTO reply_templates (public_id, purpose, title, en, te) VALUES ${places}`, rows.flat());
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [`DELETE FROM reply_templates WHERE public_id LIKE 'first%'`]);
  }
}
