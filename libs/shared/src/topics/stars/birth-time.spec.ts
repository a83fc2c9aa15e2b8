import { birthMoments, isZone } from './birth-time.js';

const moments = (date: string, time: string, zone: string): string[] =>
  birthMoments({ date, time }, zone).map((moment) => moment.toISOString());

describe('the moment of a birth', () => {
  it('is one in India at any time', () => {
    expect(moments('1995-01-01', '23:45', 'Asia/Kolkata')).toEqual(['1995-01-01T18:15:00.000Z']);
    expect(moments('1990-03-31', '00:00', 'Asia/Kolkata')).toEqual(['1990-03-30T18:30:00.000Z']);
  });

  it('follows the summer time of its day', () => {
    expect(moments('1997-07-04', '18:20', 'America/Chicago')).toEqual(['1997-07-04T23:20:00.000Z']);
    expect(moments('1997-01-04', '18:20', 'America/Chicago')).toEqual(['1997-01-05T00:20:00.000Z']);
  });

  it('does not exist in the hour that is skipped, and exists twice in the one that comes again', () => {
    expect(moments('1997-04-06', '02:30', 'America/Chicago')).toEqual([]);
    expect(moments('1997-10-26', '01:30', 'America/Chicago')).toEqual([
      '1997-10-26T06:30:00.000Z',
      '1997-10-26T07:30:00.000Z',
    ]);
    expect(moments('1998-10-25', '01:45', 'Australia/Lord_Howe')).toHaveLength(1);
    expect(moments('1999-03-28', '01:45', 'Australia/Lord_Howe')).toHaveLength(2);
  });

  it('knows zones that are a quarter of an hour off', () => {
    expect(moments('1995-01-01', '12:00', 'Asia/Kathmandu')).toEqual(['1995-01-01T06:15:00.000Z']);
  });

  it('needs a zone that exists', () => {
    expect(isZone('Asia/Kolkata')).toBe(true);
    expect(isZone('Asia/Nowhere')).toBe(false);
    for (const zone of ['', 'asia/kolkata', '+05:30', 'UTC\n']) expect(isZone(zone)).toBe(false);
  });
});
