import type { MigrationInterface, QueryRunner } from 'typeorm';

const FIRST = 'first000000000000001';
const CARD = {
  title: 'Card cannot be read',
  en: 'Dear {name}, we could not read your Aadhaar card. Please upload a sharp photo of the whole front side, taken in daylight.',
  te: '{name} గారూ, మీ ఆధార్ కార్డు చదవలేకపోయాం. పగటి వెలుతురులో, ముందువైపు మొత్తం స్పష్టంగా కనిపించే ఫోటో పంపండి.',
};
const DOCUMENT = {
  title: 'Document cannot be read',
  en: 'Dear {name}, we could not read your document. Please upload a sharp photo of the whole side with your photo, taken in daylight.',
  te: '{name} గారూ, మీ పత్రం చదవలేకపోయాం. పగటి వెలుతురులో, ఫోటో ఉన్న వైపు మొత్తం స్పష్టంగా కనిపించే ఫోటో పంపండి.',
};

/** R43: the first reply template, where no team has changed it. */
const change = async (runner: QueryRunner, from: typeof CARD, to: typeof CARD): Promise<void> => {
  await runner.query('UPDATE reply_templates SET title = ?, en = ?, te = ? WHERE public_id = ? AND en = ?', [
    to.title,
    to.en,
    to.te,
    FIRST,
    from.en,
  ]);
};

export class NameNoCard1780000000119 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return change(runner, CARD, DOCUMENT);
  }

  down(runner: QueryRunner): Promise<void> {
    return change(runner, DOCUMENT, CARD);
  }
}
