import { csvLine, type Cell } from './csv.js';

describe('a line of a CSV', () => {
  it.each<[Cell, string]>([
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['+911234', "'+911234"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['＝1+1', "'＝1+1"],
    ['＋91', "'＋91"],
    ['－2', "'－2"],
    ['＠SUM', "'＠SUM"],
    ['\r=1', '"\'\r=1"'],
    ['Asha, Guntur', '"Asha, Guntur"'],
    ['two\nlines', '"two\nlines"'],
    ['రెడ్డి', 'రెడ్డి'],
    ['2026-11-20T20:00:05.000Z', '2026-11-21 01:30:05 IST'],
    [-3, '-3'],
    [null, ''],
    [undefined, ''],
    [true, 'true'],
  ])('writes %j as %j', (value, cell) => {
    expect(csvLine([value, 'x'])).toBe(`${cell},x\r\n`);
  });
});
