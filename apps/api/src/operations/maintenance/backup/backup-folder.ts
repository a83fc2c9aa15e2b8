import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sameBytes } from '../../../platform/crypto/digest.js';
import {
  FACTS_FILE,
  factsAt,
  isBackupName,
  isGood,
  SIGNATURE_FILE,
  SUMS_FILE,
  type BackupFacts,
} from './backup-facts.js';
import { sealedSize, type Sealer } from './sealing.js';
import { linesOf } from './lines.js';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** The format of `sha256sum`. */
const SUM_LINE = /^([0-9a-f]{64}) {2}(.+)$/;
const SEALED = '.enc';
const SUMS_AT_ONCE = 1000;
/** Measured: half the time of level 6 for a tenth more bytes. */
const GZIP_LEVEL = 3;

/**
 * The parts of a backup and their checksums, by path below the folder. Tables and files are encrypted where there is a
 * key.
 */
export class BackupFolder {
  private readonly sums = new Map<string, string>();

  constructor(
    readonly folder: string,
    private readonly sealer: Sealer | null,
  ) {}

  /** @throws unless the folder is new or empty */
  async begin(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: PRIVATE_FOLDER });
    if ((await readdir(this.folder)).length > 0) throw new Error('The folder of a backup must be new or empty.');
  }

  async write(part: string, bytes: AsyncIterable<Buffer>): Promise<void> {
    await this.put(this.pathOf(part), this.sealer ? this.sealer.seal(part)(bytes) : bytes);
  }

  async writeZipped(part: string, bytes: AsyncIterable<Buffer>): Promise<void> {
    const zipped = createGzip({ level: GZIP_LEVEL });
    await Promise.all([this.write(part, zipped), pipeline(Readable.from(bytes), zipped)]);
  }

  /**
   * Takes a part over from an earlier backup, as a second name of the same file. False where that backup has no such
   * part of that size, or its bytes are no longer those it wrote, or the disk has no second names.
   */
  async takeOver(part: string, size: number, from: BackupFolder): Promise<boolean> {
    const name = this.pathOf(part);
    const sum = from.sums.get(name);
    if (sum === undefined) return false;
    const path = join(from.folder, name);
    try {
      if ((await stat(path)).size !== (this.sealer ? sealedSize(size) : size)) return false;
      if ((await from.sumOf(name)) !== sum) return false;
      await mkdir(dirname(join(this.folder, name)), { recursive: true, mode: PRIVATE_FOLDER });
      await link(path, join(this.folder, name));
    } catch {
      return false;
    }
    this.sums.set(name, sum);
    return true;
  }

  has(part: string): boolean {
    return this.sums.has(this.pathOf(part));
  }

  get parts(): string[] {
    return [...this.sums.keys()].map((name) => (this.sealer ? name.replace(/\.enc$/, '') : name));
  }

  async remove(part: string): Promise<void> {
    await rm(join(this.folder, this.pathOf(part)));
    this.sums.delete(this.pathOf(part));
  }

  /** Completes the backup. */
  async finish(facts: Omit<BackupFacts, 'parts' | 'encryption'>): Promise<void> {
    const encryption = this.sealer && ({ cipher: 'AES-256-GCM', keyId: this.sealer.keyId } as const);
    const whole: BackupFacts = { ...facts, encryption, parts: this.sums.size + 1 };
    await this.put(FACTS_FILE, Readable.from([Buffer.from(`${JSON.stringify(whole, null, 2)}\n`)]));
    if (this.sealer) await this.sign(this.sealer);
    await this.flushed(SUMS_FILE, this.sumLines());
    const folder = await open(this.folder);
    await folder.sync();
    await folder.close();
  }

  /** What the backup says of itself, before any of it is verified. @throws when it was never finished */
  async facts(): Promise<BackupFacts> {
    await this.text(SUMS_FILE).catch(async () => {
      throw new Error(await this.whyNone());
    });
    const text = await this.text(FACTS_FILE).catch(() => {
      throw new Error(`${FACTS_FILE} is missing from the backup, or cannot be read.`);
    });
    try {
      return JSON.parse(text) as BackupFacts;
    } catch {
      throw new Error(`${FACTS_FILE} is damaged: it is not what was backed up.`);
    }
  }

  /** Learns which parts there are, without reading them. @throws when the list is damaged or was altered */
  async list(): Promise<void> {
    const text = await this.read(SUMS_FILE);
    if (this.sealer) {
      const signature = await this.text(SIGNATURE_FILE).catch(() => '');
      if (!sameBytes(this.sealer.signer().update(text).digest(), Buffer.from(signature.trim(), 'hex')))
        throw new Error(`${SUMS_FILE} was altered: it is not what the holder of the key wrote.`);
    }
    for (const line of text.toString().split('\n')) {
      if (line === '') continue;
      const [, sum, part] = SUM_LINE.exec(line) ?? [];
      if (sum === undefined || part === undefined) throw new Error(`${SUMS_FILE} is damaged.`);
      this.sums.set(part, sum);
    }
  }

  /** Verifies every part. @throws naming the first that is missing or altered */
  async check(): Promise<BackupFacts> {
    const facts = await this.facts();
    this.requireKey(facts);
    await this.list();
    for (const [name, sum] of this.sums)
      if ((await this.sumOf(name)) !== sum) throw new Error(`${name} is damaged: it is not what was backed up.`);
    if (!this.sums.has(FACTS_FILE) || facts.parts !== this.sums.size)
      throw new Error(`${SUMS_FILE} is damaged: it does not list every part.`);
    return facts;
  }

  read(part: string): Promise<Buffer> {
    return readFile(join(this.folder, part));
  }

  /** A part as it was before it was encrypted. */
  bytesOf(part: string): AsyncIterable<Buffer> {
    const stored = createReadStream(join(this.folder, this.pathOf(part))) as AsyncIterable<Buffer>;
    return this.sealer ? this.sealer.open(part)(stored) : stored;
  }

  async *zippedLines(part: string): AsyncGenerator<string> {
    const unzipped = createGunzip();
    const feeding = pipeline(Readable.from(this.bytesOf(part)), unzipped);
    // Its failure ends the reading, which reports it.
    feeding.catch(() => undefined);
    yield* linesOf(unzipped);
    await feeding;
  }

  private async whyNone(): Promise<string> {
    const entries = await readdir(this.folder).catch(() => null);
    if (entries === null) return `There is no folder ${this.folder}, or it cannot be read.`;
    const names = entries.filter(isBackupName).sort().reverse();
    if (names.length > 0) return `This is a series of backups: name one of it, ${await this.newestOf(names)}.`;
    return `There is no ${SUMS_FILE}: this is not a backup, or one that was never finished.`;
  }

  /** The newest that lacks nothing, of names from the newest to the oldest. */
  private async newestOf(names: readonly string[]): Promise<string> {
    for (const name of names) {
      const facts = await factsAt(join(this.folder, name));
      if (facts && isGood(facts)) return `the newest good one is ${name}`;
    }
    return `the newest is ${names[0]}, but all lack files`;
  }

  private requireKey({ encryption }: BackupFacts): void {
    const keyId = encryption?.keyId ?? null;
    const given = this.sealer?.keyId ?? null;
    if (keyId === given) return;
    if (given === null) throw new Error(`This backup is encrypted: BACKUP_KEY must be the key ${keyId}.`);
    if (keyId === null) throw new Error('This backup is not encrypted: unset BACKUP_KEY to restore it all the same.');
    throw new Error(`This backup is encrypted with the key ${keyId}, but BACKUP_KEY is the key ${given}.`);
  }

  private pathOf(part: string): string {
    return this.sealer ? part + SEALED : part;
  }

  private async put(name: string, bytes: AsyncIterable<Buffer>): Promise<void> {
    const hash = createHash('sha256');
    async function* hashed(): AsyncGenerator<Buffer> {
      for await (const chunk of bytes) {
        hash.update(chunk);
        yield chunk;
      }
    }
    await this.flushed(name, hashed());
    this.sums.set(name, hash.digest('hex'));
  }

  private async flushed(name: string, bytes: AsyncIterable<Buffer | string> | Iterable<string>): Promise<void> {
    const path = join(this.folder, name);
    await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
    await pipeline(bytes, createWriteStream(path, { mode: PRIVATE_FILE, flush: true }));
  }

  private async sign(sealer: Sealer): Promise<void> {
    const signer = sealer.signer();
    for (const lines of this.sumLines()) signer.update(lines);
    await writeFile(join(this.folder, SIGNATURE_FILE), `${signer.digest('hex')}\n`, {
      mode: PRIVATE_FILE,
      flush: true,
    });
  }

  private *sumLines(): Generator<string> {
    let lines: string[] = [];
    for (const [name, sum] of this.sums) {
      lines.push(`${sum}  ${name}\n`);
      if (lines.length < SUMS_AT_ONCE) continue;
      yield lines.join('');
      lines = [];
    }
    yield lines.join('');
  }

  private async text(part: string): Promise<string> {
    return (await this.read(part)).toString();
  }

  private async sumOf(name: string): Promise<string> {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(this.folder, name)), hash).catch(() => {
      throw new Error(`${name} is missing from the backup, or cannot be read.`);
    });
    return hash.digest('hex');
  }
}
