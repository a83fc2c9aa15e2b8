import { readFile } from 'node:fs/promises';
import { plainLine } from '@kalyanam/shared/base/plain-text';
import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';

const MOST = 10;
const plain = (text: string): string => plainLine(text).toLowerCase();

interface Village {
  readonly district: string;
  readonly name: string;
  readonly key: string;
}

/** R88: suggestions from the operator's file, one 'district,village' a line; without a file there are none. */
@Injectable()
export class Villages {
  private readonly log = new Logger('Villages');
  private loaded: Promise<readonly Village[]> | null = null;

  constructor(private readonly settings: Settings) {}

  /** At most ten whose names begin so, in the order of the file. */
  async beginningWith(district: string, typed: string): Promise<string[]> {
    const begin = plain(typed);
    const villages = await (this.loaded ??= this.load().catch((error: unknown) => this.withoutFile(error)));
    const found = villages.filter((village) => village.district === district && village.key.startsWith(begin));
    return [...new Set(found.map(({ name }) => name))].slice(0, MOST);
  }

  private async load(): Promise<readonly Village[]> {
    const { villagesFile } = this.settings;
    if (villagesFile === null) return [];
    const lines = (await readFile(villagesFile, 'utf8')).split('\n');
    return lines.flatMap((line) => {
      const [district = '', name = ''] = line.split(',').map(plainLine);
      return district && name ? [{ district, name, key: plain(name) }] : [];
    });
  }

  /** The next request reads it again, so that a corrected file needs no restart. */
  private withoutFile(error: unknown): readonly Village[] {
    this.log.error({ err: error });
    this.loaded = null;
    return [];
  }
}
