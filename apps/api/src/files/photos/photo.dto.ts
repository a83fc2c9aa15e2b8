import type { PhotoOrderRequest } from '@kalyanam/shared/contracts/files';
import { photoIds } from '@kalyanam/shared/rules/files';
import { Follows } from '../../common/validation/follows.js';

export class PhotoOrderDto implements PhotoOrderRequest {
  @Follows(photoIds)
  ids: string[];
}
