/** Known to everybody: a production process refuses to start with any of them. */
const text = (name: string): string => `development-only-${name}-secret-0123456789`;

export const developmentSecrets = {
  MEMBER_TOKEN_SECRET: text('member-token'),
  ADMIN_TOKEN_SECRET: text('admin-token'),
  PHOTO_ADDRESS_SECRET: text('photo-address'),
  CODE_SECRET: text('code'),
  FINGERPRINT_SECRET: text('fingerprint'),
  DATA_KEYS: `dev1:${Buffer.from('development-only-data-key-012345').toString('base64')}`,
} as const;
