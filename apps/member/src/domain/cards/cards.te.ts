import type { en } from './cards.en';

export const te: typeof en = { sameGothra: 'ఒకే గోత్రం' };
