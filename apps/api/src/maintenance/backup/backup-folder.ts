import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { FACTS_FILE, SUMS_FILE, type BackupFacts } from './backup-facts.js';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** The format of `sha256sum`. */
const SUM_LINE = /^([0-9a-f]{64}) {2}(.+)$/;

/** The parts of a backup and their checksums, by path below the folder. */
export class BackupFolder {
  private readonly sums = new Map<string, string>();

  constructor(private readonly folder: string) {}

  /** @throws unless the folder is new or empty */
  async begin(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: PRIVATE_FOLDER });
    if ((await readdir(this.folder)).length > 0) throw new Error('The folder of a backup must be new or empty.');
  }

  async write(part: string, bytes: Readable): Promise<void> {
    const hash = createHash('sha256');
    async function* hashed(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    }
    const path = join(this.folder, part);
    await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
    await pipeline(bytes, hashed, createWriteStream(path, { mode: PRIVATE_FILE, flush: true }));
    this.sums.set(part, hash.digest('hex'));
  }

  writeLines(part: string, lines: AsyncIterable<string>): Promise<void> {
    const zipped = createGzip();
    const feeding = pipeline(Readable.from(lines), zipped);
    return Promise.all([this.write(part, zipped), feeding]).then(() => undefined);
  }

  has(part: string): boolean {
    return this.sums.has(part);
  }

  get parts(): string[] {
    return [...this.sums.keys()];
  }

  async remove(part: string): Promise<void> {
    await rm(join(this.folder, part));
    this.sums.delete(part);
  }

  /** Completes the backup. */
  async finish(facts: Omit<BackupFacts, 'parts'>): Promise<void> {
    const whole: BackupFacts = { ...facts, parts: this.sums.size + 1 };
    await this.write(FACTS_FILE, Readable.from([Buffer.from(`${JSON.stringify(whole, null, 2)}\n`)]));
    const file = await open(join(this.folder, SUMS_FILE), 'wx', PRIVATE_FILE);
    for (const [part, sum] of this.sums) await file.write(`${sum}  ${part}\n`);
    await file.sync();
    await file.close();
  }

  /** Verifies every part. @throws naming the first that is missing or altered */
  async check(): Promise<BackupFacts> {
    for await (const line of this.linesOf(SUMS_FILE)) {
      const [, sum, part] = SUM_LINE.exec(line) ?? [];
      if (sum === undefined || part === undefined) throw new Error(`${SUMS_FILE} is damaged.`);
      if ((await this.sumOf(part)) !== sum) throw new Error(`${part} is damaged: it is not what was backed up.`);
      this.sums.set(part, sum);
    }
    const facts = this.has(FACTS_FILE) ? (JSON.parse(await this.text(FACTS_FILE)) as BackupFacts) : null;
    if (facts?.parts !== this.sums.size) throw new Error(`${SUMS_FILE} is damaged: it does not list every part.`);
    return facts;
  }

  read(part: string): Promise<Buffer> {
    return readFile(join(this.folder, part));
  }

  /** Opens the file when the first line is read: an earlier interface without a reader would lose lines. */
  async *zippedLines(part: string): AsyncGenerator<string> {
    yield* createInterface(createReadStream(join(this.folder, part)).pipe(createGunzip()));
  }

  private async *linesOf(part: string): AsyncGenerator<string> {
    const text = await this.text(part).catch(() => {
      throw new Error(`There is no ${SUMS_FILE}: this is not a backup, or one that was never finished.`);
    });
    yield* text.split('\n').filter((line) => line !== '');
  }

  private async text(part: string): Promise<string> {
    return (await this.read(part)).toString();
  }

  private async sumOf(part: string): Promise<string> {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(this.folder, part)), hash).catch(() => {
      throw new Error(`${part} is missing from the backup, or cannot be read.`);
    });
    return hash.digest('hex');
  }
}
