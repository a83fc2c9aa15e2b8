import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  'owner-not-verified': (name?: string) => `Photos open once ${name ?? 'this member'} is verified`,
  'after-interest': 'Photos open after accepted interest',
  'on-request': (name?: string) => `Photos on request${name ? '' : '. Ask to see them'}`,
  waiting: 'Photos open once our team has verified you',
  'in-review': 'Photos are being checked',
};

export const usePhotosHiddenTexts = defineTexts('photosHidden', en);
