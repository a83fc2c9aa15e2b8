import { en as freshness } from '@kalyanam/shared/base/domain/freshness.en';
import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = { sameGothra: 'Same gothra', ...freshness };

export const useCardTexts = defineTexts('cards', en);
