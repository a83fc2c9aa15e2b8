import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The Telugu of "Face differs from the card" as it was first written, and as it is now. */
const BEFORE = '{name} గారూ, ప్రొఫైల్ ఫోటో, కార్డుపై ఫోటో ఒకే వ్యక్తివిగా కనిపించలేదు. మీ ముఖం స్పష్టంగా కనిపించే ఇటీవలి ఫోటో పంపండి.';
const NOW = '{name} గారూ, ప్రొఫైల్ ఫోటో, కార్డుపై ఉన్న ఫోటో ఒకరివేనని మాకు స్పష్టంగా తెలియలేదు. దయచేసి ముఖం స్పష్టంగా కనిపించే, ఈమధ్య తీసిన ఫోటో పంపండి.';

/** A template that the team has changed since stays as it is. */
export class RewordTheFirstTemplates1780000000154 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return reword(runner, BEFORE, NOW);
  }

  down(runner: QueryRunner): Promise<void> {
    return reword(runner, NOW, BEFORE);
  }
}

async function reword(runner: QueryRunner, from: string, to: string): Promise<void> {
  await runner.query("UPDATE reply_templates SET te = ? WHERE public_id LIKE 'first%' AND te = ?", [to, from]);
}
