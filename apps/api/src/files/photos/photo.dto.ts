import type { PhotoOrderRequest } from '@kalyanam/shared/contracts/files';
import { PHOTO_ORDER_RULES } from '@kalyanam/shared/rules/files';
import { ruled } from '../../common/validation/ruled.js';

export class PhotoOrderDto extends ruled<PhotoOrderRequest>(PHOTO_ORDER_RULES) {}
