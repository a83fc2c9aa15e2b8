import { te as freshness } from '@kalyanam/shared/base/domain/freshness.te';
import type { en } from './cards.en';

export const te: typeof en = { sameGothra: 'ఒకే గోత్రం', ...freshness };
