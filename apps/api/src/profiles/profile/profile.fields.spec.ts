import { exampleProfile } from '@kalyanam/shared/topics/profile/fields';
import { columnsOf, fieldsOf, type ProfileColumns } from './profile.fields.js';

describe('the fields of a profile as columns', () => {
  it('touches only what is given', () => {
    expect(columnsOf({ height: '5.10' })).toEqual({ heightInches: 70 });
    expect(columnsOf({})).toEqual({});
  });

  it("keeps 'domestic' as 'india', without a country", () => {
    const place = { type: 'domestic', state: 'telangana', city: ' hyderabad ', country: 'usa' } as const;
    expect(columnsOf({ workLocation: place })).toEqual({
      workType: 'india',
      workState: 'telangana',
      workCity: 'Hyderabad',
      workCountry: null,
      workAddress: null,
    });
  });

  it('keeps a place abroad without an Indian state', () => {
    const place = { type: 'nri', country: 'usa', state: 'telangana', city: 'Dallas' } as const;
    expect(columnsOf({ workLocation: place })).toMatchObject({
      workType: 'nri',
      workState: null,
      workCity: 'Dallas',
      workCountry: 'usa',
    });
  });

  it('collapses single-line texts, and stores null for blanks', () => {
    expect(columnsOf({ name: '  Sita \n Reddy ', subcaste: '  ' })).toEqual({ name: 'Sita Reddy', subcaste: null });
  });

  it('keeps every text composed and without control characters', () => {
    const typed = 'Jose\u0301\u0000';
    expect(columnsOf({ surname: typed, subcaste: typed, selfSummary: `${typed}\r\nReddy` })).toEqual({
      surname: 'José',
      subcaste: 'José',
      selfSummary: 'José \nReddy',
    });
  });

  it('stores null for a choice that is blank', () => {
    expect(columnsOf({ diet: '\u3000' as 'vegetarian' })).toEqual({ diet: null });
  });

  it('returns what was sent', () => {
    const fields = {
      ...exampleProfile(),
      workLocation: { type: 'nri', state: null, city: 'Dallas', country: 'usa', address: '12 Elm Street' },
      familyLocation: { state: 'andhra-pradesh', city: 'Guntur', address: null },
    } as const;
    expect(fieldsOf(columnsOf(fields) as ProfileColumns)).toEqual(fields);
  });
});
