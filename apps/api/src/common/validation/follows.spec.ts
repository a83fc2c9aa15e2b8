import 'reflect-metadata';
import { MESSAGES } from '@kalyanam/shared/messages';
import { FAMILY_LOCATION_RULES } from '@kalyanam/shared/rules/profile.rules';
import { AppError } from '../errors/app-error.js';
import { Follows, FollowsNested } from './follows.js';
import { validationPipe } from './validation.pipe.js';

class Place {
  @Follows(FAMILY_LOCATION_RULES.state) state: string;
  @Follows(FAMILY_LOCATION_RULES.city) city: string;
}
class Needs {
  @FollowsNested(() => Place) place: Place;
}
class May {
  @FollowsNested(() => Place, { optional: true }) place?: Place;
}

const refusal = async (metatype: typeof Needs | typeof May, body: unknown): Promise<unknown> => {
  try {
    await validationPipe().transform(body, { type: 'body', metatype });
    return null;
  } catch (error) {
    return (error as AppError).extras.fields;
  }
};

const bothMissing = { 'place.state': MESSAGES.required, 'place.city': MESSAGES.required };

describe('FollowsNested', () => {
  it.each([{}, { place: null }, { place: 'Guntur' }, { place: [] }, { place: {} }])(
    'refuses %j field by field',
    async (body) => {
      expect(await refusal(Needs, body)).toEqual(bothMissing);
    },
  );

  it('lets an optional object be left out, but not be anything else', async () => {
    expect(await refusal(May, {})).toBeNull();
    expect(await refusal(May, { place: null })).toEqual(bothMissing);
    expect(await refusal(May, { place: { state: 'delhi', city: 'Delhi' } })).toBeNull();
  });

  it('refuses unknown keys inside', async () => {
    expect(await refusal(May, { place: { state: 'delhi', city: 'Delhi', pin: '1' } })).toEqual({
      'place.pin': MESSAGES.unknownField,
    });
  });
});
