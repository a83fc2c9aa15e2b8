import { oneOf, required } from '@kalyanam/shared/rules/rule';
import { STATES, type State } from '@kalyanam/shared/vocabulary/places';
import { Follows } from '../common/validation/follows.js';

export class CitiesDto {
  @Follows(required(oneOf(STATES))) state: State;
}
