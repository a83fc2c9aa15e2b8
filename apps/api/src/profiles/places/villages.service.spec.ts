import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { Settings } from '../../platform/config/settings.js';
import { Villages } from './villages.service.js';

describe('villages', () => {
  let folder: string;
  let villagesFile: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'villages-'));
    villagesFile = join(folder, 'villages.csv');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const suggesting = (file: string | null): Villages => new Villages({ villagesFile: file } as Settings);

  it('are suggested by their beginning within the district, each once, in composed letters', async () => {
    const lines = [
      'kurnool,Alur',
      'kurnool, Alampur ',
      'kurnool,Alur',
      'guntur,Alapadu',
      'kurnool,Palur',
      'kurnool,',
      '',
    ];
    await writeFile(villagesFile, [...lines, 'kurnool,Aluré'.normalize('NFD')].join('\r\n'));
    const villages = suggesting(villagesFile);
    expect(await villages.beginningWith('kurnool', ' aL')).toEqual(['Alur', 'Alampur', 'Aluré']);
    expect(await villages.beginningWith('kurnool', 'alure\u0301')).toEqual(['Aluré']);
    expect(await villages.beginningWith('guntur', 'alu')).toEqual([]);
  });

  it('are ten at most', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Alur ${index}`);
    await writeFile(villagesFile, names.map((name) => `kurnool,${name}`).join('\n'));
    expect(await suggesting(villagesFile).beginningWith('kurnool', 'a')).toEqual(names.slice(0, 10));
  });

  it('are none without a file', async () => {
    expect(await suggesting(null).beginningWith('kurnool', 'a')).toEqual([]);
  });

  it('are read again once a file that could not be read is there', async () => {
    const log = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    const villages = suggesting(villagesFile);
    expect(await villages.beginningWith('kurnool', 'a')).toEqual([]);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
    await writeFile(villagesFile, 'kurnool,Alur');
    expect(await villages.beginningWith('kurnool', 'a')).toEqual(['Alur']);
  });
});
